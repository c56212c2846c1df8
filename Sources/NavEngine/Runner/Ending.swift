internal import NavModel
internal import NavSyntax

/// What ends a run before its last statement.
enum Ending: Error {
  case failed(Diagnostic, Verdict)
  /// `stop`.
  case stopped
  /// `skip`, with its reason.
  case skipped(String?)
  case interrupted
}

/// The values that `let`, `for` and the parameters of steps name; the last of a name is meant.
struct Frame: Sendable {
  var names: [String] = []
  var values: [Value] = []

  /// Names a value.
  mutating func add(_ name: String, _ value: Value) {
    names.append(name)
    values.append(value)
  }

  /// Forgets what was named since there were so many.
  mutating func shrink(to count: Int) {
    guard names.count > count else { return }
    names.removeLast(names.count - count)
    values.removeLast(values.count - count)
  }
}

/// Where a run is: what undo and marks bring back.
struct Snapshot: Sendable {
  let program: Program
  let state: State
  let frame: Frame

  /// The machine as it was.
  var machine: Machine {
    Machine(prototype: program.prototype, services: program.services, state: state)
  }
}
