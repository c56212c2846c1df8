internal import NavModel
internal import NavSyntax

/// Bare names.
extension ExpressionLowering {
  /// A name: a local, a parameter of a group, what the left side decides, a value of the model, or
  /// something the model looks up when it reads it.
  mutating func name(_ node: Node, expected: NameKinds) throws(LoweringError) -> Expression {
    if let local = local(node) { return local }
    if hasOwnValue, node.isWord("value") { return .ownValue }
    guard let symbol = names.symbol(node) else { throw unknown(node, expected) }
    let kinds: NameKinds = names.kinds(of: symbol)
    if !expected.isEmpty {
      if !kinds.isDisjoint(with: expected) || isMore(node, expected) {
        return .constant(.name(names.symbols.text(symbol)))
      }
      let holdsValue: NameKinds = [.variable, .screenVariable, .parameter, .column]
      if !kinds.isDisjoint(with: holdsValue) { return .name(symbol) }
      if names.modelValue(symbol) == nil { return try kept(symbol, node, expected) }
    }
    if let value = names.modelValue(symbol) { return .model(value) }
    if let columns = rowColumns, columns.contains(names.symbols.text(symbol)) {
      return .name(symbol)
    }
    if kinds.isEmpty { return try kept(symbol, node, expected) }
    return .name(symbol)
  }

  /// `more` is a value of `tab` and no tab.
  private func isMore(_ node: Node, _ expected: NameKinds) -> Bool {
    expected.contains(.tab) && node.isWord("more")
  }

  /// A local or a parameter of a group.
  func local(_ node: Node) -> Expression? {
    if locals.isEmpty && substitutions.isEmpty { return nil }
    let text: String = node.text
    if let slot = locals.lastIndex(of: text) { return .local(slot) }
    for substitution in substitutions.reversed() where substitution.name == text {
      return substitution.expression
    }
    return nil
  }

  /// A name that means nothing yet: an error, or at the prompt a warning.
  private mutating func kept(
    _ symbol: Symbol, _ node: Node, _ expected: NameKinds
  ) throws(LoweringError) -> Expression {
    let error: LoweringError = unknown(node, expected)
    guard isLenient else { throw error }
    warnings.append(error.diagnostic.asWarning)
    return expected.isEmpty ? .name(symbol) : .constant(.name(names.symbols.text(symbol)))
  }

  private func unknown(_ node: Node, _ expected: NameKinds) -> LoweringError {
    let word: String = node.text
    if expected.isEmpty {
      var candidates: [String] = Grammar.modelValues + locals + names.names(.everyValue)
      for substitution in substitutions { candidates.append(substitution.name) }
      candidates += rowColumns ?? []
      return LoweringError(
        "unknown-name", at: node, "nothing is called \(word)",
        help: didYouMean(word, candidates) ?? "text needs quotes: \"\(word)\"")
    }
    var candidates: [String] = names.names(expected)
    if expected.contains(.tab) { candidates.append("more") }
    return LoweringError(
      "unknown-\(expected.id)", at: node, "there is no \(expected.noun) called \(word)",
      help: didYouMean(word, candidates))
  }
}

extension NameKinds {
  /// What can have a value in an expression.
  static let everyValue: NameKinds = [
    .screen, .popover, .sheet, .alert, .actions, .tab, .variable, .screenVariable, .parameter,
    .element, .row, .scope, .column, .device,
  ]

  /// The last part of the identity of the diagnostic about an unknown one.
  var id: String {
    switch self {
    case .tab: "tab"
    case .screen: "screen"
    case .element: "control"
    case .scope: "scope"
    case .column: "column"
    case .device: "device"
    case .assignable: "variable"
    case .steps: "steps"
    default: "target"
    }
  }
}

extension Diagnostic {
  /// The same as a warning.
  var asWarning: Diagnostic {
    Diagnostic(
      id, .warning, source: source, span: span, message: message, label: label, notes: notes,
      help: help)
  }
}
