import NavRender
import NavSyntax
import Testing

@Suite("Diagnostics as text")
struct DiagnosticTextTests {
  /// A diagnostic about a part of a line.
  private func diagnostic(_ line: String, _ part: String, label: String? = nil) throws -> Diagnostic
  {
    let text = "first\n" + line + "\nlast"
    let found = try #require(text.utf8.firstRange(of: part.utf8))
    let start = text.utf8.distance(from: text.startIndex, to: found.lowerBound)
    let span = Span(UInt32(start), UInt32(start + part.utf8.count))
    return Diagnostic(
      "expectation", source: SourceText(name: "music.proto", text: text), span: span,
      message: "not so in flow \"find a song\"", label: label)
  }

  private func text(_ diagnostic: Diagnostic, width: Int = 80) -> String {
    diagnostic.text(width: width, glyphs: .unicode, colors: false)
  }

  @Test("place, message, the line, and carets with the value under what is meant")
  func plain() throws {
    let diagnostic = try diagnostic(
      "  expect list.rows.count == 5", "list.rows.count", label: "4")
    #expect(
      text(diagnostic) == """
        music.proto:2:10: error[expectation]: not so in flow "find a song"
        2 |   expect list.rows.count == 5
          |          ^^^^^^^^^^^^^^^ 4

        """)
  }

  @Test("the caret stands under its column after tabs, wide characters and joined emoji")
  func columns() throws {
    let diagnostic = try diagnostic("\ttap \"上を向いて👩‍👩‍👧\" where x", "where")
    #expect(
      text(diagnostic) == """
        music.proto:2:15: error[expectation]: not so in flow "find a song"
        2 |     tap "上を向いて👩‍👩‍👧" where x
          |                        ^^^^^

        """)
  }

  @Test("of a long line the part shows that is meant")
  func window() throws {
    let padding = String(repeating: "expect a == b; ", count: 20)
    let diagnostic = try diagnostic(padding + "tap nowhere" + "; " + padding, "nowhere")
    let lines = text(diagnostic, width: 50).split(separator: "\n")
    #expect(lines[1] == "2 | …xpect a == b; tap nowhere; expect a == b; ex…")
    #expect(lines[2] == "  |                    ^^^^^^^")
  }

  @Test("a place at the end of a line, and one beyond the text, have one caret")
  func ends() throws {
    let source = SourceText(name: "a", text: "tap")
    for offset: UInt32 in [3, 99] {
      let diagnostic = Diagnostic(
        "expected", source: source, span: Span(offset, offset), message: "something is missing")
      #expect(text(diagnostic).hasSuffix("1 | tap\n  |    ^\n"))
    }
  }

  @Test("notes have their own place, and what to do comes last")
  func notes() throws {
    var diagnostic = try diagnostic("screen a; screen a", "screen a")
    diagnostic.notes = [
      Diagnostic.Note("first defined here", source: diagnostic.source, span: Span(0, 5)),
      Diagnostic.Note("two lines\nof text"),
    ]
    diagnostic.help = "give one of them another name"
    #expect(
      text(diagnostic) == """
        music.proto:2:1: error[expectation]: not so in flow "find a song"
        2 | screen a; screen a
          | ^^^^^^^^
        music.proto:1:1: note: first defined here
        1 | first
          | ^^^^^
        note: two lines
          of text
        help: give one of them another name

        """)
  }

  @Test("nothing of a source acts on the terminal")
  func controls() throws {
    let diagnostic = try diagnostic("tap \"\u{1B}[2J\" x", "x")
    #expect(!text(diagnostic).contains("\u{1B}"))
    #expect(text(diagnostic).contains("2 | tap \"␛[2J\" x\n  |            ^\n"))
  }

  @Test("colours only repeat what is there")
  func colors() throws {
    let diagnostic = try diagnostic("tap x", "x", label: "nothing is called so")
    let colored = diagnostic.text(width: 80, glyphs: .unicode, colors: true)
    #expect(colored.contains("\u{1B}[1;31merror[expectation]:\u{1B}[0m"))
    #expect(colored.replacing(/\u{1B}\[[0-9;]*m/, with: "") == text(diagnostic))
  }
}
