import NavModel
import Testing

@Suite struct JSONRowsTests {
  private func table(_ text: String) throws(DataError) -> DataTable {
    try DataTable(json: Array(text.utf8))
  }

  @Test("the columns are the keys in the order in which they first appear")
  func columns() throws {
    let rows = try table(#"[{"b": "1", "a": "2"}, {"c": "3", "b": "4"}, {}]"#)
    #expect(rows.columns == ["b", "a", "c"])
    #expect(
      rows == DataTable(columns: ["b", "a", "c"], rows: [["1", "2", ""], ["4", "", "3"], []]))
    #expect(rows.rowCount == 3)
  }

  @Test("numbers and booleans are the text they are written with, null is none")
  func scalars() throws {
    let rows = try table(#"[{"a": 1.50, "b": -0e+2, "c": true, "d": false, "e": null}]"#)
    #expect((0..<5).map { rows.text(0, $0) } == ["1.50", "-0e+2", "true", "false", ""])
  }

  @Test("escapes and surrogate pairs become characters")
  func escapes() throws {
    let rows = try table(#"[{"a\u0062": "\"\\\/\b\f\n\r\t\u00e9\ud83c\udfb5 é🎵"}]"#)
    #expect(rows.columns == ["ab"])
    #expect(rows.text(0, 0) == "\"\\/\u{8}\u{C}\n\r\té🎵 é🎵")
  }

  @Test("an empty array is a table with neither columns nor rows")
  func empty() throws {
    let rows = try table("\u{FEFF} [ ] \r\n")
    #expect(rows.rowCount == 0 && rows.columns == [])
  }

  @Test(
    "what is wrong has its line and column",
    arguments: [
      ("", "the file ends too early: rows are an array of objects: '[' is missing", 1, 1),
      ("{}", "rows are an array of objects: '[' is missing", 1, 1),
      ("[1]", "a row is an object: '{' is missing", 1, 2),
      ("[{\"a\":\n [1]}]", "a value of a row is text, a number, true, false or null", 2, 2),
      ("[{\"a\":{}}]", "a value of a row is text, a number, true, false or null", 1, 7),
      ("[{\"a\":1},\n]", "a row is an object: '{' is missing", 2, 1),
      ("[{\"a\":1}\n{\"a\":2}]", "',' or ']' is missing after a row", 2, 1),
      ("[{\"a\":1} ", "the file ends too early: ',' or ']' is missing after a row", 1, 10),
      ("[{\"a\":1}] x", "after the value nothing may follow", 1, 11),
      ("[{\"a\":1,\"a\":2}]", "the key \"a\" occurs twice", 1, 9),
      ("[{\"\":1}]", "a column needs a name", 1, 3),
      ("[{a:1}]", "a key in quotes is missing", 1, 3),
      ("[{\"a\" 1}]", "':' is missing after the key", 1, 7),
      ("[{\"a\":}]", "a value is missing", 1, 7),
      ("[{\"a\":nul}]", "a value is missing", 1, 7),
      ("[{\"a\":01}]", "a number has no zero before its digits", 1, 7),
      ("[{\"a\":1.}]", "a digit is missing in the number", 1, 9),
      ("[{\"é\":\"x", "the string that opens here is never closed", 1, 7),
      (
        "[{\"a\":\"x\ny\"}]", "a control character in a string is written as \\n, \\t or \\u0000",
        1, 9
      ),
      ("[{\"a\":\"\\u12G4\"}]", "after \\u come four hexadecimal digits", 1, 8),
      ("[{\"a\":\"\\ud83c\"}]", "half of a surrogate pair is no character", 1, 8),
      ("[{\"a\":\"\\ud83c\\u0041\"}]", "half of a surrogate pair is no character", 1, 8),
      ("[{\"a\":\"\\udfb5\"}]", "half of a surrogate pair is no character", 1, 8),
      ("[{\"a\":\"\\u0000\"}]", "a NUL character is no text", 1, 7),
      ("[{\"a\":\u{0}}]", "a NUL byte is no text", 1, 7),
    ])
  func errors(text: String, message: String, line: Int, column: Int) {
    let error = #expect(throws: DataError.self) { try table(text) }
    #expect(error == DataError(message, line: line, column: column))
  }

  @Test("an escape that there isn't is an error", arguments: ["x", "'", "U", "\n"])
  func unknownEscape(letter: String) {
    let error = #expect(throws: DataError.self) { try table("[{\"a\":\"\\\(letter)\"}]") }
    #expect(error?.message.hasPrefix("this is no escape") == true)
  }

  @Test("rows written as JSON are read back as they were")
  func roundTrip() throws {
    let pieces = mixedPieces + ["\"", "\\", "\n", "\u{1}", "\u{7F}", "/", "\u{2028}"]
    var generator = SeededGenerator(seed: 10)
    for _ in 0..<300 {
      let rows = (0..<Int.random(in: 1...6, using: &generator)).map { _ in
        (0..<3).map { _ in generator.text(of: pieces, longest: 5) }
      }
      let objects = rows.map { row in
        let members = row.enumerated().map { "\"c\($0)\" : \(jsonQuoted($1))" }
        return "{" + members.joined(separator: " ,\n") + "}"
      }
      let read = try table("[" + objects.joined(separator: ",") + "]")
      #expect(read == DataTable(columns: ["c0", "c1", "c2"], rows: rows))
    }
  }
}
