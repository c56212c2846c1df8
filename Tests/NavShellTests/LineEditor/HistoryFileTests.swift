import Glibc
import Testing

@testable import NavShell

@Suite("The history file") struct HistoryFileTests {
  /// A folder of its own for each test.
  final class Folder {
    let path: String

    init() {
      var template: [CChar] = Array("/tmp/navsh-history-XXXXXX".utf8CString)
      path = mkdtemp(&template).map { String(cString: $0) } ?? "/tmp"
    }

    deinit {
      for name in ["/state/navsh/history", "/history"] { unlink(path + name) }
      for name in ["/state/navsh", "/state", ""] { rmdir(path + name) }
    }

    func read(_ name: String) -> String {
      let descriptor: Int32 = Glibc.open(path + name, O_RDONLY)
      guard descriptor >= 0 else { return "" }
      defer { close(descriptor) }
      var bytes = [UInt8](repeating: 0, count: 1 << 20)
      let count: Int = Glibc.read(descriptor, &bytes, bytes.count)
      return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
    }

    func write(_ text: String, to name: String) {
      let descriptor: Int32 = Glibc.open(path + name, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
      _ = Glibc.write(descriptor, text, text.utf8.count)
      close(descriptor)
    }

    func mode(_ name: String) -> UInt32 {
      var status = stat()
      return stat(path + name, &status) == 0 ? UInt32(status.st_mode) & 0o777 : 0
    }
  }

  private let folder = Folder()

  private func open(session: String = "s", limit: Int = 100) -> HistoryFile {
    HistoryFile(path: folder.path + "/history", session: session, limit: limit)
  }

  @Test("an entry of several lines comes back as one, in any script")
  func wholeEntries() {
    let history: HistoryFile = open()
    history.append("flow \"日本\" {\n\ttap 'é'\n}", time: 1)
    history.append("back", time: 2)
    #expect(open().records.map(\.text) == ["flow \"日本\" {\n\ttap 'é'\n}", "back"])
    #expect(open().records.map(\.time) == [1, 2])
    #expect(
      folder.read("/history") == """
        {"t":1,"session":"s","text":"flow \\"日本\\" {\\n\\ttap 'é'\\n}"}
        {"t":2,"session":"s","text":"back"}

        """)
  }

  @Test("the folders are made for the user alone, and so is the file")
  func modes() {
    let history = HistoryFile(path: folder.path + "/state/navsh/history", session: "s")
    history.append("tap 1")
    #expect(folder.mode("/state") == 0o700)
    #expect(folder.mode("/state/navsh") == 0o700)
    #expect(folder.mode("/state/navsh/history") == 0o600)
  }

  @Test("a file that others could read is closed to them")
  func looseMode() {
    folder.write("", to: "/history")
    chmod(folder.path + "/history", 0o644)
    open().append("tap 1")
    #expect(folder.mode("/history") == 0o600)
  }

  @Test("lines that are no records are passed over, and a torn one does not eat the next")
  func badLines() {
    folder.write(
      """
      {"t":1,"session":"a","text":"one"}
      garbage
      {"t":2,"session":"a"}
      {"t":3,"session":"a","text":"unfini
      \u{0}\u{1}
      {"later":"member","text":"two","n":1.5,"b":true}
      {"t":4,"session":"a","text":"torn
      """, to: "/history")
    let history: HistoryFile = open()
    #expect(history.records.map(\.text) == ["one", "two"])
    history.append("three")
    #expect(open().records.map(\.text) == ["one", "two", "three"])
  }

  @Test("private entries and those with a leading space are remembered but not written")
  func privateEntries() {
    let history: HistoryFile = open()
    history.append("one")
    history.append(" two")
    history.append("type \"secret\"", isPrivate: true)
    #expect(history.records.map(\.text) == ["one", " two", "type \"secret\""])
    #expect(history.records.map(\.isPrivate) == [false, true, true])
    #expect(open().records.map(\.text) == ["one"])
    #expect(!folder.read("/history").contains("secret"))
  }

  @Test("blank entries and repetitions in a row are not added")
  func repetitions() {
    let history: HistoryFile = open()
    for text in ["a", "a", "", " \n", "b", "a"] { history.append(text) }
    #expect(history.records.map(\.text) == ["a", "b", "a"])
    #expect(open().records.map(\.text) == ["a", "b", "a"])
  }

  @Test("two shells add to one file and lose nothing of each other")
  func twoShells() {
    let first: HistoryFile = open(session: "1")
    let second: HistoryFile = open(session: "2")
    for number in 1...20 {
      first.append("first \(number)")
      second.append("second \(number)")
    }
    #expect(first.records.allSatisfy { $0.session == "1" })
    let all: [HistoryRecord] = open().records
    #expect(all.count == 40)
    #expect(all.filter { $0.session == "2" }.map(\.text) == (1...20).map { "second \($0)" })
  }

  @Test("a long file is cut to the newest entries, also under the eyes of another shell")
  func shortening() {
    let other: HistoryFile = open(session: "other")
    for number in 1...40 { other.append("entry \(number)") }
    let history: HistoryFile = open(limit: 10)
    #expect(history.records.map(\.text) == (31...40).map { "entry \($0)" })
    other.append("after")
    #expect(folder.read("/history").split(separator: "\n").count == 11)
    #expect(open().records.last?.text == "after")
    #expect(folder.mode("/history") == 0o600)
  }

  @Test("a path that can't be written costs the file, not the history")
  func unwritable() {
    let history = HistoryFile(path: "/dev/null/none", session: "s")
    history.append("one")
    #expect(history.records.map(\.text) == ["one"])
    let none = HistoryFile(path: nil, session: "s")
    none.append("one")
    #expect(none.records.map(\.text) == ["one"])
  }

  @Test(
    "every character survives the way to a line and back",
    arguments: ["\u{0}\u{1}\u{1F}\u{7F}", "\"\\/", "\u{2028}\u{FEFF}😀", "\r\n\t", ""])
  func characters(_ text: String) {
    let record = HistoryRecord(text: text, time: -5, session: "\"\n")
    #expect(!record.line.dropLast().contains("\n"))
    #expect(HistoryRecord(line: record.line.dropLast().utf8) == record)
  }

  @Test("the escapes of other writers of JSON are read")
  func escapes() {
    let line: String = #"{ "text" : "\u0041\ud83d\ude00\/\b\f" , "t" : 7 }"#
    #expect(HistoryRecord(line: line.utf8)?.text == "A😀/\u{8}\u{C}")
    #expect(HistoryRecord(line: #"{"text":"\ud83d"}"#.utf8) == nil)
    #expect(HistoryRecord(line: #"{"text":"\u+041"}"#.utf8) == nil)
    #expect(HistoryRecord(line: #"{"text":"a"} x"#.utf8) == nil)
  }
}
