import Testing

@testable import NavShell

@Suite("Searching the history") struct HistorySearchTests {
  private let entries: [String] = ["tap a", "show", "tap b", "tap a", "flow {\n  tap Zoo\n}"]

  @Test("Up finds the entries that begin as typed, newest first and each once")
  func prefix() {
    var search = HistorySearch(.prefix("tap"), in: entries, current: "tap")
    #expect(search.older() == "tap a")
    #expect(search.older() == "tap b")
    #expect(search.older() == nil)
    #expect(search.newer() == "tap a")
    #expect(search.newer() == nil)
    #expect(search.older() == "tap a")
  }

  @Test("with nothing typed every entry is found, and what is on the line passed over")
  func everything() {
    var search = HistorySearch(.prefix(""), in: ["a", "b", "b", "a"], current: "")
    #expect(search.older() == "a")
    #expect(search.older() == "b")
    #expect(search.older() == nil)
    var other = HistorySearch(.prefix("b"), in: ["b 1", "b"], current: "b")
    #expect(other.older() == "b 1")
  }

  @Test("Ctrl-R finds text anywhere; capitals count only when there are some")
  func containing() {
    var search = HistorySearch(.containing("zoo"), in: entries, current: "")
    #expect(search.older() == "flow {\n  tap Zoo\n}")
    var exact = HistorySearch(.containing("ZOO"), in: entries, current: "")
    #expect(exact.older() == nil)
    var none = HistorySearch(.containing(""), in: entries, current: "")
    #expect(none.older() == nil)
  }

  @Test("the place found is counted in bytes, the last one first")
  func range() {
    #expect(HistorySearch.range(of: "a", in: "日a日a") == 7..<8)
    #expect(HistorySearch.range(of: "日", in: "a日") == 1..<4)
    #expect(HistorySearch.range(of: "b", in: "a") == nil)
    #expect(HistorySearch.range(of: "", in: "a") == nil)
    #expect(HistorySearch.range(of: "größe", in: "GRÖSSE größe") != nil)
  }
}
