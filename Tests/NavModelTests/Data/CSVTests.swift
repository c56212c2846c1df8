import NavModel
import Testing

@Suite struct CSVTests {
  private func table(_ text: String) throws(DataError) -> DataTable {
    try DataTable(csv: Array(text.utf8))
  }

  private func cells(_ table: DataTable) -> [[String]] {
    (0..<table.rowCount).map { row in table.columns.indices.map { table.text(row, $0) } }
  }

  private func error(_ text: String) -> DataError? {
    #expect(throws: DataError.self) { try DataTable(csv: Array(text.utf8)) }
  }

  @Test("the first line names the columns, the others are rows")
  func plain() throws {
    let songs = try table("title,artist\nAll Blues,Miles Davis\nÁguas de Março,Elis Regina\n")
    #expect(songs.columns == ["title", "artist"])
    #expect(
      cells(songs) == [["All Blues", "Miles Davis"], ["Águas de Março", "Elis Regina"]])
    #expect(songs.column(named: "artist") == 1)
    #expect(songs.column(named: "Artist") == nil)
  }

  @Test("quotes hold commas, line breaks and doubled quotes")
  func quotes() throws {
    let quoted = try table(
      "a,\"b\nc\"\n\"1,2\",\"x\r\ny\"\n\"say \"\"hi\"\"\",\"\"\n\"\"\"\",5\"\n")
    #expect(quoted.columns == ["a", "b\nc"])
    #expect(cells(quoted) == [["1,2", "x\r\ny"], ["say \"hi\"", ""], ["\"", "5\""]])
  }

  @Test(
    "lines end with LF, CRLF or CR, the last one with or without, after a byte order mark or not",
    arguments: ["\n", "\r\n", "\r"], ["", "\u{FEFF}"])
  func lineEnds(end: String, mark: String) throws {
    let expected = try table("a,b\n1,2\n3,\n")
    #expect(try table(mark + ["a,b", "1,2", "3,"].joined(separator: end)) == expected)
    #expect(try table(mark + ["a,b", "1,2", "3,", ""].joined(separator: end)) == expected)
    #expect(
      try table(mark + end + ["a,b", "", "1,2", "3,", "", ""].joined(separator: end)) == expected)
  }

  @Test("spaces belong to the value")
  func spaces() throws {
    #expect(cells(try table("a,b\n x , \"y\"\n")) == [[" x ", " \"y\""]])
  }

  @Test("a header alone is a table without rows")
  func headerOnly() throws {
    let empty = try table("a,b")
    #expect(empty.rowCount == 0 && empty.columns == ["a", "b"])
  }

  @Test("an empty value in quotes is a row of a table with one column, an empty line is none")
  func oneColumn() throws {
    #expect(cells(try table("a\n1\n\n\"\"\n2\n\n")) == [["1"], [""], ["2"]])
  }

  @Test(
    "what is wrong has its line and column",
    arguments: [
      ("", "the file is empty; its first line names the columns", 1, 1),
      ("\u{FEFF}\r\n", "the file is empty; its first line names the columns", 1, 1),
      ("a,b\n1,2\n3\n", "the row has 1 value, the header 2 columns", 3, 1),
      ("a\r\n1\r\n2,3,4\r\n", "the row has 3 values, the header 1 column", 3, 1),
      ("a,b\r1,\"x\ry\"\r1,2,3\r", "the row has 3 values, the header 2 columns", 4, 1),
      ("a,b\n1,2\n \n", "the row has 1 value, the header 2 columns", 3, 1),
      ("a,b\né,\"x\n1,2\n", "the quote that opens here is never closed", 2, 3),
      (
        "a,b\n\"x\" ,2",
        "after a closing quote comes a comma or the end of the line; a quote inside is doubled", 2,
        4
      ),
      ("a,,c\n", "column 2 has no name", 1, 3),
      ("a,\" \"\n", "column 2 has no name", 1, 3),
      ("a,b,a\n", "the name 'a' stands above two columns", 1, 5),
      ("a,b\n1,x\u{0}\n", "a NUL byte is no text", 2, 4),
    ])
  func errors(text: String, message: String, line: Int, column: Int) {
    #expect(error(text) == DataError(message, line: line, column: column))
  }

  @Test(
    "bytes that aren't UTF-8 are an error at their place",
    arguments: [
      [0xFF], [0xC3, 0x28], [0xC0, 0x80], [0xE0, 0x9F, 0xBF], [0xF0, 0x8F, 0xBF, 0xBF],
      [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80],
      [0xE3, 0x81],
      [0x80],
    ] as [[UInt8]])
  func broken(bytes: [UInt8]) {
    for length in 0..<20 {
      let text = "title\n" + String(repeating: "é", count: length)
      let error = #expect(throws: DataError.self) { try DataTable(csv: Array(text.utf8) + bytes) }
      #expect(error == DataError("the bytes are not UTF-8", line: 2, column: length + 1))
    }
  }

  @Test("what is written as RFC 4180 says is read back as it was")
  func roundTrip() throws {
    let pieces = mixedPieces + [",", "\"", "\n", "\r\n", "\r", "\"\"", "x,y"]
    var generator = SeededGenerator(seed: 8)
    for _ in 0..<300 {
      let width = Int.random(in: 1...4, using: &generator)
      let names = (0..<width).map { "column \($0)" }
      let rows = (0..<Int.random(in: 0...6, using: &generator)).map { _ in
        (0..<width).map { _ in generator.text(of: pieces, longest: 5) }
      }
      let lines = ([names] + rows).map { row in
        row.map { quoted($0) }.joined(separator: ",")
      }
      let read = try table(lines.joined(separator: "\r\n"))
      #expect(read == DataTable(columns: names, rows: rows))
      #expect(
        cells(read).map { $0.map { Array($0.utf8) } } == rows.map { $0.map { Array($0.utf8) } })
    }
  }

  /// Quotes are doubled by scalar: one with a mark after it is a quote all the same.
  private func quoted(_ text: String) -> String {
    var result: String.UnicodeScalarView = "\"".unicodeScalars
    for scalar in text.unicodeScalars {
      if scalar == "\"" { result.append(scalar) }
      result.append(scalar)
    }
    result.append("\"")
    return String(result)
  }

  @Test("no bytes at all stop the reader")
  func anything() {
    let pieces = ["a", ",", "\"", "\n", "\r", "é", "\u{FEFF}", "b,c", "\"x\"", "\u{0}"]
    var generator = SeededGenerator(seed: 9)
    for _ in 0..<3000 {
      var bytes = Array(generator.text(of: pieces, longest: 12).utf8)
      if Bool.random(using: &generator), !bytes.isEmpty { bytes.removeLast() }
      guard let table = try? DataTable(csv: bytes) else { continue }
      #expect(!table.columns.isEmpty)
    }
  }
}
