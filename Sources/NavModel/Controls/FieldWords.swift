/// The words for keyboards and Return keys, and what is wrong with the rules of a field.
package enum FieldWords {
  /// The kinds of keyboard, by our words and by UIKit's (law F4: hints, they restrict nothing).
  package static var keyboards: [(word: String, name: String)] {
    [
      ("default", "default"), ("ascii", "asciiCapable"),
      ("punctuation", "numbersAndPunctuation"), ("url", "URL"), ("number", "numberPad"),
      ("phone", "phonePad"), ("name", "namePhonePad"), ("email", "emailAddress"),
      ("decimal", "decimalPad"), ("twitter", "twitter"), ("web", "webSearch"),
      ("asciinumber", "asciiCapableNumberPad"),
    ]
  }

  /// What Return can do, then what its key can say without doing more than to end the editing.
  package static var returnKeys: [String] {
    [
      "next", "submit", "default", "go", "google", "join", "route", "search", "send", "yahoo",
      "done", "emergency", "continue",
    ]
  }

  /// The keyboard a field asks for: what it says, else what its numbers want.
  static func keyboard(_ properties: ControlProperties) -> String {
    if let word = properties.text("keyboard") {
      return keyboards.first { $0.name == word }?.word ?? word
    }
    if properties["digits"] != nil { return "number" }
    return NumberEntry(properties) == nil ? "default" : "decimal"
  }

  /// What is wrong with the properties of a field, by the name of the property.
  static func check(_ properties: ControlProperties) -> [ComponentFinding] {
    var findings: [ComponentFinding] = []
    if let word = properties.text("keyboard"),
      !keyboards.contains(where: { $0.word == word || $0.name == word })
    {
      let words: [String] = keyboards.map { $0.word }
      findings.append(
        unknown(word, "keyboard", words, help: "keyboards are \(words.joined(separator: ", "))"))
    }
    if let word = properties.text("return"), !returnKeys.contains(word) {
      findings.append(
        unknown(
          word, "return", returnKeys,
          help: "`return next` and `return submit` do something; the others only say it: "
            + returnKeys.dropFirst(2).joined(separator: ", ")))
    }
    findings += formats(properties)
    for (name, least, most) in [
      ("digits", 1.0, 1000.0), ("decimals", 0, 15), ("max", 1, 1_048_576), ("width", 1, 1000),
      ("lines", 1, 50),
    ] {
      guard let value = properties[name] else { continue }
      if case .number(let number) = value, number >= least, number <= most,
        number == number.rounded(.towardZero)
      {
        continue
      }
      findings.append(
        ComponentFinding(
          id: "out-of-range", severity: .error,
          message:
            "`\(name)` wants a whole number from \(numberText(least)) to \(numberText(most))",
          subject: name))
    }
    return findings
  }

  /// A field is of one kind.
  private static func formats(_ properties: ControlProperties) -> [ComponentFinding] {
    var kinds: [String] = ["digits", "number", "percent", "currency"].filter { properties.has($0) }
    if properties.has("digits"), properties.has("decimals") { kinds.append("decimals") }
    if properties.has("lines") {
      kinds.append("lines")
      if properties.has("secure") { kinds.append("secure") }
    }
    guard kinds.count > 1 else { return [] }
    return [
      ComponentFinding(
        id: "two-kinds", severity: .error,
        message: "`\(kinds[0])` and `\(kinds[1])` don't go together", subject: kinds[1])
    ]
  }

  private static func unknown(
    _ word: String, _ property: String, _ words: [String], help: String
  ) -> ComponentFinding {
    ComponentFinding(
      id: "unknown-\(property)", severity: .error,
      message: property == "keyboard"
        ? "there is no keyboard called \(word)" : "there is no Return key called \(word)",
      help: nearest(to: word, in: words).map { "did you mean \($0)?" } ?? help, subject: property)
  }
}
