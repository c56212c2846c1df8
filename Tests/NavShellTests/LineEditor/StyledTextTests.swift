import Testing

@testable import NavShell

@Suite("Styled text") struct StyledTextTests {
  @Test("a prompt made of what a prototype says has no control and no line break in it")
  func harmless() {
    var prompt = StyledText("A\u{1B}]0;x\u{7}\nB", .accent)
    prompt.append("\u{9B}31m\u{202E}❯ ")
    #expect(prompt.text == "A␛]0;x␇␊B�31m�❯ ")
  }

  @Test("invalid bytes have become replacement characters before they get here")
  func invalidBytes() {
    let name = String(decoding: [0x41, 0xFF, 0xE6, 0x97] as [UInt8], as: UTF8.self)
    #expect(StyledText(name).text == "A\u{FFFD}\u{FFFD}")
  }

  @Test("its width is that on the terminal")
  func width() {
    #expect(StyledText("日本 é👩‍👩‍👧").width == 8)
    #expect(StyledText("").width == 0)
  }

  @Test("either end can be kept, with an ellipsis for the rest, and no character is halved")
  func ends() {
    var text = StyledText("日本", .accent)
    text.append(" Songs")
    #expect(text.keepingEnd(within: 99) == text)
    #expect(text.keepingEnd(within: 9).text == "…本 Songs")
    #expect(text.keepingEnd(within: 8).text == "… Songs")
    #expect(text.keepingStart(within: 4).text == "日…")
    #expect(text.keepingStart(within: 6).text == "日本 …")
    #expect(text.keepingStart(within: 0).text == "…")
  }
}
