internal import NavModel

/// What a view hides: remembering it, noticing that it is needed, putting it in its place.
extension ViewExplorer {
  // MARK: Remembering

  /// Remembers what is in the parts of a state that are others than before.
  func learn(_ state: State, after before: State?) {
    for index in state.variables.indices
    where before.map({ $0.variables[index] != state.variables[index] }) ?? true {
      memory.learn(
        .read(.variable(Int32(truncatingIfNeeded: index))), .value(state.variables[index]))
    }
    learnKept(state, after: before)
    learnMore(state.app.tabBar, -1)
    for presented in state.presented {
      learnMore(presented.surface.tabBar, presented.presentation.index)
    }
    for surface in 0...state.presented.count {
      let above: Int32? =
        surface < state.presented.count ? state.presented[surface].presentation.index : nil
      let isKnown: Bool =
        before.map { known in
          surface == 0
            || surface <= known.presented.count
              && known.presented[surface - 1].presentation
                == state.presented[surface - 1].presentation
        } ?? false
      let earlier: [Stack] =
        isKnown ? before.map { stacks(ofSurface: surface, in: $0) } ?? [] : []
      let aboveBefore: Int32? = before.flatMap { known in
        surface < known.presented.count ? known.presented[surface].presentation.index : nil
      }
      for (tab, stack) in stacks(ofSurface: surface, in: state).enumerated() {
        let isSame: Bool = earlier.indices.contains(tab) && earlier[tab] == stack
        if isSame, isKnown, above == nil || above == aboveBefore { continue }
        learn(stack, surface: surface, tab: tab, in: state, above: above)
      }
    }
  }

  private func learn(_ stack: Stack, surface: Int, tab: Int, in state: State, above: Int32?) {
    let key = FrameTable.StackKey(
      presentation: surface > 0 ? state.presented[surface - 1].presentation.index : -1,
      tab: Int32(truncatingIfNeeded: tab))
    let frames: [Int32] = self.frames.frames(of: stack, key)
    guard let root = frames.first, let top = frames.last else { return }
    memory.learn(.root(key), .frame(root))
    memory.learn(.top(key), .frame(top))
    for (lower, upper) in zip(frames, frames.dropFirst()) {
      memory.learn(.below(upper), .frame(lower))
    }
    for frame in frames {
      memory.learn(.somewhere(key, self.frames.keys[Int(frame)].screen), .frame(frame))
    }
    let current: Int =
      surface > 0 ? state.presented[surface - 1].surface.current : state.app.current
    if let above, tab == current { memory.learn(.covered(by: above, key), .frame(top)) }
  }

  private func learnMore(_ bar: TabBar?, _ presentation: Int32) {
    guard let bar else { return }
    memory.learn(
      .more(presentation: presentation), .picked(bar.picked, keepsPlace: bar.keepsPlace))
  }

  private func learnKept(_ state: State, after before: State?) {
    guard let before else {
      // At first nothing is kept.
      for (index, presentation) in prototype.definitions.presentations.enumerated()
      where presentation.kind == .popover {
        memory.learn(.read(.kept(Int32(truncatingIfNeeded: index))), .kept(nil))
      }
      return
    }
    guard before.kept != state.kept else { return }
    for kept in state.kept {
      memory.learn(.read(.kept(kept.presentation.index)), .kept(masked(kept)))
    }
  }

  // MARK: Noticing

  /// The first hidden part that a step showed or read and that wasn't decided on.
  func neededCell(
    _ attempt: Attempt, _ before: Window, _ post: State, _ events: [Event]
  ) -> HiddenCell? {
    if case .gesture(.tapMore) = views[attempt.view].gestures[attempt.gesture].action {
      let above: Presented? = attempt.state.presented.last { $0.surface.tabBar != nil }
      let cell: HiddenCell = .more(presentation: above?.presentation.index ?? -1)
      if !attempt.hasDecided(cell) { return cell }
    }
    let after: Window = window(of: post)
    for place in after.places where !before.places.contains(place) {
      if let cell = revealed(place, attempt.state, before), !attempt.hasDecided(cell) {
        return cell
      }
    }
    var cells: [Relevance.Cell] = after.cells
    for event in events {
      switch event.kind {
      case .appear, .disappear, .present:
        for screen in screensByName[event.subject] ?? [] {
          cells += relevance.screens[screen].cells
        }
      default: break
      }
    }
    for cell in cells where !before.cells.contains(cell) {
      if !attempt.hasDecided(.read(cell)) { return .read(cell) }
    }
    return nil
  }

