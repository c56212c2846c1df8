extension DataTable {
  /// All rows in the order of the data.
  package var allRows: [Int32] { Array(0..<Int32(truncatingIfNeeded: rowCount)) }

  /// Returns the rows where the query occurs in any of the columns, in the order of the data.
  ///
  /// A blank query finds every row (law Q6).
  package func rows(matching query: String, in columns: [Int]) -> [Int32] {
    guard let needle = needle(for: query) else { return allRows }
    return matches(needle, in: columns).rows
  }

  /// Returns those of the rows where the query occurs in any of the columns, in their order.
  ///
  /// What a longer query finds is among what its beginning found, so this makes each further key
  /// cheaper than the one before.
  package func rows(matching query: String, in columns: [Int], within rows: [Int32]) -> [Int32] {
    guard let needle = needle(for: query) else { return rows }
    var found: [Int32] = []
    if rows.count > rowCount / 32 {  // going through all cells at once is faster
      let matching: RowSet = matches(needle, in: columns)
      for row in rows where matching.contains(Int(row)) { found.append(row) }
    } else {
      for row in rows where occurs(needle, row: Int(row), columns: columns) { found.append(row) }
    }
    return found
  }

  /// Whether the query occurs in any of the columns of the row.
  package func matches(_ query: String, row: Int, in columns: [Int]) -> Bool {
    guard let needle = needle(for: query) else { return true }
    return occurs(needle, row: row, columns: columns)
  }

  /// Returns the folded query, or nothing when it finds every row: it is blank, or only marks.
  private func needle(for query: String) -> [UInt8]? {
    let needle: [UInt8] = fold(query)
    return needle.isEmpty || isBlank(query) ? nil : needle
  }

  private func occurs(_ needle: [UInt8], row: Int, columns: [Int]) -> Bool {
    guard row >= 0, row < rowCount else { return false }
    for column in columns where cells.indices.contains(column) {
      if cells[column].contains(needle, row: row) { return true }
    }
    return false
  }

  private func matches(_ needle: [UInt8], in columns: [Int]) -> RowSet {
    var found = RowSet(rowCount: rowCount)
    for column in columns where cells.indices.contains(column) {
      cells[column].insertMatches(of: needle, into: &found)
    }
    return found
  }
}

extension DataColumn {
  /// Whether the folded text occurs in the cell of the row.
  fileprivate func contains(_ needle: [UInt8], row: Int) -> Bool {
    let range: Range<Int> = foldedRange(row)
    return folded.withUnsafeBufferPointer { cells in
      needle.withUnsafeBufferPointer { needle in
        let cell = UnsafeBufferPointer(rebasing: cells[range])
        return firstOccurrence(of: needle, in: cell, from: 0) != nil
      }
    }
  }

  /// Inserts each row in whose cell the folded text occurs.
  ///
  /// The cells are searched as one text; what is found across the end of a cell doesn't count.
  fileprivate func insertMatches(of needle: [UInt8], into rows: inout RowSet) {
    folded.withUnsafeBufferPointer { cells in
      foldedOffsets.withUnsafeBufferPointer { offsets in
        needle.withUnsafeBufferPointer { needle in
          var row: Int = 0
          var start: Int = 0
          while row < offsets.count - 1,
            let place = firstOccurrence(of: needle, in: cells, from: start)
          {
            row = rowHolding(place, offsets, from: row)
            guard row < offsets.count - 1 else { return }
            let end: Int = Int(offsets[row + 1])
            if place + needle.count <= end { rows.insert(row) }
            row += 1
            start = end  // a later match in this cell would reach beyond its end as well
          }
        }
      }
    }
  }
}

/// Returns the row whose cell holds the byte at the place, at or after the row.
///
/// The steps double, for the next match may be in the next cell or half a million cells away.
private func rowHolding(
  _ place: Int, _ offsets: UnsafeBufferPointer<UInt32>, from row: Int
) -> Int {
  var low: Int = row
  var step: Int = 1
  while low + step < offsets.count - 1, Int(offsets[low + step]) <= place {
    low += step
    step *= 2
  }
  var high: Int = min(low + step, offsets.count - 1)
  while high - low > 1 {
    let middle: Int = (low + high) / 2
    if Int(offsets[middle]) <= place { low = middle } else { high = middle }
  }
  return low
}
