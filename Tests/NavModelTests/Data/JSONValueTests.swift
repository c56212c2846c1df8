import NavModel
import Testing

@Suite struct JSONValueTests {
  private func value(_ text: String) throws(DataError) -> JSONValue {
    try JSONValue(parsing: Array(text.utf8))
  }

  @Test("every kind of value is read")
  func kinds() throws {
    let read = try value(#" {"a": [1, -2.5e1, true, false, null, "é"], "b": {}, "c": []} "#)
    #expect(
      read
        == .object([
          .init(
            "a", .array([.number(1), .number(-25), .bool(true), .bool(false), .null, .string("é")])),
          .init("b", .object([])), .init("c", .array([])),
        ]))
    #expect(read["b"] == .object([]) && read["d"] == nil && JSONValue.null["a"] == nil)
  }

  @Test("members keep their order")
  func order() throws {
    guard case .object(let members) = try value(#"{"z":1,"a":2,"m":3}"#) else {
      Issue.record("no object")
      return
    }
    #expect(members.map(\.key) == ["z", "a", "m"])
  }

  @Test("nesting is limited, so that no text can exhaust the stack")
  func nesting() throws {
    func nested(_ depth: Int) -> String {
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    _ = try value(nested(100))
    let error = #expect(throws: DataError.self) { try value(nested(100_000)) }
    #expect(error == DataError("arrays and objects nest deeper than 128", line: 1, column: 130))
  }

  @Test(
    "what isn't JSON is an error",
    arguments: [
      "", " ", "[1,]", "[1 2]", "{\"a\":1,}", "{\"a\":1,\"a\":2}", "+1", ".5", "1.", "1e", "0x10",
      "1e999", "tru", "'a'", "\"a", "[", "{", "1 2", "NaN", "-", "// x\n1",
    ])
  func wrong(text: String) {
    #expect(throws: DataError.self) { try value(text) }
  }

  @Test("quoting leaves no control and reads back as it was")
  func quoting() throws {
    #expect(jsonQuoted("a\"b\\c\n\t\u{1}é") == #""a\"b\\c\n\t\u0001é""#)
    for code: UInt32 in 0..<0x300 {
      guard let scalar = Unicode.Scalar(code) else { continue }
      let quoted = jsonQuoted(String(scalar))
      #expect(quoted.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F })
      #expect(try value(quoted) == .string(String(scalar)))
    }
  }
}
