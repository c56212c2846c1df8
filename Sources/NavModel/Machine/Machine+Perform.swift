/// Gestures, law G1: done, refused or intercepted.
extension Machine {
  /// How many events one step may take (law G2).
  static let patience = 10_000
  /// How deep handlers may set each other off.
  static let deepest = 64

  /// Carries out a gesture as a step of its own.
  ///
  /// A refused or failed one leaves the state as it was.
  package mutating func perform(_ gesture: Gesture) -> Outcome {
    begin()
    before = state
    defer { before = nil }
    if state.tooltip != nil { state.tooltip = nil; report(.tooltip) }
    do throws(Halt) {
      if try carryOut(gesture) { isIntercepted = true }
      if !state.presented.isEmpty { try settle() }
      return isIntercepted ? .intercepted : .done
    } catch {
      return undo(error)
    }
  }

  /// Makes ready for a step.
  package mutating func begin() {
    events.removeAll(keepingCapacity: true)
    if !shownTabs.isEmpty { shownTabs.removeAll(keepingCapacity: true) }
    budget = Self.patience
    depth = 0
    tapped = nil
    deferred = nil
    hasAskedPlugin = false
    isIntercepted = false
  }

  /// Gives up the way back before the last change of a gesture, when showing a screen is all it does.
  ///
  /// The change is then made in place instead of on a copy. Nothing may fail from here on: no handler
  /// hears of it, and nothing is presented that could lose its source.
  mutating func commit(showing screen: ScreenID) {
    if state.presented.isEmpty, prototype[screen].onAppear == nil { before = nil }
  }

  /// Puts a step back that came to nothing.
  mutating func undo(_ halt: Halt) -> Outcome {
    if let before { state = before } else { assertionFailure("a step failed after its commit") }
    events.removeAll(keepingCapacity: true)
    switch halt {
    case .refused(let refusal): return .refused(refusal)
    case .failed(let failure): return .failed(failure)
    }
  }

  /// Carries out a gesture; true when something answered instead.
  private mutating func carryOut(_ gesture: Gesture) throws(Halt) -> Bool {
    switch gesture {
    case .tap(let target): try tap(target)
    case .tapMore: try tapMore()
    case .back: try back()
    case _ where isComponentAction(gesture): try carryOutOnComponent(gesture)
    case .hold(let target):
      let hit: Hit = try resolve(target)
      throw .refuse(
        .unsupported, "nothing happens when \(describe(target)) is held",
        help: "\(touchVerb(hit)) works")
    case .backTo(let name):
      let path: InstancePath = try topPathForBack()
      if try touch(surface: path.surface) { try goBack(to: name, at: path) }
    case .dismiss: return try dismiss()
    case .swipe(let direction): return try swipe(direction)
    case .rotate: try rotate()
    case .moveTab(let name, let position): try moveTab(name, to: position)
    case .edit: try setEditing(true)
    case .done: try setEditing(false)
    case .tapRow, .tapInfo, .swipeRow, .scrollTo, .deleteRow, .moveRow, .pull, .index:
      try carryOutOnTable(gesture)
    case .search, .scope, .cancelSearch: try carryOutOnSearch(gesture)
    default: try carryOutOnControl(gesture)
    }
    return false
  }

  // MARK: Tapping

  private mutating func tap(_ target: Target) throws(Halt) {
    let hit: Hit = try resolve(target)
    switch hit {
    case .element(let path, let number):
      if let halt = coveredBySearch(number, at: path) { throw halt }
      if try touch(surface: path.surface, element: number) { try tapElement(number, at: path) }
    case .option(let path, let number, let option):
      if try touch(surface: path.surface, element: number) {
        _ = try change(number, .choose(option), at: path)
      }
    case .tab(let number, let tab):
      if try touch(surface: number) { try tapTab(tab, onSurface: number) }
    case .more(let number):
      if try touch(surface: number) { try tapMore(onSurface: number) }
    case .back:
      try back()
    case .searchField(let path):
      if try touch(surface: path.surface) { try tapSearchField(at: path) }
    case .searchItem(let path, let title):
      if try touch(surface: path.surface) { try tapSearchItem(title, at: path) }
    case .row(let path, let element, let address):
      if try touch(surface: path.surface) { try tapRow(address, in: element, at: path) }
    case .rowAction(let path, let element, let index):
      if try touch(surface: path.surface) {
        try tapRevealedAction(index, of: element, at: path)
      }
    }
  }

