/// What a text field remembers.
///
/// As a value it is its text, and a map only while there is more to remember.
struct FieldState {
  var text = ""
  /// Whether somebody has edited it; until then nothing is judged (law F5).
  var isTouched = false
  /// What was wrong with it when it was judged last.
  var error: String?
  /// Whether the next letter takes the place of the whole text (law F2).
  var startsOver = false

  /// Creates the state of a field with a text that nobody has edited.
  init(text: String) { self.text = text }

  /// Reads what `value(isSecret:)` wrote.
  init(_ state: Value) {
    guard case .map(let entries) = state else {
      text = Self.text(of: state) ?? ""
      return
    }
    for entry in entries {
      switch entry.key {
      case "text": text = Self.text(of: entry.value) ?? ""
      case "touched": isTouched = entry.value == .boolean(true)
      case "error": error = Self.text(of: entry.value)
      case "over": startsOver = entry.value == .boolean(true)
      default: break
      }
    }
  }

  /// The state as a value; one that is secret shows its text nowhere.
  func value(isSecret: Bool) -> Value {
    let content: Value = isSecret ? .secret(text) : .text(text)
    guard isTouched || error != nil || startsOver else { return content }
    var entries: [Value.Entry] = [Value.Entry("text", content)]
    if isTouched { entries.append(Value.Entry("touched", .boolean(true))) }
    if let error { entries.append(Value.Entry("error", .text(error))) }
    if startsOver { entries.append(Value.Entry("over", .boolean(true))) }
    return .map(entries)
  }

  /// The text of a state as a value, without the rest.
  static func content(of state: Value) -> Value {
    guard case .map(let entries) = state else { return state }
    for entry in entries where entry.key == "text" { return entry.value }
    return .text("")
  }

  private static func text(of value: Value) -> String? {
    switch value {
    case .text(let text), .secret(let text), .name(let text): text
    default: nil
    }
  }
}
