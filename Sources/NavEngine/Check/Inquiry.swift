package import NavModel

/// A question whose answer needs many states: the engine hands it to the outside.
package struct Inquiry: Sendable {
  /// What is asked.
  package enum Subject: Sendable {
    /// `check`, and whether of every state exactly.
    case check(full: Bool)
    /// The fewest gestures to a goal, from here or from the start; the name is what the goal is called.
    case path(to: Goal, name: String, fromStart: Bool)
    /// The fewest flows that visit everything.
    case cover
    /// What the prototype's own flows don't visit.
    case missingFlows
    /// The navigation map in a format: `dot`, `mermaid`, `json`, `svg`.
    case graph(format: String)
    /// The navigation map for a terminal.
    case map
  }

  package let subject: Subject
  package let program: Program
  /// Where the session is.
  package let machine: Machine
  /// The device that a fresh start is on; nothing means the app's own.
  package let device: Int?
  package let isInterrupted: @Sendable () -> Bool
}

extension Session {
  /// Has a question about many states answered from outside.
  func inquire(_ subject: Inquiry.Subject) -> Answer {
    let inquiry = Inquiry(
      subject: subject, program: program, machine: machine, device: runner.startDevice,
      isInterrupted: environment.isInterrupted)
    return environment.explore?(inquiry) ?? Answer(.silent)
  }
}
