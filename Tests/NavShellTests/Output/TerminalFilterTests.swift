import Testing

@testable import NavShell

@Suite("What reaches a terminal")
struct TerminalFilterTests {
  private func filtered(_ text: String, keepingColors: Bool = true) -> String {
    var text = text
    var buffer: [UInt8] = []
    text.withUTF8 { TerminalFilter.append($0, to: &buffer, keepingColors: keepingColors) }
    return String(decoding: buffer, as: UTF8.self)
  }

  @Test("text, line breaks and colors get through")
  func harmless() {
    let text = "a ä 日本 👩‍👩‍👧\n\u{1B}[1;31mred\u{1B}[0m\n\u{1B}[m"
    #expect(filtered(text) == text)
  }

  @Test(
    "what needs no look is told by its bytes",
    arguments: [
      ("a ä · ▐é▌ 日本 👍\n", true), ("\u{1B}[31m", false), ("\u{85}", false), ("\u{A0}", true),
      ("\u{2028}", false), ("\u{2066}", false), ("\u{7F}", false), ("\t", false), ("─", true),
    ])
  func harmlessBytes(text: String, isHarmless: Bool) {
    var text = text
    #expect(text.withUTF8 { TerminalFilter.isHarmless($0) } == isHarmless)
  }

  @Test("without colors their sequences are gone")
  func withoutColors() {
    #expect(filtered("\u{1B}[31mred\u{1B}[0m", keepingColors: false) == "red")
  }

  @Test(
    "no other sequence gets through",
    arguments: [
      "\u{1B}]0;title\u{07}", "\u{1B}[2J", "\u{1B}[?1049h", "\u{9B}31m", "\u{1B}", "\u{1B}[",
      "\u{1B}[31", "\u{1B}c", "\r", "\u{08}", "\u{7F}", "\u{202E}", "\u{1B}[>4;1m",
      "\u{1B}[1;2;3;4;5;6;7;8;9;10;11;12;13;14m",
    ])
  func dangerous(text: String) {
    for scalar in filtered(text).unicodeScalars {
      #expect(scalar.value >= 0x20 && scalar.value != 0x7F)
      #expect(!(0x80...0x9F).contains(scalar.value) && scalar.value != 0x202E)
    }
  }
}
