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
    var conditions = FlowConditions()
    conditions.isInterrupted = isInterrupted
    return run(flow, on: device, under: conditions)
  }

  /// Runs a flow on a device under conditions.
  package func run(
    _ flow: Flow, on device: String, under conditions: FlowConditions
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
      runner = Runner(program: self, machine: machine, isInterrupted: conditions.isInterrupted)
    } catch {
      result.verdict = .failed
      result.diagnostic = Diagnostic(
        error.id, source: error.place.flatMap { source($0.source) } ?? flow.definition.source,
        span: error.place.map { Span($0.start, $0.end) } ?? flow.definition.span,
        message: error.message, help: error.help)
      return result
    }
    runner.startDevice = index
    runner.pictures = conditions.pictures
    runner.coverage = conditions.coverage.map { Coverage(of: $0) }
    runner.tellsMachine = conditions.keepsMachines
    runner.play(flow, into: &result, keepsMachines: conditions.keepsMachines)
    result.judge(on: conditions.today)
    return result
  }
}

extension Runner {
  /// Runs a flow to its end, and tells what became of it.
  fileprivate mutating func play(
    _ flow: Flow, into result: inout FlowResult, keepsMachines: Bool
  ) {
    do throws(Ending) {
      try prepare(flow, chain: [])
      beginHistory()
      if keepsMachines { result.start = machine }
      var shown: Coverage? = coverage.map { Coverage(of: $0.map) }
      shown?.noteStart(machine)
      defer {
        if let touched = coverage { shown?.add(touched) }
        result.coverage = shown
      }
      try run(flow) { answer in
        result.add(answer, keepsMachines: keepsMachines)
        switch answer.content {
        case .changed(let events), .intercepted(let events): shown?.note(events)
        default: break
        }
      }
      result.outcome = .passed
    } catch {
      result.end(error, flow)
    }
    // What to show of a failed flow is where it failed.
    result.machine = failed ?? machine
    result.lastGestures = trail.gestures.map { shownText(of: $0) }
    guard !secrets.isEmpty || keepsMachines else { return }
    for index in result.steps.indices where isSecret(result.steps[index].statement) {
      result.steps[index].shownText = shownText(of: result.steps[index].statement)
    }
    if keepsMachines, result.outcome == .failed, let last = result.steps.indices.last {
      result.steps[last].machine = result.machine
    }
  }

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
    guard let body = flow.body else { return }
    let named: Int = frame.names.count
    defer { frame.shrink(to: named) }
    if let row = flow.row { frame.add(row.name, .row(row.value)) }
    for statement in body.children {
      if isInterrupted() { throw .interrupted }
      do throws(Ending) {
        try step(statement, receive)
      } catch {
        if case .failed(let diagnostic, let verdict) = error {
          receive(Answer(.silent, to: statement, diagnostics: [diagnostic], verdict: verdict))
        }
        throw error
      }
    }
  }
}

