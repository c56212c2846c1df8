import NavModel
import NavRender
import Testing

@Suite("Wireframes")
struct WireframeTests {
  @Test("a drawing is as it is kept", arguments: SceneFixture.all.indices)
  func golden(index: Int) throws {
    let fixture = SceneFixture.all[index]
    var text = ""
    for width in [30, 60, 100] {
      text += wireframe(fixture.scene, width: width, glyphs: .unicode, colors: false) + "\n"
    }
    for width in [30, 60] {
      text += wireframe(fixture.scene, width: width, glyphs: .ascii, colors: false) + "\n"
    }
    try Golden.expect(text, is: fixture.name)
  }

  @Test("every line is exactly as wide as asked for", arguments: SceneFixture.all.indices)
  func widths(index: Int) {
    let scene = SceneFixture.all[index].scene
    for width in [30, 31, 33, 40, 47, 64, 80, 131] {
      for glyphs in [GlyphSet.unicode, .ascii] {
        let drawing = wireframe(scene, width: width, glyphs: glyphs, colors: false)
        for line in drawing.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
          #expect(displayWidth(String(line)) == width, "\(line)")
        }
        if glyphs == .ascii { #expect(drawing.utf8.allSatisfy { $0 < 0x7F }) }
      }
    }
  }
}
