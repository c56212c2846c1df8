import Testing

@testable import NavShell

@Suite("What stands before the cursor")
struct TypedTextTests {
  private func typed(_ text: String) -> TypedText { TypedText(text, cursor: text.utf8.count) }

  @Test(
    "the statement is found, its blanks reduced",
    arguments: [
      ("", ""), ("ta", "ta"), ("tap ", "tap "), ("  tap   row  ", "tap row "),
      ("back; tap so", "tap so"), ("flow \"a\" { tap so", "tap so"),
      ("tap \"A;{ b", "tap \"A;{ b"), ("tap \"a\\\"; b", "tap \"a\\\"; b"), ("tap 'a;", "tap 'a;"),
      ("tap a # tap b\nba", "ba"), ("tap Größ", "tap Größ"),
    ])
  func statements(text: String, statement: String) {
    #expect(typed(text).statement == statement)
  }

  @Test("strings and comments are told apart")
  func inside() {
    #expect(typed("tap x # ta").isComment)
    #expect(!typed("tap \"#\" ").isComment)
    #expect(typed("tap \"a\\\"").isQuoted)
    #expect(!typed("tap \"a\"").isQuoted)
  }

  @Test("names with points between them are taken apart")
  func chain() {
    #expect(typed("expect tabs.inbox.").chain == ["tabs", "inbox"])
    #expect(typed("expect a == list.").chain == ["list"])
    #expect(typed("expect tabs").chain == [])
    #expect(typed(".").chain == [])
  }

  @Test("what stands behind the cursor doesn't count")
  func cursor() {
    #expect(TypedText("tap sort; back", cursor: 6).statement == "tap so")
    #expect(TypedText("tap", cursor: 99).statement == "tap")
    #expect(TypedText("tap", cursor: -1).statement == "")
  }
}
