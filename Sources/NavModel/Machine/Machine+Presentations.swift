/// Popovers, sheets, alerts and action sheets: how they come and go, laws P and S.
extension Machine {
  /// What becomes of the changes in something that closes.
  enum Closing: Sendable {
    /// They are kept.
    case keeping
    /// They are given back.
    case discarding
  }

  /// How a surface stands on the device of now (law P8).
  package func style(ofSurface number: Int) -> SurfaceScene.Style {
    guard number > 0, number <= state.presented.count else { return .app }
    let presentation: Presentation = prototype[state.presented[number - 1].presentation]
    return style(of: presentation)
  }

  /// How a presentation stands on the device of now.
  package func style(of presentation: Presentation) -> SurfaceScene.Style {
    switch presentation.kind {
    case .alert: .alert
    case .actions: .actions
    case .sheet: .sheet
    case .popover:
      if device.idiom == .phone {
        switch presentation.adaptation {
        case .sheet: .sheet
        case .full: .fullScreen
        case .none: .popover
        }
      } else {
        .popover
      }
    }
  }

  /// The definition of what is presented as a surface; nothing for the app.
  package func presentation(ofSurface number: Int) -> Presentation? {
    guard number > 0, number <= state.presented.count else { return nil }
    let id: PresentationID = state.presented[number - 1].presentation
    // A surface that stands in while an instance is made has none.
    return id.index < 0 ? nil : prototype[id]
  }

  /// The name of what is presented as a surface.
  package func presentationName(ofSurface number: Int) -> String {
    presentation(ofSurface: number).map { prototype.text($0.name) } ?? ""
  }

  // MARK: Presenting

  /// Presents something from a surface.
  ///
  /// `isGesture` says whether a person's tap asked for it: then a modal popover refuses, otherwise what
  /// can't be is a failure (law G6).
  mutating func present(
    _ id: PresentationID, arguments: [Value], from asking: Int, source: Presented.Source?,
    replacing: Bool = false, isGesture: Bool = false, place: Place? = nil
  ) throws(Halt) {
    let presentation: Presentation = prototype[id]
    let name: String = prototype.text(presentation.name)
    var presenter: Int = asking
    if replacing, topSurface > 0 {
      if presenter == topSurface { presenter = Int(state.presented[presenter - 1].presenter) }
      while topSurface > presenter { try closeTop(nil) }
    }
    if state.presented.contains(where: { $0.presentation == id }) {
      throw .fail("already-presented", "\(name) is presented already", at: place)
    }
    if topSurface > presenter {
      throw .fail(
        "already-presenting",
        "can't present \(name): \(presentationName(ofSurface: presenter + 1)) is up",
        help: "close it first, or `present \(name) replacing`", at: place)
    }
    var source: Presented.Source? = source
    if let below = self.presentation(ofSurface: presenter), below.kind == .popover,
      presentation.kind != .alert
    {
      let belowName: String = prototype.text(below.name)
      guard !below.isModal else {
        let message: String = "\(belowName) is modal, so only an alert can stand above it"
        let help: String = "close it first: \(waysOut(ofSurface: presenter))"
        throw isGesture
          ? .refuse(.modal, message, help: help)
          : .fail("cant-present", "can't present \(name): " + message, help: help, at: place)
      }
      let popover: Presented = state.presented[presenter - 1]
      presenter = Int(popover.presenter)
      source = popover.source
      try closeTop(.keeping)
    }
    if presentation.kind != .alert, let popover = openPopover {
      throw .fail(
        "cant-present",
        "can't present \(name): only an alert can stand above the popover \(popover)", at: place)
    }
    if needsSource(presentation), source == nil {
      throw .fail(
        "no-source", "\(name) needs a control to point to on \(device.title)",
        help: "`present \(name) from CONTROL`", at: place)
    }
    let surface: Surface = try freshSurface(of: presentation, id: id, arguments: arguments)
    state.presented.append(
      Presented(
        presentation: id, surface: surface, source: source,
        presenter: Int8(truncatingIfNeeded: presenter)))
    report(.present, name)
    if case .screen = presentation.content {
      try arriveAtTop(ofSurface: topSurface)
    } else {
      if let body = prototype[presentation.root].onAppear {
        try runUnprompted(body, scope: Scope())
      }
      try arriveAtTop(ofSurface: topSurface)
    }
  }

