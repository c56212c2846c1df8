internal import NavModel

/// What a field shows inside its frame.
struct FieldText {
  var text: String
  var isPlaceholder: Bool
  var error: String?
  var hasClear: Bool
}

extension Drafter {
  /// Adds a field: its label, its text or placeholder in a frame, and below it what is wrong with it.
  func addField(
    _ item: ItemScene, _ field: FieldText, labelWidth: Int, to block: inout Block
  ) {
    let y: Int = block.canvas.addLines()
    addLabel(item, labelWidth: labelWidth, y: y, to: &block)
    let start: Int = labelWidth == 0 ? 1 : labelWidth + 3
    let end: Int = block.width - 1 - displayWidth(glyphs.fieldEnd)
    let frame: CellStyle = !item.isEnabled || !item.isFocused ? .quiet : .action
    var x: Int = block.canvas.write(glyphs.fieldStart, x: start, y: y, style: frame)
    block.canvas.write(glyphs.fieldEnd, x: end, y: y, style: frame)
    for accessory in item.leading {
      let text: StyledText = self.accessory(accessory)
      guard x + text.width + 6 < end else { break }
      block.canvas.write(text, x: x, y: y)
      block.note(accessory.identity, x: x, y: y, width: text.width, height: 1)
      x += text.width + 1
    }
    var right: Int = end
    for accessory in item.trailing.reversed() {
      let text: StyledText = self.accessory(accessory)
      guard right - text.width - 6 > x else { break }
      right -= text.width
      block.canvas.write(text, x: right, y: y)
      block.note(accessory.identity, x: right, y: y, width: text.width, height: 1)
      right -= 1
    }
    if field.hasClear {
      right -= displayWidth(glyphs.clear)
      block.canvas.write(glyphs.clear, x: right, y: y, style: .quiet)
      right -= 1
    }
    writeText(item, field, from: x, to: right, y: y, to: &block)
    addError(field.error, from: start, to: end, to: &block)
  }

  /// The text of a field with the cursor behind it, or its placeholder before an empty place.
  private func writeText(
    _ item: ItemScene, _ field: FieldText, from start: Int, to end: Int, y: Int,
    to block: inout Block
  ) {
    guard field.isPlaceholder || field.text.isEmpty else {
      let cursor: Int = item.isFocused ? 1 : 0
      let part: String = truncated(
        shown(field.text), to: max(0, end - start - cursor), at: item.isFocused ? .head : .tail,
        ellipsis: glyphs.ellipsis)
      let style: CellStyle = item.isEnabled ? .plain : .quiet
      let after: Int = block.canvas.write(part, x: start, y: y, style: style)
      if item.isFocused { block.canvas.write(glyphs.cursor, x: after, y: y, style: .action) }
      return
    }
    var x: Int = start
    if item.isFocused {
      block.canvas.write(glyphs.cursor, x: x, y: y, style: .action)
      x += 1
    }
    let hint: String = cut(shown(field.text), to: end - x - 1)
    let after: Int = block.canvas.write(hint, x: x, y: y, style: .quiet)
    block.canvas.fill(glyphs.fieldBlank, x: after, y: y, count: end - after, style: .quiet)
  }

  /// Adds a field of several lines: its label, and its text below in a frame as high as it needs.
  func addTextView(
    _ item: ItemScene, _ field: FieldText, lines: Int, to block: inout Block
  ) {
    if !item.title.isEmpty {
      addLabel(item, labelWidth: block.width - 2, y: block.canvas.addLines(), to: &block)
    }
    let end: Int = block.width - 1 - displayWidth(glyphs.fieldEnd)
    let start: Int = 1 + displayWidth(glyphs.fieldStart)
    let cursor: String = item.isFocused ? glyphs.cursor : ""
    let isEmpty: Bool = field.isPlaceholder || field.text.isEmpty
    let whole: String = isEmpty ? cursor + field.text : field.text + cursor
    var texts: [String] = []
    for line in whole.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      texts += wrapped(shown(String(line)), to: max(1, end - start))
    }
    let most: Int = 12
    let hidden: Int = texts.count - most
    // Where it is edited its end shows, else its beginning.
    if hidden > 0 { texts = Array(item.isFocused ? texts.suffix(most) : texts.prefix(most)) }
    let frame: CellStyle = !item.isEnabled || !item.isFocused ? .quiet : .action
    for index in 0..<max(texts.count, min(lines, most)) {
      let y: Int = block.canvas.addLines()
      block.canvas.write(glyphs.fieldStart, x: 1, y: y, style: frame)
      block.canvas.write(glyphs.fieldEnd, x: end, y: y, style: frame)
      guard texts.indices.contains(index) else { continue }
      let style: CellStyle = item.isEnabled && !isEmpty ? .plain : .quiet
      block.canvas.write(texts[index], x: start, y: y, style: style)
    }
    addError(field.error, from: 1, to: end, to: &block)
  }

  private func addLabel(_ item: ItemScene, labelWidth: Int, y: Int, to block: inout Block) {
    let label: StyledText = marked(item.title, isEnabled: item.isEnabled, style: .plain)
    block.canvas.write(cut(label, to: labelWidth), x: 1, y: y)
  }

  private func addError(
    _ error: String?, from start: Int, to end: Int, to block: inout Block
  ) {
    guard let error, !error.isEmpty else { return }
    let indent: Int = displayWidth(glyphs.warning) + 1
    for (index, line) in wrapped(shown(error), to: max(1, end - start - indent)).enumerated() {
      let below: Int = block.canvas.addLines()
      if index == 0 { block.canvas.write(glyphs.warning, x: start, y: below, style: .danger) }
      block.canvas.write(line, x: start + indent, y: below, style: .danger)
    }
  }

  /// An image or button inside a field: its symbol, or its title where it has none that is known.
  private func accessory(_ item: ItemScene) -> StyledText {
    let symbol: String? = item.icon.flatMap { Icon.glyph($0, glyphs) }
    let text: String = symbol ?? shown(item.title)
    guard item.isEnabled else { return StyledText("(" + text + ")", .quiet) }
    return StyledText(text, item.kind == .button ? .action : .quiet)
  }
}
