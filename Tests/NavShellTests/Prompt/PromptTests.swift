import Testing

@testable import NavShell

@Suite("The prompt")
struct PromptTests {
  @Test("says where the prototype is")
  func place() {
    let prompt = Prompt.text(location: "Library › Songs ⌃Sort by", isUnicode: true)
    #expect(prompt.text == "Library › Songs ⌃Sort by ❯ ")
    #expect(Prompt.text(location: "", isUnicode: true).text == "navsh ❯ ")
  }

  @Test("has only ASCII signs where the locale has no others, titles stay as they are")
  func ascii() {
    let prompt = Prompt.text(location: "Bücher › Songs ⌃Sort", isUnicode: false)
    #expect(prompt.text == "Bücher > Songs ^Sort > ")
  }

  @Test("shows what a terminal could obey as pictures")
  func filtered() {
    #expect(!Prompt.text(location: "a\u{1B}[2J", isUnicode: true).text.contains("\u{1B}"))
  }
}
