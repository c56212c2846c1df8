internal import NavModel
internal import NavSyntax

/// What a flow's statements answer makes its result.
extension FlowResult {
  /// Takes an answer in as a step.
  mutating func add(_ answer: Answer, keepsMachines: Bool) {
    guard let statement = answer.statement else { return }
    var step: Step
    switch answer.content {
    case .changed(let events):
      step = Step(statement: statement, events: events, verdict: .fine)
    case .intercepted(let events):
      step = Step(statement: statement, events: events, verdict: .fine)
      step.isIntercepted = true
    case .refused(let refusal):
      step = Step(statement: statement, events: [], verdict: .fine)
      step.refusal = refusal
    case .silent, .defined, .quit, .option, .flow, .report:
      step = Step(statement: statement, events: [], verdict: answer.verdict)
      step.diagnostic = answer.diagnostics.first { $0.severity == .error }
    case .scene, .text, .listing, .timeline:
      step = Step(statement: statement, events: [], verdict: .fine)
      answers.append(answer)
    }
    if keepsMachines { step.machine = answer.machine }
    if statement.form == .soft, let diagnostic = step.diagnostic {
      softFailures.append(diagnostic.told(inFlow: flow.title))
    }
    steps.append(step)
  }

  /// Takes in what ended the flow.
  mutating func end(_ ending: Ending, _ flow: Flow) {
    switch ending {
    case .stopped: outcome = .passed
    case .skipped(let why): outcome = .skipped(why)
    case .interrupted:
      outcome = .failed
      verdict = .interrupted
    case .failed(let failure, let verdict):
      outcome = .failed
      self.verdict = verdict
      diagnostic = failure.told(inFlow: flow.title)
    }
  }

  /// Makes up the outcome: soft failures count at the end, a known failure is none, and one that
  /// isn't there any more is.
  mutating func judge(on today: CalendarDate?) {
    if outcome == .passed, !softFailures.isEmpty {
      outcome = .failed
      verdict = .notAsExpected
    }
    guard let known = flow.knownFailure else { return }
    switch outcome {
    case .failed where verdict == .failed || verdict == .notAsExpected:
      guard !known.isAccepted(on: today) else {
        outcome = .failedAsKnown(known.reason)
        verdict = .fine
        return
      }
      let until: String = known.until.map { $0.text } ?? ""
      diagnostic?.notes.append(Diagnostic.Note("it was known to fail until \(until)"))
    case .passed:
      outcome = .failed
      verdict = .notAsExpected
      let clause: Node? = flow.definition.lineClauses.first { $0.form == .knownFailure }
      diagnostic = Diagnostic(
        "known-failure-passes", source: flow.definition.source,
        span: clause?.span ?? flow.definition.span,
        message: "the flow \"\(flow.title)\" is known to fail, and it passes",
        help: "take `known failure` out")
    default: break
    }
  }
}

extension Diagnostic {
  /// The same, saying in which flow an expectation isn't met.
  fileprivate func told(inFlow title: String) -> Diagnostic {
    guard id == "expectation", message == "not so" else { return self }
    var told = Diagnostic(
      id, severity, source: source, span: span, message: "not so in flow \"\(title)\"",
      label: label, notes: notes, help: help)
    told.lines = lines
    return told
  }
}
