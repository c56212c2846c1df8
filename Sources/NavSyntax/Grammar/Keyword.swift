/// Words that the parser itself knows, by their number in the keyword table.
enum Keyword: UInt16, CaseIterable {
  case and = 1, or, not, implies, contains, matches, `is`
  case `true`, `false`, none
  case open, visible, enabled, disabled, selected, focused, empty, changed, valid
  case refused, intercepted, `as`, because
  case `if`, `else`, `in`, at, when, then, `where`, section, tab, back

  var spelling: String {
    switch self {
    case .and: "and"
    case .or: "or"
    case .not: "not"
    case .implies: "implies"
    case .contains: "contains"
    case .matches: "matches"
    case .is: "is"
    case .true: "true"
    case .false: "false"
    case .none: "none"
    case .open: "open"
    case .visible: "visible"
    case .enabled: "enabled"
    case .disabled: "disabled"
    case .selected: "selected"
    case .focused: "focused"
    case .empty: "empty"
    case .changed: "changed"
    case .valid: "valid"
    case .refused: "refused"
    case .intercepted: "intercepted"
    case .as: "as"
    case .because: "because"
    case .if: "if"
    case .else: "else"
    case .in: "in"
    case .at: "at"
    case .when: "when"
    case .then: "then"
    case .where: "where"
    case .section: "section"
    case .tab: "tab"
    case .back: "back"
    }
  }

  /// What `X is …` asks, when this word can be asked.
  var predicate: Predicate? {
    switch self {
    case .open: .open
    case .visible: .visible
    case .enabled: .enabled
    case .disabled: .disabled
    case .selected: .selected
    case .focused: .focused
    case .empty: .empty
    case .changed: .changed
    case .valid: .valid
    default: nil
    }
  }

  /// Whether the word ends an operand wherever it stands: nothing can be called so and be tapped.
  var endsOperand: Bool {
    switch self {
    case .refused, .intercepted, .because, .in, .at, .when, .then, .else: true
    default: false
    }
  }

  /// Whether the word can't begin an expression.
  var endsExpression: Bool {
    switch self {
    case .and, .or, .implies, .contains, .matches, .is: true
    default: endsOperand
    }
  }
}
