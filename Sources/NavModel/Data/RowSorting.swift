extension DataTable {
  /// Returns the rows sorted by a column; those with equal cells keep their order.
  ///
  /// Texts go by their folded form. Numbers go by size, and after them what is no number.
  package func sorted(_ rows: [Int32], by column: Int, numeric: Bool) -> [Int32] {
    guard cells.indices.contains(column) else { return rows }
    return numeric ? sortedByNumber(rows, column) : sortedByText(rows, cells[column])
  }

  /// Returns all rows sorted by a column, in the order of the data where cells are equal.
  package func sortedRows(by column: Int, numeric: Bool) -> [Int32] {
    sorted(allRows, by: column, numeric: numeric)
  }

  private func sortedByNumber(_ rows: [Int32], _ column: Int) -> [Int32] {
    var keys: [SortKey] = []
    keys.reserveCapacity(rows.count)
    for (place, row) in rows.enumerated() {
      let number: Double? = number(Int(row), column)
      keys.append(SortKey(key: number.map { ascending($0) } ?? .max, row: row, place: place))
    }
    keys.sort { $0.key != $1.key ? $0.key < $1.key : $0.place < $1.place }
    return keys.map { $0.row }
  }

  private func sortedByText(_ rows: [Int32], _ column: DataColumn) -> [Int32] {
    var keys: [SortKey] = []
    keys.reserveCapacity(rows.count)
    for (place, row) in rows.enumerated() {
      keys.append(SortKey(key: column.firstBytes(Int(row)), row: row, place: place))
    }
    column.folded.withUnsafeBytes { bytes in
      keys.sort { left, right in
        if left.key != right.key { return left.key < right.key }
        let order: Int = compare(
          bytes, column.foldedRange(Int(left.row)), column.foldedRange(Int(right.row)))
        return order != 0 ? order < 0 : left.place < right.place
      }
    }
    return keys.map { $0.row }
  }
}

/// A row, and what decides most comparisons without a look at its cell.
private struct SortKey {
  let key: UInt64
  let row: Int32
  let place: Int32

  init(key: UInt64, row: Int32, place: Int) {
    self.key = key
    self.row = row
    self.place = Int32(truncatingIfNeeded: place)
  }
}

extension DataColumn {
  /// The first eight bytes of the folded cell as a number that sorts as they do.
  fileprivate func firstBytes(_ row: Int) -> UInt64 {
    let range: Range<Int> = foldedRange(row)
    var key: UInt64 = 0
    for index in range.prefix(8) { key = key << 8 | UInt64(folded[index]) }
    return range.count < 8 ? key << UInt64(8 * (8 - range.count)) : key
  }
}

/// Returns the number's bits changed so that they sort as the numbers do; 0 and −0 are the same.
private func ascending(_ number: Double) -> UInt64 {
  let bits: UInt64 = (number + 0).bitPattern
  return bits >> 63 == 0 ? bits | 1 << 63 : ~bits
}

/// Returns a negative number, 0 or a positive one as the first range sorts before, with or after
/// the second.
private func compare(
  _ bytes: UnsafeRawBufferPointer, _ left: Range<Int>, _ right: Range<Int>
) -> Int {
  let shorter: Int = min(left.count, right.count)
  for offset in 0..<shorter {
    let one: UInt8 = bytes[left.lowerBound + offset]
    let other: UInt8 = bytes[right.lowerBound + offset]
    if one != other { return Int(one) - Int(other) }
  }
  return left.count - right.count
}
