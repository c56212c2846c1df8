package import NavModel

/// Draws a scene as a wireframe: every line has exactly the width, and ends with a line break.
///
/// A height limits how many lines there are as far as the bars leave room; without one the drawing is
/// as tall as what it shows. Below 30 columns there is no drawing but a line that says so.
package func wireframe(
  _ scene: Scene, width: Int, height: Int? = nil, glyphs: GlyphSet, colors: Bool,
  components: ComponentService = .none
) -> String {
  guard width >= 30 else { return "a drawing needs 30 columns, there are \(max(0, width))\n" }
  let drafter = Drafter(glyphs: glyphs, isPad: scene.device.idiom == .pad, components: components)
  var drawing = SceneDrawing(scene: scene, width: min(width, 1000), drafter: drafter)
  return drawing.block(height: height).canvas.text(colors: colors)
}
