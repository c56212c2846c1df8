/// A text field: one line of text.
enum Field: TextControl {
  static func adding(
    _ letters: String, isPasted: Bool, to text: String, _ properties: ControlProperties
  ) throws(Refusal) -> String {
    try fitting(text + letters, properties)
  }

  static func text(for value: Value, _ properties: ControlProperties) -> String? {
    guard case .text(let text) = value else { return nil }
    return try? fitting(text, properties)
  }

  static func value(of text: String, _ properties: ControlProperties) -> Value { .text(text) }

  static func shown(_ text: String, isEditing: Bool, _ properties: ControlProperties) -> String {
    text
  }
}