  /// The hidden part that a place which shows now was in; nothing when it is new.
  private func revealed(_ place: Window.Place, _ state: State, _ before: Window) -> HiddenCell? {
    let key = FrameTable.StackKey(
      presentation: place.presentation, tab: Int32(truncatingIfNeeded: place.stack))
    guard place.surface <= state.presented.count,
      place.surface == 0
        || state.presented[place.surface - 1].presentation.index == place.presentation
    else { return nil }
    let surface: Surface =
      place.surface > 0 ? state.presented[place.surface - 1].surface : state.app
    guard surface.stacks.indices.contains(place.stack),
      place.depth < surface.stacks[place.stack].screens.count
    else { return nil }
    let top: Int = surface.stacks[place.stack].screens.count - 1
    let shown: Bool = before.places.contains {
      $0.surface == place.surface && $0.stack == place.stack
    }
    // Which frame is on top there, where that wasn't seen.
    if !shown {
      let isCurrent: Bool = surface.current == place.stack && surface.tabBar?.showsMoreList != true
      let cell: HiddenCell =
        isCurrent && place.surface < state.presented.count
        ? .covered(by: state.presented[place.surface].presentation.index, key) : .top(key)
      if place.depth == top { return cell }
      return .root(key)
    }
    guard place.depth < top else { return nil }
    if top - place.depth == 1 {
      let frames: [Int32] = self.frames.frames(of: surface.stacks[place.stack], key)
      return frames.last.map { .below($0) }
    }
    if place.depth == 0 { return .root(key) }
    return .somewhere(key, surface.stacks[place.stack].screens[place.depth].screen)
  }

  // MARK: Putting in place

  /// A state with something else in a hidden part; nothing when that can't be.
  func substituting(_ cell: HiddenCell, _ value: HiddenValue, in state: State) -> State? {
    var state: State = state
    switch (cell, value) {
    case (.read(.variable(let index)), .value(let value)):
      guard state.variables.indices.contains(Int(index)) else { return nil }
      state.variables[Int(index)] = value
    case (.read(.kept(let presentation)), .kept(let kept)):
      state.kept.removeAll { $0.presentation.index == presentation }
      if let kept {
        state.kept.append(kept)
        state.kept.sort { $0.presentation.index < $1.presentation.index }
      }
    case (.top(let key), .frame(let frame)), (.covered(by: _, let key), .frame(let frame)):
      let screens: [Instance] = frames.stacks[Int(frame)]
      return replacing(key, in: state) { $0 = Stack(screens: screens) }
    case (.below(let upper), .frame(let frame)):
      let screens: [Instance] = frames.stacks[Int(frame)]
      return replacing(frames.keys[Int(upper)].stack, in: state) { stack in
        guard let top = stack.screens.last else { return }
        stack = Stack(screens: screens + [top])
      }
    case (.somewhere(let key, _), .frame(let frame)):
      let screens: [Instance] = frames.stacks[Int(frame)]
      return replacing(key, in: state) { stack in
        guard let top = stack.screens.last else { return }
        stack = Stack(screens: screens + Array(repeating: top, count: 2))
      }
    case (.more(let presentation), .picked(let tab, let keepsPlace)):
      if presentation < 0 {
        state.app.tabBar?.picked = tab
        state.app.tabBar?.keepsPlace = keepsPlace
      }
      for index in state.presented.indices
      where state.presented[index].presentation.index == presentation {
        state.presented[index].surface.tabBar?.picked = tab
        state.presented[index].surface.tabBar?.keepsPlace = keepsPlace
      }
    case (.root(let key), .frame(let frame)):
      guard let root = frames.stacks[Int(frame)].first else { return nil }
      return replacing(key, in: state) { stack in
        if stack.screens.isEmpty { return }
        stack.screens[0] = root
      }
    default: return nil
    }
    return state
  }

  /// A state with another stack; what was presented from it points to its new top.
  private func replacing(
    _ key: FrameTable.StackKey, in state: State, _ change: (inout Stack) -> Void
  ) -> State? {
    var state: State = state
    let tab = Int(key.tab)
    var surface = 0
    if key.presentation >= 0 {
      guard
        let index = state.presented.firstIndex(where: {
          $0.presentation.index == key.presentation
        })
      else { return nil }
      surface = index + 1
      guard state.presented[index].surface.stacks.indices.contains(tab) else { return nil }
      change(&state.presented[index].surface.stacks[tab])
    } else {
      guard state.app.stacks.indices.contains(tab) else { return nil }
      change(&state.app.stacks[tab])
    }
    let depth: Int = stacks(ofSurface: surface, in: state)[tab].screens.count - 1
    for index in state.presented.indices where Int(state.presented[index].presenter) == surface {
      guard var source = state.presented[index].source, Int(source.stack) == tab else { continue }
      source.depth = Int16(truncatingIfNeeded: depth)
      state.presented[index].source = source
    }
    return state
  }
}
