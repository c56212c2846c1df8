import NavModel
import Testing

@Suite struct TextWrappingTests {
  @Test("lines break at spaces")
  func words() {
    #expect(
      wrapped("It is removed from all your devices.", to: 24)
        == ["It is removed from all", "your devices."])
    #expect(wrapped("one  two", to: 20) == ["one  two"])
    #expect(wrapped("  one two", to: 5) == ["  one", "two"])
  }

  @Test("a word wider than a line breaks anywhere")
  func longWord() {
    #expect(wrapped("an extraordinary day", to: 6) == ["an", "extrao", "rdinar", "y day"])
  }

  @Test("lines break around wide characters")
  func wide() {
    #expect(wrapped("上を向いて歩こう", to: 7) == ["上を向", "いて歩", "こう"])
    #expect(wrapped("JR東日本", to: 4) == ["JR東", "日本"])
    #expect(wrapped("日本 JR", to: 5) == ["日本", "JR"])
  }

  @Test("line breaks of the text stay")
  func paragraphs() {
    #expect(wrapped("a\n\nb\r\nc", to: 9) == ["a", "", "b", "c"])
    #expect(wrapped("", to: 9) == [""])
    #expect(wrapped("a", to: 0) == [])
  }

  @Test("a character that fits no line shows as an ellipsis")
  func tooNarrow() {
    #expect(wrapped("a日b", to: 1) == ["a", "…", "b"])
  }

  @Test("no line is wider than the width and nothing but spaces is lost")
  func property() {
    var generator = SeededGenerator(seed: 4)
    for round in 0..<600 {
      let text: String = generator.text(of: mixedPieces, longest: 20)
      let width: Int = 2 + round % 9
      let lines: [String] = wrapped(text, to: width)
      for line in lines {
        #expect(displayWidth(line) <= width)
      }
      let kept: String = lines.joined().filter { $0 != " " }
      #expect(Array(kept.unicodeScalars) == Array(text.filter { $0 != " " }.unicodeScalars))
    }
  }
}
