import NavModel
import Testing

@Suite struct TextFittingTests {
  @Test("F8 · text that fits is not cut")
  func fits() {
    for mode: TruncationMode in [.head, .middle, .tail] {
      #expect(truncated("Blue", to: 4, at: mode) == "Blue")
      #expect(truncated("上を", to: 4, at: mode) == "上を")
    }
  }

  @Test("F8 · text beyond the width is cut at its head, middle or tail")
  func cuts() {
    #expect(truncated("Blue in Green", to: 7, at: .tail) == "Blue i…")
    #expect(truncated("Blue in Green", to: 7, at: .head) == "… Green")
    #expect(truncated("Blue in Green", to: 7, at: .middle) == "Blu…een")
    #expect(truncated("Blue in Green", to: 6, at: .middle) == "Blu…en")
    #expect(truncated("Blue in Green", to: 7, ellipsis: "...") == "Blue...")
    #expect(clipped("Blue in Green", to: 4) == "Blue")
  }

  @Test("F8 · a wide character is never halved")
  func wide() {
    #expect(truncated("上を向いて", to: 6) == "上を…")
    #expect(truncated("上を向いて", to: 6, at: .head) == "…いて")
    #expect(truncated("上を向いて", to: 6, at: .middle) == "上…て")
    #expect(clipped("上を向いて", to: 5) == "上を")
    #expect(truncated("👨‍👩‍👧‍👦👨‍👩‍👧‍👦", to: 3) == "👨‍👩‍👧‍👦…")
  }

  @Test("F8 · without room for anything else the ellipsis is what shows")
  func narrow() {
    #expect(truncated("Blue", to: 1) == "…")
    #expect(truncated("Blue", to: 2, ellipsis: "...") == "..")
    #expect(truncated("Blue", to: 0) == "")
    #expect(truncated("Blue", to: -3) == "")
  }

  @Test("padding fills with spaces and never cuts")
  func pads() {
    #expect(padded("上", to: 5) == "上   ")
    #expect(padded("上", to: 5, alignment: .trailing) == "   上")
    #expect(padded("上", to: 5, alignment: .center) == " 上  ")
    #expect(padded("Blue", to: 2) == "Blue")
  }

  @Test("what is fitted takes exactly the width, whatever the text")
  func exactly() {
    var generator = SeededGenerator(seed: 2)
    for round in 0..<600 {
      let text: String = generator.text(of: mixedPieces, longest: 14)
      let width: Int = round % 12
      for mode: TruncationMode in [.head, .middle, .tail] {
        let shown: String = fitted(text, to: width, at: mode)
        #expect(displayWidth(shown) == width, "\(text) \(mode)")
      }
    }
  }

  @Test("a cut text keeps as many characters as fit")
  func longest() {
    var generator = SeededGenerator(seed: 3)
    for round in 0..<300 {
      let text: String = generator.text(of: mixedPieces, longest: 10)
      let width: Int = round % 9
      let reference = (0...text.count).map { String(text.prefix($0)) }
        .last { displayWidth($0) <= width }
      #expect(clipped(text, to: width) == reference)
    }
  }
}
