/// The virtual clock, law G8.
extension Machine {
  /// A duration in milliseconds; a bare number is a failure.
  func milliseconds(_ expression: Expression, scope: Scope, place: Place) throws(Halt) -> Int {
    guard case .duration(let milliseconds) = try evaluating(expression, in: scope) else {
      throw .fail("type-mismatch", "a duration is wanted here, such as 300ms or 2s", at: place)
    }
    return max(0, milliseconds)
  }

  /// Starts a timer that dies with the instance that sets it.
  mutating func startTimer(after milliseconds: Int, body: Body, scope: Scope) throws(Halt) {
    let (due, isTooLong) = state.clock.addingReportingOverflow(milliseconds)
    guard !isTooLong else { throw .fail("too-long", "the clock doesn't go that far") }
    let timer = Timer(due: due, body: body, locals: scope.locals)
    if let owner = scope.owner, instance(at: owner) != nil {
      updateContent(at: owner) { $0.timers.append(timer) }
    } else {
      state.timers.append(timer)
    }
    report(.startTimer, value: .duration(due))
  }

  /// Where a timer is kept.
  private struct Waiting {
    var owner: InstancePath?
    var index: Int
    var timer: Timer
  }

  /// The timer that is due first; of several at one time the one that was found first, bottom to top.
  private func nextTimer() -> Waiting? {
    var next: Waiting?
    for (index, timer) in state.timers.enumerated() where timer.due < next?.timer.due ?? Int.max {
      next = Waiting(owner: nil, index: index, timer: timer)
    }
    for number in 0...topSurface {
      let surface: Surface = surface(number)
      for (stackIndex, stack) in surface.stacks.enumerated() {
        for (depth, instance) in stack.screens.enumerated() {
          guard let timers = instance.storage?.content.timers else { continue }
          for (index, timer) in timers.enumerated() where timer.due < next?.timer.due ?? Int.max {
            let path = InstancePath(surface: number, stack: stackIndex, depth: depth)
            next = Waiting(owner: path, index: index, timer: timer)
          }
        }
      }
    }
    return next
  }

  /// When the next timer fires, in milliseconds of the clock; nothing when none is waiting.
  package var nextDue: Int? { nextTimer()?.timer.due }

  /// Lets the clock run; timers fire in order, also under a modal.
  mutating func advance(by milliseconds: Int) throws(Halt) {
    let (end, isTooLong) = state.clock.addingReportingOverflow(milliseconds)
    guard !isTooLong else { throw .fail("too-long", "the clock doesn't go that far") }
    while let waiting = nextTimer(), waiting.timer.due <= end {
      if waiting.timer.due > state.clock {
        // What hears the clock may take the timer, or its screen, away.
        try tick(to: waiting.timer.due)
        continue
      }
      budget -= 1
      guard budget > 0 else {
        throw .fail("never-rests", "timers set each other off without end")
      }
      if let owner = waiting.owner {
        updateContent(at: owner) { content in
          if content.timers.indices.contains(waiting.index) {
            content.timers.remove(at: waiting.index)
          }
        }
      } else {
        state.timers.remove(at: waiting.index)
      }
      report(.fireTimer, value: .duration(state.clock))
      try runUnprompted(
        waiting.timer.body, scope: Scope(owner: waiting.owner, locals: waiting.timer.locals))
      try settle()
    }
    guard end != state.clock else { return }
    try tick(to: end)
    report(.clock, value: .duration(end))
  }
}
