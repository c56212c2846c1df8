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
}
