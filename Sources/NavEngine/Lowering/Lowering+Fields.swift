internal import NavModel
internal import NavSyntax

/// The rules of fields, and what can be said of a control's properties before anything runs.
extension Lowering {
  mutating func fieldProperty(_ clause: Node, _ form: FormID, of element: inout Element) {
    switch form {
    case .secure: set(&element, "secure")
    case .keepsText: set(&element, "keeps text")
    case .clearMode: set(&element, "clear", words: clause)
    case .keyboard: set(&element, "keyboard", words: clause)
    case .returnKey: set(&element, "return", words: clause)
    case .digits: set(&element, "digits", clause, .number)
    case .numberOnly: set(&element, "number")
    case .decimals: set(&element, "decimals", clause, .number)
    case .percent: set(&element, "percent")
    case .currency: currency(clause, of: &element)
    case .max: set(&element, "max", clause, .number)
    case .valid: validity(clause, of: &element)
    case .holdsFocus: set(&element, "holds focus")
    case .required: set(&element, "required")
    case .fieldWidth: set(&element, "width", clause, .number)
    case .lines: set(&element, "lines", clause, .number)
    case .overflow: set(&element, "overflow", words: clause)
    default: break
    }
  }

  /// `valid when C else "M" on leave`; every rule has a message, so that the two go together.
  private mutating func validity(_ clause: Node, of element: inout Element) {
    expressions.hasOwnValue = true
    let condition: Expression? = expression(.condition, of: clause)
    let message: Expression? = expression(.message, of: clause)
    expressions.hasOwnValue = false
    guard let condition else { return }
    element.properties.append(Property("valid", condition))
    element.properties.append(Property("invalid message", message ?? .constant(.text(""))))
    // `on typing`: the moment is the last word.
    if let moment = clause.children(.flag).last {
      element.properties.removeAll { $0.name == "judged" }
      element.properties.append(Property("judged", .constant(.text(moment.text))))
    }
  }

  /// The currency with its sign and its digits, as the locale has them.
  private mutating func currency(_ clause: Node, of element: inout Element) {
    guard let word = clause.child(.flag) else { return }
    let locale: String = output.locale ?? Lowering.usualLocale
    guard let currency = NumberTable.currency(word.text, in: locale) else {
      let codes: [String] = NumberTable.currencies
      return error(
        "unknown-currency", at: word, "there is no currency \(word.text)",
        help: didYouMean(word.text, codes) ?? "a currency is its code, such as EUR")
    }
    element.properties.append(Property("currency", .constant(.text(currency.code))))
    element.properties.append(Property("currency symbol", .constant(.text(currency.symbol))))
    element.properties.append(
      Property("currency digits", .constant(.number(Double(currency.digits)))))
    if let style = NumberTable.style(of: currency.code, in: locale) {
      output.numbers.append(style)
      element.properties.append(
        Property("number style", .constant(.number(Double(output.numbers.count - 1)))))
    }
  }

  /// The locale of an app that names none.
  static let usualLocale = "en_US"

  /// The app's locale, before anything is written in it.
  mutating func locale(_ definitions: [Definition]) {
    for definition in definitions where definition.node.form == .app {
      for clause in definition.node.clauses where clause.form == .appLocale {
        guard let node = clause.child(.text), let name = plainText(node) else { continue }
        source = definition.source
        guard let locale = NumberTable.locale(name) else {
          error(
            "unknown-locale", at: node, "there is no locale \(name)",
            help: didYouMean(name, NumberTable.locales)
              ?? "a locale is a language and a region, such as de_DE")
          continue
        }
        output.locale = locale
      }
    }
    guard let locale = output.locale, let style = NumberTable.style(of: locale) else { return }
    output.numbers = [style]
  }

  /// What a field is without being told: a new user name is judged while it is typed (law F5).
  func complete(_ element: inout Element) {
    guard element.kind == .field, element.properties.contains(where: { $0.name == "valid" }),
      !element.properties.contains(where: { $0.name == "judged" }),
      case .text(let title)? = element.title.constantValue
    else { return }
    let words: [UInt8] = fold(title)
    guard foldedContains(words, fold("user name")) || foldedContains(words, fold("username"))
    else { return }
    element.properties.append(Property("judged", .constant(.text("typing"))))
  }

  /// Says what is wrong with the properties that are the same everywhere.
  mutating func check(_ element: Element, _ node: Node) {
    var values: [Value.Entry] = []
    for property in element.properties {
      guard property.value.condition == nil, let value = property.value.value.constantValue else {
        // What isn't known can't be judged.
        if property.name == "of" { return }
        continue
      }
      values.append(Value.Entry(property.name, value))
    }
    let label: String = element.title.constantValue?.displayText ?? ""
    let properties = ControlProperties(
      label: label, isEnabled: true, isFocused: false, values: values, numbers: output.numbers.first
    )
    for finding in element.kind.check(properties) {
      let place: Node = finding.subject.flatMap { clause(of: $0, in: node) } ?? node
      report(
        Diagnostic(
          finding.id, finding.severity.ofDiagnostic, source: place.source, span: place.span,
          message: finding.message, help: finding.help))
    }
  }

  /// The clause of an element that a property comes from.
  private func clause(of property: String, in node: Node) -> Node? {
    for clause in node.clauses {
      let word: String = firstWord(of: clause)
      if word == property || (property == "to" && word == "from") { return clause }
    }
    return nil
  }
}

extension ComponentFinding.Severity {
  fileprivate var ofDiagnostic: Diagnostic.Severity {
    switch self {
    case .error: .error
    case .warning: .warning
    case .note: .note
    }
  }
}

extension Expression {
  /// The value of what is the same everywhere; nothing when it has to be read.
  var constantValue: Value? {
    switch self {
    case .constant(let value): return value
    case .list(let items):
      var values: [Value] = []
      for item in items {
        guard let value = item.constantValue else { return nil }
        values.append(value)
      }
      return .list(values)
    default: return nil
    }
  }
}
