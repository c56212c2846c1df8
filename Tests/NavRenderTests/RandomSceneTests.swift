import NavModel
import NavRender
import Testing

@Suite("Drawings of random scenes")
struct RandomSceneTests {
  @Test("every line is exactly as wide as asked for, whatever the texts are made of")
  func widths() {
    for seed in 0..<150 as Range<UInt64> {
      var random = RandomScene(seed: seed)
      let scene = random.scene()
      let width = 30 + random.below(90)
      let height = random.below(3) == 0 ? 20 : nil
      for glyphs in [GlyphSet.unicode, .ascii] {
        let drawing = wireframe(
          scene, width: width, height: height, glyphs: glyphs, colors: false)
        let lines = drawing.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
        for line in lines where displayWidth(String(line)) != width {
          Issue.record("seed \(seed), width \(width): \(displayWidth(String(line)))\n\(drawing)")
          return
        }
        if glyphs == .ascii, let byte = drawing.utf8.first(where: { $0 > 0x7E }) {
          Issue.record("seed \(seed): the byte \(byte) is not ASCII\n\(drawing)")
          return
        }
      }
    }
  }

  @Test("colours change nothing but the look, and no text of a prototype brings its own")
  func colors() {
    for seed in 0..<30 as Range<UInt64> {
      var random = RandomScene(seed: seed)
      let scene = random.scene()
      let plain = wireframe(scene, width: 50, glyphs: .unicode, colors: false)
      let colored = wireframe(scene, width: 50, glyphs: .unicode, colors: true)
      #expect(!plain.contains("\u{1B}"), "seed \(seed)")
      let stripped = colored.unicodeScalars.split(separator: "\u{1B}").enumerated().map {
        $0.offset == 0 && !colored.hasPrefix("\u{1B}")
          ? String($0.element) : String($0.element.drop { $0 != "m" }.dropFirst())
      }
      #expect(stripped.joined() == plain, "seed \(seed)")
    }
  }
}
