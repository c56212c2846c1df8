/// Numbers the different texts of a column in the order in which they first appear.
struct CellIndex {
  private let column: DataColumn
  /// Open addressing: the number of a group, or −1 where a place is free.
  private var places: [Int32] = Array(repeating: -1, count: 64)
  private var hashes: [UInt64] = []
  /// The first row of each group.
  private(set) var firstRows: [Int32] = []

  /// Creates an index that knows no text yet.
  init(_ column: DataColumn) {
    self.column = column
  }

  /// Returns the number of the row's text, a new one when it is the first with it.
  mutating func group(of row: Int) -> Int32 {
    let range: Range<Int> = column.range(row)
    if let last = firstRows.last, isEqual(range, column.range(Int(last))) {
      return Int32(truncatingIfNeeded: firstRows.count - 1)  // sorted data: the group goes on
    }
    if firstRows.count * 2 > places.count { grow() }
    let hash: UInt64 = hash(range)
    var place: Int = slot(hash)
    while places[place] >= 0 {
      let group: Int = Int(places[place])
      if hashes[group] == hash, isEqual(range, column.range(Int(firstRows[group]))) {
        return places[place]
      }
      place = (place + 1) & (places.count - 1)
    }
    let group: Int32 = Int32(truncatingIfNeeded: firstRows.count)
    places[place] = group
    hashes.append(hash)
    firstRows.append(Int32(truncatingIfNeeded: row))
    return group
  }

  private mutating func grow() {
    places = Array(repeating: -1, count: places.count * 4)
    for (group, hash) in hashes.enumerated() {
      var place: Int = slot(hash)
      while places[place] >= 0 { place = (place + 1) & (places.count - 1) }
      places[place] = Int32(truncatingIfNeeded: group)
    }
  }

  private func slot(_ hash: UInt64) -> Int {
    Int(truncatingIfNeeded: hash >> 20) & (places.count - 1)
  }

  private func hash(_ range: Range<Int>) -> UInt64 {
    column.bytes.withUnsafeBufferPointer { bytes in
      var hash: UInt64 = 0xCBF2_9CE4_8422_2325
      for index in range { hash = (hash ^ UInt64(bytes[index])) &* 0x100_0000_01B3 }
      return (hash ^ hash >> 29) &* 0x9E37_79B9_7F4A_7C15
    }
  }

  private func isEqual(_ left: Range<Int>, _ right: Range<Int>) -> Bool {
    guard left.count == right.count else { return false }
    return column.bytes.withUnsafeBufferPointer { bytes in
      for offset in 0..<left.count
      where bytes[left.lowerBound + offset] != bytes[right.lowerBound + offset] {
        return false
      }
      return true
    }
  }
}
