package import NavEngine
package import NavModel

/// Looks for the fewest gestures that lead to something.
package struct PathSearch {
  /// What came of it.
  package enum Result: Sendable {
    /// It is so already.
    case there
    case found(Exploration.Flow)
    /// It can show, but no flow was found that shows it.
    case unconfirmed
    /// It shows nowhere: in all that can show, or in what was explored.
    case none(isComplete: Bool)
  }

  private let start: Machine
  private let bounds: Bounds
  private let ending: () -> Limit?

  /// Prepares to look from where a machine is.
  package init(from start: Machine, bounds: Bounds, ending: @escaping () -> Limit?) {
    self.start = start
    self.bounds = bounds
    self.ending = ending
  }

  /// Looks for a goal.
  package func path(to goal: Goal) -> Result {
    if start.meets(goal) { return .there }
    var conditions: [Expression] = []
    if case .condition(let condition) = goal { conditions.append(condition) }
    let exploration = Exploration(
      visible: start, bounds: bounds, conditions: conditions, ending: ending)
    var machine: Machine = start
    let views: [Int] = exploration.states.indices.filter { view in
      machine.state = exploration.states[view]
      return machine.meets(goal)
    }
    guard !views.isEmpty else {
      return .none(isComplete: exploration.limits.keys.allSatisfy { $0 == .stack })
    }
    guard let flow = exploration.flow(to: views, holds: { $0.meets(goal) }) else {
      return .unconfirmed
    }
    return .found(flow)
  }
}
