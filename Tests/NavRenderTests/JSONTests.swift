import Foundation
import NavRender
import NavSyntax
import Testing

@Suite("JSON")
struct JSONTests {
  @Test("members keep their order, empty things stay on one line")
  func layout() {
    let value = JSON.object([
      ("b", .array([.integer(1), .boolean(true), .null])), ("a", .object([])),
      ("list", .array([])), ("half", .number(0.5)), ("whole", .number(3)),
      ("infinite", .number(.infinity)),
    ])
    #expect(
      value.text == """
        {
          "b": [
            1,
            true,
            null
          ],
          "a": {},
          "list": [],
          "half": 0.5,
          "whole": 3,
          "infinite": null
        }

        """)
  }

  @Test("any text comes back as it was, and no control stands in the output")
  func strings() throws {
    var text = ""
    for value in (0...0x2FFF).compactMap(Unicode.Scalar.init) { text.unicodeScalars.append(value) }
    text += "👩‍👩‍👧 \u{10FFFF}"
    let output = JSON.array([.string(text)]).text
    let decoded = try JSONDecoder().decode([String].self, from: Data(output.utf8))
    #expect(decoded.first.map { Array($0.unicodeScalars) } == Array(text.unicodeScalars))
    let controls = output.unicodeScalars.filter {
      $0 != "\n" && ($0.value < 0x20 || (0x7F...0x9F).contains($0.value))
    }
    #expect(controls.isEmpty)
  }

  @Test("a diagnostic has its place in lines and characters, and nothing that it hasn't got")
  func diagnostic() {
    let source = SourceText(name: "a.proto", text: "上 x\ny")
    let diagnostic = Diagnostic(
      "unknown", .warning, source: source, span: Span(4, 5), message: "what is x?",
      notes: [Diagnostic.Note("here", source: source, span: Span(6, 7)), Diagnostic.Note("so")])
    #expect(
      diagnostic.json.text == """
        {
          "id": "unknown",
          "severity": "warning",
          "message": "what is x?",
          "file": "a.proto",
          "line": 1,
          "column": 3,
          "notes": [
            {
              "message": "here",
              "file": "a.proto",
              "line": 2,
              "column": 1
            },
            {
              "message": "so"
            }
          ]
        }

        """)
  }
}
