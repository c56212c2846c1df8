internal import NavModel
internal import NavSyntax

/// Screens, and what screens and presentations have in common.
extension Lowering {
  mutating func screen(_ definition: Definition) {
    let node: Node = definition.node
    owner = OwnerContext()
    owner.name = definition.name
    owner.definition = node
    owner.screen = output.screens[nextScreen]
    for name in node.parameterNames {
      owner.screen.parameters.append(names.symbol(name) ?? noSymbol)
    }
    if let title = expression(.title, of: node) { owner.screen.title = title }
    if let body = node.child(.body) {
      for clause in body.children { screenPart(clause) }
    }
    finishSearch()
    output.screens[nextScreen] = owner.screen
    nextScreen += 1
  }

  /// A clause or element of a screen or of a presentation's own content.
  mutating func screenPart(_ node: Node) {
    switch node.form {
    case .hidesTabs: owner.screen.hidesTabs = true
    case .backTitle: owner.screen.backTitle = expression(.title, of: node)
    case .bar: bar(node)
    case .search: owner.search = node
    case .toolbar:
      if let body = node.child(.body) { elements(body, .toolbar) }
    case .onAppear: owner.screen.onAppear = body(node)
    case .onDisappear: owner.screen.onDisappear = body(node)
    case .variable:
      guard let variable = variable(node) else { return }
      if let name = node.child(.name), checkName(name, variable.name, "var") {
        owner.screen.variables.append(variable)
      }
    case .formSection: formSection(node)
    case .see:
      if let text = node.child(.text), let reference = plainText(text) {
        owner.screen.references.append(reference)
      }
    case .allow: allow(node, in: owner.definition)
    default: element(node, .content)
    }
  }

  private mutating func bar(_ node: Node) {
    guard let body = node.child(.body) else { return }
    for clause in body.children {
      switch clause.form {
      case .leading: if let element = clause.child(.element) { self.element(element, .leading) }
      case .trailing: if let element = clause.child(.element) { self.element(element, .trailing) }
      case .prompt: owner.screen.bar.prompt = expression(.text, of: clause)
      case .barHidden: owner.screen.bar.isHidden = true
      case .besideBack: owner.screen.bar.keepsBack = true
      default: element(clause, .trailing)
      }
    }
  }

  private mutating func formSection(_ node: Node) {
    owner.screen.sections.append(
      FormSection(
        header: expression(.title, of: node) ?? .constant(.text("")),
        footer: expression(.message, of: node)))
    let section: Int = owner.screen.sections.count - 1
    if let body = node.child(.body) { elements(body, .content, section: section) }
  }

  /// Whether a name is the first of its kind on its screen; a second one is reported with both places.
  mutating func checkName(_ node: Node, _ name: Symbol, _ what: String) -> Bool {
    if let earlier = owner.named.first(where: { $0.name == name }) {
      report(
        duplicate("\(what) \(node.text)", at: node, earlier: earlier.source, earlier.span))
      return false
    }
    owner.named.append(
      OwnerContext.NamedPlace(name: name, source: node.source, span: node.span))
    return true
  }
}
