internal import NavModel

extension SceneDrawing {
  /// The side of a popover that its arrow stands on.
  private enum Side { case top, bottom, left, right }

  /// A popover at its source: beside it, with an arrow, or in the middle when it has none.
  func presentPopover(
    _ content: [Block]?, _ surface: SurfaceScene, _ index: Int, on stage: inout Stage
  ) {
    let bands: [Block] = content ?? popoverBands(surface, on: stage)
    var card: Block = drafter.framed(bands)
    let spot: Block.Spot? = source(of: surface, on: stage)
    // Never more than half of the screen (law P7).
    stage.need((2 * card.width * card.height + stage.width - 1) / stage.width - stage.height)
    guard let spot else {
      writeTitle(surface.title, on: &card, besides: nil)
      stage.need(card.height - stage.content.height)
      let y: Int = stage.content.y + max(0, (stage.content.height - card.height) / 2)
      stage.present(card, surface: index, x: (stage.width - card.width) / 2, y: y)
      return
    }
    let side: Side = side(for: card, at: spot, surface: surface, on: stage)
    let center: Int = spot.x + spot.width / 2
    switch side {
    case .top, .bottom:
      let isBelow: Bool = side == .top
      let offset: Int = isBelow ? arrowOffset(card, title: surface.title) : card.width / 2
      let x: Int = max(2, min(center - offset, stage.width - 2 - card.width))
      let arrow: Int = max(x + 2, min(center, x + card.width - 3))
      writeTitle(surface.title, on: &card, besides: isBelow ? arrow - x : nil)
      let y: Int = isBelow ? max(spot.y + spot.height, stage.content.y) : above(spot, card, stage)
      stage.need(y + card.height - bottom(of: stage, above: spot, isBelow: isBelow))
      stage.present(card, surface: index, x: x, y: y)
      let line: Int = isBelow ? y : y + card.height - 1
      let glyph: Character = isBelow ? drafter.glyphs.arrowUp : drafter.glyphs.arrowDown
      stage.block.canvas.fill(glyph, x: arrow, y: line, count: 1, style: .plain)
    case .left, .right:
      writeTitle(surface.title, on: &card, besides: nil)
      let x: Int = side == .left ? spot.x + spot.width + 1 : spot.x - 1 - card.width
      stage.need(card.height - stage.content.height)
      let y: Int = max(1, min(spot.y - card.height / 2, stage.height - 1 - card.height))
      stage.present(card, surface: index, x: x, y: y)
      let line: Int = max(y + 1, min(spot.y, y + card.height - 2))
      let glyph: Character = side == .left ? drafter.glyphs.arrowLeft : drafter.glyphs.arrowRight
      let column: Int = side == .left ? x : x + card.width - 1
      stage.block.canvas.fill(glyph, x: column, y: line, count: 1, style: .plain)
    }
  }

  /// How far from the leading edge of a card an arrow in its upper edge stands best: in the middle, or
  /// after the title when that reaches so far.
  private func arrowOffset(_ card: Block, title: String) -> Int {
    let text: Int = displayWidth(drafter.shown(title))
    return text == 0 ? card.width / 2 : min(card.width - 3, max(card.width / 2, text + 5))
  }

  private func popoverBands(_ surface: SurfaceScene, on stage: Stage) -> [Block] {
    let most: Int = stage.width - 8
    var width: Int = max(16, min(drafter.naturalWidth(of: surface), most * 3 / 4))
    var least: Int = 0
    if let size = surface.size {
      let columns: Int = Int(
        (Double(size.width) * Double(stage.width)
          / Double(max(1, scene.device.width))).rounded())
      width = max(16, min(columns - 2, most))
      // A row of a table is 44 points high.
      least = max(0, min(size.height / 44, 40))
    }
    var bands: Bands = drafter.bands(of: surface, width: width, titleStandsInEdge: true)
    if least > bands.content.height { bands.setContentHeight(least) }
    return bands.all
  }

  private func source(of surface: SurfaceScene, on stage: Stage) -> Block.Spot? {
    guard let source = surface.source else { return nil }
    for spot in stage.spots[surface.presenter] ?? [] where spot.identity == source { return spot }
    return nil
  }

  private func side(
    for card: Block, at spot: Block.Spot, surface: SurfaceScene, on stage: Stage
  ) -> Side {
    let allowed: [String] = surface.arrowSides
    func allows(_ name: String) -> Bool {
      allowed.isEmpty || allowed.contains(name) || allowed.contains("any")
    }
    let bottom: Int = stage.content.y + stage.content.height
    let above: Int = min(spot.y, bottom) - stage.content.y
    let below: Int = bottom - max(spot.y + spot.height, stage.content.y)
    if allows("up"), below >= card.height { return .top }
    if allows("down"), above >= card.height { return .bottom }
    let fitsRight: Bool = spot.x + spot.width + 1 + card.width <= stage.width - 1
    let fitsLeft: Bool = spot.x - 1 - card.width >= 1
    if !allowed.isEmpty {
      if allowed.contains("left"), fitsRight { return .left }
      if allowed.contains("right"), fitsLeft { return .right }
    }
    // Below a control in the content or at the top there can always be more lines; above one at the
    // bottom as well.
    if spot.y >= bottom { return .bottom }
    return allows("up") || spot.y < stage.content.y + card.height ? .top : .bottom
  }

  private func above(_ spot: Block.Spot, _ card: Block, _ stage: Stage) -> Int {
    let bottom: Int = min(spot.y, stage.content.y + stage.content.height)
    return max(stage.content.y, bottom - card.height)
  }

  /// The line that a popover must end before.
  private func bottom(of stage: Stage, above spot: Block.Spot, isBelow: Bool) -> Int {
    let end: Int = stage.content.y + stage.content.height
    return isBelow ? end : min(spot.y, end)
  }

  /// Writes a title into the upper edge of a frame, beside the arrow when that stands there.
  private func writeTitle(_ title: String, on card: inout Block, besides arrow: Int?) {
    guard !title.isEmpty else { return }
    let text: String = drafter.shown(title)
    var start: Int = 2
    var room: Int = card.width - 6
    if let arrow {
      let after: Int = card.width - arrow - 5
      let before: Int = arrow - 5
      let fitsBefore: Bool = displayWidth(text) <= before
      start = fitsBefore || before > after ? 2 : arrow + 2
      room = fitsBefore || before > after ? before : after
    }
    guard room >= 2 else { return }
    let part: String = drafter.cut(text, to: room)
    card.canvas.write(" " + part + " ", x: start, y: 0, style: .strong)
  }
}
