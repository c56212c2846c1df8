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
    let kind: FormKind? = node.form.flatMap { Grammar.kind(of: $0) }
    // A gesture or an event is whole by itself; only what is made of several has to be put back.
    let isSimple: Bool =
      kind == .question || kind == .event || (kind == .gesture && node.form != .call)
    if isSimple {
      let before: Int = effort
      try run(node, receive)
      if effort > before { keep(node) }
      return
    }
    let before: Snapshot = snapshot
    let behind: Int = history.position
    do throws(Ending) {
      try run(node, receive)
    } catch {
      if case .stopped = error {
        if changesState(node) { keep(node) }
        throw error
      }
      failed = machine
      restore(before)
      throw error
    }
    if changesState(node), history.position == behind { keep(node) }
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
    case .mark, .tryOut, .skip, .stop: false
    case .undo, .redo: false
    case .reset: true
    default:
      switch node.form.flatMap({ Grammar.kind(of: $0) }) {
      case .question, .session: false
      default: true
      }
    }
  }

  /// Goes to a position of the history by running again what leads there.
  private mutating func travel(to position: Int) throws(Ending) {
    guard let way = history.way(to: position) else { return }
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
    history.move(to: position)
  }

  /// Takes back statements, or does them again.
  mutating func undo(_ node: Node, by direction: Int, _ receive: (Answer) -> Void) throws(Ending) {
    var count = 1
    if let number = node.child(.number) { count = try self.number(number, 1...100_000_000) }
    let available: Int = direction < 0 ? history.position : history.count - history.position
    guard available > 0 else {
      let what: String = direction < 0 ? "there is nothing to undo" : "there is nothing to redo"
      throw failure("nothing-to-undo", at: node, what, .failed)
    }
    try travel(to: history.position + direction * min(count, available))
    receive(answer(.changed([]), to: node))
  }

  /// The state before the last statement that could change something.
  mutating func stateBeforeLast() throws(Ending) -> Snapshot? {
    guard history.position > 0 else { return nil }
    let now: Snapshot = snapshot
    let position: Int = history.position
    try travel(to: position - 1)
    let earlier: Snapshot = snapshot
    restore(now)
    history.move(to: position)
    return earlier
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
    receive(answer(.changed([]), to: node))
  }
}
