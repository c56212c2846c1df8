internal import NavModel
internal import NavSyntax

/// Arrows and what they point to.
extension Lowering {
  /// The arrow of a clause `-> a when C else b`; `isClosing` says whether what it stands on closes
  /// what it stands in first.
  mutating func arrow(_ node: Node, isClosing: Bool = false) -> Arrow {
    var branches: [Arrow.Branch] = []
    for branch in node.children {
      guard let target = branch.child(.destination) else { continue }
      let destination: Destination = destination(target)
      if !isClosing { checkInside(destination, at: target) }
      branches.append(
        Arrow.Branch(destination, when: expression(.condition, of: branch)))
    }
    return Arrow(branches: branches, place: place(node))
  }

  mutating func destination(_ node: Node) -> Destination {
    guard let name = node.child(.name) else { return .back }
    if node.destination == .tab {
      let word: String = nameText(name)
      let symbol: Symbol? = names.symbol(word)
      if symbol.map({ names.kinds(of: $0).contains(.tab) }) != true {
        unknown(
          "unknown-tab", at: name, "there is no tab called \(word)",
          help: didYouMean(word, names.names(.tab)))
      }
      return .tab(symbol ?? noSymbol)
    }
    guard node.destination == .named else { return .back }
    let symbol: Symbol = symbol(name)
    if names.kinds(of: symbol).isDisjoint(with: .destination) { reportUnknownTarget(name, symbol) }
    return .named(symbol, arguments: arguments(node, of: name))
  }

  private mutating func reportUnknownTarget(_ name: Node, _ symbol: Symbol) {
    let help: String? =
      names.kinds(of: symbol).contains(.tab)
      ? "\(name.text) is a tab: `-> tab \(name.text)`"
      : didYouMean(name.text, names.names(.destination))
    unknown(
      "unknown-target", at: name, "there is no screen or presentation called \(name.text)",
      help: help)
  }

  /// The arguments behind the name of a screen or presentation, as many as it wants.
  mutating func arguments(_ node: Node, of name: Node) -> [Expression] {
    var values: [Expression] = []
    if let list = node.child(.arguments) {
      for argument in list.children { values.append(expression(argument)) }
    }
    if let wanted = names.parameterCount(of: symbol(name)), wanted != values.count {
      error(
        "argument-count", at: node,
        "\(name.text) takes \(counted(wanted, "argument")), not \(values.count)")
    }
    return values
  }

  /// Law N7: where an arrow inside a presentation can't push.
  private mutating func checkInside(_ destination: Destination, at node: Node) {
    guard let kind = owner.kind, !owner.hasStack, kind == .sheet || owner.isModal,
      kind == .sheet || kind == .popover,
      case .named(let symbol, _) = destination, names.kinds(of: symbol).contains(.screen)
    else { return }
    let what: String = kind == .sheet ? "a sheet" : "a modal popover"
    error(
      "no-stack", at: node, "\(what) without a stack has nowhere to push a screen",
      help: "write `stack SCREEN` in \(owner.name), or let the button close it: `closes then …`")
  }
}

/// `1 argument`, `2 arguments`.
func counted(_ count: Int, _ noun: String) -> String {
  switch count {
  case 0: "no \(noun)s"
  case 1: "1 \(noun)"
  default: "\(count) \(noun)s"
  }
}
