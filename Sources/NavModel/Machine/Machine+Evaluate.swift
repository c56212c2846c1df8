/// Reading expressions.
extension Machine {
  /// The value of an expression.
  package func evaluate(_ expression: Expression, in scope: Scope) throws(Failure) -> Value {
    switch expression {
    case .constant(let value): return value
    default: throw Failure("not-evaluated", "this expression can't be read yet")
    }
  }

  /// Whether a condition holds; anything but true or false is a failure.
  package func holds(_ condition: Expression, in scope: Scope) throws(Failure) -> Bool {
    if case .boolean(let isTrue) = try evaluate(condition, in: scope) { return isTrue }
    throw Failure("not-a-condition", "a condition must be true or false")
  }

  /// Whether a rule holds.
  package func holds(_ rule: Rule, in scope: Scope) throws(Failure) -> Bool {
    switch rule {
    case .always: return true
    case .never: return false
    case .all(let conditions):
      for condition in conditions where try !holds(condition, in: scope) { return false }
      return true
    }
  }

  /// The text of an expression as it is shown.
  package func text(_ expression: Expression, in scope: Scope) throws(Failure) -> String {
    if case .text(let text) = try evaluate(expression, in: scope) { return text }
    return ""
  }

  /// The properties of an element with their values of now.
  package func properties(of element: Int, at path: InstancePath) throws(Failure)
    -> ControlProperties
  {
    ControlProperties(label: "", isEnabled: true, isFocused: false, values: [])
  }

  /// The state of a control nobody has touched.
  package func initialState(of element: Int, at path: InstancePath) throws(Failure) -> Value {
    .none
  }

  /// Whether an element can be used now: its rule, and what the app said of it.
  package func isEnabled(_ element: Int, at path: InstancePath) throws(Failure) -> Bool { true }
}
