internal import NavModel

extension Drafter {
  /// The content of a screen, from top to bottom.
  func content(_ content: [ContentScene], width: Int) -> Block {
    var block = Block(width: width)
    var index: Int = 0
    var isInSection = false
    while index < content.count {
      switch content[index] {
      case .header(let text):
        if block.height > 0 { block.canvas.addLines() }
        if !text.isEmpty { addLines(of: text, to: &block, style: .strong) }
        addGroupLine(to: &block)
        isInSection = true
        index += 1
      case .footer(let text):
        if isInSection { addGroupLine(to: &block) }
        if !text.isEmpty { addLines(of: text, to: &block, style: .quiet) }
        isInSection = false
        index += 1
      case .table(let table):
        if index > 0, !isInSection { addGap(beside: table, to: &block) }
        block.append(self.table(table, width: width))
        index += 1
        if index < content.count, !isInSection { addGap(beside: table, to: &block) }
      case .item:
        let items: [ItemScene] = run(of: content, from: index)
        add(items, to: &block)
        index += items.count
      }
    }
    return block
  }

  /// Parts a table from what stands beside it: rows of a plain one by a line, groups by space.
  private func addGap(beside table: TableScene, to block: inout Block) {
    if table.style == .plain {
      addLightLine(to: &block)
    } else {
      block.canvas.addLines()
    }
  }

  /// The items that stand together from an index on.
  private func run(of content: [ContentScene], from start: Int) -> [ItemScene] {
    var items: [ItemScene] = []
    for piece in content[start...] {
      guard case .item(let item) = piece else { break }
      items.append(item)
    }
    return items
  }

  /// Adds items that stand together: the fields among them begin in one column.
  private func add(_ items: [ItemScene], to block: inout Block) {
    var label: Int = 0
    for item in items {
      if case .field = item.face {
        label = max(label, displayWidth(shown(item.title)) + (item.isEnabled ? 0 : 2))
      }
    }
    label = min(label, (block.width - 2) * 2 / 5)
    for item in items { add(item, labelWidth: label, to: &block) }
  }

  /// Adds an item.
  private func add(_ item: ItemScene, labelWidth: Int, to block: inout Block) {
    let y: Int = block.height
    switch item.face {
    case .field(let text, let isPlaceholder, let error, let hasClear):
      let field = FieldText(
        text: text, isPlaceholder: isPlaceholder, error: error, hasClear: hasClear)
      addField(item, field, labelWidth: labelWidth, to: &block)
    case .textView(let text, let isPlaceholder, let error, let hasClear, let lines):
      let field = FieldText(
        text: text, isPlaceholder: isPlaceholder, error: error, hasClear: hasClear)
      addTextView(item, field, lines: lines, to: &block)
    case .choice(let options, let chosen, let isMenu, let isSegmented):
      addChoice(
        item, options: options, chosen: chosen, isMenu: isMenu, isSegmented: isSegmented,
        to: &block)
    case .toggle(let isOn):
      let state = StyledText(isOn ? glyphs.on : glyphs.off, isOn ? .success : .quiet)
      addLine(item, trailing: state, to: &block)
    case .stepper(let value):
      var state = StyledText(shown(numberText(value)) + "  ")
      state.append(glyphs.stepper, .action)
      addLine(item, trailing: state, to: &block)
    case .date(let date):
      let text: String = date.isEmpty ? glyphs.none : shown(date)
      addLine(item, trailing: StyledText(text + " " + glyphs.menu, .action), to: &block)
    case .slider(let value, let from, let to):
      addLine(
        item, trailing: slider(value, from: from, to: to, width: block.width - 2), to: &block)
    case .component(let face):
      addComponent(item, face, to: &block)
    case .text(let text):
      var item: ItemScene = item
      item.title = text
      addPlain(item, to: &block)
    case .plain:
      addPlain(item, to: &block)
    }
    block.note(item.identity, x: 1, y: y, width: block.width - 2, height: block.height - y)
  }