  /// Whether a presentation must have a control to point to here (laws P7, S3).
  func needsSource(_ presentation: Presentation) -> Bool {
    switch presentation.kind {
    case .popover: style(of: presentation) == .popover
    case .actions: device.idiom == .pad
    case .sheet, .alert: false
    }
  }

  /// The name of the popover that is open, however it is adapted (law P1).
  package var openPopover: String? {
    for presented in state.presented where prototype[presented.presentation].kind == .popover {
      return prototype.text(prototype[presented.presentation].name)
    }
    return nil
  }

  /// The first state of a presentation; a popover shows what it was left with (law P13).
  private mutating func freshSurface(
    of presentation: Presentation, id: PresentationID, arguments: [Value]
  ) throws(Halt) -> Surface {
    guard case .screen(let root) = presentation.content else {
      return try freshSurface(presentation.content, number: topSurface + 1)
    }
    var kept: [Value]?
    if presentation.kind == .popover {
      for entry in state.kept where entry.presentation == id { kept = entry.controls }
      if kept?.count != prototype[root].elements.count { kept = nil }
    }
    let instance: Instance = try fresh(root, arguments: arguments, controls: kept)
    return Surface(stacks: [Stack(screens: [instance])])
  }

  // MARK: Closing

  /// Closes the topmost presentation; without a manner, in that of its kind (law S5).
  mutating func closeTop(_ closing: Closing?) throws(Halt) {
    let number: Int = topSurface
    guard number > 0, let presentation = presentation(ofSurface: number) else { return }
    let closing: Closing = closing ?? (presentation.kind == .popover ? .keeping : .discarding)
    try leaveTop(ofSurface: number)
    if case .screen = presentation.content {
    } else if let body = prototype[presentation.root].onDisappear {
      try runUnprompted(body, scope: Scope())
    }
    // A handler of `on disappear` may have closed it already.
    guard topSurface == number,
      state.presented[number - 1].presentation == prototype.presentation(named: presentation.name)
    else { return }
    if closing == .keeping { keepControls(ofSurface: number) }
    state.presented.removeLast()
    report(closing == .keeping ? .close : .cancel, prototype.text(presentation.name))
  }

  /// Closes a surface and what stands above it, topmost first.
  mutating func close(surface number: Int, _ closing: Closing) throws(Halt) {
    while topSurface > number { try closeTop(nil) }
    if topSurface == number { try closeTop(closing) }
  }

  /// Commits the control values of a presentation's own content (law P5).
  private mutating func keepControls(ofSurface number: Int) {
    let presented: Presented = state.presented[number - 1]
    guard case .screen = prototype[presented.presentation].content,
      let content = presented.surface.stacks.first?.screens.first?.storage?.content
    else { return }
    let elements: [Element] = prototype[prototype[presented.presentation].root].elements
    var controls: [Value] = content.controls
    for index in controls.indices where elements.indices.contains(index) {
      // What was judged and touched begins anew when it is opened again.
      controls[index] = elements[index].kind.value(of: controls[index])
    }
    let kept = State.Kept(presentation: presented.presentation, controls: controls)
    if let index = state.kept.firstIndex(where: { $0.presentation == kept.presentation }) {
      state.kept[index] = kept
    } else {
      state.kept.append(kept)
      state.kept.sort { $0.presentation.index < $1.presentation.index }
    }
  }

  /// Whether controls of a surface differ from what they were when it came up.
  package func isChanged(surface number: Int) -> Bool {
    guard number > 0, number <= state.presented.count else { return false }
    let surface: Surface = surface(number)
    for (stackIndex, stack) in surface.stacks.enumerated() {
      for depth in stack.screens.indices {
        let path = InstancePath(surface: number, stack: stackIndex, depth: depth)
        let content: InstanceContent = content(at: path)
        for element in content.controls.indices
        where isControlChanged(element, at: path) {
          return true
        }
      }
    }
    return false
  }

