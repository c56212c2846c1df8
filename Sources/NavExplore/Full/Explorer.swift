package import NavModel

/// Finds the states a prototype can be in, each view's gestures tried once.
///
/// The machine is asked about a gesture once for each view (and for each stack of a tab that the
/// gesture shows); all the rest is looking numbers up. That is exact: a step reads nothing of a stack
/// it doesn't show.
package final class Explorer {
  package let bounds: Bounds
  let machine: Machine
  var components: Components
  /// Every move, by number; views and questions refer to them.
  var moves: [Move] = []
  /// Of each view its moves, once they were tried.
  var movesOfView: [Moves?] = []
  /// What was left out, and how often.
  package var limits: [Limit: Int] = [:]
  /// Steps that failed: the view, the gesture and why, in the order they were found.
  package var failures: [(view: Int, step: Step, failure: Failure)] = []
  /// How often the machine was asked.
  package var questions = 0

  /// Begins at the state of a machine.
  package init(_ machine: Machine, bounds: Bounds) {
    self.machine = machine
    self.bounds = bounds
    components = Components(tabCount: max(1, machine.state.app.stacks.count))
  }

  /// A state as numbers: its rest, then the stack of each tab.
  func numbers(of state: State) -> (rest: Int32, stacks: [Int32]) {
    let stacks: [Int32] = state.app.stacks.indices.map {
      components.number(of: state.app.stacks[$0], tab: $0)
    }
    return (components.number(ofRest: state), stacks)
  }

  /// The gestures of a view; the stacks are those of any state with that view.
  func movesOf(view: Int, stacks: [Int32]) -> Moves {
    while movesOfView.count <= view { movesOfView.append(nil) }
    if let moves = movesOfView[view] { return moves }
    let rest: Int32 = components.views[view].rest
    var machine: Machine = machine
    machine.state = components.state(rest: rest, stacks: stacks)
    var found = Moves(steps: [], first: [])
    for step in machine.stepsToExplore(bounds) {
      let move: Int32 = ask(step, of: view, rest: rest, stacks: stacks, known: [])
      if case .nothing = moves[Int(move)] { continue }
      found.steps.append(step)
      found.first.append(move)
    }
    movesOfView[view] = found
    return found
  }

  /// Tries a gesture in a state and files what it does: by the tabs it shows beyond the known ones.
  func ask(
    _ step: Step, of view: Int, rest: Int32, stacks: [Int32], known: [Int32]
  ) -> Int32 {
    questions += 1
    var machine: Machine = machine
    let before: State = components.state(rest: rest, stacks: stacks)
    machine.state = before
    let outcome: Outcome = machine.perform(step)
    var result: Move = .nothing
    switch outcome {
    case .done, .intercepted:
      if let tooDeep = depthBeyond(machine.state), tooDeep {
        limits[.stack, default: 0] += 1
      } else {
        result = change(from: before, stacks, to: machine.state)
      }
    case .failed(let failure):
      if known.isEmpty { failures.append((view, step, failure)) }
    case .refused:
      break
    }
    // Of the tabs it showed those whose stacks the answer depends on.
    let current: Int32 = components.selected[Int(rest)]
    var asked: [Int32] = []
    for tab in machine.shownTabs.map({ Int32($0) })
    where tab != current && !known.contains(tab) && !asked.contains(tab) {
      asked.append(tab)
    }
    var number: Int32 = file(result)
    for tab in asked.reversed() {
      number = file(.asks(tab: tab, answers: [stacks[Int(tab)]: number]))
    }
    return number
  }

  private func file(_ move: Move) -> Int32 {
    moves.append(move)
    return Int32(truncatingIfNeeded: moves.count - 1)
  }

  private func depthBeyond(_ state: State) -> Bool? {
    for stack in state.app.stacks where stack.screens.count > bounds.stack { return true }
    for presented in state.presented {
      for stack in presented.surface.stacks where stack.screens.count > bounds.stack { return true }
    }
    return nil
  }

  private func change(from before: State, _ stacks: [Int32], to after: State) -> Move {
    let rest: Int32 = components.number(ofRest: after)
    var changes: [Move.Change] = []
    for tab in after.app.stacks.indices {
      let number: Int32 = components.number(of: after.app.stacks[tab], tab: tab)
      if number != stacks[tab] {
        changes.append(Move.Change(tab: Int32(truncatingIfNeeded: tab), stack: number))
      }
    }
    return .to(rest: rest, changes: changes)
  }

  /// What a move comes to in a state: follows its questions to an answer, asking the machine where it
  /// hasn't been asked yet.
  func answer(
    _ first: Int32, _ step: Step, view: Int, rest: Int32, stacks: [Int32]
  ) -> Int32 {
    var number: Int32 = first
    var known: [Int32] = []
    while case .asks(let tab, var answers) = moves[Int(number)] {
      known.append(tab)
      let stack: Int32 = stacks[Int(tab)]
      if let answer = answers[stack] {
        number = answer
      } else {
        let answer: Int32 = ask(step, of: view, rest: rest, stacks: stacks, known: known)
        answers[stack] = answer
        moves[Int(number)] = .asks(tab: tab, answers: answers)
        number = answer
      }
    }
    return number
  }
}
