internal import NavModel
internal import NavSyntax

/// Running a flow statement by statement.
///
/// A runner that has entered a flow can be kept between any two statements and gone back to.
extension Runner {
  /// Opens a flow: what comes next is its first statement.
  mutating func enter(_ flow: Flow) {
    guard let body = flow.body else { return }
    open(body, of: flow.definition)
    activations[activations.count - 1].surroundings = .flow
    if let row = flow.row { frame.add(row.name, .row(row.value)) }
    settle()
  }

  /// The statement that comes next; nothing when no flow is open.
  var nextStatement: Node? { activations.last?.statement }

  /// Whether what comes next stands directly in the flow.
  private var isAtFlow: Bool { activations.last?.isFlow ?? false }

  /// Runs the statement that comes next; what it opens comes next then.
  mutating func advanceFlow(_ receive: (Answer) -> Void) throws(Ending) {
    guard let statement = nextStatement else { return }
    if isAtFlow { pending = beginStep(statement) }
    do throws(Ending) {
      try advance(receive)
      settle()
    } catch {
      throw leaveFlow(error)
    }
    if let step = pending, isAtFlow || activations.isEmpty {
      pending = nil
      finish(step)
    }
  }

  /// Ends the blocks that have nothing more to run.
  private mutating func settle() {
    while let last = activations.last, last.statement == nil { endRound() }
  }

  /// Leaves a flow before its end.
  private mutating func leaveFlow(_ ending: Ending) -> Ending {
    let base: Int = activations.lastIndex { $0.isFlow } ?? 0
    let ending: Ending = leave(downTo: base, ending)
    if let step = pending { abandon(step, ending) }
    pending = nil
    return ending
  }
}
