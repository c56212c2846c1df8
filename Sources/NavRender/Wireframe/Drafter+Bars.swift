internal import NavModel

extension Drafter {
  /// A toolbar: its items in order, spread where there is a space between them.
  func toolbar(_ items: [ItemScene], width: Int) -> Block {
    var block = Block(width: width, height: 1)
    var texts: [StyledText] = []
    var spaces: Int = 0
    for item in items {
      if item.kind == .space { spaces += 1 }
      texts.append(item.kind == .space ? StyledText() : barItem(item))
    }
    var widths: [Int] = texts.map(\.width)
    let available: Int = width - 2
    var gap: Int = 3
    func total() -> Int {
      let count: Int = items.count - spaces
      return widths.reduce(0, +) + gap * max(0, count - 1)
    }
    if total() > available { gap = 1 }
    reduce(&widths, by: total() - available, least: 4)
    var free: Int = max(0, available - total())
    var x: Int = 1
    var left: Int = spaces
    var needsGap = false
    for (index, item) in items.enumerated() {
      if item.kind == .space {
        let share: Int = free / max(1, left)
        x += share
        free -= share
        left -= 1
        continue
      }
      if needsGap { x += gap }
      needsGap = true
      let text: StyledText = barItem(item, width: widths[index])
      block.note(item.identity, x: x, y: 0, width: text.width)
      x = block.canvas.write(text, x: x, y: 0)
    }
    return block
  }

  /// A tab bar.
  ///
  /// Titles give way when they don't fit, and below four columns the bar takes more lines.
  func tabBar(_ bar: TabBarScene, width: Int) -> Block {
    var block = Block(width: width)
    let available: Int = width - 2
    var lines: Int = 1
    while lines < bar.items.count {
      let least: Int = widest(
        lines: lines, of: bar.items.map { tabWidth($0, title: min(4, titleWidth($0))) })
      if least <= available { break }
      lines += 1
    }
    let perLine: Int = (bar.items.count + lines - 1) / max(1, lines)
    var start: Int = 0
    while start < bar.items.count {
      let end: Int = min(bar.items.count, start + max(1, perLine))
      addTabs(Array(bar.items[start..<end]), columns: lines > 1 ? perLine : nil, to: &block)
      start = end
    }
    return block
  }

  /// The widest of so many lines when the widths are spread over them.
  private func widest(lines: Int, of widths: [Int]) -> Int {
    let perLine: Int = (widths.count + lines - 1) / max(1, lines)
    var result: Int = 0
    var start: Int = 0
    while start < widths.count {
      let end: Int = min(widths.count, start + max(1, perLine))
      result = max(result, widths[start..<end].reduce(0, +))
      start = end
    }
    return result
  }

  private func titleWidth(_ item: TabBarScene.Item) -> Int { displayWidth(shown(item.title)) }

  private func icon(_ item: TabBarScene.Item) -> StyledText {
    guard isPad, let icon = item.icon, let glyph = Icon.glyph(icon, glyphs) else {
      return StyledText()
    }
    return StyledText(glyph, item.isEnabled ? .action : .quiet)
  }

  private func tabWidth(_ item: TabBarScene.Item, title: Int) -> Int {
    let badge: Int = item.badge == nil ? 0 : badge(item.badge).width + 1
    let icon: Int = icon(item).width
    return title + 2 + badge + (icon == 0 ? 0 : icon + 1) + (item.isEnabled ? 0 : 2)
  }

  private func tab(_ item: TabBarScene.Item, title: Int) -> StyledText {
    let text: String = cut(shown(item.title), to: title)
    let style: CellStyle = item.isSelected ? .strong : .action
    var inner = StyledText(
      item.isEnabled ? text : "(" + text + ")", item.isEnabled ? style : .quiet)
    let badge: StyledText = badge(item.badge)
    if !badge.isEmpty {
      inner.append(" ")
      inner.append(badge)
    }
    let picture: StyledText = icon(item)
    guard !picture.isEmpty else { return chosen(inner, item.isSelected) }
    var result: StyledText = picture
    result.append(" ")
    // Without marks the title moves up to its icon; the width stays the same.
    result.append(item.isSelected ? chosen(inner, true) : inner)
    if !item.isSelected { result.append("  ") }
    return result
  }

  /// Adds a line of tabs, evenly over the width or, where there are several lines, in columns.
  private func addTabs(_ items: [TabBarScene.Item], columns: Int?, to block: inout Block) {
    let available: Int = block.width - 2
    let y: Int = block.canvas.addLines()
    var titles: [Int] = items.map { titleWidth($0) }
    func total() -> Int {
      var sum: Int = 0
      for (item, title) in zip(items, titles) { sum += tabWidth(item, title: title) }
      return sum
    }
    reduce(&titles, by: total() - available, least: 1)
    let free: Int = max(0, available - total())
    let texts: [StyledText] = zip(items, titles).map { tab($0, title: $1) }
    if let columns, let widest = texts.map(\.width).max(), widest * columns <= available {
      for (index, text) in texts.enumerated() {
        let left: Int = available * index / columns
        let right: Int = available * (index + 1) / columns
        block.canvas.write(text, x: 1 + left + (right - left - text.width) / 2, y: y)
      }
      return
    }
    // Evenly over the width, but on an iPad not so far apart that they no longer look like one bar.
    let gap: Int = min(free / (items.count + 1), isPad ? 3 : free)
    var x: Int = 1 + (free - gap * max(0, items.count - 1)) / 2
    for text in texts {
      x = block.canvas.write(text, x: x, y: y, limit: max(0, block.width - 1 - x)) + gap
    }
  }
}