  /// Whether a control differs from its committed value: what its presentation was left with, or its
  /// first state.
  package func isControlChanged(_ element: Int, at path: InstancePath) -> Bool {
    guard let kind = self.element(element, at: path)?.kind, kind.hasState else { return false }
    let value: Value = kind.value(of: controlState(element, at: path))
    if path.surface > 0, path.surface <= state.presented.count {
      let presented: Presented = state.presented[path.surface - 1]
      let presentation: Presentation = prototype[presented.presentation]
      if presentation.kind == .popover, case .screen = presentation.content {
        for kept in state.kept where kept.presentation == presented.presentation {
          return kept.controls.indices.contains(element)
            && kind.value(of: kept.controls[element]) != value
        }
      }
    }
    do throws(Failure) {
      return try kind.value(of: initialState(of: element, at: path)) != value
    } catch {
      return false
    }
  }

  // MARK: From outside

  /// Closes the topmost presentation from outside: a tap outside, or a swipe down where that is the
  /// way on this device.
  ///
  /// Returns whether something answered instead.
  mutating func dismiss() throws(Halt) -> Bool {
    let number: Int = topSurface
    guard let presentation = presentation(ofSurface: number) else {
      throw .refuse(.absent, "nothing is presented")
    }
    switch style(ofSurface: number) {
    case .app:
      return false
    case .alert:
      throw alertIsUp(number)
    case .actions:
      try cancelActions(surface: number)
      return false
    case .fullScreen:
      throw .refuse(
        presentation.isModal ? .modal : .covered,
        "\(prototype.text(presentation.name)) covers the whole screen, so there is no outside",
        help: waysOut(ofSurface: number))
    case .popover, .sheet:
      return try dismissFromOutside(presentation, surface: number)
    }
  }

  /// A tap outside a popover, or a swipe down on a sheet (laws P3, P4, P8, S1).
  private mutating func dismissFromOutside(_ presentation: Presentation, surface number: Int)
    throws(Halt) -> Bool
  {
    let isPopover: Bool = presentation.kind == .popover
    if let body = presentation.onAttempt,
      presentation.isModal || (!isPopover && isChanged(surface: number))
    {
      try run(body, scope: Scope(owner: topPath(ofSurface: number)))
      return true
    }
    guard !presentation.isModal else { throw isModal(number) }
    try close(surface: number, isPopover ? .keeping : .discarding)
    return false
  }

  /// Cancels an action sheet as a tap outside does: as its Cancel button, when it has one.
  private mutating func cancelActions(surface number: Int) throws(Halt) {
    if let path = topPath(ofSurface: number), let screen = screen(at: path),
      let cancel = screen.elements.indices.first(where: {
        if case .cancels = screen.elements[$0].ending { return true }
        return false
      })
    {
      try tapElement(cancel, at: path)
    } else if device.idiom == .pad {
      try close(surface: number, .discarding)
    } else {
      throw isModal(number)
    }
  }

  // MARK: Refusals

  /// The refusal of everything but an alert's own buttons (law S2).
  func alertIsUp(_ number: Int) -> Halt {
    .refuse(
      .alert, "the alert \(presentationName(ofSurface: number)) is up",
      help: "only its buttons work: \(waysOut(ofSurface: number))")
  }

  /// The refusal of what a modal presentation doesn't let through (law P4).
  func isModal(_ number: Int) -> Halt {
    .refuse(
      .modal, "\(presentationName(ofSurface: number)) is modal",
      help: "it closes by its own buttons: \(waysOut(ofSurface: number))")
  }

  /// The buttons that close a surface, for people to read.
  package func waysOut(ofSurface number: Int) -> String {
    guard let path = topPath(ofSurface: number), let screen = screen(at: path) else {
      return "none"
    }
    var titles: [String] = []
    for element in screen.elements {
      let isAnswer: Bool =
        presentation(ofSurface: number)?.kind == .alert
        || presentation(ofSurface: number)?.kind == .actions
      guard element.kind == .button, element.ending != nil || isAnswer else { continue }
      titles.append(quoted(shownText(element.title, in: Scope(owner: path))))
    }
    return titles.isEmpty ? "none" : titles.joined(separator: ", ")
  }
}
