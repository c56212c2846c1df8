import NavModel
import Testing

@Suite struct VisibleTests {
  @Test("a control sequence becomes text that can be read")
  func escapes() {
    #expect(visible("\u{1B}[31mred\u{7}\u{7F}") == "␛[31mred␇␡")
    #expect(visible("a\tb\r\n") == "a␉b␍␊")
    #expect(visible("\u{9B}2J\u{85}") == "�2J�")
    #expect(visible("user\u{202E}gpj.exe\u{2066}") == "user�gpj.exe�")
  }

  @Test("ordinary text of any script stays as it is")
  func harmless() {
    for text in ["", "Blue in Green", "Águas de Março", "上を向いて", "👩‍🚀 ❤️", "€ “quoted” –"] {
      #expect(visible(text) == text)
    }
  }

  @Test("line breaks stay only where they are asked for")
  func newlines() {
    #expect(visible("a\nb", keepingNewlines: true) == "a\nb")
    #expect(visible("a\r\nb", keepingNewlines: true) == "a␍\nb")
    #expect(visible("a\nb") == "a␊b")
  }

  @Test("no control is left, whatever the text")
  func everyScalar() {
    for value: UInt32 in 0..<0x3000 {
      guard let scalar = Unicode.Scalar(value) else { continue }
      for left in visible("a" + String(scalar)).unicodeScalars {
        #expect(left.properties.generalCategory != .control)
        #expect(!(0x202A...0x202E).contains(left.value) && !(0x2066...0x2069).contains(left.value))
      }
    }
  }
}
