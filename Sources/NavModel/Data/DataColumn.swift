/// The cells of a column, one after the other in UTF-8, as written and as search compares them.
struct DataColumn: Sendable {
  let bytes: [UInt8]
  /// Where each cell begins; one more for the end of the last.
  let offsets: [UInt32]
  let folded: [UInt8]
  let foldedOffsets: [UInt32]

  /// Creates a column; the offsets ascend from 0 to the number of bytes.
  init(bytes: [UInt8], offsets: [UInt32]) {
    self.bytes = bytes
    self.offsets = offsets
    let isASCII: Bool = bytes.withUnsafeBufferPointer { foldedCapacity(of: $0) == $0.count }
    if isASCII {  // folding changes no length, so all cells fold at once
      folded = bytes.withUnsafeBufferPointer { fold($0) }
      foldedOffsets = offsets
    } else {
      (folded, foldedOffsets) = foldCells(bytes, offsets)
    }
  }

  /// The number of cells.
  var count: Int { offsets.count - 1 }

  /// The place of a cell's text; empty for a row that there isn't.
  func range(_ row: Int) -> Range<Int> {
    guard row >= 0, row < count else { return 0..<0 }
    return Int(offsets[row])..<Int(offsets[row + 1])
  }

  /// The place of a cell's folded text; empty for a row that there isn't.
  func foldedRange(_ row: Int) -> Range<Int> {
    guard row >= 0, row < count else { return 0..<0 }
    return Int(foldedOffsets[row])..<Int(foldedOffsets[row + 1])
  }
}

/// Returns the cells folded, each for itself.
private func foldCells(_ bytes: [UInt8], _ offsets: [UInt32]) -> ([UInt8], [UInt32]) {
  var foldedOffsets: [UInt32] = []
  foldedOffsets.reserveCapacity(offsets.count)
  foldedOffsets.append(0)
  let folded: [UInt8] = bytes.withUnsafeBufferPointer { source in
    Array(unsafeUninitializedCapacity: foldedCapacity(of: source)) { output, count in
      var writer = FoldingWriter(into: output)
      var start: Int = 0
      for offset in offsets.dropFirst() {
        let end: Int = Int(offset)
        writer.append(UnsafeBufferPointer(rebasing: source[start..<end]))
        foldedOffsets.append(UInt32(truncatingIfNeeded: writer.count))
        start = end
      }
      count = writer.count
    }
  }
  return (folded, foldedOffsets)
}
