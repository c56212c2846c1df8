extension DataTable {
  /// Creates a table from a JSON array of objects, one for each row.
  ///
  /// The columns are the keys in the order in which they first appear. Numbers, `true` and `false`
  /// are the text they are written with; a key that is missing or `null` is empty text.
  package convenience init(json bytes: [UInt8]) throws(DataError) {
    var rows = try JSONRows(bytes)
    try rows.readAll()
    self.init(
      columns: rows.names, rowCount: rows.rowCount, cells: rows.columns.map { $0.build() })
  }
}

/// Reads objects one after the other into columns.
private struct JSONRows {
  private var reader: JSONReader
  private(set) var names: [String] = []
  private var numbers: [String: Int] = [:]
  private(set) var columns: [ColumnBuilder] = []
  private(set) var rowCount: Int = 0
  private var text: [UInt8] = []

  init(_ bytes: [UInt8]) throws(DataError) {
    reader = try JSONReader(bytes)
  }

  /// Reads the whole array.
  mutating func readAll() throws(DataError) {
    try reader.expect(0x5B, "rows are an array of objects: '[' is missing")
    if !reader.skip(0x5D) {
      repeat { try readRow() } while reader.skip(0x2C)
      try reader.expect(0x5D, "',' or ']' is missing after a row")
    }
    try reader.expectEnd()
    for index in columns.indices { columns[index].fill(to: rowCount) }
  }

  private mutating func readRow() throws(DataError) {
    let start: Int = reader.index
    try reader.expect(0x7B, "a row is an object: '{' is missing")
    if !reader.skip(0x7D) {
      var guess: Int = 0
      repeat {
        let column: Int = try readKey(guess: guess)
        try reader.expect(0x3A, "':' is missing after the key")
        columns[column].fill(to: rowCount)
        try readCell(into: column)
        guess = column + 1
      } while reader.skip(0x2C)
      try reader.expect(0x7D, "',' or '}' is missing")
    }
    rowCount += 1
    if rowCount > DataTable.largestCellCount / max(1, columns.count) {
      throw reader.error("there are more than \(DataTable.largestCellCount) cells", at: start)
    }
  }

  /// Reads a key and returns its column; most objects have theirs in the order of the first.
  private mutating func readKey(guess: Int) throws(DataError) -> Int {
    let start: Int = reader.index
    guard reader.next == 0x22 else { throw reader.error("a key in quotes is missing") }
    text.removeAll(keepingCapacity: true)
    try reader.readString(into: &text)
    let column: Int
    if guess < names.count, names[guess].utf8.elementsEqual(text) {
      column = guess
    } else {
      column = try columnOfKey(at: start)
    }
    if columns[column].count > rowCount {
      throw reader.error("the key \(visible(jsonQuoted(names[column]))) occurs twice", at: start)
    }
    return column
  }

  /// Returns the column of the key that was read, a new one where it is the first of its kind.
  private mutating func columnOfKey(at start: Int) throws(DataError) -> Int {
    let name: String = String(decoding: text, as: UTF8.self)
    if let column = numbers[name] { return column }
    if isBlank(name) { throw reader.error("a column needs a name", at: start) }
    if text.contains(0) { throw reader.error("a NUL character is no text", at: start) }
    if names.count == DataTable.largestColumnCount {
      throw reader.error(
        "there are more than \(DataTable.largestColumnCount) columns", at: start)
    }
    numbers[name] = names.count
    names.append(name)
    columns.append(ColumnBuilder())
    return names.count - 1
  }

  private mutating func readCell(into column: Int) throws(DataError) {
    let start: Int = reader.index
    text.removeAll(keepingCapacity: true)
    switch reader.next {
    case 0x22:
      try reader.readString(into: &text)
      if text.contains(0) { throw reader.error("a NUL character is no text", at: start) }
    case 0x5B, 0x7B:
      throw reader.error("a value of a row is text, a number, true, false or null")
    default:
      if let number = try reader.readNumber() {
        text.append(contentsOf: number)
      } else {
        switch reader.readWord() {
        case 0x74: text.append(contentsOf: "true".utf8)
        case 0x66: text.append(contentsOf: "false".utf8)
        case 0x6E: break
        default: throw reader.error("a value is missing")
        }
      }
    }
    columns[column].append(text)
  }
}
