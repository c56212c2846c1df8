internal import NavModel

extension Drafter {
  /// How wide a surface is inside its frame when nothing on it is to be cut.
  func naturalWidth(of surface: SurfaceScene) -> Int {
    var width: Int = displayWidth(shown(surface.title)) + 6
    guard let screen = surface.screen else { return max(width, 24) }
    for piece in screen.content { width = max(width, naturalWidth(of: piece) + 2) }
    width = max(width, bar(screen.toolbar, gap: 3) + 2)
    let sides: Int = bar(screen.leading + screen.trailing, gap: 3)
    if sides > 0 { width = max(width, sides + displayWidth(shown(screen.title)) + 6) }
    if screen.search != nil { width = max(width, 30) }
    if let tabBar = surface.tabBar {
      var sum: Int = 2
      for item in tabBar.items { sum += displayWidth(shown(item.title)) + 5 }
      width = max(width, sum)
    }
    return width
  }

  private func bar(_ items: [ItemScene], gap: Int) -> Int {
    var sum: Int = 0
    for item in items where item.kind != .space { sum += barItem(item).width + gap }
    return sum
  }

  private func naturalWidth(of piece: ContentScene) -> Int {
    switch piece {
    case .header(let text), .footer(let text): min(40, displayWidth(shown(text)))
    case .item(let item): naturalWidth(of: item)
    case .table(let table): naturalWidth(of: table)
    }
  }

  private func naturalWidth(of item: ItemScene) -> Int {
    let title: Int = displayWidth(shown(item.title)) + (item.isEnabled ? 0 : 2)
    switch item.face {
    case .text(let text): return min(40, displayWidth(shown(text)) + (item.isEnabled ? 2 : 4))
    case .plain: return item.kind == .button ? title + 6 : min(40, title + 2)
    case .toggle: return title + 8
    case .slider(_, let from, let to):
      return title + 18 + max(numberText(from).count, numberText(to).count)
    case .stepper(let value): return title + 13 + numberText(value).count
    case .component(let face):
      return max(title, face.drawing(width: 40, components).width) + 2
    case .date(let date): return title + 4 + displayWidth(shown(date))
    case .field: return title + 20
    case .textView: return max(title, 30)
    case .choice(let options, _, let isMenu, let isSegmented):
      let widths: [Int] = options.map { displayWidth(shown($0)) }
      let widest: Int = widths.max() ?? 0
      if isMenu { return title + 4 + widest }
      if isSegmented { return max(title, widths.reduce(0, +) + widths.count * 3) }
      return max(title, widest + 3)
    }
  }

  private func naturalWidth(of table: TableScene) -> Int {
    var width: Int = 0
    for line in table.lines {
      switch line {
      case .header(let text), .footer(let text): width = max(width, displayWidth(shown(text)))
      case .row(let row):
        let value: Int = row.value.map { displayWidth(shown($0)) + 2 } ?? 0
        let subtitle: Int = row.subtitle.map { displayWidth(shown($0)) } ?? 0
        width = max(width, displayWidth(shown(row.title)) + value + 8, subtitle + 6)
      }
    }
    return width + (table.index.isEmpty ? 0 : 2) + (table.style == .inset ? 4 : 0)
  }
}
