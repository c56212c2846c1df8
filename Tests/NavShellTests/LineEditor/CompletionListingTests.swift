import Testing

@testable import NavShell

@Suite("Listing completions") struct CompletionListingTests {
  private func lines(
    _ candidates: [Completion.Candidate], width: Int, selected: Int? = nil, limit: Int = 50
  ) -> [String] {
    CompletionListing(candidates, width: width).rows(selected: selected, limit: limit).map(\.text)
  }

  private func names(_ count: Int) -> [Completion.Candidate] {
    (1...count).map { .init("name\($0)") }
  }

  @Test("names go down before they go right, in as many columns as fit")
  func columns() {
    #expect(lines(names(5), width: 80) == ["name1  name2  name3  name4  name5"])
    #expect(lines(names(5), width: 19) == ["name1  name4", "name2  name5", "name3"])
    #expect(lines(names(3), width: 3) == ["name1", "name2", "name3"])
  }

  @Test("columns are as wide as what is in them, counted as the terminal shows it")
  func widths() {
    let candidates: [Completion.Candidate] = [
      .init("日本語"), .init("a"), .init("👩‍👩‍👧 x"), .init("bcdef"),
    ]
    #expect(lines(candidates, width: 18) == ["日本語  👩‍👩‍👧 x", "a       bcdef"])
  }

  @Test("a short list with notes stays in one column, notes below one another")
  func notes() {
    let candidates: [Completion.Candidate] = [
      .init("Songs", note: "row"), .init("日本語", note: "row, disabled"), .init("x"),
    ]
    #expect(lines(candidates, width: 80) == ["Songs   row", "日本語  row, disabled", "x"])
  }

  @Test("a list that is too long shows the part around the selection, and says so")
  func window() {
    #expect(
      lines(names(20), width: 10, limit: 4) == ["name1", "name2", "name3", "rows 1–3 of 20"])
    #expect(
      lines(names(20), width: 10, selected: 10, limit: 4) == [
        "name10", "name11", "name12", "rows 10–12 of 20",
      ])
    #expect(
      lines(names(20), width: 10, selected: 19, limit: 4).suffix(2) == [
        "name20", "rows 18–20 of 20",
      ])
  }

  @Test("what a candidate is called can't reach the terminal as a command")
  func harmless() {
    #expect(lines([.init("a\u{1B}[2Jb", note: "c\nd")], width: 40) == ["a␛[2Jb  c␊d"])
  }

  @Test("arrows go through the list and stop at its sides, Tab goes around")
  func selection() {
    let listing = CompletionListing(names(5), width: 19)
    #expect(listing.rowCount == 3)
    #expect(listing.index(.next, of: nil) == 0)
    #expect(listing.index(.previous, of: nil) == 4)
    #expect(listing.index(.next, of: 4) == 0)
    #expect(listing.index(.previous, of: 0) == 4)
    #expect(listing.index(.right, of: 1) == 4)
    #expect(listing.index(.right, of: 2) == 2)
    #expect(listing.index(.left, of: 4) == 1)
    #expect(listing.index(.left, of: 0) == 0)
  }

  @Test("nothing to list is no rows")
  func empty() {
    #expect(lines([], width: 80) == [])
    #expect(lines(names(3), width: 80, limit: 0) == [])
  }

  @Test("what all insertions begin with goes by whole characters")
  func commonPrefix() {
    func prefix(_ insertions: String...) -> String {
      Completion(replacing: 0..<0, candidates: insertions.map { .init($0) }).commonPrefix
    }
    #expect(prefix("search", "select", "set") == "se")
    #expect(prefix("\"日本\"", "\"日曜\"") == "\"日")
    #expect(prefix("e\u{301}a", "eb") == "")
    #expect(prefix("same") == "same")
    #expect(prefix("ab", "abc") == "ab")
    #expect(prefix("a", "b") == "")
  }
}
