/// Rows and columns of text, as a file has them.
///
/// Each column is one stretch of bytes, with a second one folded for search. Nothing changes after
/// it is made, so copies of a state share it. Two tables are equal when their texts are.
package final class DataTable: Hashable, Sendable {
  /// The names of the columns.
  package let columns: [String]
  package let rowCount: Int
  let cells: [DataColumn]
  private let contentHash: UInt64

  /// Creates a table; every column has a cell for each row.
  init(columns: [String], rowCount: Int, cells: [DataColumn]) {
    self.columns = columns
    self.rowCount = rowCount
    self.cells = cells
    var hash: UInt64 = UInt64(truncatingIfNeeded: rowCount)
    for (name, column) in zip(columns, cells) {
      Array(name.utf8).withUnsafeBytes { hash = mixed(hash, $0) }
      column.bytes.withUnsafeBytes { hash = mixed(hash, $0) }
      column.offsets.withUnsafeBytes { hash = mixed(hash, $0) }
    }
    contentHash = hash
  }

  /// Returns the text of a cell; it is empty where there is no such cell.
  package func text(_ row: Int, _ column: Int) -> String {
    String(decoding: bytes(row, column), as: UTF8.self)
  }

  /// Returns the number that a cell's text is, if it is one.
  package func number(_ row: Int, _ column: Int) -> Double? {
    cellNumber(bytes(row, column))
  }

  /// Returns the text of a cell in UTF-8.
  package func bytes(_ row: Int, _ column: Int) -> ArraySlice<UInt8> {
    guard cells.indices.contains(column) else { return [] }
    return cells[column].bytes[cells[column].range(row)]
  }

  /// Returns the number of the column with the name.
  package func column(named name: String) -> Int? {
    columns.firstIndex(of: name)
  }

  package static func == (left: DataTable, right: DataTable) -> Bool {
    if left === right { return true }
    guard left.contentHash == right.contentHash, left.rowCount == right.rowCount,
      left.columns == right.columns, left.cells.count == right.cells.count
    else { return false }
    for (one, other) in zip(left.cells, right.cells)
    where one.offsets != other.offsets || one.bytes != other.bytes {
      return false
    }
    return true
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(contentHash)
  }
}

/// Returns the hash with the bytes mixed in; the same on every machine and run.
private func mixed(_ start: UInt64, _ bytes: UnsafeRawBufferPointer) -> UInt64 {
  var hash: UInt64 = start ^ UInt64(truncatingIfNeeded: bytes.count)
  var index: Int = 0
  while index < bytes.count {
    var word: UInt64 = 0
    if index + 8 <= bytes.count {
      word = bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self).littleEndian
    } else {
      for byte in bytes[index...].reversed() { word = word << 8 | UInt64(byte) }
    }
    hash = (hash ^ word) &* 0x9E37_79B9_7F4A_7C15
    hash ^= hash >> 32
    index += 8
  }
  return hash
}
