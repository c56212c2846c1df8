internal import NavModel

/// What of a state shows, and what it is told apart by.
extension ViewExplorer {
  /// The window of a state: the topmost surface, what stands below a popover that lets touches
  /// through, and all below where something there is read.
  func window(of state: State) -> Window {
    var machine: Machine = start
    machine.state = state
    var places: [Window.Place] = []
    var cells: [Relevance.Cell] = relevance.everywhere
    var number: Int = machine.topSurface
    var goesOn = true
    while goesOn {
      goesOn = relevance.readsBeneath
      let presentation: Int32 =
        number > 0 ? state.presented[number - 1].presentation.index : -1
      if let path = machine.topPath(ofSurface: number), let screen = machine.screenID(at: path) {
        places.append(
          Window.Place(
            surface: number, stack: path.stack, depth: path.depth, presentation: presentation))
        let known: Relevance.OfScreen = relevance.screens[Int(screen.index)]
        for cell in known.cells where !cells.contains(cell) { cells.append(cell) }
        if known.readsBeneath { goesOn = true }
      }
      if let presentation = machine.presentation(ofSurface: number) {
        if machine.style(ofSurface: number) == .popover,
          !presentation.isModal || !presentation.passes.isEmpty
        {
          goesOn = true
        }
        let known: Relevance.OfScreen = relevance.screens[Int(presentation.root.index)]
        for cell in known.cells where !cells.contains(cell) { cells.append(cell) }
        if known.readsBeneath { goesOn = true }
      }
      number -= 1
      if number < 0 { goesOn = false }
    }
    return Window(places: places, cells: cells)
  }

  /// What tells a state's view apart.
  func key(of state: State, _ window: Window) -> ViewKey {
    var key = ViewKey(
      device: state.device, isLandscape: state.isLandscape, tabBar: masked(state.app.tabBar),
      presented: [], frames: [], variables: [], kept: [], timers: [])
    var machine: Machine = start
    machine.state = state
    for (index, presented) in state.presented.enumerated() {
      // What a sheet or an alert came from decides nothing.
      let style: SurfaceScene.Style = machine.style(ofSurface: index + 1)
      let source: Presented.Source? =
        style == .popover || style == .actions ? presented.source : nil
      key.presented.append(
        ViewKey.Above(
          presentation: presented.presentation, presenter: presented.presenter,
          element: source?.element ?? -2, row: source?.row ?? -1,
          isExpanded: presented.isExpanded, tabBar: masked(presented.surface.tabBar)))
    }
    for place in window.places {
      let stack: Stack = stacks(ofSurface: place.surface, in: state)[place.stack]
      let stackKey = FrameTable.StackKey(
        presentation: place.presentation, tab: Int32(truncatingIfNeeded: place.stack))
      key.frames.append(frames.frames(of: stack, stackKey).last ?? -1)
    }
    for (index, value) in state.variables.enumerated()
    where window.cells.contains(.variable(Int32(truncatingIfNeeded: index))) {
      key.variables.append(value)
    }
    for kept in state.kept where window.cells.contains(.kept(kept.presentation.index)) {
      key.kept.append(masked(kept))
    }
    key.timers = waiting(in: state)
    return key
  }

  /// The stacks of a surface: 0 is the app, n the n-th presented.
  func stacks(ofSurface number: Int, in state: State) -> [Stack] {
    number > 0 && number <= state.presented.count
      ? state.presented[number - 1].surface.stacks : state.app.stacks
  }

  /// A tab bar without what decides nothing.
  private func masked(_ tabBar: TabBar?) -> TabBar? {
    guard var bar = tabBar else { return nil }
    bar.picked = -1
    bar.keepsPlace = false
    guard !relevance.readsBadges, !bar.overrides.isEmpty else { return bar }
    for index in bar.overrides.indices { bar.overrides[index].badge = nil }
    bar.overrides.removeAll { $0.isEnabled == nil }
    return bar
  }

  /// What a popover was left with, without what decides nothing.
  func masked(_ kept: State.Kept) -> State.Kept {
    let root = Int(prototype[kept.presentation].root.index)
    return State.Kept(
      presentation: kept.presentation,
      controls: FrameTable.masked(kept.controls, relevance.screens[root].controls))
  }

  /// All timers of a state, those of stacks that don't show included.
  private func waiting(in state: State) -> [Timer] {
    var timers: [Timer] = state.timers
    for number in 0...state.presented.count {
      for stack in stacks(ofSurface: number, in: state) {
        for instance in stack.screens {
          if let own = instance.storage?.content.timers { timers += own }
        }
      }
    }
    return timers
  }

  /// A state without what only counts up: the clock, from which timers count down instead.
  func normalized(_ state: State) -> State {
    guard !relevance.readsClock, state.clock != 0 || state.tooltip != nil else { return state }
    var state: State = state
    let clock: Int = state.clock
    state.clock = 0
    state.tooltip = nil
    for index in state.timers.indices { state.timers[index].due -= clock }
    for stack in state.app.stacks.indices { state.app.stacks[stack].countDown(clock) }
    for number in state.presented.indices {
      for stack in state.presented[number].surface.stacks.indices {
        state.presented[number].surface.stacks[stack].countDown(clock)
      }
    }
    return state
  }
}

extension Stack {
  /// Lets the timers of its screens be due so much earlier.
  fileprivate mutating func countDown(_ milliseconds: Int) {
    for index in screens.indices {
      guard var content = screens[index].storage?.content, !content.timers.isEmpty else { continue }
      for timer in content.timers.indices { content.timers[timer].due -= milliseconds }
      screens[index].storage = Instance.Storage(content)
    }
  }
}
