internal import NavModel

extension Drafter {
  /// A table: its rows, how many there are beyond them, and the index in the last column.
  func table(_ table: TableScene, width: Int) -> Block {
    guard !table.index.isEmpty else { return rows(table, width: width) }
    let entries: [String] = table.index.map { clipped(shown($0), to: 3) }
    let widest: Int = entries.map { displayWidth($0) }.max() ?? 1
    // A wide entry takes the column of space before the index as well, unless it would touch a row.
    let rows: Block = rows(table, width: width - max(2, widest))
    let column: [String] = spread(entries, over: rows.height)
    for (line, entry) in column.enumerated() where displayWidth(entry) > 1 {
      guard rows.canvas.isBlank(x: rows.width - 2, y: line) else {
        return withIndex(self.rows(table, width: width - widest - 1), column, width: width)
      }
    }
    return withIndex(rows, column, width: width)
  }

  private func withIndex(_ rows: Block, _ column: [String], width: Int) -> Block {
    var block = Block(width: width)
    block.append(rows)
    for (line, entry) in column.enumerated() {
      block.canvas.write(
        entry, x: width - 1 - displayWidth(entry), y: line, style: .action)
    }
    return block
  }

  /// The entries that fit on so many lines: all of them, or some with a dot for those between.
  private func spread(_ entries: [String], over lines: Int) -> [String] {
    guard entries.count > lines else { return entries }
    let places: Int = (lines + 1) / 2
    guard places > 1 else { return Array(entries.prefix(lines)) }
    var result: [String] = []
    for place in 0..<places {
      if place > 0 { result.append(glyphs == .unicode ? "·" : ".") }
      result.append(entries[place * (entries.count - 1) / (places - 1)])
    }
    return result
  }

  private func rows(_ table: TableScene, width: Int) -> Block {
    var block = Block(width: width)
    if table.firstRow > 1 {
      addCount("\(table.firstRow - 1) above", to: &block)
    }
    let sections: [[TableScene.Line]] = sections(of: table.lines)
    for (index, section) in sections.enumerated() {
      add(section, isFirst: index == 0, of: table, to: &block)
    }
    var count: Int = 0
    for line in table.lines { if case .row = line { count += 1 } }
    let rest: Int = table.rowCount - (table.firstRow - 1) - count
    if table.rowCount == 0, let empty = table.empty, !empty.isEmpty {
      addLines(of: empty, to: &block, style: .quiet, alignment: .center)
    }
    if rest > 0 { addCount("\(rest) more", to: &block) }
    if let all = table.unfilteredCount {
      if table.style == .plain, count > 0, rest <= 0 { addLightLine(to: &block) }
      let y: Int = block.canvas.addLines()
      block.canvas.write(
        "\(table.rowCount) of \(all)", x: 1, y: y, limit: block.width - 2, style: .quiet)
    }
    return block
  }

  /// Adds a line that says what there is beyond what shows.
  func addCount(_ text: String, to block: inout Block) {
    let y: Int = block.canvas.addLines()
    block.canvas.write(
      glyphs.beyond + " " + text, x: 1, y: y, limit: block.width - 2, style: .quiet)
  }

  /// The lines in groups, each beginning at its header.
  private func sections(of lines: [TableScene.Line]) -> [[TableScene.Line]] {
    var sections: [[TableScene.Line]] = []
    var endsHere = true
    for line in lines {
      if case .header = line { endsHere = true }
      if endsHere { sections.append([]) }
      endsHere = false
      sections[sections.count - 1].append(line)
      if case .footer = line { endsHere = true }
    }
    return sections
  }

  private func add(
    _ section: [TableScene.Line], isFirst: Bool, of table: TableScene, to block: inout Block
  ) {
    var header = ""
    var footer = ""
    var rows: [RowScene] = []
    for line in section {
      switch line {
      case .header(let text): header = text
      case .footer(let text): footer = text
      case .row(let row): rows.append(row)
      }
    }
    let indent: Int = table.style == .inset ? 2 : 0
    if !isFirst, table.style == .plain { addLightLine(to: &block) }
    if !isFirst, table.style != .plain { block.canvas.addLines() }
    if !header.isEmpty { addLines(of: header, to: &block, style: .strong, indent: indent) }
    switch table.style {
    case .plain:
      add(rows, to: &block)
    case .grouped:
      if !rows.isEmpty {
        addGroupLine(to: &block)
        add(rows, to: &block)
        addGroupLine(to: &block)
      }
    case .inset:
      if !rows.isEmpty {
        var inner = Block(width: block.width - 4)
        add(rows, to: &inner)
        block.append(card(inner), x: 1)
      }
    }
    if !footer.isEmpty { addLines(of: footer, to: &block, style: .quiet, indent: indent) }
  }

  private func add(_ rows: [RowScene], to block: inout Block) {
    var previous: RowScene?
    for row in rows {
      if let previous, previous.subtitle != nil || row.subtitle != nil { addLightLine(to: &block) }
      add(row, to: &block)
      previous = row
    }
  }
}
