import Glibc
import Testing

@testable import NavShell

@Suite("Reading plain lines") struct PlainLineReaderTests {
  /// Returns a descriptor from which the bytes can be read.
  private func input(_ bytes: [UInt8]) -> Int32 {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return -1 }
    _ = write(ends[1], bytes, bytes.count)
    close(ends[1])
    return ends[0]
  }

  private func entries(_ bytes: [UInt8]) -> [Entry] {
    let descriptor: Int32 = input(bytes)
    defer { close(descriptor) }
    let reader = PlainLineReader(input: descriptor) { text in
      let open: Int = text.count { $0 == "{" } - text.count { $0 == "}" }
      return open > 0 ? .incomplete(openBlock: "flow") : .complete
    }
    var result: [Entry] = []
    while true {
      let entry: Entry = reader.readEntry(prompt: "> ")
      if entry == .endOfInput { return result }
      result.append(entry)
    }
  }

  private func entries(_ text: String) -> [Entry] {
    entries(Array(text.utf8))
  }

  @Test("each line is an entry, and the last needs no line break")
  func lines() {
    #expect(entries("one\n日本\n\nlast") == [.text("one"), .text("日本"), .text(""), .text("last")])
    #expect(entries("") == [])
  }

  @Test("lines are read until the entry is complete")
  func blocks() {
    #expect(entries("flow {\n tap 1\n}\nback\n") == [.text("flow {\n tap 1\n}"), .text("back")])
  }

  @Test("an entry that is still open at the end is handed over as it is")
  func openAtTheEnd() {
    #expect(entries("flow {\n tap 1\n") == [.text("flow {\n tap 1\n")])
    #expect(entries("flow {") == [.text("flow {")])
  }

  @Test("line breaks of Windows and a byte order mark are tolerated")
  func foreign() {
    #expect(entries("\u{FEFF}one\r\ntwo\r\n") == [.text("one"), .text("two")])
  }

  @Test("what is not UTF-8 is an error with its line and column, and the next line goes on")
  func invalid() {
    #expect(
      entries(Array("ok\n日x".utf8) + [0xFF] + Array("y\nnext\n".utf8)) == [
        .text("ok"), .invalid(line: 2, column: 3), .text("next"),
      ])
    #expect(entries([0xEF]) == [.invalid(line: 1, column: 1)])
    #expect(entries([0x61, 0xE6, 0x97, 0x0A]) == [.invalid(line: 1, column: 2)])
    #expect(entries([0xC0, 0xAF, 0x0A]) == [.invalid(line: 1, column: 1)])
  }

  @Test("a line without end is refused, not kept in memory")
  func tooLong() async {
    let reader: Int32
    var ends: [Int32] = [0, 0]
    #expect(pipe(&ends) == 0)
    reader = ends[0]
    let writer: Int32 = ends[1]
    let writing = Task.detached {
      let chunk = [UInt8](repeating: 0x61, count: 1 << 16)
      for _ in 0..<40 { _ = write(writer, chunk, chunk.count) }
      _ = write(writer, "\nnext\n", 6)
      close(writer)
    }
    let lines = PlainLineReader(input: reader)
    #expect(lines.readEntry(prompt: "") == .tooLong)
    #expect(lines.readEntry(prompt: "") == .text("next"))
    #expect(lines.readEntry(prompt: "") == .endOfInput)
    close(reader)
    await writing.value
  }
}
