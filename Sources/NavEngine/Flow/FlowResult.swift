package import NavModel
package import NavSyntax

/// What became of a flow on one device.
package struct FlowResult: Sendable {
  /// How a flow ends.
  package enum Outcome: Hashable, Sendable {
    case passed
    case failed
    /// Left out, with the reason its `skip` gives.
    case skipped(String?)
    /// Failed, as its definition says it is known to, with the reason.
    case failedAsKnown(String)
  }

  /// One statement of the flow, as it ran.
  package struct Step: Sendable {
    package let statement: Node
    /// The statement as it may be shown, where that isn't as it is written: what is secret is masked.
    package var shownText: String?
    /// What it changed.
    package let events: [Event]
    /// Whether something else answered instead.
    package var isIntercepted = false
    /// Why it was refused, as it was said to be.
    package var refusal: Refusal?
    /// What it ended with; anything but `fine` is the last step, or a soft expectation.
    package let verdict: Verdict
    /// What wasn't as expected, or went wrong.
    package var diagnostic: Diagnostic?
    /// Where it led; nothing unless machines are kept.
    package var machine: Machine?

    /// Creates a step.
    package init(statement: Node, events: [Event], verdict: Verdict) {
      self.statement = statement
      self.events = events
      self.verdict = verdict
    }

    /// The statement, with what is secret masked.
    package var text: String { shownText ?? statement.text }
  }

  package let flow: Flow
  /// The name of the device it ran on.
  package let device: String
  package var outcome: Outcome
  package var verdict: Verdict = .fine
  /// Why it failed.
  package var diagnostic: Diagnostic?
  /// Soft expectations that weren't met, in order.
  package var softFailures: [Diagnostic] = []
  /// Everything that went wrong, in order.
  package var failures: [Diagnostic] { softFailures + (diagnostic.map { [$0] } ?? []) }
  /// What it ran, in order; statements inside `if`, `repeat`, `for` and `steps` count one by one.
  package var steps: [Step] = []
  /// What `print`, `show` and other questions in it answered.
  package var answers: [Answer] = []
  /// The machine where its statements began; nothing unless machines are kept.
  package var start: Machine?
  /// What it exercised, where that is counted.
  package var coverage: Coverage?
  /// The machine where it ended: of a failed flow the screen to show.
  package var machine: Machine
  /// The last gestures before it failed, as they were written, oldest first.
  package var lastGestures: [String] = []

  /// Creates the result of a flow that ends where a machine is.
  package init(flow: Flow, device: String, outcome: Outcome, machine: Machine) {
    self.flow = flow
    self.device = device
    self.outcome = outcome
    self.machine = machine
  }
}
