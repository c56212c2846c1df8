/// When and how a field's rules are judged (law F5).
struct FieldJudgement {
  /// When it is.
  enum Moment: String { case typing, leave, submit }

  let moment: Moment
  let holdsFocus: Bool
  /// What is wrong now; nothing when the rules hold.
  let error: String?

  /// Judges a text by the rules as they are read for it.
  init(_ properties: ControlProperties, text: String, otherwise: Moment) {
    moment = properties.text("judged").flatMap { Moment(rawValue: $0) } ?? otherwise
    holdsFocus = properties.has("holds focus")
    error = Self.error(properties, text)
  }

  private static func error(_ properties: ControlProperties, _ text: String) -> String? {
    let rules: [Value] = list(properties["valid"])
    let messages: [Value] = list(properties["invalid message"])
    for (index, rule) in rules.enumerated() where rule == .boolean(false) {
      guard messages.indices.contains(index), !isEmpty(messages[index]) else { return "Not valid" }
      return messages[index].displayText
    }
    return properties.has("required") && text.isEmpty ? "Required" : nil
  }

  private static func list(_ value: Value?) -> [Value] {
    switch value {
    case nil: []
    case .list(let values)?: values
    case let value?: [value]
    }
  }

  /// The error that shows beside a state.
  func shown(_ state: FieldState) -> String? {
    moment == .typing ? (state.isTouched ? error : nil) : state.error
  }

  /// The state after it is left.
  func left(_ state: FieldState) -> FieldState {
    var state: FieldState = state
    if moment == .leave, state.isTouched { state.error = error }
    return state
  }

  /// The state after its form is submitted: then everything is judged, touched or not.
  func submitted(_ state: FieldState) -> FieldState {
    var state: FieldState = state
    state.isTouched = true
    if moment != .typing { state.error = error }
    return state
  }
}
