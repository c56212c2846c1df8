/// Rows of a table, a bit for each.
struct RowSet {
  private var words: [UInt64]

  /// Creates an empty set for a table with as many rows.
  init(rowCount: Int) {
    words = Array(repeating: 0, count: (rowCount + 63) / 64)
  }

  mutating func insert(_ row: Int) {
    words[row / 64] |= 1 << UInt64(row % 64)
  }

  func contains(_ row: Int) -> Bool {
    row >= 0 && row / 64 < words.count && words[row / 64] & (1 << UInt64(row % 64)) != 0
  }

  /// The rows in the order of the data.
  var rows: [Int32] {
    var count: Int = 0
    for word in words { count += word.nonzeroBitCount }
    return Array(unsafeUninitializedCapacity: count) { rows, written in
      for (index, bits) in words.enumerated() {
        var rest: UInt64 = bits
        while rest != 0 {
          rows[written] = Int32(truncatingIfNeeded: index * 64 + rest.trailingZeroBitCount)
          written += 1
          rest &= rest - 1
        }
      }
    }
  }
}
