internal import NavModel
internal import NavSyntax

/// Popovers, sheets, alerts and action sheets.
extension Lowering {
  mutating func presentation(_ definition: Definition) {
    let node: Node = definition.node
    var presentation: Presentation = output.presentations[nextPresentation]
    owner = OwnerContext()
    owner.kind = presentation.kind
    owner.name = definition.name
    owner.definition = node
    owner.screen = output.screens[nextScreen]
    for name in node.parameterNames {
      presentation.parameters.append(names.symbol(name) ?? noSymbol)
    }
    owner.screen.parameters = presentation.parameters
    if let title = expression(.title, of: node) { presentation.title = title }
    owner.screen.title = presentation.title
    let clauses: [Node] = node.clauses
    // What decides how arrows are read comes first, wherever it stands.
    owner.isModal = clauses.contains { $0.form == .modal }
    owner.hasStack = clauses.contains { $0.form == .stackContent || $0.form == .tabs }
    presentation.isModal = owner.isModal
    for clause in clauses { part(clause, of: &presentation) }
    finishSearch()
    if presentation.kind == .alert { checkAlert(node) }
    output.screens[nextScreen] = owner.screen
    output.presentations[nextPresentation] = presentation
    nextScreen += 1
    nextPresentation += 1
  }

  private mutating func part(_ clause: Node, of presentation: inout Presentation) {
    let isPopover: Bool = presentation.kind == .popover
    switch clause.form {
    case .modal: break
    case .stackContent: presentation.content = stack(clause) ?? presentation.content
    case .tabs: presentation.content = tabs(clause)
    case .message: presentation.message = expression(.message, of: clause)
    case .onAttempt: presentation.onAttempt = body(clause)
    case .size:
      guard isPopover else { return unfit(clause, owner.name, belongs: "popovers") }
      presentation.size = size(clause, .number, .second)
      presentation.expandedSize = size(clause, .third, .fourth)
    case .arrowSide:
      guard isPopover else { return unfit(clause, owner.name, belongs: "popovers") }
      guard let side = clause.child(.flag)?.text else { return }
      if side == "any" {
        presentation.arrowSides = []
      } else if !presentation.arrowSides.contains(side) {
        presentation.arrowSides.append(side)
      }
    case .passes:
      guard isPopover else { return unfit(clause, owner.name, belongs: "popovers") }
      for target in clause.children(.target) { presentation.passes.append(self.target(target)) }
    case .adapts:
      guard isPopover else { return unfit(clause, owner.name, belongs: "popovers") }
      switch clause.child(.flag)?.text {
      case "full": presentation.adaptation = .full
      case "none": presentation.adaptation = .none
      default: presentation.adaptation = .sheet
      }
    default: screenPart(clause)
    }
  }

  private mutating func stack(_ clause: Node) -> Content? {
    guard let name = clause.child(.screen) else { return nil }
    guard let id = screenID(name, "a stack begins with a screen") else { return nil }
    return .stack(id, arguments: arguments(clause, of: name))
  }

  private mutating func size(_ clause: Node, _ width: Role, _ height: Role) -> Presentation.Size? {
    guard let width = clause.child(width), let height = clause.child(height),
      let wide = plainNumber(width, 1...10_000), let high = plainNumber(height, 1...10_000)
    else { return nil }
    return Presentation.Size(width: wide, height: high)
  }

  /// Law S2: at most one button of an alert cancels.
  private mutating func checkAlert(_ node: Node) {
    var isFirst = true
    for element in owner.screen.elements {
      guard case .cancels = element.ending else { continue }
      if !isFirst {
        report(
          Diagnostic(
            "two-cancels", source: sources[Int(element.place.source)].text,
            span: Span(element.place.start, element.place.end),
            message: "an alert has one button that cancels, and \(owner.name) has a second",
            help: "let the other one close it: `closes`"))
      }
      isFirst = false
    }
  }

  /// A thing on screen in a definition; it may be defined later.
  mutating func target(_ node: Node) -> Target {
    guard let subject = node.child(.subject) else { return Target(.unknown(node.text)) }
    let within: String? = node.child(.within).map { nameText($0) }
    let ordinal: Int? = node.child(.ordinal).flatMap { plainNumber($0, 1...1_000_000) }
    if let title = subject.plainString {
      return Target(.title(title), within: within, ordinal: ordinal)
    }
    guard subject.kind == .name else {
      error("not-constant", at: subject, "a name or a title is expected here")
      return Target(.unknown(subject.text))
    }
    let known: NameKinds = [.element, .tab, .row]
    let symbol: Symbol = symbol(subject)
    if names.kinds(of: symbol).isDisjoint(with: known) {
      unknown(
        "unknown-target", at: subject, "nothing on screen is called \(subject.text)",
        help: didYouMean(subject.text, names.names(known)))
    }
    return Target(.name(symbol), within: within, ordinal: ordinal)
  }
}
