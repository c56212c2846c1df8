internal import NavModel
internal import NavSyntax

/// Runs flows; each starts from the fresh state, so any number can run at once.
extension Program {
  /// Runs a flow on a device.
  ///
  /// `isInterrupted` ends it between two statements.
  package func run(
    _ flow: Flow, on device: String,
    isInterrupted: @escaping @Sendable () -> Bool = { false }
  ) -> FlowResult {
    let index: Int? = prototype.definitions.devices.firstIndex { $0.name == device }
    let empty = Machine(
      prototype: prototype, services: services,
      state: State(device: 0, app: Surface(stacks: [])))
    var result = FlowResult(flow: flow, device: device, outcome: .failed, machine: empty)
    guard let index else {
      result.verdict = .wrongDefinition
      result.diagnostic = Diagnostic(
        "unknown-device", source: flow.definition.source, span: flow.definition.span,
        message: "there is no device called \(device)",
        help: didYouMean(device, prototype.definitions.devices.map { $0.name }))
      return result
    }
    var runner: Runner
    do throws(Failure) {
      let machine: Machine = try Machine.start(prototype, services: services, device: index)
      runner = Runner(program: self, machine: machine, isInterrupted: isInterrupted)
      runner.startDevice = index
      runner.tellsMachine = false
    } catch {
      result.verdict = .failed
      result.diagnostic = Diagnostic(
        error.id, source: error.place.flatMap { source($0.source) } ?? flow.definition.source,
        span: error.place.map { Span($0.start, $0.end) } ?? flow.definition.span,
        message: error.message, help: error.help)
      return result
    }
    do throws(Ending) {
      try runner.prepare(flow, chain: [])
      runner.beginHistory()
      try runner.run(flow) { result.add($0) }
      result.outcome = .passed
    } catch {
      result.end(error, flow)
    }
    // What to show of a failed flow is where it failed.
    result.machine = runner.failed ?? runner.machine
    result.lastGestures = runner.trail.gestures.map { runner.shownText(of: $0) }
    return result
  }
}

extension Runner {
  /// Runs what stands before a flow: the setups of its file and the flow it goes on from.
  mutating func prepare(_ flow: Flow, chain: [String]) throws(Ending) {
    if let after = flow.after {
      guard !chain.contains(after), chain.count < 64, after != flow.writtenTitle else {
        throw failure(
          "flow-cycle", at: flow.definition, "flows go on from each other in a circle",
          .wrongDefinition)
      }
      guard let earlier = program.flows.first(where: { $0.writtenTitle == after }) else {
        throw failure(
          "unknown-flow", at: flow.definition, "there is no flow called \"\(after)\"",
          .wrongDefinition, help: didYouMean(after, program.flows.map { $0.writtenTitle }))
      }
      try prepare(earlier, chain: chain + [flow.writtenTitle])
      do throws(Ending) {
        try run(earlier) { _ in }
      } catch {
        if case .stopped = error { return }
        throw error
      }
      return
    }
    let sources: [SourceEntry] = program.catalogue.sources
    for setup in program.setups where sources[setup.source].unit == sources[flow.source].unit {
      guard let body = setup.node.child(.body) else { continue }
      open(body, of: setup.node)
      do throws(Ending) {
        while !activations.isEmpty { try advance { _ in } }
      } catch {
        throw leave(downTo: 0, error)
      }
    }
  }

  /// Runs the statements of a flow, each as one step.
  mutating func run(_ flow: Flow, _ receive: (Answer) -> Void) throws(Ending) {
    enter(flow)
    while nextStatement != nil {
      let statement: Node? = pending?.statement ?? nextStatement
      do throws(Ending) {
        try advanceFlow(receive)
      } catch {
        if case .failed(_, let verdict) = error {
          receive(Answer(.silent, to: statement, verdict: verdict))
        }
        throw error
      }
    }
  }
}

extension FlowResult {
  /// Takes an answer in as a step.
  fileprivate mutating func add(_ answer: Answer) {
    guard let statement = answer.statement else { return }
    switch answer.content {
    case .changed(let events), .intercepted(let events):
      steps.append(Step(statement: statement, events: events, verdict: .fine))
    case .silent, .refused, .defined, .quit, .option, .flow, .report:
      steps.append(Step(statement: statement, events: [], verdict: answer.verdict))
    case .scene, .text, .listing:
      steps.append(Step(statement: statement, events: [], verdict: .fine))
      answers.append(answer)
    }
  }

  fileprivate mutating func end(_ ending: Ending, _ flow: Flow) {
    switch ending {
    case .stopped: outcome = .passed
    case .skipped(let why): outcome = .skipped(why)
    case .interrupted:
      outcome = .failed
      verdict = .interrupted
    case .failed(let failure, let verdict):
      outcome = .failed
      self.verdict = verdict
      diagnostic =
        failure.id == "expectation" && failure.message == "not so"
        ? failure.saying("not so in flow \"\(flow.title)\"") : failure
    }
  }
}

extension Diagnostic {
  /// The same with another message.
  func saying(_ message: String) -> Diagnostic {
    Diagnostic(
      id, severity, source: source, span: span, message: message, label: label, notes: notes,
      help: help)
  }
}
