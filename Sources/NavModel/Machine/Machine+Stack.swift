/// Navigation stacks, laws N.
extension Machine {
  /// The title of the back button of a screen; nothing when it has none (laws N3, T3).
  package func backTitle(at path: InstancePath) -> String? {
    do throws(Failure) { return try backTitle(at: path, 0) } catch { return "⚠" }
  }

  /// The title of the back button, for expressions.
  func backTitle(at path: InstancePath, _ depth: Int) throws(Failure) -> String? {
    guard let id = screenID(at: path) else { return nil }
    if prototype[id].bar.isHidden { return nil }
    let depth: Int = try deeper(depth)
    if try hasLeadingButtons(id, at: path, depth) { return nil }
    return try backTitleBelow(path, depth)
  }

  /// Whether leading buttons take the place of the back button.
  private func hasLeadingButtons(_ id: ScreenID, at path: InstancePath, _ depth: Int)
    throws(Failure) -> Bool
  {
    guard !prototype[id].bar.keepsBack else { return false }
    for element in prototype[id].elements.indices
    where prototype[id].elements[element].position == .leading
      && prototype[id].elements[element].kind != .space
    {
      if try isShown(element, at: path, depth) { return true }
    }
    return false
  }

  /// What going back from a screen is called, its bar aside; nothing at the root.
  private func backTitleBelow(_ path: InstancePath, _ depth: Int) throws(Failure) -> String? {
    guard path.depth > 0 else {
      return isInMore(path.stack, onSurface: path.surface) ? "More" : nil
    }
    let below = InstancePath(surface: path.surface, stack: path.stack, depth: path.depth - 1)
    guard let id = screenID(at: below) else { return "Back" }
    let scope = Scope(owner: below, depth: depth)
    if let title = prototype[id].backTitle { return try text(title, in: scope) }
    let title: String = try text(prototype[id].title, in: scope)
    return title.isEmpty ? "Back" : title
  }

  // MARK: Gestures

  /// Goes back one screen as the back button or a swipe from the edge does (law N1).
  mutating func goBack(at path: InstancePath) throws(Halt) {
    try requireBack(at: path)
    if path.depth > 0 {
      try popTo(
        depth: path.depth - 1, onSurface: path.surface, stack: path.stack, isLast: true)
    } else {
      try showMoreList(onSurface: path.surface)
    }
  }

  /// Goes back to the nearest screen of a name below (law N4).
  mutating func goBack(to name: String, at path: InstancePath) throws(Halt) {
    try requireBack(at: path)
    let screens: [Instance] = surface(path.surface).stacks[path.stack].screens
    for depth in stride(from: path.depth - 1, through: 0, by: -1) {
      guard let symbol = prototype[screens[depth].screen].name else { continue }
      if prototype.text(symbol) == name {
        try popTo(depth: depth, onSurface: path.surface, stack: path.stack)
        return
      }
    }
    let below: [String] = screens[..<path.depth].map { screenName($0.screen) }
    throw .refuse(
      .absent, "there is no \(name) below this screen",
      help: suggestion(for: name, in: below) ?? "below it: \(below.joined(separator: ", "))")
  }

  /// Refuses unless there is a way back.
  private func requireBack(at path: InstancePath) throws(Halt) {
    guard path.depth > 0 || isInMore(path.stack, onSurface: path.surface) else {
      throw .refuse(.root, "\(screenName(at: path)) is the first screen of its stack")
    }
    if isSearchActive(at: path), device.idiom == .phone,
      screen(at: path)?.search?.position == .bar
    {
      throw .refuse(
        .covered, "the search covers the navigation bar", help: "`cancel` ends the search first")
    }
    guard let id = screenID(at: path) else { return }
    let isReplaced: Bool
    do throws(Failure) { isReplaced = try hasLeadingButtons(id, at: path, 0) } catch {
      throw .failed(error)
    }
    guard prototype[id].bar.isHidden || isReplaced else { return }
    if screen(at: path)?.bar.isHidden == true {
      throw .refuse(.absent, "the navigation bar is hidden, so there is no back button")
    }
    throw .refuse(
      .absent, "the leading buttons of \(screenName(at: path)) take the place of its back button",
      help: "say `beside back` in its bar to keep both")
  }

