internal import NavModel

/// Components of plugins, which draw themselves.
extension Drafter {
  /// Adds a component: beside its title where it is one line that fits, else below it.
  func addComponent(_ item: ItemScene, _ face: ComponentFace, to block: inout Block) {
    let width: Int = block.width - 2
    let drawing: ComponentDrawing = face.drawing(width: width, components)
    let lines: [StyledText] = drawing.lines.map { line in
      var text = StyledText()
      for span in line { text.append(shown(span.text), CellStyle(span.style)) }
      return item.isEnabled ? text : text.dimmed
    }
    let title: Int = displayWidth(shown(item.title))
    if lines.count == 1, title + 2 + lines[0].width <= width || title == 0 {
      return addLine(item, trailing: lines[0], to: &block)
    }
    if title > 0 { addLine(item, trailing: StyledText(), to: &block) }
    for line in lines {
      let y: Int = block.canvas.addLines()
      block.canvas.write(cut(line, to: width), x: 1, y: y)
    }
  }
}

extension CellStyle {
  /// How a style of a component's drawing looks.
  init(_ style: ComponentDrawing.Style) {
    self =
      switch style {
      case .plain: .plain
      case .strong: .strong
      case .dim: .quiet
      case .accent: .action
      case .selected: CellStyle(tint: .action, isBold: true)
      case .destructive: .danger
      }
  }
}
