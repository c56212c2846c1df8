internal import NavModel

extension Drafter {
  /// Adds a choice: as segments, as a menu, or as a list with its chosen options ticked.
  func addChoice(
    _ item: ItemScene, options: [String], chosen isChosen: [Int], isMenu: Bool, isSegmented: Bool,
    to block: inout Block
  ) {
    if isMenu {
      let texts: [String] = isChosen.filter(options.indices.contains).map { options[$0] }
      let value: String = texts.isEmpty ? glyphs.none : texts.joined(separator: ", ")
      addLine(item, trailing: StyledText(shown(value) + " " + glyphs.menu, .action), to: &block)
      return
    }
    if !item.title.isEmpty { addLine(item, trailing: StyledText(), to: &block) }
    if isSegmented {
      let y: Int = block.canvas.addLines()
      writeSegments(
        options, chosen: { isChosen.contains($0) }, x: 1, y: y, width: block.width - 2,
        isEnabled: item.isEnabled, to: &block)
      return
    }
    let indent: Int = displayWidth(glyphs.check) + 1
    for (index, option) in options.enumerated() {
      let y: Int = block.canvas.addLines()
      if isChosen.contains(index) {
        block.canvas.write(glyphs.check, x: 1, y: y, style: item.isEnabled ? .success : .quiet)
      }
      let text: String = cut(shown(option), to: block.width - 2 - indent)
      block.canvas.write(
        text, x: 1 + indent, y: y, style: item.isEnabled ? .plain : .quiet)
    }
  }

  /// Adds a field: its label, its text or placeholder in a frame, and below it what is wrong with it.
  func addField(
    _ item: ItemScene, text: String, isPlaceholder: Bool, error: String?, hasClear: Bool,
    labelWidth: Int, to block: inout Block
  ) {
    let y: Int = block.canvas.addLines()
    let label: StyledText = marked(item.title, isEnabled: item.isEnabled, style: .plain)
    block.canvas.write(cut(label, to: labelWidth), x: 1, y: y)
    let start: Int = labelWidth == 0 ? 1 : labelWidth + 3
    let end: Int = block.width - 1 - displayWidth(glyphs.fieldEnd)
    let frame: CellStyle = !item.isEnabled || !item.isFocused ? .quiet : .action
    var x: Int = block.canvas.write(glyphs.fieldStart, x: start, y: y, style: frame)
    block.canvas.write(glyphs.fieldEnd, x: end, y: y, style: frame)

    var space: Int = end - x
    if hasClear {
      let mark: Int = displayWidth(glyphs.clear)
      block.canvas.write(glyphs.clear, x: end - mark, y: y, style: .quiet)
      space -= mark + 1
    }
    let isEmpty: Bool = isPlaceholder || text.isEmpty
    if isEmpty {
      if item.isFocused {
        block.canvas.write(glyphs.cursor, x: x, y: y, style: .action)
        x += 1
        space -= 1
      }
      let hint: String = cut(shown(text), to: space - 1)
      let after: Int = block.canvas.write(hint, x: x, y: y, style: .quiet)
      block.canvas.fill(
        glyphs.fieldBlank, x: after, y: y, count: x + space - after, style: .quiet)
    } else {
      let cursor: Int = item.isFocused ? 1 : 0
      let part: String = truncated(
        shown(text), to: max(0, space - cursor), at: item.isFocused ? .head : .tail,
        ellipsis: glyphs.ellipsis)
      let style: CellStyle = item.isEnabled ? .plain : .quiet
      let after: Int = block.canvas.write(part, x: x, y: y, style: style)
      if item.isFocused { block.canvas.write(glyphs.cursor, x: after, y: y, style: .action) }
    }
    guard let error, !error.isEmpty else { return }
    let indent: Int = displayWidth(glyphs.warning) + 1
    for (index, line) in wrapped(shown(error), to: max(1, end - start - indent)).enumerated() {
      let below: Int = block.canvas.addLines()
      if index == 0 { block.canvas.write(glyphs.warning, x: start, y: below, style: .danger) }
      block.canvas.write(line, x: start + indent, y: below, style: .danger)
    }
  }
}
