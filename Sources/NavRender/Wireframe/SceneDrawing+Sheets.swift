internal import NavModel

extension SceneDrawing {
  /// A sheet on a phone: a card up from the bottom edge, above it the first line of what is below.
  func presentSheet(_ surface: SurfaceScene, _ index: Int, on stage: inout Stage) {
    let inset: Int = stage.width < 40 ? 1 : 2
    var bands: Bands = self.bands(of: surface, width: stage.width - inset * 2 - 2)
    let top: Int = stage.sheetTop
    let available: Int = stage.height - 1 - top
    let content: Int = available - bands.linesAbove - bands.linesBelow + 1
    stage.need(bands.content.height - content)
    bands.setContentHeight(max(0, content))
    stage.block.canvas.dim()
    stage.clear(from: top, drafter.glyphs)
    let card: Block = drafter.framed(bands.all, isOpenBelow: true)
    stage.present(card, surface: index, x: inset, y: top)
    // The device's own edge ends the card.
    let edge: Int = stage.height - 1
    for x in [inset, stage.width - 1 - inset] {
      stage.block.canvas.fill(drafter.glyphs.teeUp, x: x, y: edge, count: 1, style: .quiet)
    }
    stage.content = Stage.Area(
      x: inset + 1, y: top + bands.linesAbove, width: card.width - 2, height: max(0, content))
    stage.sheetTop = top + 2
  }

  /// A sheet on a pad: a card in the middle.
  func presentFormSheet(_ surface: SurfaceScene, _ index: Int, on stage: inout Stage) {
    let width: Int = min(stage.width - 6, max(36, stage.width * 5 / 8))
    let bands: Bands = self.bands(of: surface, width: width - 2)
    let card: Block = drafter.framed(bands.all)
    let area: Stage.Area = stage.content
    let room: Int = max(0, area.height - card.height + 1)
    let y: Int = stage.sheetTop > 2 ? stage.sheetTop : area.y + room / 2
    stage.need(y + card.height - area.y - area.height)
    stage.need(card.height + 1 - area.height)
    stage.present(card, surface: index, x: (stage.width - width) / 2, y: y)
    stage.sheetTop = y + 2
  }

  /// An alert: a card in the middle of the content.
  func presentAlert(_ surface: SurfaceScene, _ index: Int, on stage: inout Stage) {
    let width: Int = max(24, min(stage.width - 12, 36))
    let card: Block = drafter.alert(surface, width: width)
    stage.need(card.height + 1 - stage.content.height)
    let room: Int = max(0, stage.content.height - card.height + 1)
    let y: Int = stage.content.y + room / 2
    stage.present(card, surface: index, x: (stage.width - width) / 2, y: y)
  }

  /// An action sheet on a phone: its buttons up from the bottom edge, Cancel by itself below them.
  func presentActions(_ surface: SurfaceScene, _ index: Int, on stage: inout Stage) {
    let block: Block = drafter.actionSheet(surface, width: stage.width - 4)
    let y: Int = stage.height - 1 - block.height
    stage.need(stage.content.y + 1 - y)
    let top: Int = max(1, y)
    stage.block.canvas.dim()
    stage.clear(from: top, drafter.glyphs)
    stage.present(block, surface: index, x: 2, y: top)
  }
}
