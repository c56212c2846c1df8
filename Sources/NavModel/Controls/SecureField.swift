/// A field whose text shows as dots and is told nowhere (law F2).
enum SecureField: TextControl {
  static var isSecret: Bool { true }
  static var usualMoment: FieldJudgement.Moment { .typing }

  static func adding(
    _ letters: String, isPasted: Bool, to text: String, _ properties: ControlProperties
  ) throws(Refusal) -> String {
    let whole: String = try fitting(text + letters, properties)
    if let entry = NumberEntry(properties) { try entry.check(whole, properties.label) }
    return whole
  }

  static func text(for value: Value, _ properties: ControlProperties) -> String? {
    switch value {
    case .text(let text), .secret(let text):
      try? adding(text, isPasted: true, to: "", properties)
    default: nil
    }
  }

  static func value(of text: String, _ properties: ControlProperties) -> Value { .secret(text) }

  static func shown(_ text: String, isEditing: Bool, _ properties: ControlProperties) -> String {
    String(repeating: "•", count: text.count)
  }
}
