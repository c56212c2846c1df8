internal import NavModel
internal import NavSyntax

/// Controls, and groups of them in use.
extension Lowering {
  /// The elements of a block.
  mutating func elements(_ body: Node, _ position: Element.Position, section: Int? = nil) {
    for node in body.children { element(node, position, section: section) }
  }

  mutating func element(
    _ node: Node, _ position: Element.Position, section: Int? = nil,
    accessory: Element.Accessory? = nil
  ) {
    if node.form == .component { return component(node, position, section: section) }
    guard let kind = node.form.flatMap({ ControlKind(form: $0) }) else {
      if node.form == .formSection {
        error("section-in-section", at: node, "a section can't stand inside another one")
      } else if node.kind != .broken {
        unfit(node, owner.name)
      }
      return
    }
    var element = Element(name: nil, kind: kind, title: .constant(.text("")), place: place(node))
    element.position = position
    element.section = section
    element.accessory = accessory
    if let name = node.child(.name) {
      guard checkName(name, symbol(name), kind.description) else { return }
      element.name = symbol(name)
      element.place = place(name)
      if kind == .button || kind == .link { element.title = .constant(.text(name.text)) }
    }
    if let title = expression(.title, of: node) { element.title = title }
    if kind == .table {
      table(node, &element)
    } else {
      let clauses: [Node] = node.clauses
      let isClosing: Bool = clauses.contains { $0.form == .closes || $0.form == .cancels }
      for clause in clauses { self.clause(clause, of: &element, isClosing: isClosing) }
      complete(&element)
      check(element, node)
    }
    owner.screen.elements.append(element)
    if kind == .field { accessories(node, position, section) }
  }

  /// The images and buttons inside a field (law F9).
  private mutating func accessories(
    _ node: Node, _ position: Element.Position, _ section: Int?
  ) {
    let field: Int = owner.screen.elements.count - 1
    for clause in node.clauses where clause.form == .leading || clause.form == .trailing {
      guard let inner = clause.child(.element) else { continue }
      guard inner.form == .image || inner.form == .button else {
        unfit(inner, "a field", belongs: "the screen: a field takes an image or a button")
        continue
      }
      element(
        inner, position, section: section,
        accessory: Element.Accessory(field: field, isTrailing: clause.form == .trailing))
    }
  }

  /// A group in use, or a component of a plugin.
  private mutating func component(
    _ node: Node, _ position: Element.Position, section: Int?
  ) {
    guard let word = node.child(.flag) else { return }
    if let group = groups[word.text] {
      return expand(group, node, position, section: section)
    }
    if let kind = plugins.component(word.text) {
      return component(node, kind, position, section: section)
    }
    let known: [String] =
      ControlKind.allCases.map { $0.description } + plugins.componentWords + names.names(.group)
    error(
      "unknown-element", at: word, "there is no kind of element called \(word.text)",
      help: didYouMean(word.text, known) ?? "`use PLUGIN` loads those of a plugin")
  }

  /// Puts the elements of a group in its place, its parameters replaced by what is passed.
  private mutating func expand(
    _ group: Definition, _ node: Node, _ position: Element.Position, section: Int?
  ) {
    guard !expanding.contains(group.name) else {
      let chain: String = (expanding + [group.name]).joined(separator: " → ")
      return error("group-cycle", at: node, "a group can't use itself: \(chain)")
    }
    guard expanding.count < NameCollector.deepestGroup else {
      return error(
        "group-too-deep", at: node,
        "groups can't stand in each other more than \(NameCollector.deepestGroup) deep")
    }
    var values: [Expression] = []
    if let list = node.child(.arguments) {
      for argument in list.children { values.append(expression(argument)) }
    }
    let parameters: [String] = group.node.parameterNames
    guard parameters.count == values.count else {
      return error(
        "argument-count", at: node,
        "\(group.name) takes \(counted(parameters.count, "argument")), not \(values.count)")
    }
    guard let body = group.node.child(.body) else { return }
    let outer = (source, expressions.substitutions)
    source = group.source
    expressions.substitutions = []
    for (name, value) in zip(parameters, values) {
      expressions.substitutions.append((name: name, expression: value))
    }
    expanding.append(group.name)
    usedGroups.insert(group.name)
    for child in body.children { groupPart(child, position, section) }
    expanding.removeLast()
    (source, expressions.substitutions) = outer
  }

  private mutating func groupPart(_ node: Node, _ position: Element.Position, _ section: Int?) {
    if node.form == .formSection, section == nil, position == .content {
      screenPart(node)
    } else {
      element(node, position, section: section)
    }
  }

  /// Reads a group that nothing uses, so that what is wrong in it is said; one in use is read there.
  mutating func checkGroup(_ definition: Definition) {
    guard !usedGroups.contains(definition.name), let body = definition.node.child(.body) else {
      return
    }
    owner = OwnerContext()
    owner.name = "group \(definition.name)"
    expressions.substitutions = definition.node.parameterNames.map {
      (name: $0, expression: .constant(.none))
    }
    expanding.append(definition.name)
    for child in body.children { groupPart(child, .content, nil) }
    expanding.removeLast()
    expressions.substitutions = []
  }
}

extension ControlKind {
  init?(form: FormID) {
    switch form {
    case .label: self = .label
    case .text: self = .text
    case .image: self = .image
    case .link: self = .link
    case .button: self = .button
    case .toggle: self = .toggle
    case .choice: self = .choice
    case .slider: self = .slider
    case .stepper: self = .stepper
    case .date: self = .date
    case .field: self = .field
    case .table: self = .table
    case .space: self = .space
    default: return nil
    }
  }
}
