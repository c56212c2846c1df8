/// The rows of a table's file as that table reads them: which columns are numbers is its own affair.
package final class RowSource: Sendable {
  package let data: DataTable
  /// For each column whether it was declared `number`.
  package let numbers: [Bool]

  /// Creates a source; `numbers` has an entry for each column of the data.
  package init(data: DataTable, numbers: [Bool]) {
    self.data = data
    self.numbers = numbers
  }

  /// The value of a cell: a number where the column is declared so and the text is one, otherwise text.
  package func value(row: Int, column: Int) -> Value {
    guard column >= 0, column < data.columns.count, row >= 0, row < data.rowCount else {
      return .none
    }
    if column < numbers.count, numbers[column], let number = data.number(row, column) {
      return .number(number)
    }
    return .text(data.text(row, column))
  }
}

/// One row of a source.
package struct RowReference: Hashable, Sendable {
  package let source: RowSource
  package let row: Int32

  /// Creates a reference to the row at an index of the data.
  package init(source: RowSource, row: Int32) {
    self.source = source
    self.row = row
  }

  package static func == (a: RowReference, b: RowReference) -> Bool {
    a.row == b.row && (a.source === b.source || a.source.data == b.source.data)
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(row)
    hasher.combine(source.data.rowCount)
  }
}
