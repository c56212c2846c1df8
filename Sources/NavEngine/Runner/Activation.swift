internal import NavModel
internal import NavSyntax

/// A block that is being run: where it goes on, and what happens at its end.
///
/// A run is a stack of these, so that it can stop between any two statements, be kept and gone back to.
struct Activation: Sendable {
  /// What surrounds a block, to be put back when it ends.
  indirect enum Surroundings: Sendable {
    /// A flow: each statement of the block is one step of undo.
    case flow
    /// Steps in use: the names around the statement that uses them.
    case steps(Frame)
    /// `try`: everything.
    case attempt(Snapshot)
  }

  /// The statement that the block belongs to: `if`, `repeat`, `for`, `try`, steps in use, a flow.
  let owner: Node
  let body: Node
  /// The index of the statement that comes next in the tree.
  var next: Int
  /// How many values had names when it began.
  let named: Int
  /// How often it runs again.
  var left = 0
  /// Of `for`: what it goes through, and the name for it.
  var values: [Value] = []
  var name: String = ""
  var surroundings: Surroundings?

  /// A block that is about to run.
  init(_ body: Node, of owner: Node, named: Int) {
    self.owner = owner
    self.body = body
    self.named = named
    next = body.index + 1
  }

  /// The statement that comes next; nothing at the end of the block.
  var statement: Node? {
    next < body.index + Int(body.record.size) ? Node(tree: body.tree, index: next) : nil
  }

  var isFlow: Bool { if case .flow = surroundings { true } else { false } }
  var isSteps: Bool { if case .steps = surroundings { true } else { false } }
}

/// Running block in block.
extension Runner {
  /// Runs one statement with everything in its block; `receive` gets one answer for each that is none.
  mutating func run(_ node: Node, _ receive: (Answer) -> Void) throws(Ending) {
    let base: Int = activations.count
    do throws(Ending) {
      try begin(node, receive)
      while activations.count > base { try advance(receive) }
    } catch {
      throw leave(downTo: base, error)
    }
  }

  /// Runs what comes next in the innermost block: a statement, or the block's next round.
  mutating func advance(_ receive: (Answer) -> Void) throws(Ending) {
    let top: Int = activations.count - 1
    if isInterrupted() { throw .interrupted }
    guard let statement = activations[top].statement else { return endRound() }
    activations[top].next += Int(statement.record.size)
    try begin(statement, receive)
  }

  /// Opens the block of a statement.
  mutating func open(_ body: Node, of owner: Node) {
    activations.append(Activation(body, of: owner, named: frame.names.count))
  }

  /// At the end of the innermost block: what it named is forgotten; it runs again, or is left.
  mutating func endRound() {
    let top: Int = activations.count - 1
    frame.shrink(to: activations[top].named)
    guard activations[top].left > 0, activations[top].body.record.size > 1 else {
      if let surroundings = activations.removeLast().surroundings { putBack(surroundings) }
      return
    }
    activations[top].left -= 1
    activations[top].next = activations[top].body.index + 1
    nameRound()
  }

  /// Names what the innermost block runs for this time.
  mutating func nameRound() {
    let top: Int = activations.count - 1
    let values: [Value] = activations[top].values
    let round: Int = values.count - 1 - activations[top].left
    if values.indices.contains(round) { frame.add(activations[top].name, values[round]) }
  }

  private mutating func putBack(_ surroundings: Activation.Surroundings) {
    switch surroundings {
    case .flow: break
    case .steps(let outer):
      frame = outer
      depth -= 1
    case .attempt(let before): restore(before)
    }
  }

  /// Leaves blocks before their end; of steps an error says where they were used.
  mutating func leave(downTo base: Int, _ ending: Ending) -> Ending {
    var ending: Ending = ending
    while activations.count > base {
      let activation: Activation = activations.removeLast()
      frame.shrink(to: activation.named)
      if let surroundings = activation.surroundings { putBack(surroundings) }
      guard activation.isSteps, case .failed(var diagnostic, let verdict) = ending else { continue }
      let use: Node = activation.owner
      diagnostic.notes.append(Diagnostic.Note("used here", source: use.source, span: use.span))
      ending = .failed(diagnostic, verdict)
    }
    return ending
  }
}
