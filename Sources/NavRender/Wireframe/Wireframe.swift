package import NavModel

/// Draws a scene as a wireframe: every line has exactly the width, and ends with a line break.
///
/// A height limits how many lines there are as far as the bars leave room; without one the drawing is
/// as tall as what it shows. Below 30 columns there is no drawing but a line that says so.
package func wireframe(
  _ scene: Scene, width: Int, height: Int? = nil, glyphs: GlyphSet, colors: Bool
) -> String {
  guard width >= 30 else { return "a drawing needs 30 columns, there are \(max(0, width))\n" }
  let drafter = Drafter(glyphs: glyphs, isPad: scene.device.idiom == .pad)
  let drawing = SceneDrawing(scene: scene, width: min(width, 1000), drafter: drafter)
  return drawing.block().canvas.text(colors: colors)
}

/// Puts the surfaces of a scene on a stage.
struct SceneDrawing {
  let scene: Scene
  let width: Int
  let drafter: Drafter

  /// The surface that fills the screen at the bottom of what is visible.
  private var base: Int {
    scene.surfaces.lastIndex { $0.style == .fullScreen || $0.style == .app } ?? 0
  }

  /// The whole drawing.
  ///
  /// What is presented may need more lines than the surface below has; then the drawing starts again
  /// with as many. Each surface can ask once for itself and once because one below it moved.
  func block() -> Block {
    guard scene.surfaces.indices.contains(base) else { return Block(width: width) }
    let bands: Bands = drafter.bands(of: scene.surfaces[base], width: width - 2)
    let above: ArraySlice<SurfaceScene> = scene.surfaces[(base + 1)...]
    let isCovered: Bool = !drafter.isPad && above.contains { $0.style == .sheet }
    var height: Int = isCovered ? 1 : bands.content.height
    var stage: Stage = stage(bands, contentHeight: height)
    for _ in 0...(above.count * 2) {
      for index in above.indices { present(index, on: &stage) }
      if stage.shortage <= 0 { break }
      height += stage.shortage
      stage = self.stage(bands, contentHeight: height)
      if height > 2000 { break }
    }
    return stage.block
  }

  private func stage(_ bands: Bands, contentHeight: Int) -> Stage {
    var bands: Bands = bands
    bands.setContentHeight(contentHeight)
    let block: Block = drafter.framed(bands.all)
    let area = Stage.Area(x: 1, y: bands.linesAbove, width: width - 2, height: contentHeight)
    var stage = Stage(block: block, content: area)
    stage.spots[base] = block.spots
    return stage
  }

  private func present(_ index: Int, on stage: inout Stage) {
    let surface: SurfaceScene = scene.surfaces[index]
    switch surface.style {
    case .app, .fullScreen: break
    case .sheet:
      if drafter.isPad {
        presentFormSheet(surface, index, on: &stage)
      } else {
        presentSheet(surface, index, on: &stage)
      }
    case .alert: presentAlert(surface, index, on: &stage)
    case .actions:
      if drafter.isPad {
        presentPopover(drafter.actions(surface), surface, index, on: &stage)
      } else {
        presentActions(surface, index, on: &stage)
      }
    case .popover: presentPopover(nil, surface, index, on: &stage)
    }
  }
}
