/// A line of text that only shows.
enum Label: Control {
  static func initial(_ properties: ControlProperties) -> Value { .none }

  static func actions(_ properties: ControlProperties, state: Value) -> [ControlAction] { [] }

  static func update(
    _ properties: ControlProperties, state: Value, action: ControlAction
  ) throws(Refusal) -> ControlUpdate {
    throw Refusal(.unsupported, "\(quoted(properties.label)) only shows")
  }

  static func read(_ name: String, _ properties: ControlProperties, state: Value) -> Value? {
    switch name {
    case "text": return .text(properties.label)
    case "shown": return .text(TextOverflow(properties).fitted(properties.label))
    case "tooltip":
      return TextOverflow(properties).tooltip(properties.label).map { .text($0) } ?? Value.none
    default: return nil
    }
  }

  static func draw(_ properties: ControlProperties, state: Value) -> ControlFace {
    .text(TextOverflow(properties).fitted(properties.label))
  }
}
