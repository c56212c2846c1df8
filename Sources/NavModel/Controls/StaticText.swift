/// Text of several lines that only shows.
enum StaticText: Control {
  static func initial(_ properties: ControlProperties) -> Value { .none }

  static func actions(_ properties: ControlProperties, state: Value) -> [ControlAction] { [] }

  static func update(
    _ properties: ControlProperties, state: Value, action: ControlAction
  ) throws(Refusal) -> ControlUpdate {
    throw Refusal(.unsupported, "\(quoted(properties.label)) only shows")
  }

  static func read(_ name: String, _ properties: ControlProperties, state: Value) -> Value? {
    Label.read(name, properties, state: state)
  }

  static func draw(_ properties: ControlProperties, state: Value) -> ControlFace {
    .text(TextOverflow(properties).fitted(properties.label))
  }
}
