internal import NavModel

extension Drafter {
  /// A search bar: its prompt, the field with its buttons, the scopes, and what it offers.
  func searchBar(_ search: SearchScene, width: Int) -> Block {
    var block = Block(width: width)
    if let prompt = search.prompt, !prompt.isEmpty {
      addLines(of: prompt, to: &block, style: .quiet)
    }
    addSearchField(search, to: &block)
    if !search.scopes.isEmpty { addScopes(search, to: &block) }
    return block
  }

  private func addSearchField(_ search: SearchScene, to block: inout Block) {
    let y: Int = block.canvas.addLines()
    var end: Int = block.width - 1
    if search.showsCancel {
      end -= 6
      block.canvas.write("Cancel", x: end, y: y, style: .action)
      end -= 3
    }
    if search.showsClear {
      end -= displayWidth(glyphs.clear)
      block.canvas.write(glyphs.clear, x: end, y: y, style: .quiet)
      end -= 1
    } else if search.showsBookmarks {
      end -= displayWidth(glyphs.bookmarks)
      block.canvas.write(glyphs.bookmarks, x: end, y: y, style: .action)
      end -= 1
    }
    var x: Int = block.canvas.write(glyphs.search, x: 1, y: y, style: .quiet) + 1
    if search.text.isEmpty {
      if search.isActive { x = block.canvas.write(glyphs.cursor, x: x, y: y, style: .action) }
      let hint: String = cut(shown(search.placeholder ?? ""), to: end - x)
      block.canvas.write(hint, x: x, y: y, style: .quiet)
      return
    }
    // Of a long text the end shows, because that is where the cursor is.
    let cursor: Int = search.isActive ? 1 : 0
    let text: String = truncated(
      shown(search.text), to: max(0, end - x - cursor), at: search.isActive ? .head : .tail,
      ellipsis: glyphs.ellipsis)
    x = block.canvas.write(text, x: x, y: y)
    if search.isActive { block.canvas.write(glyphs.cursor, x: x, y: y, style: .action) }
  }

  private func addScopes(_ search: SearchScene, to block: inout Block) {
    let y: Int = block.canvas.addLines()
    writeSegments(
      search.scopes, chosen: { $0 == search.scope }, x: 1, y: y, width: block.width - 2,
      to: &block)
  }

  /// Writes titles side by side, the chosen ones marked, each cut when they are too much for the width.
  func writeSegments(
    _ titles: [String], chosen isChosen: (Int) -> Bool, x: Int, y: Int, width: Int,
    isEnabled: Bool = true, to block: inout Block
  ) {
    var widths: [Int] = titles.map { displayWidth(shown($0)) }
    let marks: Int = titles.count * 2
    var gap: Int = 1
    func total() -> Int { widths.reduce(0, +) + marks + gap * max(0, titles.count - 1) }
    if total() > width { gap = 0 }
    reduce(&widths, by: total() - width, least: 1)
    var column: Int = x
    for (index, title) in titles.enumerated() {
      let style: CellStyle = !isEnabled ? .quiet : isChosen(index) ? .strong : .action
      let text = StyledText(cut(shown(title), to: widths[index]), style)
      let end: Int = block.canvas.write(
        chosen(text, isChosen(index)), x: column, y: y, limit: x + width - column)
      column = end + gap
    }
  }

  /// What a search offers while nothing is typed.
  func offers(_ search: SearchScene, width: Int) -> Block? {
    guard !search.offers.isEmpty else { return nil }
    var block = Block(width: width)
    for offer in search.offers {
      let y: Int = block.canvas.addLines()
      let mark: String
      switch offer.kind {
      case .recent: mark = glyphs.recent
      case .suggestion: mark = glyphs.search
      case .shortcut: mark = glyphs.shortcut
      }
      let x: Int = block.canvas.write(mark, x: 1, y: y, style: .quiet) + 1
      let title: String = cut(shown(offer.title), to: width - 1 - x)
      block.canvas.write(title, x: x, y: y, style: .action)
    }
    return block
  }
}
