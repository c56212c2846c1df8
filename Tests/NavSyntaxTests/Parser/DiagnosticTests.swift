import NavSyntax
import Testing

@Suite("What is wrong")
struct DiagnosticTests {
  /// Returns the diagnostics of a text as `id@what was marked: help`.
  private func complaints(_ text: String) -> [String] {
    parse(SourceText(name: "test", text: text)).diagnostics.map { diagnostic in
      let marked: String = diagnostic.source?.text(diagnostic.span) ?? ""
      return "\(diagnostic.id)@\(marked): \(diagnostic.help ?? "")"
    }
  }

  @Test(
    "a bare word where text is wanted shows the fix",
    arguments: [
      ("search blue in album", "expected-text@blue: did you mean `\"blue\"`?"),
      ("choose Add song", "expected-text@Add: did you mean `\"Add song\"`?"),
      ("screen home Home { }", "expected-text@Home: did you mean `\"Home\"`?"),
      ("type 5", "expected-text@5: did you mean `\"5\"`?"),
      ("move row n to 2", "expected-number@n: did you mean `(n)`?"),
    ])
  func bareWords(text: String, complaint: String) {
    #expect(complaints(text) == [complaint])
  }

  @Test(
    "a word that is nearly right is named",
    arguments: [
      ("tap x refsued", "unexpected@refsued: did you mean `refused`?"),
      ("tap x refused as disbled", "unknown-reason@disbled: did you mean `disabled`?"),
      ("expect x is opne", "expected-predicate@opne: did you mean `open`?"),
      ("expect a adn b", "unexpected@adn: did you mean `and`?"),
      ("scren home \"Home\" { }", "unknown-word@scren: did you mean `screen`?"),
      ("screen s { table t plian }", "expected-word@plian: did you mean `plain`?"),
      ("screen s { button \"x\" clozes }", "unexpected@clozes: did you mean `closes`?"),
      ("tabs { tba a \"A\" -> b }", "unknown-word@tba: did you mean `tab`?"),
      (
        "screen s { bar { traling button \"x\" } }",
        "unknown-word@traling: did you mean `trailing`?"
      ),
    ])
  func nearWords(text: String, complaint: String) {
    #expect(complaints(text) == [complaint])
  }

  @Test(
    "what is used to other languages is told apart",
    arguments: [
      ("expect a = 3", "unexpected@=: did you mean `==`?"),
      ("x == 3", "unexpected@==: to ask, write `expect …` or `print …`"),
      ("expect a && b", "stray-character@&: did you mean `and`?"),
      ("print [1, \"a\": 2]", "mixed-list@:: "),
      ("print [\"a\": 2, 1]", "mixed-list@]: write `:` and a value behind the key"),
      ("expect !a", "stray-character@!: did you mean `not`?"),
      ("// why", "unexpected@/: comments begin with `#`"),
      ("say “x”", "stray-character@“: text stands in straight quotes: `\"…\"`"),
      (
        "expect 1 < x < 3",
        "chained-comparison@<: join two with `and`: `1 < x and x < 5`"
      ),
      (
        "wait 5min",
        "bad-number@5min: durations are written `300ms` and `2s`; a name begins with a letter"
      ),
      (
        "if a { }\nelse { }",
        "misplaced-word@else: `else` stands on the line of the `}` before it"
      ),
    ])
  func otherLanguages(text: String, complaint: String) {
    #expect(complaints(text) == [complaint])
  }

  @Test(
    "words that a form has aren't taken for what it lacks",
    arguments: [
      ("tap row", "expected-row"), ("wait until", "expected-value"), ("back to", "expected-name"),
    ])
  func lacking(text: String, id: String) {
    #expect(parse(SourceText(name: "test", text: text)).diagnostics.map(\.id) == [id])
    #expect(outlines("tap info") == ["(tap (target info))"])
  }

