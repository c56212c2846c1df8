extension DataTable {
  /// The most cells that a table may have.
  static let largestCellCount: Int = 100_000_000
  /// The most columns that a table may have.
  static let largestColumnCount: Int = 4096

  /// Creates a table from comma-separated values as RFC 4180 has them.
  ///
  /// The first line names the columns. Values in quotes may hold commas, line breaks and doubled
  /// quotes; lines end with LF, CRLF or CR; a line with nothing on it is no row.
  package convenience init(csv bytes: [UInt8]) throws(DataError) {
    try checkText(bytes)
    var reader = CSVReader(bytes)
    let names: [String] = try reader.readHeader()
    var cells: [ColumnBuilder] = names.map { _ in ColumnBuilder() }
    let rowCount: Int = try reader.readRows(into: &cells)
    self.init(columns: names, rowCount: rowCount, cells: cells.map { $0.build() })
  }
}

/// Reads records one after the other.
private struct CSVReader {
  private let bytes: [UInt8]
  private var index: Int

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    index = lengthOfByteOrderMark(bytes)
  }

  /// Reads the first record as the names of the columns.
  mutating func readHeader() throws(DataError) -> [String] {
    skipLineBreaks()
    guard index < bytes.count else {
      throw DataError("the file is empty; its first line names the columns", line: 1, column: 1)
    }
    var names: [String] = []
    var seen: Set<String> = []
    repeat {
      let start: Int = index
      var cell = ColumnBuilder()
      try readCell(into: &cell)
      let name: String = cell.text
      if isBlank(name) {
        throw DataError("column \(names.count + 1) has no name", at: start, in: bytes)
      }
      if !seen.insert(name).inserted {
        throw DataError(
          "the name '\(visible(name))' stands above two columns", at: start, in: bytes)
      }
      names.append(name)
      if names.count > DataTable.largestColumnCount {
        throw DataError(
          "there are more than \(DataTable.largestColumnCount) columns", at: start, in: bytes)
      }
    } while skipComma()
    return names
  }

  /// Reads the records that are left and returns how many there are.
  mutating func readRows(into columns: inout [ColumnBuilder]) throws(DataError) -> Int {
    var rowCount: Int = 0
    skipLineBreaks()
    while index < bytes.count {
      let start: Int = index
      var count: Int = 0
      repeat {
        guard count < columns.count else { throw try ragged(start, columnCount: columns.count) }
        try readCell(into: &columns[count])
        count += 1
      } while skipComma()
      guard count == columns.count else { throw try ragged(start, columnCount: columns.count) }
      rowCount += 1
      if rowCount > DataTable.largestCellCount / columns.count {
        throw DataError(
          "there are more than \(DataTable.largestCellCount) cells", at: start, in: bytes)
      }
      skipLineBreaks()
    }
    return rowCount
  }

  /// Returns the error for the record that begins at the offset and has another count than the
  /// header.
  private mutating func ragged(
    _ start: Int, columnCount: Int
  ) throws(DataError) -> DataError {
    index = start
    var count: Int = 0
    repeat {
      var cell = ColumnBuilder()
      try readCell(into: &cell)
      count += 1
    } while skipComma()
    let values: String = count == 1 ? "1 value" : "\(count) values"
    let names: String = columnCount == 1 ? "1 column" : "\(columnCount) columns"
    return DataError("the row has \(values), the header \(names)", at: start, in: bytes)
  }

  /// Reads a value up to the comma, line break or end after it.
  private mutating func readCell(into column: inout ColumnBuilder) throws(DataError) {
    if index < bytes.count, bytes[index] == Mark.quote {
      return try readQuotedCell(into: &column)
    }
    let start: Int = index
    index = bytes.withUnsafeBufferPointer { source in
      var end: Int = start
      while end < source.count, !isEndOfCell(source[end]) { end += 1 }
      column.append(UnsafeBufferPointer(rebasing: source[start..<end]))
      return end
    }
  }

  private mutating func readQuotedCell(into column: inout ColumnBuilder) throws(DataError) {
    let opening: Int = index
    index += 1
    while true {
      let start: Int = index
      index = bytes.withUnsafeBufferPointer { source in
        var end: Int = start
        while end < source.count, source[end] != Mark.quote { end += 1 }
        column.extend(UnsafeBufferPointer(rebasing: source[start..<end]))
        return end
      }
      guard index < bytes.count else {
        throw DataError("the quote that opens here is never closed", at: opening, in: bytes)
      }
      index += 1
      guard index < bytes.count, bytes[index] == Mark.quote else { break }
      column.extend(Mark.quote)
      index += 1
    }
    if index < bytes.count, !isEndOfCell(bytes[index]) {
      throw DataError(
        "after a closing quote comes a comma or the end of the line; a quote inside is doubled",
        at: index, in: bytes)
    }
    column.endCell()
  }

  private mutating func skipComma() -> Bool {
    guard index < bytes.count, bytes[index] == Mark.comma else { return false }
    index += 1
    return true
  }

  /// Skips the end of a line and the empty lines after it.
  private mutating func skipLineBreaks() {
    while index < bytes.count, bytes[index] == 0x0A || bytes[index] == 0x0D { index += 1 }
  }
}

/// The bytes that mean something in the format.
private enum Mark {
  static let quote: UInt8 = 0x22
  static let comma: UInt8 = 0x2C
}

@inline(__always)
private func isEndOfCell(_ byte: UInt8) -> Bool {
  byte == Mark.comma || byte == 0x0A || byte == 0x0D
}
