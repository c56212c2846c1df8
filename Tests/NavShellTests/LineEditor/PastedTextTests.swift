import Testing

@testable import NavShell

@Suite("Pasted text") struct PastedTextTests {
  private func text(_ pasted: String) -> String {
    PastedText(Array(pasted.utf8), promptMark: "❯").text
  }

  @Test("every kind of line break is one, and those at the end go")
  func lineBreaks() {
    #expect(text("a\r\nb\rc\nd\r\n\n") == "a\nb\nc\nd")
    #expect(text("\n") == "")
  }

  @Test("controls go, tabs stay, and what is not UTF-8 is replaced")
  func controls() {
    #expect(text("a\u{1B}[31m\tb\u{0}\u{7F}\u{9B}c") == "a[31m\tbc")
    #expect(PastedText([0x61, 0xFF], promptMark: "❯").text == "a\u{FFFD}")
  }

  @Test("a transcript loses its prompts and its output")
  func transcript() {
    let transcript: String = """
      Library › Songs ❯ tap "a ❯ b"
      Songs → a
      Library ❯ flow "x" {
      flow…   tap 1
      flow… }
      passed
      """
    #expect(text(transcript) == "tap \"a ❯ b\"\nflow \"x\" {\n  tap 1\n}")
  }

  @Test("the mark further down is just text")
  func noTranscript() {
    #expect(text("tap 1\n# the prompt is ❯ x") == "tap 1\n# the prompt is ❯ x")
  }
}
