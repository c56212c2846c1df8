/// Checking values against their types.
extension ComponentKind {
  /// The actions that the host sends to the kinds that want them.
  package static let hostActions: [String] = [
    "tap", "key", "paste", "focus", "leave", "submit", "tick",
  ]
}

extension ComponentKind.ValueType {
  /// The type in words, with its article.
  package var words: String {
    switch self {
    case .boolean: "true or false"
    case .number: "a number"
    case .integer: "a whole number"
    case .text: "a text"
    case .duration: "a duration"
    case .name: "a name"
    case .list: "a list"
    case .word(let words): "one of \(words.joined(separator: ", "))"
    case .any: "a value"
    }
  }

  /// Whether a value is of the type.
  package func admits(_ value: Value) -> Bool {
    switch (self, value) {
    case (.any, _), (.boolean, .boolean), (.number, .number), (.text, .text): true
    case (.duration, .duration), (.duration, .number), (.list, .list): true
    case (.name, .name), (.name, .text): true
    case (.integer, .number(let number)): number == number.rounded(.towardZero)
    case (.word(let words), .text(let word)), (.word(let words), .name(let word)):
      words.contains(word)
    default: false
    }
  }
}

extension ComponentKind.Parameter {
  /// What is wrong with a value for it, in words that follow its name; nothing when it fits.
  package func problem(with value: Value) -> String? {
    guard type.admits(value) else { return "is not \(type.words)" }
    guard case .number(let number) = value else { return nil }
    if let least, number < least { return "is less than \(numberText(least))" }
    if let most, number > most { return "is more than \(numberText(most))" }
    return nil
  }
}
