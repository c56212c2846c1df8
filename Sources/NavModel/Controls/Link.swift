/// A text that leads somewhere, or out of the app.
enum Link: Control {
  static func initial(_ properties: ControlProperties) -> Value { .none }

  static func actions(_ properties: ControlProperties, state: Value) -> [ControlAction] { [.tap] }

  static func update(
    _ properties: ControlProperties, state: Value, action: ControlAction
  ) throws(Refusal) -> ControlUpdate {
    guard action == .tap else {
      throw Refusal(.unsupported, "\(quoted(properties.label)) is a link", help: "it can be tapped")
    }
    return ControlUpdate(state)
  }

  static func read(_ name: String, _ properties: ControlProperties, state: Value) -> Value? {
    name == "text" ? .text(properties.label) : nil
  }

  static func draw(_ properties: ControlProperties, state: Value) -> ControlFace { .plain }
}