  // MARK: Events

  /// Pushes a new instance of a screen on the stack that shows on a surface; `isLast` when that ends
  /// the gesture.
  mutating func push(
    _ id: ScreenID, arguments: [Value], onSurface number: Int, isLast: Bool = false
  ) throws(Halt) {
    guard !showsMoreList(onSurface: number) else {
      throw .fail(
        "cant-push", "the More list shows, so there is no stack to push on",
        help: "`select tab` one first")
    }
    let instance: Instance = try fresh(id, arguments: arguments)
    try leaveTop(ofSurface: number)
    if isLast { commit(showing: id) }
    updateSurface(number) { surface in
      let stack: Int = surface.current
      guard surface.stacks.indices.contains(stack) else { return }
      surface.stacks[stack].screens.append(instance)
    }
    report(.push, screenName(id))
    try arriveAtTop(ofSurface: number)
  }

  /// Pops a stack down to a depth; `isLast` when that ends the gesture.
  mutating func popTo(
    depth: Int, onSurface number: Int, stack: Int, isLast: Bool = false
  ) throws(Halt) {
    let isCurrent: Bool = reading(number, { $0.current }) == stack
    if isCurrent { try leaveTop(ofSurface: number) }
    let count: Int = reading(number) { $0.stacks[stack].screens.count }
    guard depth >= 0, depth < count - 1 else { return }
    for popped in stride(from: count - 1, to: depth, by: -1) {
      report(.pop, screenName(reading(number) { $0.stacks[stack].screens[popped].screen }))
    }
    if isLast { commit(showing: reading(number) { $0.stacks[stack].screens[depth].screen }) }
    updateSurface(number) { $0.stacks[stack].screens.removeLast(count - 1 - depth) }
    if isCurrent { try arriveAtTop(ofSurface: number) }
  }

  /// The topmost surface that has a stack to push on: events go there, also under a presentation (law N5).
  package var topStackSurface: Int {
    var number: Int = topSurface
    while number > 0, case .screen = content(ofSurface: number) { number -= 1 }
    return number
  }

  /// Pops one screen of the topmost stack.
  mutating func pop(toRoot: Bool) throws(Halt) {
    let number: Int = topStackSurface
    guard let path = topPath(ofSurface: number) else {
      throw .fail("cant-pop", "the More list shows, so there is nothing to pop")
    }
    guard path.depth > 0 else {
      if toRoot { return }
      throw .fail("cant-pop", "\(screenName(at: path)) is the first screen of its stack")
    }
    try popTo(depth: toRoot ? 0 : path.depth - 1, onSurface: number, stack: path.stack)
  }

  /// Closes what is presented, topmost first, until a stack has the screen, then pops to it (law N6).
  mutating func unwind(to id: ScreenID) throws(Halt) {
    var number: Int = topSurface
    while number >= 0 {
      let surface: Surface = surface(number)
      if surface.stacks.indices.contains(surface.current), surface.tabBar?.showsMoreList != true,
        let depth = surface.stacks[surface.current].screens.lastIndex(where: { $0.screen == id })
      {
        while topSurface > number { try closeTop(.discarding) }
        if depth < surface.stacks[surface.current].screens.count - 1 {
          try popTo(depth: depth, onSurface: number, stack: surface.current)
        }
        return
      }
      number -= 1
    }
    throw .fail("cant-unwind", "\(screenName(id)) is on no stack that shows")
  }

  // MARK: Names

  /// The name of a screen; of a presentation's own content the presentation's.
  package func screenName(_ id: ScreenID) -> String {
    prototype[id].name.map { prototype.text($0) } ?? ""
  }

  /// The name of the screen at a path.
  package func screenName(at path: InstancePath) -> String {
    screenID(at: path).map { screenName($0) } ?? ""
  }
}
