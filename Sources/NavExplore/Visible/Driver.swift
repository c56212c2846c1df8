internal import NavModel

/// Goes to a view with real gestures from the start.
///
/// Where a step needs something hidden, it is brought about first, by going to where it was first
/// seen to come about.
struct Driver {
  let explorer: ViewExplorer
  let adjacency: ViewExplorer.Adjacency
  var machine: Machine
  private(set) var steps: [Step] = []
  /// How many more gestures may be made.
  private var budget: Int

  init(_ explorer: ViewExplorer, _ adjacency: ViewExplorer.Adjacency, budget: Int = 300) {
    self.explorer = explorer
    self.adjacency = adjacency
    self.budget = budget
    machine = explorer.start
  }

  /// Goes to a view; false when that doesn't come about.
  mutating func go(to view: Int, depth: Int = 0) -> Bool {
    guard depth < 24 else { return false }
    while budget > 0 {
      guard let here = explorer.view(of: machine.state) else { return false }
      if here == view { return true }
      let reach: ViewExplorer.Reach = explorer.reach(from: here, to: view, adjacency)
      guard let path = explorer.path(to: view, reach), !path.isEmpty else { return false }
      guard follow(path, depth) else { return false }
    }
    return false
  }

  /// Makes the gestures of a path as long as they lead where it says.
  private mutating func follow(_ path: [ViewExplorer.Edge], _ depth: Int) -> Bool {
    var index = 0
    while index < path.count {
      let edge: ViewExplorer.Edge = path[index]
      // What is decided before the next view must be so before the gesture.
      var last: Int = index
      while last + 1 < path.count, case .reveal = path[last].to { last += 1 }
      if last > index {
        for later in path[(index + 1)...last] {
          guard let assumption = later.assumption else { continue }
          if explorer.value(of: assumption.cell, in: machine.state) == assumption.value {
            continue
          }
          // Elsewhere now: the way is looked for anew.
          return bringAbout(assumption, depth)
        }
      }
      guard make(explorer.views[Int(edge.view)].gestures[Int(edge.gesture)]) else { return false }
      guard case .view(let expected) = path[last].to,
        explorer.view(of: machine.state) == Int(expected)
      else { return true }
      index = last + 1
    }
    return true
  }

  /// Goes to where something hidden comes about, and makes the gesture that does it.
  private mutating func bringAbout(_ assumption: ViewExplorer.Assumption, _ depth: Int) -> Bool {
    guard
      let origin = explorer.memory.origin(of: assumption.value, in: assumption.cell),
      go(to: origin.view, depth: depth + 1)
    else { return false }
    return make(explorer.views[origin.view].gestures[origin.gesture])
  }

  private mutating func make(_ step: Step) -> Bool {
    budget -= 1
    guard budget > 0 else { return false }
    switch machine.perform(step) {
    case .done, .intercepted:
      steps.append(step)
      return true
    case .refused, .failed: return false
    }
  }
}

extension ViewExplorer {
  /// What is in a hidden part of a state.
  func value(of cell: HiddenCell, in state: State) -> HiddenValue? {
    switch cell {
    case .read(.variable(let index)):
      return state.variables.indices.contains(Int(index))
        ? .value(state.variables[Int(index)]) : nil
    case .read(.kept(let presentation)):
      return .kept(state.kept.first { $0.presentation.index == presentation }.map { masked($0) })
    case .more(let presentation):
      let bar: TabBar? =
        presentation < 0
        ? state.app.tabBar
        : state.presented.first { $0.presentation.index == presentation }?.surface.tabBar
      return bar.map { .picked($0.picked, keepsPlace: $0.keepsPlace) }
    case .top(let key), .covered(_, let key): return framesThere(key, state).last.map { .frame($0) }
    case .root(let key): return framesThere(key, state).first.map { .frame($0) }
    case .below(let upper):
      let there: [Int32] = framesThere(frames.keys[Int(upper)].stack, state)
      return there.count > 1 ? .frame(there[there.count - 2]) : nil
    case .somewhere(let key, let screen):
      return framesThere(key, state).dropLast().last { frames.keys[Int($0)].screen == screen }
        .map { .frame($0) }
    }
  }

  private func framesThere(_ key: FrameTable.StackKey, _ state: State) -> [Int32] {
    var stacks: [Stack] = state.app.stacks
    if key.presentation >= 0 {
      let there: Presented? = state.presented.first { $0.presentation.index == key.presentation }
      stacks = there?.surface.stacks ?? []
    }
    return stacks.indices.contains(Int(key.tab))
      ? frames.frames(of: stacks[Int(key.tab)], key) : []
  }
}
