package import NavModel

/// Finds what can show: the screens on top, what is presented, and what decides something there.
///
/// What doesn't show stands for anything that was ever seen in its place: a tab that is shown again
/// may have any of the stacks it was seen with, a screen below may be any that was seen below. So
/// nothing that can show is missed; that a view can really be reached is for `flow(to:)` to confirm.
package final class ViewExplorer {
  package let bounds: Bounds
  let start: Machine
  let prototype: Prototype
  let relevance: Relevance
  var frames: FrameTable
  var memory = CellMemory()
  var growth: Growth
  package private(set) var views: [View] = []
  private var numbers: [ViewKey: Int32] = [:]
  private var reveals: [RevealKey: Int32] = [:]
  /// What follows from what, in the order it was found.
  package private(set) var edges: [Edge] = []
  /// How many places there are between views.
  var revealCount: Int { reveals.count }
  /// What was left out, and how often.
  package internal(set) var limits: [Limit: Int] = [:]
  /// Steps that failed, in the order they were found.
  package private(set) var failures: [StepFailure] = []
  /// How often the machine was asked.
  package private(set) var questions = 0
  /// Of each variable of the prototype whether it decides something.
  private let decidingVariables: [Bool]
  /// Numbers of screens and presentations by name, to read events.
  let screensByName: [String: [Int]]

  /// A view: a state that shows it, and the gestures there.
  package struct View: Sendable {
    /// A state that shows it; its hidden stacks may be any that go with it.
    package let state: State
    let window: Window
    /// The view it was first reached from, or −1.
    package var parent: Int32
    package var depth: Int32
    package var gestures: [Step] = []
    /// Whether its gestures were tried.
    package var isExplored = false
    /// Whether some of what follows was cut off.
    package var isCut = false
  }

  /// A view, or a place between views: a gesture was made, and what it shows is still open.
  package enum Node: Hashable, Sendable {
    case view(Int32)
    case reveal(Int32)
  }

  /// What leads from a node to another.
  package struct Edge: Sendable {
    package let from: Node
    /// The view whose gesture it is; of one that leaves a view that view itself.
    package let view: Int32
    package let gesture: Int32
    package let to: Node
    /// What was decided on behind a reveal; nothing where a view is left.
    let assumption: Assumption?
  }

  /// Something in a hidden part that a step needs to lead where it leads.
  struct Assumption: Sendable {
    let cell: HiddenCell
    let value: HiddenValue
  }

  /// A gesture that failed.
  package struct StepFailure: Sendable {
    package let view: Int
    package let step: Step
    package let failure: Failure
  }

  /// Begins at the state of a machine; the conditions are looked at in every view.
  package init(_ machine: Machine, bounds: Bounds, conditions: [Expression] = []) {
    start = machine
    self.bounds = bounds
    prototype = machine.prototype
    relevance = Relevance(machine.prototype, conditions: conditions)
    frames = FrameTable(
      machine.prototype, relevance,
      countsDepth: bounds.isStackSet && !relevance.readsDeep)
    growth = Growth(machine.prototype)
    var names: [String: [Int]] = [:]
    for (index, screen) in machine.prototype.definitions.screens.enumerated() {
      if let name = screen.name { names[machine.prototype.text(name), default: []].append(index) }
    }
    screensByName = names
    decidingVariables = relevance.decidingVariables
  }

  // MARK: Exploring

  /// Explores, breadth first.
  package func explore(ending: () -> Limit? = { nil }) {
    let state: State = normalized(start.state)
    learn(state, after: nil)
    _ = arrive(state, from: -1, depth: 0)
    var index = 0
    while index < views.count {
      if let limit = views.count > bounds.states ? .states : ending() {
        limits[limit, default: 0] += views.count - index
        for rest in index..<views.count { views[rest].isCut = true }
        return
      }
      if let most = bounds.depth, Int(views[index].depth) >= most {
        limits[.depth, default: 0] += 1
        views[index].isCut = true
      } else {
        expand(index)
      }
      index += 1
      resume()
    }
  }

  private func expand(_ index: Int) {
    var machine: Machine = start
    machine.state = views[index].state
    views[index].isExplored = true
    views[index].gestures = machine.stepsToExplore(bounds)
    for number in views[index].gestures.indices {
      let node: Node = .view(Int32(truncatingIfNeeded: index))
      follow(Attempt(view: index, gesture: number, from: node, state: views[index].state))
    }
  }

  /// Goes on with what waits for values that were seen meanwhile.
  private func resume() {
    while let (attempt, cell, value) = memory.nextPending() {
      guard let next = attempt.deciding(cell, value, in: self) else { continue }
      follow(next)
    }
  }

  /// Tries a gesture in a state.
  ///
  /// Where it shows something that was hidden it is tried again for everything that was seen there.
  private func follow(_ attempt: Attempt) {
    memory.now = Origin(view: attempt.view, gesture: attempt.gesture)
    guard let (post, events) = outcome(of: attempt) else { return }
    let before: Window = views[attempt.view].window
    guard let cell = neededCell(attempt, before, post, events) else {
      learn(post, after: attempt.state)
      let depth: Int32 = views[attempt.view].depth + 1
      let to: Int = arrive(post, from: attempt.view, depth: depth)
      return connect(attempt, to: .view(Int32(truncatingIfNeeded: to)))
    }
    // With the same known value in the hidden part, steps that differ in nothing else that shows lead
    // to the same: the first of them goes on for all.
    guard let first = memory.first(of: cell), let known = attempt.deciding(cell, first, in: self),
      let (usual, _) = outcome(of: known)
    else { return }
    learn(usual, after: known.state)
    let here: ViewKey = key(of: views[attempt.view].state, before)
    let key = RevealKey(
      cell: cell, fixed: attempt.decided.map { $0.cell },
      post: self.key(of: usual, window(of: usual)),
      variables: here.variables, kept: here.kept)
    if let reveal = reveals[key] { return connect(attempt, to: .reveal(reveal)) }
    let reveal = Int32(truncatingIfNeeded: reveals.count)
    reveals[key] = reveal
    connect(attempt, to: .reveal(reveal))
    var waiting: Attempt = attempt
    waiting.from = .reveal(reveal)
    memory.wait(waiting, for: cell)
  }

  /// What a gesture makes of a state, and its events; nothing where it leads nowhere.
  private func outcome(of attempt: Attempt) -> (State, [Event])? {
    questions += 1
    var machine: Machine = start
    machine.state = attempt.state
    let step: Step = views[attempt.view].gestures[attempt.gesture]
    switch machine.perform(step) {
    case .refused: return nil
    case .failed(let failure):
      failures.append(StepFailure(view: attempt.view, step: step, failure: failure))
      return nil
    case .done, .intercepted: break
    }
    let post: State = normalized(machine.state)
    if isTooDeep(post) {
      limits[.stack, default: 0] += 1
      views[attempt.view].isCut = true
      return nil
    }
    guard growth.add(post, relevance, decidingVariables) else {
      limits[.growth, default: 0] += 1
      views[attempt.view].isCut = true
      return nil
    }
    return (post, machine.events)
  }

  private func connect(_ attempt: Attempt, to node: Node) {
    edges.append(
      Edge(
        from: attempt.from, view: Int32(truncatingIfNeeded: attempt.view),
        gesture: Int32(truncatingIfNeeded: attempt.gesture), to: node,
        assumption: attempt.decided.last))
  }

  /// The number of a state's view, made when it is new.
  private func arrive(_ state: State, from parent: Int, depth: Int32) -> Int {
    let window: Window = window(of: state)
    let key: ViewKey = key(of: state, window)
    if let number = numbers[key] { return Int(number) }
    let number: Int = views.count
    numbers[key] = Int32(truncatingIfNeeded: number)
    views.append(
      View(
        state: state, window: window, parent: Int32(truncatingIfNeeded: parent), depth: depth))
    return number
  }

  /// The number of the view that a state shows; nothing when it wasn't found.
  package func view(of state: State) -> Int? {
    let state: State = normalized(state)
    return numbers[key(of: state, window(of: state))].map { Int($0) }
  }

  /// Bytes of memory for each view, of what is kept of it and of what leads there.
  package var bytesPerView: Double {
    let edge: Int = MemoryLayout<Edge>.stride
    let view: Int = MemoryLayout<View>.stride + MemoryLayout<ViewKey>.stride
    let steps: Int = views.reduce(0) { $0 + $1.gestures.count * MemoryLayout<Step>.stride }
    let all: Int = edges.count * edge + views.count * view + steps
    return Double(all) / Double(max(1, views.count))
  }

  private func isTooDeep(_ state: State) -> Bool {
    guard relevance.readsDeep || bounds.isStackSet else { return false }
    for stack in state.app.stacks where stack.screens.count > bounds.stack { return true }
    for presented in state.presented {
      for stack in presented.surface.stacks where stack.screens.count > bounds.stack { return true }
    }
    return false
  }
}
