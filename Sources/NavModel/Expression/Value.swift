/// What an expression can be: plain data, the same for built-in controls and plugins.
package enum Value: Hashable, Sendable {
  case none
  case boolean(Bool)
  case number(Double)
  case text(String)
  /// What was typed into a secure field: it can be compared, counted and matched, and shows as dots (law F2).
  case secret(String)
  /// Milliseconds of the virtual clock.
  case duration(Int)
  /// The name of a thing of the prototype: a screen, a tab, a presentation, a scope, a control, a device.
  case name(String)
  case list([Value])
  /// Keys and values in the order they were written.
  case map([Entry])
  /// A row of a table, read by column.
  case row(RowReference)

  /// A key of a map and its value.
  package struct Entry: Hashable, Sendable {
    package var key: String
    package var value: Value

    /// Creates an entry.
    package init(_ key: String, _ value: Value) {
      self.key = key
      self.value = value
    }
  }
}
