/// Handlers and events: what the app does by itself.
extension Machine {
  /// Runs one event as a step of its own: whole, or not at all (law G2).
  package mutating func run(_ instruction: Instruction, locals: [Value]) -> Outcome {
    begin()
    before = state
    defer { before = nil }
    do throws(Halt) {
      var scope = Scope(owner: nil, locals: locals)
      _ = try execute([instruction], scope: &scope)
      try settle()
      return .done
    } catch {
      return undo(error)
    }
  }

  /// Runs the instructions of a body in a scope.
  mutating func run(_ body: Body, scope: Scope) throws(Halt) {
    var scope: Scope = scope
    // Slots of locals the body makes itself.
    while scope.locals.count < body.slots { scope.locals.append(.none) }
    _ = try execute(body.instructions, scope: &scope)
  }

  /// Runs instructions in order; false once `stop` was met.
  mutating func execute(_ instructions: [Instruction], scope: inout Scope) throws(Halt)
    -> Bool
  {
    for instruction in instructions {
      budget -= 1
      guard budget > 0 else {
        throw .fail(
          "never-rests", "a handler doesn't come to rest: 10,000 events, and still going on",
          help: "look for handlers that set each other off", at: instruction.place)
      }
      if depth > Self.deepest {
        throw .fail(
          "never-rests", "handlers set each other off without end", at: instruction.place)
      }
      depth += 1
      defer { depth -= 1 }
      do throws(Halt) {
        if try !execute(instruction, scope: &scope) { return false }
      } catch {
        throw error.located(instruction.place)
      }
    }
    return true
  }

  private mutating func execute(_ instruction: Instruction, scope: inout Scope) throws(Halt) -> Bool
  {
    let place: Place = instruction.place
    switch instruction.kind {
    case .branch(let choices, let otherwise):
      for choice in choices where try checking(choice.condition, in: scope) {
        return try execute(choice.body, scope: &scope)
      }
      return try execute(otherwise, scope: &scope)
    case .repeatTimes(let count, let body):
      guard case .number(let times) = try evaluating(count, in: scope) else {
        throw .fail("type-mismatch", "`repeat` wants a number", at: place)
      }
      var done = 0.0
      while done < times {
        if try !execute(body, scope: &scope) { return false }
        done += 1
        budget -= 1
        if budget <= 0 { throw .fail("never-rests", "this `repeat` goes on too long", at: place) }
      }
    case .forEach(let slot, let list, let body):
      guard case .list(let values) = try evaluating(list, in: scope) else {
        throw .fail("type-mismatch", "`for` wants a list", at: place)
      }
      for value in values {
        scope.set(slot, to: value)
        if try !execute(body, scope: &scope) { return false }
      }
    case .letValue(let slot, let expression):
      scope.set(slot, to: try evaluating(expression, in: scope))
    case .stop:
      return false
    default:
      try carryOut(instruction, scope: scope)
    }
    return true
  }

  /// Carries out an event.
  private mutating func carryOut(_ instruction: Instruction, scope: Scope) throws(Halt) {
    let place: Place = instruction.place
    switch instruction.kind {
    case .assign(let name, let expression):
      try assign(try evaluating(expression, in: scope), to: name, scope: scope, place: place)
    case .say(let expression):
      report(.say, value: try evaluating(expression, in: scope))
    case .badge(let name, let expression):
      try setBadge(try evaluating(expression, in: scope), ofTab: name, place: place)
    case .setEnabled(let target, let isEnabled):
      try setEnabled(target, isEnabled, scope: scope, place: place)
    case .expand(let name): try resize(name, isExpanded: true, place: place)
    case .condense(let name): try resize(name, isExpanded: false, place: place)
    case .device(let name): try changeDevice(to: name, place: place)
    case .wait(let duration):
      try advance(by: try milliseconds(duration, scope: scope, place: place))
    case .after(let duration, let body):
      try startTimer(
        after: try milliseconds(duration, scope: scope, place: place), body: body, scope: scope)
    default:
      try navigate(instruction, scope: scope)
    }
  }

