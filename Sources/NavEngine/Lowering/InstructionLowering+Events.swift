internal import NavModel
internal import NavSyntax

/// The events of the language.
extension InstructionLowering {
  /// The instruction that an event is; nothing for any other statement.
  mutating func event(_ node: Node) throws(LoweringError) -> Instruction? {
    switch node.form {
    case .assign: return try assignment(node)
    case .present:
      let name: Symbol = try name(.presentation, of: node, .presentation)
      let arguments: [Expression] = try arguments(of: name, node)
      var source: Target?
      if let control = node.child(.within) { source = try target(control) }
      return make(
        .present(name, arguments, from: source, replacing: node.has("replacing")), node)
    case .close:
      guard node.child(.presentation) != nil else { return make(.close(nil), node) }
      return make(.close(try name(.presentation, of: node, .presentation)), node)
    case .cancel: return make(.cancel(try name(.presentation, of: node, .presentation)), node)
    case .push:
      let name: Symbol = try name(.screen, of: node, .screen)
      return make(.push(name, try arguments(of: name, node)), node)
    case .pop: return make(.pop, node)
    case .popToRoot: return make(.popToRoot, node)
    case .unwind: return make(.unwind(try name(.screen, of: node, .screen)), node)
    case .selectTab: return make(.selectTab(try name(.tab, of: node, .tab)), node)
    case .badgeEvent:
      let tab: Symbol = try name(.tab, of: node, .tab)
      return make(.badge(tab, try value(.value, of: node)), node)
    case .enable, .disable:
      guard let child = node.child(.target) else { throw expected("a name", node) }
      return make(.setEnabled(try target(child), node.form == .enable), node)
    case .expand: return make(.expand(try name(.presentation, of: node, .presentation)), node)
    case .condense: return make(.condense(try name(.presentation, of: node, .presentation)), node)
    case .say: return make(.say(try value(.value, of: node)), node)
    case .device:
      let name: Symbol = try name(.device, of: node, .device)
      return make(.device(names.symbols.text(name)), node)
    case .wait: return make(.wait(try value(.duration, of: node)), node)
    case .after: return try timer(node)
    default: return nil
    }
  }

  private mutating func timer(_ node: Node) throws(LoweringError) -> Instruction {
    let delay: Expression = try value(.duration, of: node)
    guard let block = node.child(.body) else { throw expected("a block", node) }
    var statements: [Node] = []
    for child in block.children { statements.append(child) }
    // It begins with the locals that are there, and may add its own.
    let outer: Int = slots
    let body: Body = finish(instructions(statements), of: node)
    slots = max(slots, outer)
    return make(.after(delay, body), node)
  }

  private mutating func assignment(_ node: Node) throws(LoweringError) -> Instruction {
    guard let name = node.child(.name) else { throw expected("a name", node) }
    let word: String = name.text
    if expressions.locals.contains(word) {
      throw LoweringError(
        "fixed-value", at: name, "\(word) is fixed where it is named",
        help: "`var \(word) = …` at top level makes a variable")
    }
    guard let symbol = names.symbol(name), canAssign(symbol) else {
      throw unassignable(name, word)
    }
    return make(.assign(symbol, try value(.value, of: node)), node)
  }

  private mutating func canAssign(_ symbol: Symbol) -> Bool {
    let kinds: NameKinds = names.kinds(of: symbol)
    if !kinds.isDisjoint(with: .assignable) { return true }
    return expressions.isLenient && kinds.isEmpty && names.modelValue(symbol) == nil
  }

  private func unassignable(_ name: Node, _ word: String) -> LoweringError {
    let kinds: NameKinds = names.symbol(name).map { names.kinds(of: $0) } ?? []
    var help: String? = didYouMean(word, names.names(.assignable))
    if Grammar.modelValues.contains(word) {
      help = "values of the model change by events, such as `select tab`, `push` or `device`"
    } else if kinds.contains(.element) {
      help = "a control's value is changed by a gesture: `set \(word) to …`"
    } else if help == nil {
      help = "`var \(word) = …` defines it"
    }
    return LoweringError(
      "unknown-variable", at: name, "there is no variable called \(word)", help: help)
  }

  /// The symbol of what an event names; in a handler the name must stand as it is.
  private mutating func name(
    _ role: Role, of node: Node, _ wanted: NameKinds
  ) throws(LoweringError) -> Symbol {
    guard let child = node.child(role) else { throw expected("a name", node) }
    let word: String
    if child.kind == .group {
      guard let value = given.first(where: { $0.node == child.index })?.value else {
        throw LoweringError(
          "not-constant", at: child, "the name of a \(wanted.noun) must stand as it is here")
      }
      word = value.displayText
    } else {
      word = child.plainString ?? child.text
    }
    let symbol: Symbol? = names.symbol(word)
    if let symbol, !names.kinds(of: symbol).isDisjoint(with: wanted) { return symbol }
    let error = LoweringError(
      "unknown-\(wanted.id)", at: child, "there is no \(wanted.noun) called \(word)",
      help: misplaced(symbol, word) ?? didYouMean(word, names.names(wanted)))
    guard expressions.isLenient, let symbol, names.kinds(of: symbol).isEmpty else { throw error }
    expressions.warnings.append(error.diagnostic.asWarning)
    return symbol
  }

  /// What to write for a thing of another kind.
  private func misplaced(_ symbol: Symbol?, _ word: String) -> String? {
    guard let symbol else { return nil }
    let kinds: NameKinds = names.kinds(of: symbol)
    if kinds.contains(.screen) { return "\(word) is a screen: `push \(word)`" }
    if !kinds.isDisjoint(with: .presentation) {
      return "\(word) is \(article(kinds.intersection(.presentation).noun)): `present \(word)`"
    }
    if kinds.contains(.tab) { return "\(word) is a tab: `select tab \(word)`" }
    return nil
  }

  private mutating func arguments(
    of name: Symbol, _ node: Node
  ) throws(LoweringError) -> [Expression] {
    var values: [Expression] = []
    if let list = node.child(.arguments) {
      for argument in list.children { values.append(try expressions.expression(argument)) }
    }
    if let wanted = names.parameterCount(of: name), wanted != values.count {
      throw LoweringError(
        "argument-count", at: node,
        "\(names.symbols.text(name)) takes \(counted(wanted, "argument")), not \(values.count)")
    }
    return values
  }

  /// A thing on screen as an event names it.
  private mutating func target(_ node: Node) throws(LoweringError) -> Target {
    guard let subject = node.child(.subject) else { throw expected("a name", node) }
    let within: String? = node.child(.within).map { $0.plainString ?? $0.text }
    var ordinal: Int?
    if let number = node.child(.ordinal), let value = Double(number.text) {
      ordinal = Int(exactly: value)
    }
    if let title = subject.plainString {
      return Target(.title(title), within: within, ordinal: ordinal)
    }
    var word: String = subject.text
    if let value = given.first(where: { $0.node == subject.index })?.value {
      guard case .name(let name) = value else {
        return Target(.title(value.displayText), within: within, ordinal: ordinal)
      }
      word = name
    }
    let known: NameKinds = [.element, .tab, .row]
    if let symbol = names.symbol(word), !names.kinds(of: symbol).isDisjoint(with: known) {
      return Target(.name(symbol), within: within, ordinal: ordinal)
    }
    let error = LoweringError(
      "unknown-target", at: subject, "nothing on screen is called \(word)",
      help: didYouMean(word, names.names(known)))
    guard expressions.isLenient else { throw error }
    expressions.warnings.append(error.diagnostic.asWarning)
    return Target(.unknown(word), within: within, ordinal: ordinal)
  }
}
