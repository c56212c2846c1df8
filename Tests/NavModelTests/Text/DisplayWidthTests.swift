import Testing

@testable import NavModel

@Suite struct DisplayWidthTests {
  @Test(
    "display width counts terminal columns",
    arguments: [
      ("", 0), ("Blue in Green", 13), ("Águas de Março", 14), ("上を向いて歩こう", 16),
      ("ｶﾀｶﾅ", 4), ("ＡＢ", 4), ("한국어", 6), ("Привет", 6), ("…", 1), ("±§", 2), ("⌕✕›●", 4),
      ("│╭─╮▐▌", 6), ("\u{1112}\u{1161}\u{11AB}", 2), ("か\u{3099}", 2), ("हिन्दी", 3),
    ])
  func columns(text: String, width: Int) {
    #expect(displayWidth(text) == width)
  }

  @Test(
    "emoji and flags take two columns whatever they are made of",
    arguments: [
      "🎵", "👍🏽", "👩‍🚀", "👨‍👩‍👧‍👦", "🇯🇵", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "❤️", "1️⃣", "☝🏽", "🏳️‍🌈", "🫨", "🫩",
    ])
  func pictures(text: String) {
    #expect(displayWidth(text) == 2)
    #expect(displayWidth("a" + text + "b") == 4)
  }

  @Test("a character with a text form is narrow until its picture is asked for")
  func textForm() {
    #expect(displayWidth("❤") == 1)
    #expect(displayWidth("❤\u{FE0E}") == 1)
    #expect(displayWidth("a\u{FE0F}") == 1)
  }

  @Test("controls, combining marks and format characters take no column")
  func nothing() {
    for value: UInt32 in Array(0..<0x20) + Array(0x7F..<0xA0) + [0x300, 0x200B, 0x202E, 0xFEFF] {
      guard let scalar = Unicode.Scalar(value) else { continue }
      #expect(displayWidth(String(scalar)) == 0)
    }
    #expect(displayWidth("\r\n") == 0)
  }

  @Test("every scalar has a width of at most two")
  func everyScalar() {
    var wide: Int = 0
    for value: UInt32 in 0...0x10FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let width: Int = displayWidth(scalar)
      if !(0...2).contains(width) { Issue.record("\(value) is \(width) wide") }
      if width == 2 { wide += 1 }
    }
    #expect(wide > 180_000)
  }

  @Test("the width of a text is the sum of the widths of its characters")
  func sum() {
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<500 {
      let text: String = generator.text(of: mixedPieces, longest: 12)
      #expect(displayWidth(text) == text.map { displayWidth($0) }.reduce(0, +))
    }
  }
}
