internal import NavModel
internal import NavSyntax

/// One statement as one step of undo (law G2).
extension Runner {
  /// Begins to keep history, from the state of now.
  mutating func beginHistory() {
    history = History()
    history.base = snapshot
  }

  /// Runs a statement whole or not at all, and keeps it.
  mutating func step(_ node: Node, _ receive: (Answer) -> Void) throws(Ending) {
    let step: PendingStep = beginStep(node)
    do throws(Ending) {
      try run(node, receive)
    } catch {
      abandon(step, error)
      throw error
    }
    finish(step)
  }

  /// Takes down what a statement that is one step of undo starts from.
  func beginStep(_ node: Node) -> PendingStep {
    let kind: FormKind? = node.form.flatMap { Grammar.kind(of: $0) }
    // A gesture or an event is whole by itself; only what is made of several has to be put back.
    let isWhole: Bool =
      kind == .question || kind == .event || (kind == .gesture && node.form != .call)
    return PendingStep(
      statement: node, before: isWhole ? nil : snapshot, effort: effort, entry: history.current)
  }

  /// Keeps a step that came to its end.
  mutating func finish(_ step: PendingStep) {
    let isKept: Bool =
      step.before == nil
      ? effort > step.effort : changesState(step.statement) && history.current == step.entry
    if isKept { keep(step.statement) }
  }

  /// Puts a step back that failed; after `stop` what it did is kept.
  mutating func abandon(_ step: PendingStep, _ ending: Ending) {
    guard let before = step.before else { return }
    if case .stopped = ending {
      if changesState(step.statement) { keep(step.statement) }
      return
    }
    failed = machine
    restore(before)
  }

  private mutating func keep(_ node: Node) {
    // Going back never needs a plugin again.
    let needsSnapshot: Bool = machine.hasAskedPlugin || history.wantsSnapshot(effort: effort)
    let kept: Snapshot? = needsSnapshot ? snapshot : nil
    history.add(node, effort: effort, kept)
  }

  /// Whether a statement may change something, so that there is something to take back.
  private func changesState(_ node: Node) -> Bool {
    switch node.form {
    case .call where isCommand(node): false
    case .mark, .tryOut, .skip, .stop, .soft: false
    case .undo, .redo: false
    case .go: node.child(.value)?.isStep != true
    case .reset: true
    default:
      switch node.form.flatMap({ Grammar.kind(of: $0) }) {
      case .question, .session: false
      default: true
      }
    }
  }

  /// Goes to an entry of the history by running again what leads there.
  mutating func travel(to number: Int) throws(Ending) {
    guard let way = history.way(to: number) else { return }
    let kept: History = history
    let keptTrail: Trail = trail
    let keptEffort: Int = effort
    restore(way.start)
    for statement in way.statements {
      do throws(Ending) { try run(statement) { _ in } } catch { continue }
    }
    history = kept
    trail = keptTrail
    effort = keptEffort
    history.move(to: number)
  }

  /// Takes back statements, or does them again.
  mutating func undo(_ node: Node, by direction: Int, _ receive: (Answer) -> Void) throws(Ending) {
    var count = 1
    if let number = node.child(.number) { count = try self.number(number, 1...100_000_000) }
    let available: Int = direction < 0 ? history.undoCount : history.redoCount
    guard available > 0 else {
      let what: String = direction < 0 ? "there is nothing to undo" : "there is nothing to redo"
      throw failure("nothing-to-undo", at: node, what, .failed)
    }
    try travel(to: history.entry(by: direction * min(count, available)))
    receive(travelled(to: node))
  }

  /// The state that an entry of the history led to.
  func state(at number: Int) throws(Ending) -> Snapshot {
    var there: Runner = self
    try there.travel(to: number)
    return there.snapshot
  }

  /// The state before the last statement that could change something.
  func stateBeforeLast() throws(Ending) -> Snapshot? {
    guard history.current > 0 else { return nil }
    return try state(at: history.parent(of: history.current))
  }

  /// Starts afresh on a device.
  mutating func reset(_ node: Node, _ receive: (Answer) -> Void) throws(Ending) {
    do throws(Failure) {
      machine = try Machine.start(
        program.prototype, services: program.services, device: startDevice)
    } catch {
      throw ending(error, at: node)
    }
    frame = Frame()
    history.mustKeep = true
    receive(travelled(to: node))
  }
}
