internal import NavModel

/// Candidates of a completion in columns, the way they are listed below the line.
struct CompletionListing {
  let candidates: [Completion.Candidate]
  /// The candidates in one column; the list goes down before it goes right.
  let rowCount: Int
  let columnCount: Int
  private let textWidths: [Int]
  private let columnWidths: [Int]

  private static let gap: Int = 2

  /// Arranges the candidates in as many columns as fit the width.
  ///
  /// A list that is short anyway stays in one column where there are notes to read.
  init(_ candidates: [Completion.Candidate], width: Int) {
    self.candidates = candidates
    let texts: [Int] = candidates.map { displayWidth(visible($0.text)) }
    let notes: [Int] = candidates.map { displayWidth(visible($0.note)) }
    let hasNotes: Bool = notes.contains { $0 > 0 }
    var count: Int = hasNotes && candidates.count <= 8 ? 1 : min(candidates.count, max(1, width))
    while true {
      let rows: Int = max(1, (candidates.count + max(1, count) - 1) / max(1, count))
      let used: Int = max(1, (candidates.count + rows - 1) / rows)
      let ranges: [Range<Int>] = (0..<used).map {
        ($0 * rows)..<max($0 * rows, min(candidates.count, ($0 + 1) * rows))
      }
      let textOf: [Int] = ranges.map { texts[$0].max() ?? 0 }
      let widthOf: [Int] = ranges.enumerated().map { column, range in
        let note: Int = notes[range].max() ?? 0
        return textOf[column] + (note > 0 ? Self.gap + note : 0)
      }
      let total: Int = widthOf.reduce(0, +) + Self.gap * (used - 1)
      if total < width || count <= 1 {
        self.rowCount = rows
        self.columnCount = used
        self.textWidths = textOf
        self.columnWidths = widthOf
        return
      }
      count = min(count - 1, used)
    }
  }

  /// Returns at most this many rows, with the selected candidate in one of them.
  func rows(selected: Int?, limit: Int) -> [StyledText] {
    guard !candidates.isEmpty, limit > 0 else { return [] }
    if rowCount <= limit { return (0..<rowCount).map { row($0, selected: selected) } }
    let shown: Int = max(1, limit - 1)
    let wanted: Int = (selected ?? 0) % rowCount
    let top: Int = min(max(0, wanted - shown / 2), rowCount - shown)
    var result: [StyledText] = (top..<(top + shown)).map { row($0, selected: selected) }
    if limit > 1 {
      result.append(StyledText("rows \(top + 1)–\(top + shown) of \(rowCount)", .dim))
    }
    return result
  }

  private func row(_ row: Int, selected: Int?) -> StyledText {
    var result = StyledText()
    for column in 0..<columnCount {
      let index: Int = column * rowCount + row
      guard index < candidates.count else { break }
      let isLast: Bool = column == columnCount - 1 || index + rowCount >= candidates.count
      let text: String = visible(candidates[index].text)
      let note: String = visible(candidates[index].note)
      var spaces: Int = columnWidths[column] + Self.gap - displayWidth(text)
      result.append(text, index == selected ? .selected : .plain)
      if !note.isEmpty {
        let before: Int = textWidths[column] + Self.gap - displayWidth(text)
        result.append(String(repeating: " ", count: max(1, before)))
        result.append(note, .dim)
        spaces -= before + displayWidth(note)
      }
      if !isLast { result.append(String(repeating: " ", count: max(1, spaces))) }
    }
    return result
  }

  /// A way through the list.
  enum Direction { case next, previous, left, right }

  /// Returns the candidate reached from another; around the ends, and to the first from none.
  func index(_ direction: Direction, of selected: Int?) -> Int {
    guard !candidates.isEmpty else { return 0 }
    guard let selected else { return direction == .previous ? candidates.count - 1 : 0 }
    let target: Int =
      switch direction {
      case .next: selected + 1
      case .previous: selected - 1
      case .left: selected - rowCount
      case .right: selected + rowCount
      }
    switch direction {
    case .next, .previous: return (target + candidates.count) % candidates.count
    case .left, .right: return candidates.indices.contains(target) ? target : selected
    }
  }
}