  /// Carries out an event that changes what shows; inside a closing button it waits for the closing (law S8).
  private mutating func navigate(_ instruction: Instruction, scope: Scope) throws(Halt) {
    let step: Deferred = try prepare(instruction, scope: scope)
    if deferred != nil {
      deferred?.append(step)
      return
    }
    switch step {
    case .push(let id, let arguments, _):
      try push(id, arguments: arguments, onSurface: topStackSurface)
    case .present(let id, let arguments, let source, let replacing, let place):
      let asking: Int =
        source == nil || source == tapped ? topSurface : askingSurface(of: instruction)
      try present(
        id, arguments: arguments, from: asking, source: source ?? tapped, replacing: replacing,
        place: place)
    default:
      try perform(step, from: topSurface, source: nil)
    }
  }

  private func prepare(_ instruction: Instruction, scope: Scope) throws(Halt) -> Deferred {
    let place: Place = instruction.place
    switch instruction.kind {
    case .push(let name, let arguments):
      guard let id = prototype.screen(named: name) else { throw unknownTarget(name, place) }
      return .push(id, try evaluate(all: arguments, in: scope), place)
    case .present(let name, let arguments, let control, let replacing):
      guard let id = prototype.presentation(named: name) else { throw unknownTarget(name, place) }
      var source: Presented.Source?
      if let control { source = try self.source(control, scope: scope, place: place) }
      return .present(
        id, try evaluate(all: arguments, in: scope), source, replacing: replacing, place)
    case .pop: return .pop(toRoot: false, place)
    case .popToRoot: return .pop(toRoot: true, place)
    case .unwind(let name):
      guard let id = prototype.screen(named: name) else { throw unknownTarget(name, place) }
      return .unwind(id, place)
    case .selectTab(let name): return .selectTab(name, place)
    case .close(let name): return .close(name, .keeping, place)
    case .cancel(let name): return .close(name, .discarding, place)
    default:
      throw .fail("unsupported", "this can't stand here", at: place)
    }
  }

  private func unknownTarget(_ name: Symbol, _ place: Place) -> Halt {
    .fail("unknown-target", "there is no screen or presentation \(prototype.text(name))", at: place)
  }

  /// The control that `from` names, as the source of what is presented.
  private func source(_ target: Target, scope: Scope, place: Place) throws(Halt)
    -> Presented.Source
  {
    var number: Int = topSurface
    while number >= 0 {
      if let path = topPath(ofSurface: number),
        let element = element(matching: target, at: path).first
      {
        return Presented.Source(
          stack: Int16(truncatingIfNeeded: path.stack),
          depth: Int16(truncatingIfNeeded: path.depth),
          element: Int16(truncatingIfNeeded: element))
      }
      number -= 1
    }
    throw .fail("unknown-source", "there is no \(describe(target)) to present from", at: place)
  }

  /// The surface that the control after `from` is on.
  private func askingSurface(of instruction: Instruction) -> Int {
    guard case .present(_, _, .some(let target), _) = instruction.kind else { return topSurface }
    var number: Int = topSurface
    while number > 0 {
      if let path = topPath(ofSurface: number), !element(matching: target, at: path).isEmpty {
        return number
      }
      number -= 1
    }
    return 0
  }

  /// Closes a presentation by name, or the topmost.
  mutating func closeNamed(_ name: Symbol?, _ closing: Closing, place: Place) throws(Halt) {
    guard let name else {
      guard topSurface > 0 else {
        throw .fail("nothing-to-close", "nothing is presented", at: place)
      }
      try closeTop(closing)
      return
    }
    let index: Int? = state.presented.firstIndex { prototype[$0.presentation].name == name }
    guard let index else {
      throw .fail("nothing-to-close", "\(prototype.text(name)) is not open", at: place)
    }
    try close(surface: index + 1, closing)
  }

  /// Runs something whose failures have no place of their own.
  mutating func locating(
    _ place: Place, _ work: (inout Machine) throws(Halt) -> Void
  ) throws(Halt) {
    do throws(Halt) { try work(&self) } catch { throw error.located(place) }
  }
}

extension Halt {
  /// The same with a place, unless a failure has one already.
  func located(_ place: Place) -> Halt {
    guard case .failed(var failure) = self, failure.place == nil else { return self }
    failure.place = place
    return .failed(failure)
  }
}

extension Scope {
  /// Gives a local a value.
  mutating func set(_ slot: Int, to value: Value) {
    guard slot >= 0, slot < 4096 else { return }
    while locals.count <= slot { locals.append(.none) }
    locals[slot] = value
  }
}
