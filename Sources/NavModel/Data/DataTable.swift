/// Rows and columns of text, as a file has them.
package final class DataTable: Hashable, Sendable {
  /// The names of the columns.
  package let columns: [String]
  private let rows: [[String]]

  /// Creates a table; a row shorter than the columns is filled up.
  package init(columns: [String], rows: [[String]]) {
    self.columns = columns
    self.rows = rows
  }

  package var rowCount: Int { rows.count }

  /// The text of a cell.
  package func text(_ row: Int, _ column: Int) -> String { rows[row][column] }

  /// The number a cell's text is.
  package func number(_ row: Int, _ column: Int) -> Double? { Double(rows[row][column]) }

  package static func == (a: DataTable, b: DataTable) -> Bool {
    a === b || (a.columns == b.columns && a.rows == b.rows)
  }
  package func hash(into hasher: inout Hasher) { hasher.combine(rows.count) }
}
