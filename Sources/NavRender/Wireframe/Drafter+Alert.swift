internal import NavModel

extension Drafter {
  /// The buttons of a surface, and its content without them.
  private func parts(of surface: SurfaceScene) -> (buttons: [ItemScene], rest: [ContentScene]) {
    var buttons: [ItemScene] = []
    var rest: [ContentScene] = []
    for piece in surface.screen?.content ?? [] {
      if case .item(let item) = piece, item.kind == .button {
        buttons.append(item)
      } else {
        rest.append(piece)
      }
    }
    return (buttons, rest)
  }

  /// An alert: title, message, fields, and its buttons; two stand side by side when they fit.
  func alert(_ surface: SurfaceScene, width: Int) -> Block {
    let inside: Int = width - 2
    let parts = parts(of: surface)
    var text = head(of: surface, width: inside)
    if !parts.rest.isEmpty { text.append(content(parts.rest, width: inside)) }
    // Cancel stands leading, or last when they are stacked.
    let cancels: [ItemScene] = parts.buttons.filter(\.cancels)
    let others: [ItemScene] = parts.buttons.filter { !$0.cancels }
    let left: Int = (inside - 1) / 2
    if parts.buttons.count == 2 {
      let pair: [ItemScene] = cancels + others
      let texts: [StyledText] = pair.map { choice($0) }
      if texts[0].width <= left, texts[1].width <= inside - left - 1 {
        return sideBySide(text, pair, texts, left: left)
      }
    }
    guard !parts.buttons.isEmpty else { return framed([text]) }
    return framed([text, stacked(others + cancels, width: inside)])
  }

  /// An action sheet on a phone.
  func actionSheet(_ surface: SurfaceScene, width: Int) -> Block {
    let inside: Int = width - 2
    let parts = parts(of: surface)
    let cancels: [ItemScene] = parts.buttons.filter(\.cancels)
    let others: [ItemScene] = parts.buttons.filter { !$0.cancels }
    var bands: [Block] = []
    var text = head(of: surface, width: inside)
    if !parts.rest.isEmpty { text.append(content(parts.rest, width: inside)) }
    if text.height > 0 { bands.append(text) }
    if !others.isEmpty { bands.append(stacked(others, width: inside)) }
    var block = bands.isEmpty ? Block(width: width) : framed(bands)
    if !cancels.isEmpty { block.append(framed([stacked(cancels, width: inside)])) }
    return block
  }

  /// What an action sheet at a source holds: no Cancel there (law S3).
  func actions(_ surface: SurfaceScene) -> [Block] {
    let parts = parts(of: surface)
    let others: [ItemScene] = parts.buttons.filter { !$0.cancels }
    var width: Int = displayWidth(shown(surface.title)) + 6
    for item in others { width = max(width, choice(item).width + 2) }
    for line in (surface.message ?? "").split(whereSeparator: \.isNewline) {
      width = max(width, min(40, displayWidth(shown(String(line))) + 2))
    }
    width = max(width, 16)
    var bands: [Block] = []
    if let message = surface.message, !message.isEmpty {
      var text = Block(width: width)
      addLines(of: message, to: &text, alignment: .center)
      bands.append(text)
    }
    bands.append(stacked(others, width: width))
    return bands
  }

  /// Title and message, centred.
  private func head(of surface: SurfaceScene, width: Int) -> Block {
    var block = Block(width: width)
    if !surface.title.isEmpty {
      addLines(of: surface.title, to: &block, style: .strong, alignment: .center)
    }
    if let message = surface.message, !message.isEmpty {
      addLines(of: message, to: &block, alignment: .center)
    }
    return block
  }

  /// A button of an alert.
  private func choice(_ item: ItemScene) -> StyledText {
    marked(item.title, isEnabled: item.isEnabled, isDestructive: item.isDestructive)
  }

  private func stacked(_ items: [ItemScene], width: Int) -> Block {
    var block = Block(width: width)
    for item in items {
      let y: Int = block.canvas.addLines()
      let text: StyledText = cut(choice(item), to: width - 2)
      let x: Int = 1 + (width - 2 - text.width) / 2
      block.canvas.write(text, x: x, y: y)
      block.note(item.identity, x: x, y: y, width: text.width)
    }
    return block
  }

  private func sideBySide(
    _ text: Block, _ items: [ItemScene], _ texts: [StyledText], left: Int
  ) -> Block {
    var row = Block(width: text.width, height: 1)
    let right: Int = text.width - left - 1
    let starts: [Int] = [
      (left - texts[0].width) / 2, left + 1 + (right - texts[1].width + 1) / 2,
    ]
    for (index, item) in items.enumerated() {
      row.canvas.write(texts[index], x: starts[index], y: 0)
      row.note(item.identity, x: starts[index], y: 0, width: texts[index].width)
    }
    var block = framed([text, row])
    let line: Int = block.height - 2
    block.canvas.fill(glyphs.teeDown, x: left + 1, y: line - 1, count: 1, style: .quiet)
    block.canvas.fill(glyphs.vertical, x: left + 1, y: line, count: 1, style: .quiet)
    block.canvas.fill(glyphs.teeUp, x: left + 1, y: line + 1, count: 1, style: .quiet)
    return block
  }
}
