/// Values of the language as JSON and back.
///
/// JSON knows fewer types: a duration becomes its milliseconds, a name its text, a row its columns,
/// and what is secret dots.
extension JSONValue {
  /// Creates the JSON for a value.
  package init(_ value: Value) {
    self =
      switch value {
      case .none: .null
      case .boolean(let value): .bool(value)
      case .number(let value): .number(value)
      case .text(let value), .name(let value): .string(value)
      case .secret: .string(value.displayText)
      case .duration(let milliseconds): .number(Double(milliseconds))
      case .list(let values): .array(values.map { JSONValue($0) })
      case .map(let entries): JSONValue(entries)
      case .row(let row): JSONValue(row)
      }
  }

  /// Creates an object of entries.
  package init(_ entries: [Value.Entry]) {
    self = .object(entries.map { Member($0.key, JSONValue($0.value)) })
  }

  private init(_ row: RowReference) {
    let columns: [String] = row.source.data.columns
    self = .object(
      columns.indices.map { index in
        Member(columns[index], JSONValue(row.source.value(row: Int(row.row), column: index)))
      })
  }
}

extension Value {
  /// Creates the value that a JSON value stands for.
  package init(_ value: JSONValue) {
    self =
      switch value {
      case .null: .none
      case .bool(let value): .boolean(value)
      case .number(let value): .number(value)
      case .string(let value): .text(value)
      case .array(let values): .list(values.map { Value($0) })
      case .object(let members): .map(members.map { Entry($0.key, Value($0.value)) })
      }
  }
}
