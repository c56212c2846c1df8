internal import NavModel

extension Scene {
  /// Takes the last rows out of tables, but never a table's only one; false when there are none to take.
  ///
  /// With a surface given, only those above it count: what is below isn't seen.
  mutating func dropRows(_ count: Int, above hidden: Int?) -> Bool {
    let first: Int = hidden.map { $0 + 1 } ?? 0
    for index in surfaces.indices where index >= first {
      guard let content = surfaces[index].screen?.content else { continue }
      for place in content.indices.reversed() {
        guard case .table(var table) = content[place], table.dropRows(count) else { continue }
        surfaces[index].screen?.content[place] = .table(table)
        return true
      }
    }
    return false
  }
}

extension TableScene {
  private var drawnRows: Int {
    var rows: Int = 0
    for line in lines { if case .row = line { rows += 1 } }
    return rows
  }

  /// Takes rows from the end, with the headers and footers of what is empty then.
  fileprivate mutating func dropRows(_ count: Int) -> Bool {
    var rest: Int = min(count, drawnRows - 1)
    guard rest > 0 else { return false }
    while rest > 0, let line = lines.popLast() {
      if case .row = line { rest -= 1 }
    }
    while let line = lines.last {
      if case .row = line { break }
      lines.removeLast()
    }
    return true
  }
}
