/// A picture with its description.
enum Image: Control {
  static func initial(_ properties: ControlProperties) -> Value { .none }

  static func actions(_ properties: ControlProperties, state: Value) -> [ControlAction] { [] }

  static func update(
    _ properties: ControlProperties, state: Value, action: ControlAction
  ) throws(Refusal) -> ControlUpdate {
    throw Refusal(.unsupported, "the image \(quoted(properties.label)) only shows")
  }

  static func read(_ name: String, _ properties: ControlProperties, state: Value) -> Value? {
    name == "text" ? .text(properties.label) : nil
  }

  static func draw(_ properties: ControlProperties, state: Value) -> ControlFace { .plain }
}
