package import NavModel

/// Something about a prototype that `check` reports.
package struct Finding: Sendable {
  /// How much weight it has; an error makes `check` fail.
  package enum Severity: UInt8, Hashable, Sendable, CaseIterable { case error, warning, note }

  /// Its identity: a guideline's, or one of `broken-rule`, `unreachable-screen` and so on.
  package let id: String
  package let severity: Severity
  /// What is so: lower case, no full stop.
  package let message: String
  /// Where; nothing when no line is to blame.
  package let place: Place?
  /// What to do.
  package var help: String?
  /// Statements that lead there from the start; nothing when it is about the definitions alone.
  package var flow: [String]?
  /// Whether the flow was replayed and ends as the finding says.
  package var isConfirmed = true

  /// Creates a finding.
  package init(
    _ id: String, _ severity: Severity, _ message: String, at place: Place?,
    help: String? = nil, flow: [String]? = nil, isConfirmed: Bool = true
  ) {
    self.id = id
    self.severity = severity
    self.message = message
    self.place = place
    self.help = help
    self.flow = flow
    self.isConfirmed = isConfirmed
  }

  /// The same finding in another version of the file: what it is and what it is about, without the line.
  package var fingerprint: String { id + ": " + message }
}

/// What `check` found in one prototype on one device.
package struct CheckReport: Sendable {
  /// How much was looked at.
  package enum Mode: String, Sendable {
    /// The definitions only.
    case definitions
    /// What can show; hidden stacks stand for any that can be reached.
    case visible
    /// Every state, exactly.
    case full
  }

  /// How large the explored part is.
  package struct Figures: Sendable {
    package var states = 0
    package var transitions = 0
    /// The number of gestures to the farthest state.
    package var depth = 0
    /// Bytes of memory for each state.
    package var bytesPerState = 0.0
    /// What was left out; empty when everything was explored.
    package var unexplored: [Unexplored] = []

    /// Creates figures of nothing.
    package init() {}

    /// Whether exploring went on to its end; a bound on stacks ends nothing, it only says how high
    /// they grow.
    package var isComplete: Bool { !unexplored.contains { $0.limit != "stack" } }
  }

  /// A part that was left out.
  package struct Unexplored: Hashable, Sendable {
    /// The bound that ended it: `stack`, `depth`, `states`, `time`, `interrupted`, `growth`.
    package let limit: String
    /// How many states or gestures it concerns.
    package let count: Int
    /// What was left out and why, as one sentence without a full stop.
    package let text: String

    /// Creates a part.
    package init(_ limit: String, _ count: Int, _ text: String) {
      self.limit = limit
      self.count = count
      self.text = text
    }
  }

  /// What was checked, as the command line names it; empty at the prompt.
  package var name = ""
  package var mode: Mode
  package var device: String
  package var findings: [Finding] = []
  /// Nothing where nothing was explored.
  package var figures: Figures?
  /// How many findings the prototype itself allows, and how many a baseline knows.
  package var silenced = 0
  package var known = 0
  /// Seconds and bytes it took; only where somebody wants to see them.
  package var effort: Effort?

  /// What an exploration cost.
  package struct Effort: Hashable, Sendable {
    package var seconds: Double
    package var bytes: Int

    /// Creates an effort.
    package init(seconds: Double, bytes: Int) {
      self.seconds = seconds
      self.bytes = bytes
    }
  }

  /// The texts that places refer to.
  package let program: Program

  /// Creates an empty report.
  package init(_ program: Program, mode: Mode, device: String) {
    self.program = program
    self.mode = mode
    self.device = device
  }

  /// How a check ends that found all this.
  package var verdict: Verdict {
    for finding in findings where finding.severity == .error { return .notAsExpected }
    return .fine
  }
}