  private mutating func tapMore() throws(Halt) {
    var number: Int = topSurface
    while number > 0, surface(number).tabBar == nil { number -= 1 }
    if try touch(surface: number) { try tapMore(onSurface: number) }
  }

  private func touchVerb(_ hit: Hit) -> String {
    if case .row = hit { return "`tap row …`, or a swipe action," }
    return "`tap`"
  }

  /// The refusal of a bar's items while an active search covers the bar on iPhone (law Q11).
  private func coveredBySearch(_ number: Int, at path: InstancePath) -> Halt? {
    guard isSearchActive(at: path), device.idiom == .phone, let screen = screen(at: path),
      screen.search?.position == .bar,
      screen.elements[number].position == .leading || screen.elements[number].position == .trailing
    else { return nil }
    return .refuse(
      .covered, "the search covers \(spoken(number, at: path))",
      help: "`cancel` ends the search first")
  }

  // MARK: Back, swipes, editing

  /// Where `back` goes back from: the topmost surface that has a stack.
  private func topPathForBack() throws(Halt) -> InstancePath {
    let number: Int = topStackSurface
    guard let path = topPath(ofSurface: number) else {
      throw .refuse(.root, "the More list is the first of its stack")
    }
    return path
  }

  private mutating func back() throws(Halt) {
    let number: Int = topStackSurface
    if number < topSurface {
      // The back button of what is below: refused, or the tap outside a popover.
      guard try touch(surface: number) else { return }
    }
    try goBack(at: try topPathForBack())
  }

  /// A swipe over the topmost surface (law S9).
  ///
  /// Returns whether something answered instead.
  private mutating func swipe(_ direction: Gesture.Vertical) throws(Halt) -> Bool {
    let number: Int = topSurface
    let style: SurfaceScene.Style = style(ofSurface: number)
    if style == .alert { throw alertIsUp(number) }
    if let path = topPath(ofSurface: number), try scroll(direction, at: path) { return false }
    guard direction == .down else { return false }
    if style == .sheet || style == .actions { return try dismiss() }
    return false
  }

  /// Begins or ends editing: of the tabs while the More list shows, else of the screen's table.
  private mutating func setEditing(_ isEditing: Bool) throws(Halt) {
    let number: Int = topSurface
    if showsMoreList(onSurface: number) {
      try setTabEditing(isEditing, onSurface: number)
      return
    }
    guard try touch(surface: number), let path = topPath(ofSurface: number) else { return }
    try setTableEditing(isEditing, at: path)
  }

  // MARK: Where a gesture without a target goes

  /// The topmost screen that has something, and whether the gesture reaches it: on the topmost
  /// surface itself, or through what is above.
  ///
  /// Nothing when the touch was spent on closing a popover.
  mutating func reachedPath(
    _ reason: Refusal.Reason, _ missing: String, where has: (Screen) -> Bool
  ) throws(Halt) -> InstancePath? {
    var number: Int = topSurface
    while number >= 0 {
      if let path = topPath(ofSurface: number), let screen = screen(at: path), has(screen) {
        return try touch(surface: number) ? path : nil
      }
      number -= 1
    }
    throw .refuse(reason, missing)
  }

  /// A control that a target means, after the touch has gone through; nothing when it was spent on
  /// closing a popover.
  mutating func reachedElement(_ target: Target) throws(Halt) -> (path: InstancePath, element: Int)?
  {
    guard case .element(let path, let element) = try resolve(target) else {
      throw .refuse(.unsupported, "\(describe(target)) is not a control")
    }
    if let halt = coveredBySearch(element, at: path) { throw halt }
    return try touch(surface: path.surface, element: element) ? (path, element) : nil
  }

  /// Does something to a control; a pick closes a popover that holds nothing else (law P6).
  mutating func change(_ element: Int, _ action: ControlAction, at path: InstancePath) throws(Halt)
    -> ControlUpdate
  {
    let update: ControlUpdate = try apply(action, to: element, at: path)
    if update.isPick, let presentation = presentation(ofSurface: path.surface),
      presentation.kind == .popover, !presentation.isModal, topSurface == path.surface,
      let elements = screen(at: path)?.elements,
      !elements.indices.contains(where: { $0 != element && elements[$0].kind.isControl })
    {
      try close(surface: path.surface, .keeping)
    }
    return update
  }
}

extension ControlKind {
  /// Whether people do something with it.
  package var isControl: Bool {
    switch self {
    case .label, .text, .image, .space: false
    default: true
    }
  }
}
