internal import NavModel
internal import NavSyntax

/// What decides which statement runs next.
extension Runner {
  mutating func control(_ node: Node, _ form: FormID, _ receive: (Answer) -> Void) throws(Ending) {
    switch form {
    case .ifElse: try branch(node)
    case .repeatTimes:
      let count: Int = try number(child(.value, of: node), 0...1_000_000_000)
      let body: Node = try child(.body, of: node)
      guard count > 0 else { return }
      open(body, of: node)
      activations[activations.count - 1].left = count - 1
    case .forEach: try loop(node)
    case .letValue:
      let name: Node = try child(.name, of: node)
      frame.add(name.text, try value(child(.value, of: node)))
      receive(Answer(.silent, to: node))
    case .mark:
      mark(try text(child(.text, of: node)))
      receive(Answer(.silent, to: node))
    case .go: try go(node, receive)
    case .stop: throw .stopped
    case .skip: throw .skipped(try node.child(.because).map(text))
    case .tryOut: try tryOut(node)
    case .soft: try soft(node, receive)
    default:
      throw failure("not-a-statement", at: node, "this can't stand here", .wrongDefinition)
    }
  }

  private mutating func branch(_ node: Node) throws(Ending) {
    var next: Node? = node
    while let current = next {
      next = current.child(.otherwise)
      if let condition = current.child(.condition), try !holds(condition) { continue }
      return open(try child(.body, of: current), of: node)
    }
  }

  private mutating func loop(_ node: Node) throws(Ending) {
    let name: String = try child(.name, of: node).text
    let list: Node = try child(.list, of: node)
    let body: Node = try child(.body, of: node)
    guard case .list(let values) = try value(list) else {
      throw failure(
        "type-mismatch", at: list, "`for` goes through a list", .failed,
        help: "such as `[1, 2]` or the `.rows` of a table")
    }
    guard !values.isEmpty else { return }
    open(body, of: node)
    let top: Int = activations.count - 1
    activations[top].left = values.count - 1
    activations[top].values = values
    activations[top].name = name
    nameRound()
  }

  /// Runs a block for what it would show, and puts everything back.
  private mutating func tryOut(_ node: Node) throws(Ending) {
    let body: Node = try child(.body, of: node)
    open(body, of: node)
    activations[activations.count - 1].surroundings = .attempt(snapshot)
  }

  // MARK: Marks

  private mutating func mark(_ name: String) {
    let snapshot: Snapshot = snapshot
    if let index = marks.firstIndex(where: { $0.name == name }) {
      marks[index].snapshot = snapshot
    } else {
      marks.append((name: name, snapshot: snapshot))
    }
  }

  /// The state that a mark names.
  func marked(_ node: Node) throws(Ending) -> Snapshot {
    let name: String = try text(node)
    if let mark = marks.first(where: { $0.name == name }) { return mark.snapshot }
    throw failure(
      "unknown-mark", at: node, "there is no mark \"\(name)\"", .failed,
      help: didYouMean(name, marks.map { $0.name }) ?? "`mark \"\(name)\"` makes one")
  }
}
