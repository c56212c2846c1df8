/// A text field; its state is its text.
enum Field: Control {
  static func initial(_ properties: ControlProperties) -> Value {
    .text(properties.text("starts") ?? "")
  }

  static func actions(_ properties: ControlProperties, state: Value) -> [ControlAction] {
    var actions: [ControlAction] = [.tap]
    guard properties.isFocused else { return actions }
    actions.append(.key("a"))
    if !text(state).isEmpty { actions.append(.backspace) }
    if showsClear(properties, text(state)) { actions.append(.clear) }
    return actions
  }

  static func update(
    _ properties: ControlProperties, state: Value, action: ControlAction
  ) throws(Refusal) -> ControlUpdate {
    let text: String = text(state)
    switch action {
    case .key(let letters), .paste(let letters):
      return ControlUpdate(.text(try fitting(text + letters, properties)), keepsFocus: true)
    case .backspace:
      guard !text.isEmpty else {
        throw Refusal(.empty, "\(quoted(properties.label)) is empty", help: "text can be typed")
      }
      return ControlUpdate(.text(String(text.dropLast())), keepsFocus: true)
    case .clear:
      guard !text.isEmpty else {
        throw Refusal(.empty, "\(quoted(properties.label)) is empty", help: "text can be typed")
      }
      guard showsClear(properties, text) else {
        throw Refusal(
          .unsupported, "\(quoted(properties.label)) shows no clear button now",
          help: "letters go with backspace")
      }
      return ControlUpdate(.text(""), keepsFocus: true)
    case .set(.text(let text)):
      return ControlUpdate(.text(try fitting(text, properties)))
    case .tap, .focus: return ControlUpdate(state, keepsFocus: true)
    case .leave, .pressReturn: return ControlUpdate(state)
    default:
      throw Refusal(
        .unsupported, "\(quoted(properties.label)) is a text field", help: "text can be typed")
    }
  }

  static func read(_ name: String, _ properties: ControlProperties, state: Value) -> Value? {
    let text: String = text(state)
    switch name {
    case "text", "value": return .text(text)
    case "shown": return .text(shown(properties, text))
    case "count": return .number(Double(text.count))
    case "error": return Value.none
    case "valid": return .boolean(true)
    default: return nil
    }
  }

  static func face(_ properties: ControlProperties, state: Value) -> ControlFace {
    let text: String = text(state)
    return .field(
      text: shown(properties, text), isPlaceholder: text.isEmpty, error: nil,
      hasClear: showsClear(properties, text))
  }

  private static func text(_ state: Value) -> String {
    if case .text(let text) = state { return text }
    return ""
  }

  /// The placeholder while it is empty, dots for what is secure.
  private static func shown(_ properties: ControlProperties, _ text: String) -> String {
    if text.isEmpty { return properties.text("placeholder") ?? "" }
    return properties.has("secure") ? String(repeating: "•", count: text.count) : text
  }

  /// A text, refused when it is too long (law F4).
  private static func fitting(_ text: String, _ properties: ControlProperties) throws(Refusal)
    -> String
  {
    if let most = properties.number("max"), Double(text.count) > most {
      throw Refusal(
        .restricted,
        "\(quoted(properties.label)) takes at most \(numberText(most)) characters",
        help: "shorter text fits")
    }
    guard text.utf8.count <= Value.longestText else {
      throw Refusal(.restricted, "\(quoted(properties.label)) takes at most a megabyte")
    }
    return text
  }

  /// Whether the clear button shows (law F3).
  private static func showsClear(_ properties: ControlProperties, _ text: String) -> Bool {
    guard !text.isEmpty else { return false }
    switch properties.text("clear") {
    case "never"?: return false
    case "always"?: return true
    case "unless editing"?: return !properties.isFocused
    default: return properties.isFocused
    }
  }
}
