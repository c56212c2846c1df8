/// What a tap on a control does.
extension Machine {
  /// A tap on an element of the screen at a path, which nothing covers.
  ///
  /// A button that submits judges its form first, unless that was done already.
  mutating func tapElement(_ number: Int, at path: InstancePath, isSubmitted: Bool = false)
    throws(Halt)
  {
    guard let id = screenID(at: path), prototype[id].elements.indices.contains(number) else {
      return
    }
    try requireEnabled(number, at: path)
    if prototype[id].elements[number].submits, !isSubmitted, try !submit(at: path) { return }
    let scope = Scope(owner: path, element: number)
    let source = Presented.Source(
      stack: Int16(truncatingIfNeeded: path.stack), depth: Int16(truncatingIfNeeded: path.depth),
      element: Int16(truncatingIfNeeded: number))
    let saved: Presented.Source? = tapped
    tapped = source
    defer { tapped = saved }

    // An element is large: only what a tap needs of it is copied.
    let kind: ControlKind = prototype[id].elements[number].kind
    let body: Body? = prototype[id].elements[number].onTap
    let arrow: Arrow? = prototype[id].elements[number].arrow
    if let ending = prototype[id].elements[number].ending ?? answer(of: kind, at: path) {
      try end(ending, number, at: path, scope: scope, source: source)
      return
    }
    switch kind {
    case .button: break
    case .link, .label, .text, .image, .space, .table:
      guard body != nil || arrow != nil else {
        throw .refuse(
          .unsupported, "nothing happens when \(spoken(number, at: path)) is tapped")
      }
    case .field:
      try focus(number, at: path)
    case .toggle, .choice, .slider, .stepper, .date:
      _ = try change(number, .tap, at: path)
    case .component:
      try tapComponent(number, at: path)
    }
    if let body { try run(body, scope: scope) }
    if let arrow { try follow(arrow, scope: scope, source: source) }
  }

  /// Refuses unless an element can be used now.
  func requireEnabled(_ number: Int, at path: InstancePath) throws(Halt) {
    let isEnabled: Bool
    do throws(Failure) { isEnabled = try self.isEnabled(number, at: path) } catch {
      throw .failed(error)
    }
    guard !isEnabled else { return }
    throw .refuse(
      .disabled, "\(spoken(number, at: path)) is disabled now",
      help: element(number, at: path).flatMap { reasonDisabled($0) })
  }

  /// When a disabled element can be used, as far as its rule says.
  private func reasonDisabled(_ element: Element) -> String? {
    guard case .all = element.enabled, let name = element.name else { return nil }
    return "its `enabled` or `disabled` rule decides: see `print \(prototype.text(name)).enabled`"
  }

  /// How an element ends what it stands in without saying so: every button of an alert or action sheet
  /// does (law S2).
  private func answer(of kind: ControlKind, at path: InstancePath) -> Element.Ending? {
    guard kind == .button, path.surface > 0, path.surface <= state.presented.count else {
      return nil
    }
    switch prototype[state.presented[path.surface - 1].presentation].kind {
    case .alert, .actions: return .closes
    case .popover, .sheet: return nil
    }
  }

  /// Ends a presentation: the handler's assignments, the closing, then what comes next from the surface
  /// below (law S8).
  private mutating func end(
    _ ending: Element.Ending, _ number: Int, at path: InstancePath, scope: Scope,
    source: Presented.Source
  ) throws(Halt) {
    guard let element = element(number, at: path) else { return }
    guard path.surface > 0 else {
      throw .fail(
        "nothing-to-close", "there is no presentation around this button to close",
        at: element.place)
    }
    let closing: Closing
    switch ending {
    case .closes:
      closing = .keeping
    case .cancels(let asking):
      closing = .discarding
      if let asking, isChanged(surface: path.surface) {
        try follow(asking, scope: scope, source: source, place: element.place)
        return
      }
    }
    let presented: Presented = state.presented[path.surface - 1]
    let outer: [Deferred]? = deferred
    deferred = []
    defer { deferred = outer }
    if let body = element.onTap { try run(body, scope: scope) }
    var next: [Deferred] = deferred ?? []
    deferred = nil
    if let then = element.then {
      next.append(try prepare(then, scope: scope, place: element.place))
    }
    if let arrow = element.arrow, let branch = try chosen(arrow, scope: scope) {
      next.append(try prepare(branch, scope: scope, place: arrow.place))
    }
    try close(surface: path.surface, closing)
    for step in next {
      try perform(step, from: Int(presented.presenter), source: presented.source)
    }
  }
}
