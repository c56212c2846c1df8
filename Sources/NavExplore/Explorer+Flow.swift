package import NavModel

extension Explorer {
  /// The gestures of a view that are done there.
  package func gestures(ofView view: Int) -> [PossibleGesture] {
    movesOfView.indices.contains(view) ? movesOfView[view]?.gestures ?? [] : []
  }

  /// How many views were found.
  package var viewCount: Int { components.views.count }

  /// A state that shows as a view does; its hidden stacks are those of the start.
  package func state(ofView view: Int) -> State {
    let found: Components.View = components.views[view]
    var (_, stacks) = numbers(of: machine.state)
    stacks[Int(components.selected[Int(found.rest)])] = found.stack
    return components.state(rest: found.rest, stacks: stacks)
  }

  /// A flow from the start that ends in a view, replayed gesture by gesture.
  ///
  /// Nothing when it can't be confirmed: hidden stacks were assumed that go together with nothing that
  /// was tried.
  package func flow(to view: Int) -> [PossibleGesture]? {
    var steps: [(gesture: PossibleGesture, view: Int)] = []
    var at: Int = view
    while arrivals.indices.contains(at), arrivals[at].parent >= 0 {
      let arrival: Arrival = arrivals[at]
      guard let gesture = movesOfView[Int(arrival.parent)]?.gestures[Int(arrival.gesture)] else {
        return nil
      }
      steps.append((gesture, at))
      at = Int(arrival.parent)
    }
    var machine: Machine = machine
    var flow: [PossibleGesture] = []
    for step in steps.reversed() {
      switch machine.perform(step.gesture.gesture) {
      case .done, .intercepted: flow.append(step.gesture)
      case .refused, .failed: return nil
      }
      if self.view(of: machine.state) != step.view {
        guard let detour = walk(from: machine.state, to: step.view) else { return nil }
        for gesture in detour { _ = machine.perform(gesture.gesture) }
        flow += detour
      }
    }
    return flow
  }

  /// The view of a state.
  package func view(of state: State) -> Int {
    let (rest, stacks) = numbers(of: state)
    return Int(components.view(rest: rest, stack: stacks[Int(components.selected[Int(rest)])]))
  }

  /// The fewest gestures from a state to a view, over whole states; nothing when none of the states
  /// tried has that view.
  package func walk(from state: State, to view: Int, limit: Int = 20_000) -> [PossibleGesture]? {
    walk(from: state, limit: limit) { $0 == view }
  }

  /// The fewest gestures from a state to a view that a condition picks.
  package func walk(
    from state: State, limit: Int = 20_000, until isGoal: (_ view: Int) -> Bool
  ) -> [PossibleGesture]? {
    struct Visit {
      var rest: Int32
      var stacks: [Int32]
      var parent: Int
      var gesture: PossibleGesture?
    }
    let (rest, stacks) = numbers(of: state)
    var visits: [Visit] = [Visit(rest: rest, stacks: stacks, parent: -1, gesture: nil)]
    var seen: Set<[Int32]> = [[rest] + stacks]
    var index = 0
    while index < visits.count, index < limit {
      let visit: Visit = visits[index]
      let tab = Int(components.selected[Int(visit.rest)])
      let view = Int(components.view(rest: visit.rest, stack: visit.stacks[tab]))
      if isGoal(view) {
        var flow: [PossibleGesture] = []
        var at: Int = index
        while at > 0 {
          if let gesture = visits[at].gesture { flow.append(gesture) }
          at = visits[at].parent
        }
        return flow.reversed()
      }
      let found: Moves = movesOf(view: view, stacks: visit.stacks)
      for (gesture, move) in zip(found.gestures, found.first) {
        let answer: Int32 = self.answer(
          move, gesture, view: view, rest: visit.rest, stacks: visit.stacks)
        guard case .to(let rest, let changes) = moves[Int(answer)] else { continue }
        var stacks: [Int32] = visit.stacks
        for change in changes { stacks[Int(change.tab)] = change.stack }
        guard seen.insert([rest] + stacks).inserted else { continue }
        visits.append(Visit(rest: rest, stacks: stacks, parent: index, gesture: gesture))
      }
      index += 1
    }
    return nil
  }
}
