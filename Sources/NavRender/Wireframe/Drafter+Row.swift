internal import NavModel

extension Drafter {
  /// Adds a row: title, value and accessories, below it the subtitle.
  func add(_ row: RowScene, to block: inout Block) {
    let y: Int = block.canvas.addLines(row.subtitle == nil ? 1 : 2)
    let height: Int = block.height - y
    var start: Int = 1
    var end: Int = block.width - 1
    if !row.revealed.isEmpty { place(row, start: &start, end: &end, y: y, in: &block) }

    var leading = StyledText()
    if row.hasDeleteControl { leading.append(glyphs.deleteControl + " ", .danger) }
    if let icon = row.icon, let glyph = Icon.glyph(icon, glyphs) {
      leading.append(glyph + " ", .quiet)
    }
    let accessories: StyledText = accessories(of: row)
    let edge: Int = end - accessories.width
    let textStart: Int = start + leading.width
    block.canvas.write(leading, x: start, y: y)
    block.canvas.write(accessories, x: edge, y: y)

    let textEnd: Int = accessories.isEmpty ? end : edge - 1
    let space: Int = max(0, textEnd - textStart)
    var titleSpace: Int = space
    if let value = row.value, !value.isEmpty {
      // The value gives way first, down to a third of the line.
      let title: Int = displayWidth(shown(row.title)) + (row.isEnabled ? 0 : 2)
      let room: Int = max(space / 3, space - 2 - title)
      let text: String = cut(shown(value), to: room)
      let width: Int = displayWidth(text)
      block.canvas.write(text, x: textEnd - width, y: y, style: .quiet)
      titleSpace = max(0, space - width - 2)
    }
    let title: StyledText = marked(
      row.title, isEnabled: row.isEnabled, isDestructive: row.isDestructive, style: .plain,
      width: titleSpace)
    block.canvas.write(title, x: textStart, y: y, limit: titleSpace)
    if let subtitle = row.subtitle {
      block.canvas.write(
        cut(shown(subtitle), to: space), x: textStart, y: y + 1, style: .quiet)
    }
    if row.isSelected {
      for line in y..<(y + height) {
        block.canvas.write(glyphs.chosenStart, x: 0, y: line, style: .strong)
        block.canvas.write(glyphs.chosenEnd, x: block.width - 1, y: line, style: .strong)
      }
    }
    block.note(row.identity, x: 1, y: y, width: block.width - 2, height: height)
  }

  private func accessories(of row: RowScene) -> StyledText {
    var marks: [StyledText] = []
    if row.hasCheckmark { marks.append(StyledText(glyphs.check, .success)) }
    if row.hasInfo { marks.append(StyledText(glyphs.info, .action)) }
    if row.hasDisclosure { marks.append(StyledText(glyphs.disclosure, .quiet)) }
    if row.hasMoveHandle { marks.append(StyledText(glyphs.moveHandle, .quiet)) }
    return StyledText.joined(marks)
  }

  /// Writes the swipe actions at the edge that they came from, the first one outermost, and moves the
  /// edges of the row's own text to make room.
  private func place(
    _ row: RowScene, start: inout Int, end: inout Int, y: Int, in block: inout Block
  ) {
    let available: Int = (end - start) * 2 / 3
    var widths: [Int] = []
    for action in row.revealed {
      let marks: Int = (action.isEnabled ? 0 : 2) + (action.isDestructive ? 2 : 0)
      widths.append(displayWidth(shown(action.title)) + marks)
    }
    reduce(&widths, by: widths.reduce(0, +) + widths.count * 3 - available, least: 4)
    for (action, width) in zip(row.revealed, widths) {
      let text: StyledText = marked(
        action.title, isEnabled: action.isEnabled, isDestructive: action.isDestructive,
        width: width)
      if row.revealedSide == .left {
        end -= text.width
        block.canvas.write(text, x: end, y: y)
        end -= 2
        block.canvas.write(String(glyphs.vertical), x: end, y: y, style: .quiet)
        end -= 1
      } else {
        start = block.canvas.write(text, x: start, y: y) + 1
        block.canvas.write(String(glyphs.vertical), x: start, y: y, style: .quiet)
        start += 2
      }
    }
    guard row.subtitle != nil else { return }
    let line: Int = row.revealedSide == .left ? end + 1 : start - 2
    block.canvas.write(String(glyphs.vertical), x: line, y: y + 1, style: .quiet)
  }
}
