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

  @Test("nothing is kept without its scene")
  func orphans() throws {
    #expect(try Golden.names().subtracting(SceneFixture.all.map(\.name)) == ["flow-results-json"])
  }

  @Test("below 30 columns one line says so", arguments: [29, 1, 0, -5])
  func narrow(width: Int) {
    let drawing = wireframe(
      SceneFixture.all[0].scene, width: width, glyphs: .unicode, colors: false)
    #expect(drawing == "a drawing needs 30 columns, there are \(max(0, width))\n")
  }

  @Test("a height takes rows away and says how many there are beyond")
  func height() {
    let lines: [TableScene.Line] = (1...40).map { row($0, "Row \($0)", "its subtitle") }
    let scene = SceneFixture("rows", [app(screen("Rows") { $0.content = [table(.plain, lines)] })])
      .scene
    for height in [12, 20, 33] {
      let drawing = wireframe(scene, width: 40, height: height, glyphs: .unicode, colors: false)
      #expect(drawing.split(separator: "\n").count <= height)
      let shown = (1...40).filter { drawing.contains("Row \($0) ") }.count
      #expect(shown >= 2)
      #expect(drawing.contains("⋮ \(40 - shown) more"))
    }
  }

  @Test("a height cuts content that has no rows, and says that there is more")
  func heightOfForm() {
    let scene = SceneFixture("form", [app(controls)]).scene
    let drawing = wireframe(scene, width: 40, height: 12, glyphs: .unicode, colors: false)
    #expect(drawing.split(separator: "\n").count == 12)
    #expect(drawing.contains("⋮ more"))
  }
}
