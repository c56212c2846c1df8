import NavSyntax
import Testing

@Suite("An entry of the prompt")
struct CompletenessTests {
  @Test(
    "goes on while something is open, and says what",
    arguments: [
      ("flow \"x\" {", "flow"), ("flow \"x\" {\n  if a {", "if"), ("if a { } else {", "else"),
      ("screen s { button \"A\" { on tap {", "on"), ("rule \"r\" {", "rule"),
      ("rule \"r\" { a", "rule"), ("print [1,", "["), ("expect (a\n", "("), ("push x(", "("),
      ("say \"\"\"\n  abc", "\"\"\""), ("say \"\"\"", "\"\"\""), ("flow \"x\" { print [", "["),
      ("var x = [\"a\": 1,", "["),
    ])
  func incomplete(text: String, open: String) {
    #expect(parse(SourceText(name: "prompt", text: text)).completeness == .incomplete(open: open))
  }

  @Test(
    "is wrong when waiting for more wouldn't help",
    arguments: ["tap", "flow \"x\" {\n tap )", "say \"x", "print )"])
  func wrong(text: String) {
    #expect(parse(SourceText(name: "prompt", text: text)).completeness == .wrong)
  }

  @Test(
    "is complete when all is closed",
    arguments: ["", "tap x", "flow \"x\" {\n}", "say \"\"\"\n  a\n  \"\"\""])
  func complete(text: String) {
    #expect(parse(SourceText(name: "prompt", text: text)).completeness == .complete)
  }
}
