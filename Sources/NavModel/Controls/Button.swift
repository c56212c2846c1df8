/// A button: what a tap does stands in its definition, not in its state.
enum Button: Control {
  static func initial(_ properties: ControlProperties) -> Value { .none }

  static func actions(_ properties: ControlProperties, state: Value) -> [ControlAction] { [.tap] }

  static func update(
    _ properties: ControlProperties, state: Value, action: ControlAction
  ) throws(Refusal) -> ControlUpdate {
    guard action == .tap else {
      throw Refusal(
        .unsupported, "\(quoted(properties.label)) is a button", help: "it can be tapped")
    }
    return ControlUpdate(state)
  }

  static func read(_ name: String, _ properties: ControlProperties, state: Value) -> Value? {
    name == "text" ? .text(properties.label) : nil
  }

  static func draw(_ properties: ControlProperties, state: Value) -> ControlFace { .plain }
}
