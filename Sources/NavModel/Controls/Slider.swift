/// A number along a line.
enum Slider: Control {
  static func initial(_ properties: ControlProperties) -> Value {
    .number(range(properties).initial(properties))
  }

  static func actions(_ properties: ControlProperties, state: Value) -> [ControlAction] {
    let range: NumberRange = range(properties)
    return [.set(.number(range.greatest)), .set(.number(range.least))].filter {
      $0 != .set(.number(range.number(state)))
    }
  }

  static func update(
    _ properties: ControlProperties, state: Value, action: ControlAction
  ) throws(Refusal) -> ControlUpdate {
    let range: NumberRange = range(properties)
    switch action {
    case .set(let value):
      var number: Double = try range.set(value, properties.label)
      if properties.number("step") != nil {
        let steps: Double = ((number - range.least) / range.step).rounded()
        number = range.clamped(range.least + steps * range.step)
      }
      return ControlUpdate(.number(number))
    case .increase:
      return ControlUpdate(.number(try range.stepped(state, up: true, properties.label)))
    case .decrease:
      return ControlUpdate(.number(try range.stepped(state, up: false, properties.label)))
    default:
      throw Refusal(
        .unsupported, "\(quoted(properties.label)) is a slider",
        help: "it can be set, increased and decreased")
    }
  }

  static func read(_ name: String, _ properties: ControlProperties, state: Value) -> Value? {
    name == "value" ? .number(range(properties).number(state)) : nil
  }

  static func draw(_ properties: ControlProperties, state: Value) -> ControlFace {
    let range: NumberRange = range(properties)
    return .slider(value: range.number(state), from: range.least, to: range.greatest)
  }

  static func check(_ properties: ControlProperties) -> [ComponentFinding] {
    NumberRange.check(properties)
  }

  private static func range(_ properties: ControlProperties) -> NumberRange {
    NumberRange(properties) { least, greatest in (greatest - least) / 10 }
  }
}
