internal import NavModel

extension Drafter {
  /// A bar's item: its title, or its icon when it has no title.
  func barItem(_ item: ItemScene, width: Int = Int.max) -> StyledText {
    var title: String = item.title
    if title.isEmpty, let icon = item.icon { title = Icon.glyph(icon, glyphs) ?? icon }
    return marked(
      title, isEnabled: item.isEnabled, isDestructive: item.isDestructive, width: width)
  }

  /// The prompt, and below it back button, title and buttons.
  func navigationBar(_ bar: NavigationBarContent, width: Int) -> Block {
    var block = Block(width: width)
    if let prompt = bar.prompt, !prompt.isEmpty {
      addLines(of: prompt, to: &block, style: .quiet, alignment: .center)
    }
    let y: Int = block.canvas.addLines()
    let available: Int = width - 2
    let title: String = shown(bar.title)
    let items: [ItemScene] = bar.leading + bar.trailing
    var back: StyledText = backButton(bar.backTitle)
    var widths: [Int] = items.map { barItem($0).width }
    var gap: Int = 2
    func excess(title titleWidth: Int) -> Int {
      let parts: Int = items.count + (back.isEmpty ? 0 : 1) + (titleWidth == 0 ? 0 : 1)
      let sum: Int = back.width + widths.reduce(0, +) + titleWidth
      return sum + gap * max(0, parts - 1) - available
    }
    // Too much for one line: the back button gives way first, then the title, then the buttons.
    if excess(title: displayWidth(title)) > 0, back.width > 6 { back = backButton("Back") }
    let least: Int = min(displayWidth(title), 8)
    if excess(title: least) > 0, !back.isEmpty { back = backButton("") }
    if excess(title: least) > 0 { gap = 1 }
    reduce(&widths, by: excess(title: least), least: 4)
    let texts: [StyledText] = zip(items, widths).map { barItem($0, width: $1) }

    var start: Int = block.canvas.write(back, x: 1, y: y)
    if start > 1 { start += gap }
    for (text, item) in zip(texts, items).prefix(bar.leading.count) {
      block.note(item.identity, x: start, y: y, width: text.width)
      start = block.canvas.write(text, x: start, y: y) + gap
    }
    var end: Int = width - 1
    for (text, item) in zip(texts, items).dropFirst(bar.leading.count).reversed() {
      end -= text.width
      block.note(item.identity, x: end, y: y, width: text.width)
      block.canvas.write(text, x: end, y: y)
      end -= gap
    }
    let free: Int = max(0, end - start)
    let part: String = cut(title, to: free)
    let centered: Int = 1 + (available - displayWidth(part)) / 2
    let x: Int = max(start, min(centered, end - displayWidth(part)))
    block.canvas.write(part, x: x, y: y, limit: free, style: .strong)
    return block
  }

  private func backButton(_ title: String?) -> StyledText {
    guard let title else { return StyledText() }
    let text: String = shown(title)
    return StyledText(text.isEmpty ? glyphs.back : glyphs.back + " " + text, .action)
  }

  /// Takes columns away from the largest widths until so many are saved or all are at the least.
  func reduce(_ widths: inout [Int], by excess: Int, least: Int) {
    guard excess > 0 else { return }
    let target: Int = widths.reduce(0, +) - excess
    func sum(_ cap: Int) -> Int { widths.reduce(0) { $0 + min($1, cap) } }
    var low: Int = least
    var high: Int = max(least, widths.max() ?? least)
    while low < high {
      let middle: Int = (low + high + 1) / 2
      if sum(middle) <= target { low = middle } else { high = middle - 1 }
    }
    var left: Int = max(0, target - sum(low))
    for index in widths.indices where widths[index] > low {
      widths[index] = low + (left > 0 ? 1 : 0)
      left -= 1
    }
  }
}

/// What a navigation bar shows.
struct NavigationBarContent {
  var title: String
  var prompt: String?
  var backTitle: String?
  var leading: [ItemScene] = []
  var trailing: [ItemScene] = []

  /// Whether there is anything to show.
  var isEmpty: Bool {
    title.isEmpty && prompt == nil && backTitle == nil && leading.isEmpty && trailing.isEmpty
  }
}
