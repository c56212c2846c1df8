internal import NavModel

/// Puts the surfaces of a scene on a stage.
struct SceneDrawing {
  var scene: Scene
  let width: Int
  let drafter: Drafter
  /// How many lines of content have to go.
  var excess: Int = 0

  init(scene: Scene, width: Int, drafter: Drafter) {
    self.scene = scene
    self.width = width
    self.drafter = drafter
  }

  /// The surface that fills the screen at the bottom of what is visible.
  private var base: Int {
    scene.surfaces.lastIndex { $0.style == .fullScreen || $0.style == .app } ?? 0
  }

  /// The whole drawing, without the rows and lines that a height leaves no room for.
  mutating func block(height: Int?) -> Block {
    var block: Block = self.block()
    guard let height else { return block }
    while block.height > height {
      guard scene.dropRows(max(1, (block.height - height) / 4), above: hidesBase ? base : nil)
      else { break }
      block = self.block()
    }
    guard block.height > height else { return block }
    excess = block.height - height
    return self.block()
  }

  /// Whether a sheet on a phone covers all but the first line of what is below.
  private var hidesBase: Bool {
    !drafter.isPad && scene.surfaces[(base + 1)...].contains { $0.style == .sheet }
  }

  /// The whole drawing.
  ///
  /// What is presented may need more lines than the surface below has; then the drawing starts again
  /// with as many. Each surface can ask once for itself and once because one below it moved.
  func block() -> Block {
    guard scene.surfaces.indices.contains(base) else { return Block(width: width) }
    let bands: Bands = self.bands(of: scene.surfaces[base], width: width - 2)
    let above: ArraySlice<SurfaceScene> = scene.surfaces[(base + 1)...]
    let tooltip: Block? = scene.tooltip.map { drafter.tooltip($0, width: width - 6) }
    var height: Int = hidesBase ? 1 : bands.content.height
    if above.isEmpty, let tooltip { height += tooltip.height }
    var stage: Stage = stage(bands, contentHeight: height)
    for _ in 0...(above.count * 2) {
      for index in above.indices { present(index, on: &stage) }
      if stage.shortage <= 0 { break }
      height += stage.shortage
      stage = self.stage(bands, contentHeight: height)
      if height > 2000 { break }
    }
    if let tooltip {
      let y: Int = stage.content.y + max(0, stage.content.height - tooltip.height)
      stage.block.draw(tooltip, x: (width - tooltip.width) / 2, y: y)
    }
    return stage.block
  }

  /// The pieces of a surface, its content cut where there is no room for all of it.
  func bands(of surface: SurfaceScene, width: Int) -> Bands {
    var bands: Bands = drafter.bands(of: surface, width: width)
    let limit: Int = max(2, bands.content.height - excess)
    guard excess > 0, bands.content.height > limit else { return bands }
    bands.content.cut(to: limit - 1)
    drafter.addCount("more", to: &bands.content)
    return bands
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
