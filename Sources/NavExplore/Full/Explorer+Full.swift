internal import NavModel

/// What exploring the whole product found.
package struct FullResult: Hashable, Sendable {
  package var states = 0
  package var transitions = 0
  /// The number of gestures to the farthest state.
  package var depth = 0
  /// Bytes of memory for each state, of everything that grows with them.
  package var bytesPerState = 0.0
}

extension Explorer {
  /// How many states are gathered before they are looked up together.
  private static let batch = 1024

  /// Explores every state, breadth first, exactly.
  package func exploreAll(ending: () -> Limit? = { nil }) -> FullResult {
    var result = FullResult()
    var table = StateTable()
    let (startRest, startStacks) = numbers(of: machine.state)
    var layout: KeyLayout = KeyLayout(tabCount: components.tabCount)
      .widened(rests: components.rests.count, stacks: components.stacks.map { $0.count })
    _ = table.insert(layout.key(rest: startRest, stacks: startStacks))
    var plans: [Plan] = []
    var index = 0
    var levelEnd = 1
    var found: [UInt64] = []
    found.reserveCapacity(Self.batch * 2)
    while true {
      if index == levelEnd || index == table.count || found.count >= Self.batch {
        table.insert(found)
        found.removeAll(keepingCapacity: true)
      }
      guard index < table.count else { break }
      if index == levelEnd {
        result.depth += 1
        levelEnd = table.count
      }
      if index & 0xFFFF == 0, let limit = ending() {
        limits[limit] = table.count - index
        break
      }
      if let most = bounds.depth, result.depth >= most {
        limits[.depth] = table.count - index
        break
      }
      guard table.count <= bounds.states else {
        limits[.states] = table.count - index
        break
      }
      let key: UInt64 = table.keys[index]
      let rest: Int32 = layout.rest(key)
      let tab = Int(components.selected[Int(rest)])
      let view = Int(components.view(rest: rest, stack: layout.stack(key, tab)))
      // Views are numbered as they come, so plans are made in their order.
      while plans.count <= view { plans.append(Plan()) }
      let plan: Plan = plans[view]
      if !plan.isReady { prepare(plan, view: view, stacks: layout.stacks(key)) }
      if let added = expand(key, view: view, plan, layout, &found) {
        result.transitions += added
        index += 1
        continue
      }
      // A number outgrew its bits: write all keys anew with wider fields, and look at this state again.
      let wider: KeyLayout = layout.widened(
        rests: components.rests.count, stacks: components.stacks.map { $0.count })
      guard wider.fits else {
        limits[.states] = table.count - index
        break
      }
      table.insert(found)
      found.removeAll(keepingCapacity: true)
      let narrow: KeyLayout = layout
      table.rewrite { wider.key(rest: narrow.rest($0), stacks: narrow.stacks($0)) }
      layout = wider
    }
    result.states = min(table.count, bounds.states)
    result.bytesPerState = Double(table.bytes) / Double(max(1, table.count))
    return result
  }

  /// Adds what follows a state.
  ///
  /// Returns the number of its transitions, or nothing when a field of the layout is too narrow for
  /// one of them.
  private func expand(
    _ key: UInt64, view: Int, _ plan: Plan, _ layout: KeyLayout, _ found: inout [UInt64]
  ) -> Int? {
    var added = 0
    for number in plan.steps.indices {
      let step: Plan.Step = plan.steps[number]
      var next: UInt64
      if step.asked < 0 {
        guard layout.hasRoom(rest: step.rest) else { return nil }
        next = layout.replacing(key, rest: step.rest)
        if step.tab >= 0 {
          guard layout.hasRoom(step.stack, tab: Int(step.tab)) else { return nil }
          next = layout.replacing(next, tab: Int(step.tab), stack: step.stack)
        }
      } else {
        let stack = Int(layout.stack(key, Int(step.asked)))
        var answer: Plan.Answer = plan.answer(number, stack: stack)
        if answer.rest == Plan.Answer.unknown.rest {
          answer = ask(plan, number, view: view, stacks: layout.stacks(key))
          plan.learn(number, stack: stack, answer)
        }
        if answer.move >= 0 {
          guard let key = follow(plan, number, key, view: view, layout) else { return nil }
          next = key
        } else if answer.rest >= 0 {
          guard layout.hasRoom(rest: answer.rest) else { return nil }
          next = layout.replacing(key, rest: answer.rest)
        } else {
          continue
        }
      }
      guard next != key else { continue }
      added += 1
      found.append(next)
    }
    return added
  }

