/// What only shows, or only leads on: labels, texts, images, links and spaces.
enum Label: Control {
  static func initial(_ properties: ControlProperties) -> Value { .none }

  static func actions(_ properties: ControlProperties, state: Value) -> [ControlAction] { [] }

  static func update(
    _ properties: ControlProperties, state: Value, action: ControlAction
  ) throws(Refusal) -> ControlUpdate {
    throw Refusal(.unsupported, "\(quoted(properties.label)) only shows")
  }

  static func read(_ name: String, _ properties: ControlProperties, state: Value) -> Value? {
    name == "text" ? .text(properties.label) : nil
  }

  static func face(_ properties: ControlProperties, state: Value) -> ControlFace { .plain }
}
