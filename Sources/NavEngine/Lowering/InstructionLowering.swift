internal import NavModel
internal import NavSyntax

/// Turns events into instructions: those of a handler, or one that stands at top level or in a flow.
struct InstructionLowering {
  var expressions: ExpressionLowering
  /// The number of the source that the statements stand in.
  let source: Int
  var diagnostics: [Diagnostic] = []
  var nextBody: Int32
  /// How many locals are needed so far.
  var slots: Int
  /// The numbers of bodies that statements make as they run; nothing in handlers.
  var transient: TransientBodies?
  /// What stands for the expressions that name something, read already.
  var given: [(node: Int, value: Value)] = []

  init(expressions: ExpressionLowering, source: Int, firstBody: Int32) {
    self.expressions = expressions
    self.source = source
    nextBody = firstBody
    slots = expressions.locals.count
  }

  var names: NameIndex { expressions.names }

  /// A body with the next number; of a statement that runs again the number it had.
  mutating func finish(_ instructions: [Instruction], of node: Node? = nil) -> Body {
    if let node, let number = transient?.number(of: node) {
      return Body(id: number, instructions: instructions, slots: slots)
    }
    nextBody += 1
    return Body(id: nextBody - 1, instructions: instructions, slots: slots)
  }

  /// The instructions of a block; what is wrong is gathered.
  mutating func instructions(_ statements: [Node]) -> [Instruction] {
    let outer: [String] = expressions.locals
    var result: [Instruction] = []
    for statement in statements {
      do throws(LoweringError) {
        result.append(try instruction(statement))
      } catch {
        diagnostics.append(error.diagnostic)
      }
    }
    expressions.locals = outer
    return result
  }

  /// The instructions of the block of a statement.
  private mutating func block(_ statement: Node) -> [Instruction] {
    guard let body = statement.child(.body) else { return [] }
    var statements: [Node] = []
    for child in body.children { statements.append(child) }
    return instructions(statements)
  }

  /// The instruction that a statement in a handler is.
  mutating func instruction(_ node: Node) throws(LoweringError) -> Instruction {
    switch node.form {
    case .ifElse: return try branch(node)
    case .repeatTimes:
      let count: Expression = try value(.value, of: node)
      return make(.repeatTimes(count, block(node)), node)
    case .forEach:
      guard let name = node.child(.name) else { throw expected("a name", node) }
      let list: Expression = try value(.list, of: node)
      let slot: Int = addLocal(name.text)
      let body: [Instruction] = block(node)
      expressions.locals.removeLast()
      return make(.forEach(slot: slot, list, body), node)
    case .letValue:
      guard let name = node.child(.name) else { throw expected("a name", node) }
      let value: Expression = try value(.value, of: node)
      return make(.letValue(slot: addLocal(name.text), value), node)
    case .stop: return make(.stop, node)
    case .wait, .waitUntil:
      throw LoweringError(
        "wait-in-handler", at: node, "a handler can't wait",
        help: "`after 2s { … }` runs events later")
    default:
      if let event = try event(node) { return event }
      throw notAnEvent(node)
    }
  }

  /// Gives a name the next slot.
  private mutating func addLocal(_ name: String) -> Int {
    expressions.locals.append(name)
    slots = max(slots, expressions.locals.count)
    return expressions.locals.count - 1
  }

  private mutating func branch(_ node: Node) throws(LoweringError) -> Instruction {
    var choices: [Instruction.Choice] = []
    var otherwise: [Instruction] = []
    var next: Node? = node
    while let current = next {
      next = current.child(.otherwise)
      if current.form == .otherwise {
        otherwise = block(current)
      } else {
        let condition: Expression = try value(.condition, of: current)
        choices.append(Instruction.Choice(condition: condition, body: block(current)))
      }
    }
    return make(.branch(choices, otherwise: otherwise), node)
  }

  private func notAnEvent(_ node: Node) -> LoweringError {
    let kind: FormKind? = node.form.flatMap { Grammar.kind(of: $0) }
    switch kind {
    case .gesture:
      return LoweringError(
        "gesture-in-handler", at: node,
        "a handler is what the app does by itself, and this is a gesture",
        help: "gestures stand in flows, in steps and at top level")
    case .question:
      return LoweringError(
        "question-in-handler", at: node, "a handler can't ask",
        help: node.form == .print ? "`say` prints a line" : nil)
    default:
      return LoweringError("not-an-event", at: node, "this can't stand in a handler")
    }
  }

  // MARK: Parts

  func make(_ kind: Instruction.Kind, _ node: Node) -> Instruction {
    Instruction(
      kind,
      place: Place(
        source: Int32(truncatingIfNeeded: source), start: node.span.start, end: node.span.end))
  }

  mutating func value(_ role: Role, of node: Node) throws(LoweringError) -> Expression {
    guard let child = node.child(role) else { throw expected("a value", node) }
    return try expressions.expression(child)
  }

  func expected(_ what: String, _ node: Node) -> LoweringError {
    LoweringError("not-an-expression", at: node, "\(what) is missing here")
  }
}

/// Numbers for the bodies of `after` outside handlers: below zero, and the same each time.
struct TransientBodies: Sendable {
  private var nodes: [Node] = []

  /// The number of the body of a statement.
  mutating func number(of node: Node) -> Int32 {
    for (index, known) in nodes.enumerated()
    where known.index == node.index && known.tree === node.tree {
      return -1 - Int32(truncatingIfNeeded: index)
    }
    nodes.append(node)
    return -Int32(truncatingIfNeeded: nodes.count)
  }
}
