/// Puts a table together row by row.
package struct TableBuilder {
  private var names: [String]
  private var columns: [ColumnBuilder]
  private var rowCount: Int = 0

  /// Creates a builder of a table with the columns and no row yet.
  package init(columns names: [String] = []) {
    self.names = names
    columns = names.map { _ in ColumnBuilder() }
  }

  /// Adds a column; in the rows that there are already its cells are empty.
  package mutating func append(column name: String) {
    names.append(name)
    columns.append(ColumnBuilder())
    columns[columns.count - 1].fill(to: rowCount)
  }

  /// Adds a row; missing texts are empty, and those beyond the last column are left out.
  package mutating func append(row texts: [String]) {
    for (index, text) in zip(columns.indices, texts) {
      columns[index].append(text)
    }
    rowCount += 1
    for index in columns.indices { columns[index].fill(to: rowCount) }
  }

  /// Returns the table.
  package func build() -> DataTable {
    DataTable(columns: names, rowCount: rowCount, cells: columns.map { $0.build() })
  }
}

extension DataTable {
  /// Creates a table; a row shorter than the columns is filled up with empty texts.
  package convenience init(columns: [String], rows: [[String]]) {
    var cells: [ColumnBuilder] = columns.map { _ in ColumnBuilder() }
    for (row, texts) in rows.enumerated() {
      for (index, text) in zip(cells.indices, texts) { cells[index].append(text) }
      for index in cells.indices { cells[index].fill(to: row + 1) }
    }
    self.init(columns: columns, rowCount: rows.count, cells: cells.map { $0.build() })
  }
}
