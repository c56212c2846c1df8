internal import NavModel
internal import NavSyntax

/// Expectations, and what to say of one that isn't met.
extension Runner {
  mutating func expect(_ node: Node) throws(Ending) {
    let condition: Node = try child(.condition, of: node)
    if try holds(condition) { return }
    var message = "not so"
    if let own = node.child(.message) { message = try text(own) }
    throw notMet(condition, node, message)
  }

  /// The failure of a condition, with the values of its parts.
  func notMet(_ condition: Node, _ statement: Node, _ message: String) -> Ending {
    let culprit: Node = culprit(in: condition)
    var parts: [Node] = []
    sides(of: culprit, into: &parts)
    let shown: Node = parts.first ?? culprit
    var notes: [Diagnostic.Note] = []
    for part in parts.dropFirst() {
      guard let value = literal(part) else { continue }
      notes.append(Diagnostic.Note("\(part.text) is \(value)"))
    }
    return .failed(
      Diagnostic(
        "expectation", source: condition.source, span: shown.span, message: message,
        label: literal(shown), notes: notes), .notAsExpected)
  }

  /// The innermost part that makes a condition false: of `a and b` the one that doesn't hold.
  private func culprit(in node: Node) -> Node {
    switch node.kind {
    case .group:
      for child in node.children { return culprit(in: child) }
    case .binary where node.binary == .and:
      for child in node.children {
        guard let isTrue = try? holds(lowered(child), at: child), !isTrue else { continue }
        return culprit(in: child)
      }
    default: break
    }
    return node
  }

  /// What to show of a condition: the sides of a comparison that aren't literals, the parts of `or`.
  private func sides(of node: Node, into parts: inout [Node]) {
    switch node.kind {
    case .binary:
      switch node.binary {
      case .and, .or, .implies:
        for child in node.children { sides(of: child, into: &parts) }
      default:
        for child in node.children where !isLiteral(child) { parts.append(child) }
      }
    case .group, .unary:
      for child in node.children { sides(of: child, into: &parts) }
    default:
      if !isLiteral(node) { parts.append(node) }
    }
  }

  /// Whether a node says its value itself.
  private func isLiteral(_ node: Node) -> Bool {
    switch node.kind {
    case .number, .duration, .boolean, .none: true
    case .string: node.plainString != nil
    case .list:
      !node.children.contains { !isLiteral($0) && $0.kind != .name }
    case .name: isThing(node)
    default: false
    }
  }

  /// Whether a name is that of a screen, a presentation or a tab, and so its own value.
  private func isThing(_ node: Node) -> Bool {
    guard !frame.names.contains(node.text), let symbol = program.names.symbol(node) else {
      return false
    }
    let kinds: NameKinds = program.names.kinds(of: symbol)
    let hasValue: NameKinds = [.variable, .screenVariable, .parameter, .element, .column]
    return program.names.modelValue(symbol) == nil && !kinds.isEmpty
      && kinds.isDisjoint(with: hasValue)
  }

  /// The value of a part as a script would write it.
  private func literal(_ node: Node) -> String? {
    guard let value = try? value(node) else { return nil }
    if node.kind == .predicate, case .boolean(let isTrue) = value {
      return isTrue ? "it is" : "it isn't"
    }
    let text: String = value.literal
    return text.utf8.count <= 200 ? text : String(text.prefix(180)) + "…"
  }
}