  /// Adds a control without a value: a label, a text, an image, a link, a button.
  private func addPlain(_ item: ItemScene, to block: inout Block) {
    switch item.kind {
    case .space:
      block.canvas.addLines()
    case .button:
      addLine(
        button(item), trailing: StyledText(item.leadsSomewhere ? glyphs.disclosure : "", .quiet),
        to: &block)
    case .link:
      var text: StyledText = marked(item.title, isEnabled: item.isEnabled)
      // What leads to no screen of the app leads out of it.
      if !item.leadsSomewhere { text.append(" " + glyphs.link, .quiet) }
      addLine(
        text, trailing: StyledText(item.leadsSomewhere ? glyphs.disclosure : "", .quiet),
        to: &block)
    case .image:
      var text = StyledText(glyphs.image + " ", .quiet)
      text.append(marked(item.title, isEnabled: item.isEnabled, style: .plain))
      addLine(
        text, trailing: StyledText(item.leadsSomewhere ? glyphs.disclosure : "", .quiet),
        to: &block)
    default:
      let title: String = item.isEnabled ? item.title : "(" + item.title + ")"
      addLines(of: title, to: &block, style: item.isEnabled ? .plain : .quiet)
    }
  }

  /// A button as it stands in content.
  func button(_ item: ItemScene) -> StyledText {
    var title: String = shown(item.title)
    if title.isEmpty, let icon = item.icon { title = Icon.glyph(icon, glyphs) ?? shown(icon) }
    if item.isDestructive { title += " !" }
    if !item.isEnabled { return StyledText("( " + title + " )", .quiet) }
    var text = StyledText(glyphs.buttonStart, .quiet)
    text.append(title, item.isDestructive ? .danger : .action)
    text.append(glyphs.buttonEnd, .quiet)
    return text
  }

  /// Adds an item's title and what it shows at the trailing edge.
  func addLine(_ item: ItemScene, trailing: StyledText, to block: inout Block) {
    let title: StyledText = marked(
      item.title, isEnabled: item.isEnabled, isDestructive: item.isDestructive, style: .plain)
    addLine(title, trailing: item.isEnabled ? trailing : trailing.dimmed, to: &block)
  }

  /// Adds a line; the leading text is cut before the trailing one, down to six columns.
  private func addLine(_ leading: StyledText, trailing: StyledText, to block: inout Block) {
    let y: Int = block.canvas.addLines()
    let width: Int = block.width - 2
    let gap: Int = trailing.isEmpty || leading.isEmpty ? 0 : 2
    let most: Int = width - gap - min(leading.width, 6)
    let end: StyledText = cut(trailing, to: max(0, min(trailing.width, most)))
    let start: StyledText = cut(leading, to: max(0, width - end.width - gap))
    block.canvas.write(start, x: 1, y: y)
    block.canvas.write(end, x: block.width - 1 - end.width, y: y)
  }

  /// A slider's track with its knob, and the value in a column that stays as wide as it can get.
  private func slider(_ value: Double, from: Double, to: Double, width: Int) -> StyledText {
    let texts: [String] = [value, from, to].map { numberText($0) }
    let number: Int = texts.map { displayWidth($0) }.max() ?? 0
    let length: Int = max(5, min(20, width / 2 - number))
    let range: Double = to - from
    let part: Double = range > 0 ? (value - from) / range : 0
    let bounded: Double = part.isFinite ? min(1, max(0, part)) : 0
    let knob: Int = Int((bounded * Double(length - 1)).rounded())
    var text = StyledText(String(repeating: glyphs.trackBefore, count: knob), .action)
    text.append(String(glyphs.trackKnob), .action)
    text.append(String(repeating: glyphs.trackAfter, count: length - 1 - knob), .quiet)
    text.append(" " + padded(shown(texts[0]), to: number, alignment: .trailing))
    return text
  }
}
