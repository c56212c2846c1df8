import Testing

@testable import NavShell

@Suite("What stands before the cursor")
struct TypedTextTests {
  private func typed(_ text: String) -> TypedText { TypedText(text, cursor: text.utf8.count) }

  @Test(
    "the word and the statement it is in are found",
    arguments: [
      ("", "", ""),
      ("ta", "ta", ""),
      ("tap ", "", "tap "),
      ("tap   row  ", "", "tap row "),
      ("tap so", "so", "tap "),
      ("back; tap so", "so", "tap "),
      ("flow \"a\" { tap so", "so", "tap "),
      ("tap \"A;{ b", "\"A;{ b", "tap "),
      ("tap \"A\" in to", "to", "tap \"A\" in "),
      ("tap \"a\\\"b", "\"a\\\"b", "tap "),
      ("tap 'a", "'a", "tap "),
      ("expect x.co", "co", "expect x."),
      ("tap a # tap b\nba", "ba", ""),
      ("tap Größ", "Größ", "tap "),
    ])
  func words(text: String, word: String, statement: String) {
    #expect(typed(text).word == word)
    #expect(typed(text).statementBeforeWord == statement)
  }

  @Test("inside a comment nothing is to be completed")
  func comments() {
    #expect(typed("tap x # ta").isComment)
    #expect(!typed("tap \"#\" ").isComment)
  }

  @Test("what stands behind the cursor doesn't count")
  func cursor() {
    #expect(TypedText("tap sort; back", cursor: 6).word == "so")
    #expect(TypedText("tap", cursor: 99).word == "tap")
    #expect(TypedText("tap", cursor: -1).word == "")
  }
}
