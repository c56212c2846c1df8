/// A number with plus and minus.
enum Stepper: Control {
  static func initial(_ properties: ControlProperties) -> Value {
    .number(range(properties).initial(properties))
  }

  static func actions(_ properties: ControlProperties, state: Value) -> [ControlAction] {
    let range: NumberRange = range(properties)
    let number: Double = range.number(state)
    return (number < range.greatest ? [.increase] : []) + (number > range.least ? [.decrease] : [])
  }

  static func update(
    _ properties: ControlProperties, state: Value, action: ControlAction
  ) throws(Refusal) -> ControlUpdate {
    let range: NumberRange = range(properties)
    switch action {
    case .increase:
      return ControlUpdate(.number(try range.stepped(state, up: true, properties.label)))
    case .decrease:
      return ControlUpdate(.number(try range.stepped(state, up: false, properties.label)))
    case .set(let value):
      return ControlUpdate(.number(try range.set(value, properties.label)))
    default:
      throw Refusal(
        .unsupported, "\(quoted(properties.label)) is a stepper",
        help: "it can be increased and decreased")
    }
  }

  static func read(_ name: String, _ properties: ControlProperties, state: Value) -> Value? {
    name == "value" ? .number(range(properties).number(state)) : nil
  }

  static func draw(_ properties: ControlProperties, state: Value) -> ControlFace {
    .stepper(value: range(properties).number(state))
  }

  static func check(_ properties: ControlProperties) -> [ComponentFinding] {
    NumberRange.check(properties)
  }

  private static func range(_ properties: ControlProperties) -> NumberRange {
    NumberRange(properties) { _, _ in 1 }
  }
}
