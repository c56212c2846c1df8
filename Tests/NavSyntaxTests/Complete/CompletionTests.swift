import NavSyntax
import Testing

@Suite("What could stand at the cursor")
struct CompletionTests {
  /// Returns words as they are and operands in angle brackets, each once.
  private func wanted(_ text: String) -> [String] {
    var found: [String] = []
    for expectation in expectations(in: text, at: text.utf8.count).1 {
      let item: String = expectation.word ?? "<\(expectation.operand?.word ?? "")>"
      if !found.contains(item) { found.append(item) }
    }
    return found
  }

  @Test(
    "is what the grammar wants there",
    arguments: [
      ("tap ", ["row", "info", "<TARGET>"]),
      ("tap row ", ["<ROW>", "where"]),
      ("tap \"x\" ", ["in", "at", "refused", "intercepted"]),
      ("tap x refused ", ["as", "because"]),
      ("back ", ["to", "refused", "intercepted"]),
      ("back to ", ["<SCREEN>"]),
      ("swipe ", ["left", "right", "down", "up"]),
      ("swipe left ", ["row"]),
      ("search \"x\" in ", ["<SCOPE>"]),
      ("cancel ", ["<PRESENTATION>", "refused", "intercepted"]),
      ("set ", ["<TARGET>", "show"]),
      ("expect ", ["changes", "picture", "<CONDITION>", "not", "none", "true", "false"]),
      ("if a { } ", ["else"]),
      ("if a { } else ", ["if", "{"]),
      ("tabs { ", ["tab", "more", "}"]),
      ("screen s { table t ", ["plain", "grouped", "inset", "}"]),
      ("rule \"r\" { ", ["<CONDITION>", "not", "none", "true", "false", "}"]),
      ("screen s { button \"A\" -> ", ["<THEN>", "tab", "back", "}"]),
      ("flow \"f\" ", ["on", "tagged", "after", "with", "covers", "known", "{"]),
      ("why sw", ["<STATEMENT>", "swipe", "<WORD>"]),
      ("redefine sh", ["<DEFINITION>", "sheet"]),
      ("screen s { bar { trailing bu", ["<ELEMENT>", "button", "<WORD>"]),
      ("# tap ", []),
    ])
  func wants(text: String, words: [String]) {
    #expect(wanted(text) == words)
  }

  @Test("a word that has been begun is replaced, and the words begin like it")
  func prefixes() {
    let (range, found) = expectations(in: "tap a\nexpect x is no", at: 20)
    #expect(range == 18..<20)
    #expect(found.map(\.word) == ["not"])
    #expect(wanted("flow \"f\" {\n  swi").contains("swipe"))
    #expect(!wanted("flow \"f\" {\n  swi").contains("screen"))
    #expect(!wanted("screen s {\n  b").contains("back to"))
  }

  @Test("a string that has been begun is replaced whole")
  func strings() {
    let (range, found) = expectations(in: "tap \"Sh", at: 7)
    #expect(range == 4..<7)
    #expect(found.map(\.operand?.word) == ["TARGET"])
  }

  @Test("in an interpolation stands an expression")
  func interpolations() {
    #expect(wanted("say \"a \\(").contains("<VALUE>"))
    #expect(wanted("say \"a \\(b ").contains("and"))
    #expect(wanted("say \"a \\(b) and \\(c is ").contains("open"))
    let (range, _) = expectations(in: "say \"a \\(ro", at: 11)
    #expect(range == 9..<11)
  }

  @Test("only what is innermost wants something")
  func innermost() {
    #expect(!wanted("screen s {\n  bar {\n    ").contains("table"))
    #expect(wanted("screen s {\n  bar {\n    ").contains("trailing"))
    #expect(wanted("screen s {\n  bar { }\n ").contains("table"))
    #expect(!wanted("tap ").contains("screen"))
  }

  @Test("the form that wants an operand comes with it")
  func forms() {
    let found = expectations(in: "present ", at: 8).1
    #expect(found.map { $0.form?.id } == [.present])
    #expect(found.map(\.role) == [.presentation])
  }
}
