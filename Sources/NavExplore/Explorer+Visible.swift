internal import NavModel

/// What exploring the views found: what can show, hidden stacks standing for any that can be reached.
package struct VisibleResult: Hashable, Sendable {
  /// How many views there are.
  package var states = 0
  package var transitions = 0
  /// The number of gestures to the farthest view.
  package var depth = 0
}

/// How a view was first reached.
struct Arrival: Sendable {
  /// The view before, or −1 for the start.
  var parent: Int32
  /// Which of the parent's gestures leads here.
  var gesture: Int32
  var depth: Int32
}

/// A gesture that waits for further stacks of the tab it shows.
private struct Waiter {
  var view: Int
  var gesture: Int
  var move: Int32
  var stacks: [Int32]
}

extension Explorer {
  /// Explores every view, breadth first.
  ///
  /// A tab that is shown again is tried with each stack that was ever seen on it. So nothing that can
  /// show is missed; that a view can be reached with the hidden stacks it assumes is for `flow(to:)`
  /// to confirm.
  package func exploreViews(ending: () -> Limit? = { nil }) -> VisibleResult {
    var result = VisibleResult()
    let (startRest, startStacks) = numbers(of: machine.state)
    var search = ViewSearch(start: startStacks)
    let tab = Int(components.selected[Int(startRest)])
    _ = components.view(rest: startRest, stack: startStacks[tab])
    search.arrivals.append(Arrival(parent: -1, gesture: -1, depth: 0))
    var index = 0
    while index < components.views.count {
      let limit: Limit? = components.views.count > bounds.states ? .states : ending()
      if let limit {
        limits[limit] = components.views.count - index
        break
      }
      let depth = Int(search.arrivals[index].depth)
      result.depth = max(result.depth, depth)
      if let most = bounds.depth, depth >= most {
        limits[.depth, default: 0] += 1
        index += 1
        continue
      }
      let view: Components.View = components.views[index]
      var stacks: [Int32] = startStacks
      stacks[Int(components.selected[Int(view.rest)])] = view.stack
      let moves: Moves = movesOf(view: index, stacks: stacks)
      for gesture in moves.gestures.indices {
        follow(gesture, moves.first[gesture], of: index, stacks: stacks, &search, &result)
      }
      index += 1
    }
    arrivals = search.arrivals
    result.states = index
    return result
  }

  /// Follows one gesture of a view as far as the stacks known so far allow.
  private func follow(
    _ gesture: Int, _ move: Int32, of view: Int, stacks: [Int32], _ search: inout ViewSearch,
    _ result: inout VisibleResult
  ) {
    switch moves[Int(move)] {
    case .nothing:
      return
    case .to(let rest, let changes):
      var after: [Int32] = stacks
      for change in changes { after[Int(change.tab)] = change.stack }
      arrive(rest: rest, stacks: after, from: view, gesture: gesture, &search, &result)
      for change in changes { learn(change.stack, ofTab: Int(change.tab), &search, &result) }
    case .asks(let tab, _):
      search.waiters[Int(tab)].append(
        Waiter(view: view, gesture: gesture, move: move, stacks: stacks))
      for stack in search.known[Int(tab)] {
        resume(search.waiters[Int(tab)].count - 1, ofTab: Int(tab), stack, &search, &result)
      }
    }
  }

  private func resume(
    _ number: Int, ofTab tab: Int, _ stack: Int32, _ search: inout ViewSearch,
    _ result: inout VisibleResult
  ) {
    let waiter: Waiter = search.waiters[tab][number]
    var stacks: [Int32] = waiter.stacks
    stacks[tab] = stack
    guard let gesture = movesOfView[waiter.view]?.gestures[waiter.gesture] else { return }
    let rest: Int32 = components.views[waiter.view].rest
    let next: Int32 = answerOne(waiter.move, gesture, view: waiter.view, rest: rest, stacks: stacks)
    follow(waiter.gesture, next, of: waiter.view, stacks: stacks, &search, &result)
  }

  /// A stack was seen on a tab: what waits for stacks of that tab is tried with it.
  private func learn(
    _ stack: Int32, ofTab tab: Int, _ search: inout ViewSearch, _ result: inout VisibleResult
  ) {
    guard !search.known[tab].contains(stack) else { return }
    search.known[tab].append(stack)
    for number in 0..<search.waiters[tab].count {
      resume(number, ofTab: tab, stack, &search, &result)
    }
  }

  private func arrive(
    rest: Int32, stacks: [Int32], from view: Int, gesture: Int, _ search: inout ViewSearch,
    _ result: inout VisibleResult
  ) {
    let tab = Int(components.selected[Int(rest)])
    let count: Int = components.views.count
    let next: Int32 = components.view(rest: rest, stack: stacks[tab])
    if components.views.count > count {
      search.arrivals.append(
        Arrival(
          parent: Int32(truncatingIfNeeded: view), gesture: Int32(truncatingIfNeeded: gesture),
          depth: search.arrivals[view].depth + 1))
    }
    if Int(next) != view { result.transitions += 1 }
    learn(stacks[tab], ofTab: tab, &search, &result)
  }
}

/// What a search over views remembers.
private struct ViewSearch {
  var arrivals: [Arrival] = []
  /// Of each tab the stacks seen on it.
  var known: [[Int32]]
  var waiters: [[Waiter]]

  init(start stacks: [Int32]) {
    known = stacks.map { [$0] }
    waiters = Array(repeating: [], count: stacks.count)
  }
}
