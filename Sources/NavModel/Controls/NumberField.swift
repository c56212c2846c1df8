/// A field for a number: what is typed, what it means and what shows are three things (law F7).
enum NumberField: TextControl {
  static var usualMoment: FieldJudgement.Moment { .typing }

  static func adding(
    _ letters: String, isPasted: Bool, to text: String, _ properties: ControlProperties
  ) throws(Refusal) -> String {
    guard let entry = NumberEntry(properties) else { return text }
    let added: String = isPasted ? entry.withoutGroups(letters) : letters
    let whole: String = try fitting(text + added, properties)
    try entry.check(whole, properties.label)
    return whole
  }

  static func text(for value: Value, _ properties: ControlProperties) -> String? {
    switch value {
    case .number(let number): NumberEntry(properties)?.text(for: number)
    case .text(let text): try? adding(text, isPasted: true, to: "", properties)
    case .none: ""
    default: nil
    }
  }

  static func value(of text: String, _ properties: ControlProperties) -> Value {
    NumberEntry(properties)?.number(text).map { .number($0) } ?? .none
  }

  static func shown(_ text: String, isEditing: Bool, _ properties: ControlProperties) -> String {
    guard !isEditing, let entry = NumberEntry(properties), let number = entry.number(text) else {
      return text
    }
    return entry.shown(number) ?? text
  }
}
