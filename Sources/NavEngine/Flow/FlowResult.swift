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
  }

  /// One statement of the flow, as it ran.
  package struct Step: Sendable {
    package let statement: Node
    /// What it changed.
    package let events: [Event]
    /// What it ended with; anything but `fine` is the last step.
    package let verdict: Verdict

    /// Creates a step.
    package init(statement: Node, events: [Event], verdict: Verdict) {
      self.statement = statement
      self.events = events
      self.verdict = verdict
    }
  }

  package let flow: Flow
  /// The name of the device it ran on.
  package let device: String
  package var outcome: Outcome
  package var verdict: Verdict = .fine
  /// Why it failed.
  package var diagnostic: Diagnostic?
  /// What it ran, in order; statements inside `if`, `repeat`, `for` and `steps` count one by one.
  package var steps: [Step] = []
  /// What `print`, `show` and other questions in it answered.
  package var answers: [Answer] = []
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
