/// An expression with its names looked up as far as they can be; evaluated by `Machine`.
package indirect enum Expression: Hashable, Sendable {
  case constant(Value)
  /// A `let`, a loop variable or a parameter of `steps`: a slot of the frame.
  case local(Int)
  /// A name: looked up when it is read, see `Machine.lookUp`.
  case name(Symbol)
  /// A value of the model.
  case model(ModelValue)
  /// `value` in a rule of a control: the control's own value.
  case ownValue
  /// Something on screen by its visible title; only `is` can ask it.
  case titled(String)
  case member(Expression, String)
  case index(Expression, Expression)
  /// A list's `.sum(column)`.
  case sum(Expression, String)
  /// A string with expressions in it, in order.
  case text([Expression])
  case list([Expression])
  case map([ExpressionEntry])
  case not(Expression)
  case negative(Expression)
  case operation(Operation, Expression, Expression)
  case quality(Expression, Quality)
}

/// A key and a value of a map expression.
package struct ExpressionEntry: Hashable, Sendable {
  package let key: Expression
  package let value: Expression

  /// Creates an entry.
  package init(key: Expression, value: Expression) {
    self.key = key
    self.value = value
  }
}

/// Operators between two values.
package enum Operation: UInt8, Hashable, Sendable {
  case implies, or, and
  case equal, notEqual, less, lessOrEqual, greater, greaterOrEqual, contains, matches
  case add, subtract, multiply, divide, remainder
}

/// What `is` can ask of a thing.
package enum Quality: UInt8, Hashable, Sendable {
  case open, visible, enabled, disabled, selected, focused, empty, changed, valid
}

/// The values that the model itself has.
package enum ModelValue: UInt8, Hashable, Sendable, CaseIterable {
  /// The selected tab, `more` while its list shows, `none` without tabs.
  case tab
  /// The top of the topmost stack; `none` while the More list shows.
  case screen
  /// The names of the topmost stack's screens, root first.
  case stack
  case popover, sheet, alert, actions
  /// The names of what is presented, bottom to top.
  case presented
  case search, tabs, more, device, events, back, focus, tooltip, clock
  /// The row a rule or condition of a table is read for.
  case row
}
