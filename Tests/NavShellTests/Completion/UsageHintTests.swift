import Testing

@testable import NavShell

@Suite("The hint behind what is typed")
struct UsageHintTests {
  @Test("is the rest of the signature once its words stand there")
  func rest() {
    #expect(UsageHint.text(after: "push") == " SCREEN [ARGUMENTS]")
    #expect(UsageHint.text(after: "push ") == "SCREEN [ARGUMENTS]")
    #expect(UsageHint.text(after: "back; select tab ") == "TAB")
  }

  @Test("is nothing for half a word, an operand, a comment, an open string")
  func nothing() {
    for text in ["", "pus", "push home", "# push", "print \"push ", "rotate"] {
      #expect(UsageHint.text(after: text) == nil, "\(text)")
    }
  }
}
