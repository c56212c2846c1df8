internal import NavModel
internal import NavSyntax

/// From a statement to a gesture.
extension Runner {
  func gesture(_ node: Node, _ form: FormID) throws(Ending) -> Gesture {
    switch form {
    case .tap:
      let target: Node = try child(.target, of: node)
      if isMore(target) { return .tapMore }
      return .tap(try self.target(target))
    case .back: return .back
    case .tapRow: return .tapRow(try row(child(.row, of: node)))
    case .tapInfo: return .tapInfo(try row(child(.row, of: node)))
    case .hold: return .hold(try target(child(.target, of: node)))
    case .swipe: return .swipe(try flag(node) == "up" ? .up : .down)
    case .swipeRow:
      return .swipeRow(
        try flag(node) == "right" ? .right : .left, try row(child(.row, of: node)),
        fully: node.has("fully"))
    case .pull: return .pull
    case .backTo: return .backTo(try word(child(.screen, of: node)))
    case .dismiss: return .dismiss
    case .edit: return .edit
    case .done: return .done
    case .rotate: return .rotate
    case .hover: return .hover(try target(child(.target, of: node)))
    case .moveTab:
      return .moveTab(
        try word(child(.tab, of: node)), to: try number(child(.second, of: node), 1...100_000))
    case .call: return try action(node)
    default: return try contentGesture(node, form)
    }
  }

  /// Gestures on fields, search, tables and controls.
  private func contentGesture(_ node: Node, _ form: FormID) throws(Ending) -> Gesture {
    switch form {
    case .searchFor:
      let scope: Node? = node.child(.scope)
      return .search(
        try text(child(.text, of: node)), scope: try scope.map(word))
    case .scope: return .scope(try word(child(.scope, of: node)))
    case .cancelSearch: return .cancelSearch
    case .type: return .type(try text(child(.text, of: node)), into: try optionalTarget(node))
    case .paste: return .paste(try text(child(.text, of: node)), into: try optionalTarget(node))
    case .backspace:
      guard let count = node.child(.number) else { return .backspace(1) }
      return .backspace(try number(count, 1...1_000_000))
    case .clear: return .clear(try optionalTarget(node))
    case .returnKeyPress: return .pressReturn
    case .next: return .next
    case .previous: return .previous
    case .indexTap: return .index(try text(child(.text, of: node)))
    case .scrollTo: return .scrollTo(try row(child(.row, of: node)))
    case .moveRow:
      return .moveRow(
        from: try number(child(.number, of: node), 1...100_000_000),
        to: try number(child(.second, of: node), 1...100_000_000))
    case .deleteRow: return .deleteRow(try row(child(.row, of: node)))
    case .choose:
      return .choose(try text(child(.option, of: node)), in: try optionalTarget(node))
    case .set: return .set(try target(child(.target, of: node)), try value(child(.value, of: node)))
    case .increase: return .increase(try target(child(.target, of: node)))
    case .decrease: return .decrease(try target(child(.target, of: node)))
    default: throw failure("not-a-gesture", at: node, "this can't be done", .wrongDefinition)
    }
  }

  /// `tap more`, unless something of that name is meant in a place.
  private func isMore(_ node: Node) -> Bool {
    guard let subject = node.child(.subject), subject.kind == .name, subject.isWord("more") else {
      return false
    }
    return node.child(.within) == nil
  }

  private func optionalTarget(_ node: Node) throws(Ending) -> Target? {
    guard let child = node.child(.target) else { return nil }
    return try target(child)
  }

  /// The word of a choice, or what an expression in its place makes.
  private func flag(_ node: Node) throws(Ending) -> String {
    try word(child(.flag, of: node))
  }

  /// An action of a component: `rate stars 4`.
  private func action(_ node: Node) throws(Ending) -> Gesture {
    let verb: String = try flag(node)
    let operands: [Node] = node.children(.operand)
    guard let first = operands.first else { throw unknownVerb(verb, node) }
    var values: [Value] = []
    for operand in operands.dropFirst() { values.append(try value(operand)) }
    let subject: Target.Subject =
      if let title = first.plainString {
        .title(title)
      } else if first.kind == .name, let symbol = program.names.symbol(first) {
        .name(symbol)
      } else {
        .unknown(first.text)
      }
    switch subject {
    case .name(let symbol) where !program.names.kinds(of: symbol).isDisjoint(with: .element): break
    case .title: break
    case .name, .unknown: throw unknownVerb(verb, node)
    }
    return .action(verb, Target(subject), values)
  }

  private func unknownVerb(_ verb: String, _ node: Node) -> Ending {
    if Grammar.forms.contains(where: { $0.kind == .gesture && $0.signature == verb }) {
      return failure(
        "unknown-statement", at: node.children(.operand).first ?? node,
        "nothing stands behind `\(verb)` but a component of a plugin", .wrongDefinition)
    }
    let help: String? = didYouMean(
      verb, program.names.names(.steps) + Grammar.statementWords)
    return failure(
      "unknown-statement", at: node.child(.flag) ?? node,
      "there is no statement or steps called \(verb)",
      .wrongDefinition, help: help)
  }
}

extension Grammar {
  /// The first words of everything that can be run.
  static let statementWords: [String] = {
    var words: [String] = []
    for form in forms where !form.contexts.isDisjoint(with: [.top, .statements]) {
      for part in form.signature.utf8.prefix(while: { $0 != 0x20 }).split(separator: 0x7C) {
        guard let first = part.first, first >= 0x61, first <= 0x7A else { continue }
        let word = String(decoding: Array(part), as: UTF8.self)
        if !words.contains(word) { words.append(word) }
      }
    }
    return words
  }()
}
