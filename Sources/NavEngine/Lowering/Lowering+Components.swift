internal import NavModel
internal import NavSyntax

/// Components of plugins: their properties by the manifest, everything else as of any element.
extension Lowering {
  mutating func component(
    _ node: Node, _ kind: ComponentKind, _ position: Element.Position, section: Int?
  ) {
    var element = Element(
      name: nil, kind: .component,
      title: expression(.title, of: node) ?? .constant(.text("")), place: place(node))
    element.position = position
    element.section = section
    element.component = kind
    if let name = node.child(.name) {
      guard checkName(name, symbol(name), kind.word) else { return }
      element.name = symbol(name)
      element.place = place(name)
    }
    for clause in node.clauses {
      let word: String = firstWord(of: clause)
      if let property = kind.property(word) {
        self.property(clause, property, of: &element)
      } else {
        componentClause(clause, kind, of: &element)
      }
    }
    complete(&element, kind, node)
    owner.screen.elements.append(element)
  }

  private mutating func componentClause(
    _ clause: Node, _ kind: ComponentKind, of element: inout Element
  ) {
    switch clause.form {
    case .property:
      guard let word = clause.child(.flag) else { return }
      let words: [String] = kind.properties.map { $0.name }
      error(
        "unknown-property", at: word, "a \(kind.word) has no \(word.text)",
        help: didYouMean(word.text, words) ?? has(words))
    case .on:
      guard let word = clause.child(.flag), let body = body(clause) else { return }
      guard kind.events.contains(word.text) else {
        return error(
          "unknown-event", at: word, "a \(kind.word) has no event \(word.text)",
          help: didYouMean(word.text, kind.events) ?? has(kind.events))
      }
      element.handlers.append(EventHandler(word.text, body))
    case .some: self.clause(clause, of: &element, isClosing: false)
    case nil: break
    }
  }

  private func has(_ words: [String]) -> String? {
    words.isEmpty ? nil : "it has: \(words.joined(separator: ", "))"
  }

  /// A property: its word, its value, and when.
  private mutating func property(
    _ clause: Node, _ property: ComponentKind.Parameter, of element: inout Element
  ) {
    var values: [Node] = clause.children.filter { $0.role != .condition }
    // Of `WORD VALUE` the word is the property's name; of a clause of the language all are values.
    if clause.form == .property, !values.isEmpty { values.removeFirst() }
    guard let node = values.first else {
      // `loops` alone says that it does.
      guard property.type == .boolean else {
        return error(
          "expected-value", at: clause, "\(property.name) wants \(property.type.words)")
      }
      return add(.constant(.boolean(true)), property, clause, to: &element)
    }
    if values.count > 1 {
      guard property.type == .list else {
        return error(
          "argument-count", at: values[1],
          "\(property.name) wants one value, \(property.type.words)")
      }
      return add(.list(values.map { value($0, property) }), property, clause, to: &element)
    }
    let only: Expression = value(node, property)
    if case .constant(let constant) = only, let problem = property.problem(with: constant) {
      return error("wrong-value", at: node, "\(property.name) \(problem)")
    }
    add(only, property, clause, to: &element)
  }

  /// A bare word where the manifest wants one, else an expression.
  private mutating func value(_ node: Node, _ property: ComponentKind.Parameter) -> Expression {
    switch property.type {
    case .word, .name:
      if node.kind == .name || node.kind == .word { return .constant(.text(node.text)) }
    default: break
    }
    return expression(node)
  }

  private mutating func add(
    _ value: Expression, _ property: ComponentKind.Parameter, _ clause: Node,
    to element: inout Element
  ) {
    let condition: Expression? = expression(.condition, of: clause)
    element.properties.append(Property(property.name, value, when: condition))
  }

  /// Gives every property that isn't set, or isn't always, what the manifest says it is then.
  private mutating func complete(_ element: inout Element, _ kind: ComponentKind, _ node: Node) {
    var completed: [Property] = []
    for parameter in kind.properties {
      let set: [Property] = element.properties.filter { $0.name == parameter.name }
      completed += set
      if set.contains(where: { $0.value.condition == nil }) { continue }
      if parameter.isRequired {
        error(
          "missing-property", at: node, "a \(kind.word) wants \(parameter.name)",
          help: "\(parameter.name) is \(parameter.type.words)")
        continue
      }
      var otherwise: Expression?
      for condition in set.compactMap({ $0.value.condition }) {
        otherwise = otherwise.map { .operation(.and, $0, .not(condition)) } ?? .not(condition)
      }
      completed.append(
        Property(parameter.name, .constant(parameter.standard), when: otherwise))
    }
    element.properties =
      completed + element.properties.filter { kind.property($0.name) == nil }
  }
}
