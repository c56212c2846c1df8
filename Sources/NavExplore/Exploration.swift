package import NavModel

/// What exploring a prototype found: its views, and flows that lead to them.
///
/// A view is named by its number; the lower, the earlier it was found.
package final class Exploration {
  /// Gestures that lead somewhere, replayed from the start.
  package struct Flow: Sendable {
    package var steps: [Step]
    /// Whether no shorter ones lead there.
    package var isShortest: Bool

    /// The statements, one for each step.
    package var lines: [String] { steps.map { $0.line } }
  }

  /// A gesture that failed.
  package struct StepFailure: Sendable {
    package let view: Int
    package let step: Step
    package let failure: Failure
  }

  package let start: Machine
  package let bounds: Bounds
  /// Of each view a state that shows it.
  package let states: [State]
  /// In the order they were found; one for each place.
  package let failures: [StepFailure]
  /// What was left out, and how often.
  package let limits: [Limit: Int]
  /// What grew without end, by name.
  package let growing: [String]
  package let stateCount: Int
  package let transitionCount: Int
  package let depth: Int
  package let bytesPerState: Double
  /// The views that can't be left.
  package let traps: [ViewExplorer.Trap]
  /// What finds ways over views; nothing after every state was explored.
  private let views: ViewExplorer?
  private let adjacency: ViewExplorer.Adjacency?
  private let startReach: ViewExplorer.Reach?
  /// What finds ways over whole states.
  private let explorer: Explorer

  /// Explores what can show.
  package init(
    visible start: Machine, bounds: Bounds, conditions: [Expression], ending: () -> Limit?
  ) {
    let views = ViewExplorer(start, bounds: bounds, conditions: conditions)
    views.explore(ending: ending)
    let adjacency: ViewExplorer.Adjacency = views.makeAdjacency()
    let reach: ViewExplorer.Reach = views.reach(from: 0, adjacency)
    self.start = start
    self.bounds = bounds
    self.views = views
    self.adjacency = adjacency
    startReach = reach
    states = views.views.map { $0.state }
    failures = Self.distinct(
      views.failures.map { StepFailure(view: $0.view, step: $0.step, failure: $0.failure) })
    limits = views.limits
    growing = views.growth.names
    stateCount = views.views.count
    transitionCount = views.edges.count { if case .view = $0.from { true } else { false } }
    depth = views.views.indices.reduce(0) { most, view in
      max(most, Int(reach.distance[.view(Int32(truncatingIfNeeded: view))] ?? 0))
    }
    bytesPerState = views.bytesPerView
    traps = views.traps()
    explorer = Explorer(start, bounds: bounds)
  }

  /// Explores every state.
  package init(full start: Machine, bounds: Bounds, ending: () -> Limit?) {
    let explorer = Explorer(start, bounds: bounds)
    let result: FullResult = explorer.exploreAll(ending: ending)
    self.start = start
    self.bounds = bounds
    self.explorer = explorer
    views = nil
    adjacency = nil
    startReach = nil
    states = explorer.viewStates
    failures = Self.distinct(
      explorer.failures.map { StepFailure(view: $0.view, step: $0.step, failure: $0.failure) })
    limits = explorer.limits
    growing = explorer.limits[.states] == nil ? [] : explorer.growingVariables
    stateCount = result.states
    transitionCount = result.transitions
    depth = result.depth
    bytesPerState = result.bytesPerState
    // Traps are found where nothing that can be left is taken for one.
    var small: Bounds = bounds
    small.states = min(bounds.states, 200_000)
    let views = ViewExplorer(start, bounds: small)
    views.explore(ending: ending)
    traps = views.traps().compactMap { trap in
      let state: State = views.views[trap.view].state
      return explorer.viewStates.firstIndex { views.view(of: $0) == views.view(of: state) }
        .map { ViewExplorer.Trap(subject: trap.subject, view: $0) }
    }
  }

  /// One failure for each place and gesture.
  private static func distinct(_ failures: [StepFailure]) -> [StepFailure] {
    var kept: [StepFailure] = []
    for failure in failures {
      let isKnown: Bool = kept.contains {
        $0.failure.id == failure.failure.id && $0.failure.place == failure.failure.place
          && ($0.failure.place != nil || $0.step.line == failure.step.line)
      }
      if !isKnown { kept.append(failure) }
    }
    return kept
  }

  // MARK: Flows

  /// The fewest gestures that a view can be reached with, or fewer; nothing when it isn't known.
  package func leastDepth(of view: Int) -> Int? {
    startReach?.distance[.view(Int32(truncatingIfNeeded: view))].map { Int($0) }
  }

  /// A flow from the start that ends where something holds; views that show it are given.
  ///
  /// Nothing when none was found; then it may be that hidden parts were assumed which go together
  /// with nothing.
  package func flow(to candidates: [Int], holds: (Machine) -> Bool) -> Flow? {
    func holdsIn(_ state: State) -> Bool {
      var machine: Machine = start
      machine.state = state
      return holds(machine)
    }
    guard let views, let adjacency else {
      return explorer.walk(from: start.state, limit: bounds.states, until: holdsIn)
        .map { Flow(steps: $0, isShortest: true) }
    }
    let sorted: [Int] = candidates.sorted { a, b in
      let (one, other) = (leastDepth(of: a) ?? .max, leastDepth(of: b) ?? .max)
      return one == other ? a < b : one < other
    }
    guard let nearest = sorted.first, let least = leastDepth(of: nearest) else { return nil }
    var found: [Step]?
    for view in sorted.prefix(8) {
      var driver = Driver(views, adjacency)
      guard driver.go(to: view), holds(driver.machine) else { continue }
      if driver.steps.count == least { return Flow(steps: driver.steps, isShortest: true) }
      if driver.steps.count < found?.count ?? .max { found = driver.steps }
    }
    if let steps = found {
      let less: [Step] = shortened(steps, holds: holds)
      if less.count == least { return Flow(steps: less, isShortest: true) }
      let walked: [Step]? = explorer.walk(
        from: start.state, depth: less.count - 1, until: holdsIn)
      return Flow(steps: walked ?? less, isShortest: walked != nil)
    }
    return explorer.walk(from: start.state, until: holdsIn)
      .map { Flow(steps: $0, isShortest: true) }
  }

  /// A flow without the steps that it ends in the same way without.
  private func shortened(_ steps: [Step], holds: (Machine) -> Bool) -> [Step] {
    var steps: [Step] = steps
    var length: Int = max(1, steps.count / 2)
    while length >= 1 {
      var index = 0
      while index + length <= steps.count {
        var fewer: [Step] = steps
        fewer.removeSubrange(index..<(index + length))
        if let end = replay(fewer), holds(end) { steps = fewer } else { index += 1 }
      }
      length /= 2
    }
    return steps
  }

  /// The machine after some steps from the start; nothing when one of them can't be made.
  package func replay(_ steps: [Step]) -> Machine? {
    var machine: Machine = start
    for step in steps {
      switch machine.perform(step) {
      case .done, .intercepted: continue
      case .refused, .failed: return nil
      }
    }
    return machine
  }
}
