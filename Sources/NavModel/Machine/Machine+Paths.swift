/// Finding instances in a state, and changing them.
extension Machine {
  /// The surface at a number: 0 is the app, n the n-th presented.
  package func surface(_ number: Int) -> Surface {
    number > 0 && number <= state.presented.count ? state.presented[number - 1].surface : state.app
  }

  /// The number of the topmost surface.
  package var topSurface: Int { state.presented.count }

  /// What a surface holds, as the prototype defines it.
  package func content(ofSurface number: Int) -> Content {
    guard number > 0, number <= state.presented.count else { return prototype.definitions.app }
    let presented: Presented = state.presented[number - 1]
    guard presented.presentation.index >= 0 else {
      // Where an instance is being made: a screen that nothing can be pushed on.
      return presented.surface.stacks.first?.screens.first.map { .screen($0.screen) } ?? .empty
    }
    return prototype[presented.presentation].content
  }

  /// Reads a surface in place, without copying it: 0 is the app, n the n-th presented.
  @inline(__always)
  func reading<Result>(_ number: Int, _ read: (borrowing Surface) -> Result) -> Result {
    number > 0 && number <= state.presented.count
      ? read(state.presented[number - 1].surface) : read(state.app)
  }

  /// Where the screen is that shows on a surface; nothing while its More list does.
  package func topPath(ofSurface number: Int) -> InstancePath? {
    reading(number) { surface in
      if surface.tabBar?.showsMoreList == true { return nil }
      let stack: Int = surface.current
      guard surface.stacks.indices.contains(stack) else { return nil }
      let depth: Int = surface.stacks[stack].screens.count - 1
      return depth < 0 ? nil : InstancePath(surface: number, stack: stack, depth: depth)
    }
  }

  /// The instance at a path; nothing when the state has none there.
  package func instance(at path: InstancePath) -> Instance? {
    guard path.surface <= state.presented.count else { return nil }
    return reading(path.surface) { surface in
      guard surface.stacks.indices.contains(path.stack),
        surface.stacks[path.stack].screens.indices.contains(path.depth)
      else { return nil }
      return surface.stacks[path.stack].screens[path.depth]
    }
  }

  /// What makes the instance at a path differ from a fresh one; nothing while nothing does.
  func storage(at path: InstancePath) -> Instance.Storage? { instance(at: path)?.storage }

  /// The number of the screen at a path; cheaper than the screen itself.
  package func screenID(at path: InstancePath) -> ScreenID? {
    guard path.surface <= state.presented.count else { return nil }
    return reading(path.surface) { surface in
      guard surface.stacks.indices.contains(path.stack),
        surface.stacks[path.stack].screens.indices.contains(path.depth)
      else { return nil }
      return surface.stacks[path.stack].screens[path.depth].screen
    }
  }

  /// The definition of the screen at a path.
  package func screen(at path: InstancePath) -> Screen? {
    screenID(at: path).map { prototype[$0] }
  }

  /// The content of the instance at a path; of one that is as at first, a fresh one.
  package func content(at path: InstancePath) -> InstanceContent {
    storage(at: path)?.content ?? InstanceContent()
  }

  /// Changes a surface in place.
  mutating func updateSurface(_ number: Int, _ change: (inout Surface) -> Void) {
    if number > 0, number <= state.presented.count {
      change(&state.presented[number - 1].surface)
    } else {
      change(&state.app)
    }
  }

  /// Replaces the content of the instance at a path.
  ///
  /// One that is as at first is kept as nothing, so that equal states are equal.
  mutating func setContent(_ content: InstanceContent, at path: InstancePath) {
    let storage: Instance.Storage? =
      content == InstanceContent() ? nil : Instance.Storage(content)
    updateSurface(path.surface) { surface in
      guard surface.stacks.indices.contains(path.stack),
        surface.stacks[path.stack].screens.indices.contains(path.depth)
      else { return }
      surface.stacks[path.stack].screens[path.depth].storage = storage
    }
  }

  /// Changes the content of the instance at a path.
  mutating func updateContent(at path: InstancePath, _ change: (inout InstanceContent) -> Void) {
    var content: InstanceContent = content(at: path)
    change(&content)
    setContent(content, at: path)
  }

  /// The state of a control; `none` for one without state.
  package func controlState(_ element: Int, at path: InstancePath) -> Value {
    let controls: [Value] = content(at: path).controls
    return controls.indices.contains(element) ? controls[element] : .none
  }

  /// The state of a table, in its first state unless something was done to it.
  package func tableState(_ element: Int, at path: InstancePath) -> TableState {
    for table in content(at: path).tables where Int(table.element) == element { return table }
    return TableState(element: Int16(truncatingIfNeeded: element))
  }

  /// Replaces the state of a table; the first state is kept as nothing.
  mutating func setTableState(_ table: TableState, at path: InstancePath) {
    updateContent(at: path) { content in
      content.tables.removeAll { $0.element == table.element }
      guard table != TableState(element: table.element) else { return }
      content.tables.append(table)
      content.tables.sort { $0.element < $1.element }
    }
  }

  /// Whether the search of the screen at a path is active.
  func isSearchActive(at path: InstancePath) -> Bool {
    storage(at: path)?.content.search?.isActive == true
  }

  /// The state of the search bar of the screen at a path; nothing when it has none.
  package func searchState(at path: InstancePath) -> SearchState? {
    guard let search = screen(at: path)?.search else { return nil }
    return content(at: path).search
      ?? SearchState(isShown: search.visibility != .hiddenUntilSwipe)
  }
}
