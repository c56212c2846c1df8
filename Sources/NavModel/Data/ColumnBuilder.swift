/// The cells of a column while they are being read.
struct ColumnBuilder {
  private var bytes: [UInt8] = []
  private var offsets: [UInt32] = [0]

  /// The number of cells.
  var count: Int { offsets.count - 1 }

  /// All texts so far as one; of a single cell its text.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Appends a cell with the text.
  mutating func append(_ text: String) {
    bytes.append(contentsOf: text.utf8)
    endCell()
  }

  /// Appends a cell with the UTF-8 text.
  mutating func append(_ text: UnsafeBufferPointer<UInt8>) {
    bytes.append(contentsOf: text)
    endCell()
  }

  /// Appends a cell with the UTF-8 text.
  mutating func append(_ text: [UInt8]) {
    bytes.append(contentsOf: text)
    endCell()
  }

  /// Appends bytes to the cell being written.
  mutating func extend(_ text: UnsafeBufferPointer<UInt8>) {
    bytes.append(contentsOf: text)
  }

  /// Appends a byte to the cell being written.
  mutating func extend(_ byte: UInt8) {
    bytes.append(byte)
  }

  /// Ends the cell being written.
  mutating func endCell() {
    offsets.append(UInt32(truncatingIfNeeded: bytes.count))
  }

  /// Appends empty cells until there are as many as rows.
  mutating func fill(to rowCount: Int) {
    while count < rowCount { endCell() }
  }

  /// Returns the column, folded for search.
  func build() -> DataColumn {
    DataColumn(bytes: bytes, offsets: offsets)
  }
}
