package import NavModel

/// One thing that is tried: a gesture, or letting the clock run until the next timer fires.
package struct Step: Hashable, Sendable {
  /// What is done.
  package enum Action: Hashable, Sendable {
    case gesture(Gesture)
    /// Milliseconds.
    case wait(Int)
  }

  package let action: Action
  /// The statement that does it.
  package let line: String

  /// A gesture.
  init(_ gesture: PossibleGesture) {
    action = .gesture(gesture.gesture)
    line = gesture.line
  }

  /// Waiting.
  init(wait milliseconds: Int) {
    action = .wait(milliseconds)
    line = milliseconds % 1000 == 0 ? "wait \(milliseconds / 1000)s" : "wait \(milliseconds)ms"
  }
}

extension Machine {
  /// Everything worth trying in a state.
  func stepsToExplore(_ bounds: Bounds) -> [Step] {
    var steps: [Step] = gesturesToExplore(rowLimit: bounds.rows).map { Step($0) }
    if let due = nextDue, due > state.clock { steps.append(Step(wait: due - state.clock)) }
    return steps
  }

  /// Carries out a step.
  package mutating func perform(_ step: Step) -> Outcome {
    switch step.action {
    case .gesture(let gesture): perform(gesture)
    case .wait(let milliseconds):
      run(
        Instruction(
          .wait(.constant(.duration(milliseconds))), place: Place(source: -1, start: 0, end: 0)),
        locals: [])
    }
  }
}
