package import NavModel

extension Explorer {
  /// The fewest gestures from a state to one that a condition picks, over whole states.
  ///
  /// The condition reads only what shows, and is asked once for each view. Nothing is found when none
  /// of the states within the limit, or within so many gestures, is such a one.
  package func walk(
    from state: State, limit: Int = 20_000, depth most: Int = .max,
    until isGoal: (State) -> Bool
  ) -> [Step]? {
    struct Visit {
      var rest: Int32
      var stacks: [Int32]
      var parent: Int
      var step: Step?
      var depth: Int
    }
    let (rest, stacks) = numbers(of: state)
    var visits: [Visit] = [Visit(rest: rest, stacks: stacks, parent: -1, step: nil, depth: 0)]
    var seen: Set<[Int32]> = [[rest] + stacks]
    var goals: [Int: Bool] = [:]
    var index = 0
    while index < visits.count, index < limit {
      let visit: Visit = visits[index]
      let tab = Int(components.selected[Int(visit.rest)])
      let view = Int(components.view(rest: visit.rest, stack: visit.stacks[tab]))
      let isThere: Bool = goals[view] ?? isGoal(self.state(ofView: view))
      goals[view] = isThere
      if isThere {
        var steps: [Step] = []
        var at: Int = index
        while at > 0 {
          if let step = visits[at].step { steps.append(step) }
          at = visits[at].parent
        }
        return steps.reversed()
      }
      index += 1
      guard visit.depth < most else { continue }
      let found: Moves = movesOf(view: view, stacks: visit.stacks)
      for (step, move) in zip(found.steps, found.first) {
        let answer: Int32 = self.answer(
          move, step, view: view, rest: visit.rest, stacks: visit.stacks)
        guard case .to(let rest, let changes) = moves[Int(answer)] else { continue }
        var stacks: [Int32] = visit.stacks
        for change in changes { stacks[Int(change.tab)] = change.stack }
        guard seen.insert([rest] + stacks).inserted else { continue }
        visits.append(
          Visit(rest: rest, stacks: stacks, parent: index - 1, step: step, depth: visit.depth + 1))
      }
    }
    return nil
  }
}
