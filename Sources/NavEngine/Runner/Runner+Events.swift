internal import NavModel
internal import NavSyntax

/// Events at top level, in flows and in steps.
extension Runner {
  mutating func event(_ node: Node, _ form: FormID, _ receive: (Answer) -> Void) throws(Ending) {
    if form == .waitUntil { return try waitUntil(node, receive) }
    let instruction: Instruction = try instruction(node)
    effort += 1
    switch machine.run(instruction, locals: frame.values) {
    case .done, .intercepted: receive(answer(.changed(machine.events), to: node))
    case .refused(let refusal): throw .failed(diagnostic(of: refusal, at: node), .failed)
    case .failed(let failure): throw ending(failure, at: node)
    }
  }

  /// The instruction that an event is; what it names by an expression is read first.
  private mutating func instruction(_ node: Node) throws(Ending) -> Instruction {
    var expressions = ExpressionLowering(names: program.names)
    expressions.locals = frame.names
    // −1 stands for the statement itself, so that nothing has to be looked up.
    let source: Int = node.form == .after ? sourceNumber(of: node) : -1
    var lowering = InstructionLowering(expressions: expressions, source: source, firstBody: 0)
    if node.form == .after { lowering.transient = transientBodies }
    for child in node.children {
      let name: Node? = child.kind == .target ? child.child(.subject) : child
      guard let name, name.kind == .group, isName(child) else { continue }
      lowering.given.append((node: name.index, value: try value(name)))
    }
    let result: Instruction?
    do throws(LoweringError) { result = try lowering.event(node) } catch {
      throw .failed(error.diagnostic, .wrongDefinition)
    }
    if let bodies = lowering.transient { transientBodies = bodies }
    if let diagnostic = lowering.diagnostics.first { throw .failed(diagnostic, .wrongDefinition) }
    guard let result else {
      throw failure("not-an-event", at: node, "this can't be run", .wrongDefinition)
    }
    return result
  }

  /// Whether a part of an event names something of the prototype.
  private func isName(_ node: Node) -> Bool {
    switch node.role {
    case .presentation, .screen, .tab, .device, .target, .within: true
    default: false
    }
  }

  /// The number of the source of a statement, so that what it leaves behind can be told from.
  private mutating func sourceNumber(of node: Node) -> Int {
    if let index = program.catalogue.sources.firstIndex(where: { $0.text === node.source }) {
      return index
    }
    if let index = entries.firstIndex(where: { $0 === node.source }) {
      return Runner.firstEntry + index
    }
    entries.append(node.source)
    return Runner.firstEntry + entries.count - 1
  }

  /// Lets the clock run from timer to timer until a condition holds.
  private mutating func waitUntil(_ node: Node, _ receive: (Answer) -> Void) throws(Ending) {
    let condition: Node = try child(.condition, of: node)
    var limit = 10_000
    if let duration = node.child(.duration) {
      guard case .duration(let milliseconds) = try value(duration) else {
        throw failure(
          "type-mismatch", at: duration, "a duration is wanted here, such as 300ms or 2s", .failed)
      }
      limit = milliseconds
    }
    let (end, isTooLong) = machine.state.clock.addingReportingOverflow(max(0, limit))
    if isTooLong { throw failure("too-long", at: node, "the clock doesn't go that far", .failed) }
    let before: State = machine.state
    var events: [Event] = []
    while try !holds(condition) {
      if isInterrupted() { throw .interrupted }
      // What hears the clock may meet the condition between two timers.
      let step: Int = machine.hasTicks ? machine.state.clock + 1000 : end
      let next: Int = min(machine.nextDue ?? end, step, end)
      guard machine.state.clock < end else {
        let time: String = Value.duration(limit).displayText
        let last: Ending = notMet(condition, node, "still not so after \(time)")
        machine.state = before
        throw last
      }
      let wait = Instruction(
        .wait(.constant(.duration(next - machine.state.clock))),
        place: Place(source: 0, start: 0, end: 0))
      effort += 1
      let outcome: Outcome = machine.run(wait, locals: [])
      guard case .done = outcome else {
        machine.state = before
        if case .failed(let failure) = outcome { throw ending(failure, at: node) }
        throw .interrupted
      }
      events += machine.events
    }
    receive(answer(.changed(events), to: node))
  }
}
