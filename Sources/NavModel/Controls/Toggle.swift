/// A switch; its state is whether it is on.
enum Toggle: Control {
  static func initial(_ properties: ControlProperties) -> Value {
    .boolean(properties["starts"] == .boolean(true))
  }

  static func actions(_ properties: ControlProperties, state: Value) -> [ControlAction] { [.tap] }

  static func update(
    _ properties: ControlProperties, state: Value, action: ControlAction
  ) throws(Refusal) -> ControlUpdate {
    switch action {
    case .tap: return ControlUpdate(.boolean(!isOn(state)))
    case .set(.boolean(let isOn)): return ControlUpdate(.boolean(isOn))
    case .set:
      throw Refusal(.restricted, "a switch is true or false")
    default:
      throw Refusal(
        .unsupported, "\(quoted(properties.label)) is a switch", help: "it can be tapped")
    }
  }

  static func read(_ name: String, _ properties: ControlProperties, state: Value) -> Value? {
    name == "on" || name == "value" ? .boolean(isOn(state)) : nil
  }

  static func draw(_ properties: ControlProperties, state: Value) -> ControlFace {
    .toggle(isOn: isOn(state))
  }

  private static func isOn(_ state: Value) -> Bool { state == .boolean(true) }
}
