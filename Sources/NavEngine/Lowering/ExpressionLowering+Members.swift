internal import NavModel
internal import NavSyntax

/// What stands behind a point or in square brackets.
extension ExpressionLowering {
  mutating func member(_ node: Node) throws(LoweringError) -> Expression {
    let (base, name): (Node, Node) = try parts(node)
    let owner: Expression = try expression(base)
    let word: String = name.text
    try check(word, of: owner, at: name)
    return .member(owner, word)
  }

  private func parts(_ node: Node) throws(LoweringError) -> (Node, Node) {
    var first: Node?
    for child in node.children {
      if let first { return (first, child) }
      first = child
    }
    throw LoweringError("not-an-expression", at: node, "a value is expected here")
  }

  mutating func index(_ node: Node) throws(LoweringError) -> Expression {
    let (base, key): (Node, Node) = try parts(node)
    let list: Expression = try expression(base)
    if case .model(.row) = list, let column = key.plainString { try checkColumn(column, at: key) }
    return .index(list, try expression(key))
  }

  /// `list.sum(column)` is the only call there is.
  mutating func call(_ node: Node) throws(LoweringError) -> Expression {
    let (callee, arguments): (Node, Node) = try parts(node)
    guard callee.kind == .member else {
      throw LoweringError(
        "not-callable", at: callee, "\(callee.text) can't be called",
        help: "only a list's `.sum(column)` takes something in parentheses")
    }
    let (base, name): (Node, Node) = try parts(callee)
    let word: String = name.text
    guard word == "sum" else {
      throw LoweringError(
        "not-callable", at: name, "\(word) can't be called",
        help: "only a list's `.sum(column)` takes something in parentheses")
    }
    var columns: [String] = []
    for argument in arguments.children {
      columns.append(argument.plainString ?? argument.text)
    }
    guard columns.count == 1, let column = columns.first else {
      throw LoweringError("argument-count", at: arguments, "`sum` wants the name of one column")
    }
    return .sum(try expression(base), column)
  }

  /// Says so when something can't have a member of that name.
  private mutating func check(
    _ word: String, of owner: Expression, at node: Node
  ) throws(LoweringError) {
    let members: [String]
    var what: String
    switch owner {
    case .model(.row): return try checkColumn(word, at: node)
    case .model(let value):
      guard let known = value.members else { return }
      what = value.word
      members = value == .tabs ? known + names.names(.tab) : known
    case .member(.model(.tabs), let tab) where tab != "shown" && tab != "more":
      members = ["badge", "enabled", "selected", "title"]
      what = "a tab"
    case .name(let symbol):
      let kinds: NameKinds = names.kinds(of: symbol)
      guard !kinds.isEmpty, NameKinds.presentation.isSuperset(of: kinds),
        let elements = names.owner(symbol)?.elements, !elements.isEmpty
      else { return }
      what = names.symbols.text(symbol)
      members = elements.map { names.symbols.text($0) } + ["title", "valid", "changed"]
    default: return
    }
    if members.contains(word) { return }
    if case .model(.tabs) = owner { what = "the tab bar" }
    let listed: String = members.joined(separator: ", ")
    let help: String? =
      didYouMean(word, members) ?? (members.isEmpty ? nil : "\(what) has \(listed)")
    let error = LoweringError(
      "unknown-member", at: node, "\(what) has no \(word)", help: help)
    guard isLenient else { throw error }
    warnings.append(error.diagnostic.asWarning)
  }

  private mutating func checkColumn(_ word: String, at node: Node) throws(LoweringError) {
    guard let columns = rowColumns, !columns.contains(word) else { return }
    throw LoweringError(
      "unknown-column", at: node, "there is no column \(word)",
      help: didYouMean(word, columns) ?? "the columns are \(columns.joined(separator: ", "))")
  }
}

extension ModelValue {
  /// How a script writes it.
  package var word: String {
    let index = Int(rawValue)
    return Grammar.modelValues.indices.contains(index) ? Grammar.modelValues[index] : ""
  }

  /// What can stand behind its point; nothing when that isn't known.
  package var members: [String]? {
    switch self {
    case .tab, .screen, .popover, .sheet, .alert, .actions, .device, .back, .focus, .tooltip,
      .clock:
      []
    case .stack, .presented, .events: ["count", "first", "last"]
    case .search: ["text", "scope", "active", "shown", "placeholder", "prompt"]
    case .tabs: ["shown", "more"]
    case .more: ["badge"]
    case .row: nil
    }
  }
}