  @Test("definitions hold no statements, statements no definitions")
  func misplaced() {
    #expect(
      complaints("screen s { tap x }")
        == [
          "misplaced-word@tap: a statement stands in `on …`, `flow`, `steps`, `setup` or at the top"
        ])
    #expect(
      complaints("flow \"f\" { screen s }")
        == ["misplaced-word@screen: definitions stand outside of flows and handlers"])
    #expect(
      complaints("screen s { cart = 1 }")
        == ["misplaced-word@cart: did you mean `var cart = …`?"])
    #expect(complaints("button add \"Add\"") == ["misplaced-word@button: "])
  }

  @Test("every error of a file is said, in order, and what is right is kept")
  func recovery() {
    let text: String = """
      tap
      screen home Home {
        lable "x"; tap y
        button "A" -> { on tap { foo( } }
        button "B"
      }
      expect (a
      back
      """
    let parsed: Parsed = parse(SourceText(name: "test", text: text))
    #expect(
      parsed.diagnostics.map { "\($0.source?.position(of: $0.span.start).line ?? 0) \($0.id)" } == [
        "1 expected-target", "2 expected-text", "3 misplaced-word", "4 expected-destination",
        "4 expected-value", "8 unclosed-bracket",
      ])
    #expect(parsed.tree.root.children.compactMap { $0.form } == [.tap, .screen, .expect, .back])
  }

  @Test("twenty errors are kept, and the last says how many more there are")
  func most() {
    let parsed: Parsed = parse(
      SourceText(name: "test", text: String(repeating: "tap\n", count: 25)))
    #expect(parsed.diagnostics.count == 20)
    #expect(parsed.diagnostics.last?.notes.map(\.message) == ["and 5 more errors"])
  }

  @Test(
    "bytes that are no text are shown where they are",
    arguments: [
      ([0x74, 0x61, 0x70, 0x20, 0xFF, 0x0A], "invalid-utf8", 4),
      ([0x23, 0x20, 0xC3, 0x28], "invalid-utf8", 2),
      ([0x23, 0xED, 0xA0, 0x80], "invalid-utf8", 1),
      ([0x22, 0x1B, 0x22], "control-character", 1),
      ([0x23, 0xC2, 0x9B], "control-character", 1),
      ([0x23, 0x0D, 0x23], "control-character", 1),
    ])
  func bytes(bytes: [UInt8], id: String, at: UInt32) throws {
    let first: Diagnostic = try #require(
      parse(SourceText(name: "test", bytes: bytes)).diagnostics.first)
    #expect(first.id == id)
    #expect(first.span.start == at)
  }

  @Test(
    "strings say what is wrong with them",
    arguments: [
      ("say \"abc\nback", "unterminated-string"), ("say 'abc", "unterminated-string"),
      ("say \"a\\qb\"", "bad-escape"), ("say \"\\u{D800}\"", "bad-escape"),
      ("say \"\\u{}\"", "bad-escape"), ("say \"\\(a b)\"", "unclosed-bracket"),
      ("say \"\"\"abc\"\"\"", "long-string"), ("say \"\"\"\n  a\"\"\"", "long-string"),
      ("say \"\"\"\n a\n  \"\"\"", "uneven-indentation"),
    ])
  func strings(text: String, id: String) {
    #expect(parse(SourceText(name: "test", text: text)).diagnostics.map(\.id) == [id])
  }

  @Test(
    "ten thousand levels are an error of their own",
    arguments: [
      ("print " + String(repeating: "(", count: 10_000) + "1"
        + String(repeating: ")", count: 10_000)),
      ("print " + String(repeating: "[", count: 10_000)),
      (String(repeating: "if a { ", count: 10_000) + String(repeating: "}", count: 10_000)),
      ("print 1" + String(repeating: " + 1", count: 10_000)),
      ("print a" + String(repeating: ".b", count: 10_000)),
      ("print " + String(repeating: "not ", count: 10_000) + "a"),
      ("if a { }" + String(repeating: " else if b { }", count: 10_000)),
      (String(repeating: "why ", count: 10_000)),
      ("print " + String(repeating: "\"\\(", count: 10_000)
        + String(repeating: ")\"", count: 10_000)),
    ])
  func depth(text: String) {
    let parsed: Parsed = parse(SourceText(name: "test", text: text))
    #expect(parsed.diagnostics.first?.id == "too-deep")
    #expect(parsed.completeness == .wrong)
    #expect(inconsistencies(parsed.tree) == [])
  }

  @Test(
    "other files of the same name get one message",
    arguments: [
      ("syntax = \"proto3\";\nmessage A { }", "protocol-buffers"),
      ("// Copyright\n/* and\n more */\nsyntax = \"proto2\";", "protocol-buffers"),
      ("message Song {\n  string title = 1;\n}", "protocol-buffers"),
      ("package a.b;\nimport \"x.proto\";", "protocol-buffers"),
      ("service Music { }", "protocol-buffers"),
      ("\u{0}\u{1}\u{2}", "binary"),
    ])
  func otherFiles(text: String, id: String) {
    let parsed: Parsed = parse(SourceText(name: "test", text: text))
    #expect(parsed.diagnostics.map(\.id) == [id])
    #expect(parsed.completeness == .wrong)
    #expect(inconsistencies(parsed.tree) == [])
  }
}