  /// The state after a step that changes several stacks; nothing when a field is too narrow.
  private func follow(
    _ plan: Plan, _ number: Int, _ key: UInt64, view: Int, _ layout: KeyLayout
  ) -> UInt64? {
    let answer: Int32 = self.answer(
      plan.steps[number].move, plan.gestures[number], view: view, rest: layout.rest(key),
      stacks: layout.stacks(key))
    guard case .to(let rest, let changes) = moves[Int(answer)] else { return key }
    guard layout.hasRoom(rest: rest) else { return nil }
    var next: UInt64 = layout.replacing(key, rest: rest)
    for change in changes {
      guard layout.hasRoom(change.stack, tab: Int(change.tab)) else { return nil }
      next = layout.replacing(next, tab: Int(change.tab), stack: change.stack)
    }
    return next
  }

  /// Where a step that asks another tab leads, for the stacks of now.
  private func ask(_ plan: Plan, _ number: Int, view: Int, stacks: [Int32]) -> Plan.Answer {
    let rest: Int32 = components.views[view].rest
    let move: Int32 = answer(
      plan.steps[number].move, plan.gestures[number], view: view, rest: rest, stacks: stacks)
    switch moves[Int(move)] {
    case .nothing: return Plan.Answer(rest: -1, move: -1)
    case .to(let rest, let changes) where changes.isEmpty: return Plan.Answer(rest: rest, move: -1)
    case .to, .asks: return Plan.Answer(rest: -1, move: move)
    }
  }

  private func prepare(_ plan: Plan, view: Int, stacks: [Int32]) {
    let found: Moves = movesOf(view: view, stacks: stacks)
    for (gesture, move) in zip(found.steps, found.first) {
      let step: Plan.Step
      switch moves[Int(move)] {
      case .nothing:
        continue
      case .to(let rest, let changes) where changes.count <= 1:
        step = Plan.Step(
          rest: rest, tab: changes.first?.tab ?? -1, stack: changes.first?.stack ?? 0, asked: -1,
          move: move)
      case .to:
        step = Plan.Step(rest: 0, tab: -1, stack: 0, asked: 0, move: move)
      case .asks(let tab, _):
        step = Plan.Step(rest: 0, tab: -1, stack: 0, asked: tab, move: move)
      }
      plan.steps.append(step)
      plan.gestures.append(gesture)
    }
    plan.answers = Array(repeating: [], count: plan.steps.count)
    plan.isReady = true
  }
}

/// A view's moves laid out for the inner loop, which looks them up millions of times.
private final class Plan {
  /// Plain numbers, so that the inner loop counts no references.
  struct Step {
    /// Where it leads when it asks no other tab: the rest, and the one stack that changes, if any.
    var rest: Int32
    var tab: Int32
    var stack: Int32
    /// The tab whose stack decides where it leads, or −1.
    var asked: Int32
    var move: Int32
  }

  /// Where a step leads for one stack of the tab it asks.
  struct Answer {
    /// The rest afterwards while no stack changes; −1 for none, −2 while nobody has asked.
    var rest: Int32
    /// The move to follow when stacks change too, or −1.
    var move: Int32

    static let unknown = Answer(rest: -2, move: -1)
  }

  var isReady = false
  var steps: [Step] = []
  var gestures: [NavExplore.Step] = []
  /// Of each step its answers by the number of the stack.
  var answers: [[Answer]] = []

  @inline(__always)
  func answer(_ step: Int, stack: Int) -> Answer {
    stack < answers[step].count ? answers[step][stack] : .unknown
  }

  func learn(_ step: Int, stack: Int, _ answer: Answer) {
    while answers[step].count <= stack { answers[step].append(.unknown) }
    answers[step][stack] = answer
  }
}
