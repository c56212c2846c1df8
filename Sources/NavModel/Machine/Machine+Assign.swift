/// Events that give something a value.
extension Machine {
  /// Gives a variable a value: of the owner's instance, else of the prototype.
  mutating func assign(_ value: Value, to name: Symbol, scope: Scope, place: Place) throws(Halt) {
    if let path = scope.owner ?? topPath(ofSurface: topSurface), let screen = screen(at: path),
      let index = screen.variables.firstIndex(where: { $0.name == name })
    {
      guard content(at: path).variables.indices.contains(index) else { return }
      guard content(at: path).variables[index] != value else { return }
      updateContent(at: path) { $0.variables[index] = value }
      report(.assign, prototype.text(name), value: value)
      return
    }
    guard let index = prototype.variable(named: name), state.variables.indices.contains(index)
    else {
      let names: [String] = prototype.definitions.variables.map { prototype.text($0.name) }
      throw .fail(
        "unknown-variable", "there is no variable \(prototype.text(name))",
        help: suggestion(for: prototype.text(name), in: names), at: place)
    }
    guard state.variables[index] != value else { return }
    state.variables[index] = value
    report(.assign, prototype.text(name), value: value)
  }

  /// Sets a tab's badge; a derived one is the prototype's to say (law T7).
  mutating func setBadge(_ value: Value, ofTab name: Symbol, place: Place) throws(Halt) {
    let (number, tab) = try tabAnywhere(name, place: place)
    if let badge = self.tab(tab, onSurface: number)?.badge {
      var isConstant = false
      if case .constant = badge.value { isConstant = badge.condition == nil }
      guard isConstant else {
        throw .fail(
          "derived-badge", "the badge of \(prototype.text(name)) is derived",
          help: "set what its definition reads instead", at: place)
      }
    }
    updateOverride(ofTab: tab, onSurface: number) { $0.badge = value }
    report(.badge, prototype.text(name), value: value)
  }

  /// The surface and number of a tab by name, topmost surface first.
  func tabAnywhere(_ name: Symbol, place: Place) throws(Halt) -> (surface: Int, tab: Int) {
    var number: Int = topSurface
    while number >= 0 {
      if let tab = tabNumber(name, onSurface: number) { return (number, tab) }
      number -= 1
    }
    throw .fail("unknown-tab", "there is no tab \(prototype.text(name))", at: place)
  }

  private mutating func updateOverride(
    ofTab tab: Int, onSurface number: Int, _ change: (inout TabBar.Override) -> Void
  ) {
    updateSurface(number) { surface in
      guard var overrides = surface.tabBar?.overrides else { return }
      let key = Int16(truncatingIfNeeded: tab)
      if let index = overrides.firstIndex(where: { $0.tab == key }) {
        change(&overrides[index])
      } else {
        var override = TabBar.Override(tab: key)
        change(&override)
        overrides.append(override)
        overrides.sort { $0.tab < $1.tab }
      }
      surface.tabBar?.overrides = overrides
    }
  }

  /// Enables or disables a control or a tab by the app.
  mutating func setEnabled(_ target: Target, _ isEnabled: Bool, scope: Scope, place: Place)
    throws(Halt)
  {
    var number: Int = topSurface
    while number >= 0 {
      if let path = topPath(ofSurface: number),
        let element = element(matching: target, at: path).first
      {
        updateContent(at: path) { content in
          content.enabled.removeAll { Int($0.element) == element }
          content.enabled.append(
            InstanceContent.EnabledOverride(
              element: Int16(truncatingIfNeeded: element), isEnabled: isEnabled))
          content.enabled.sort { $0.element < $1.element }
        }
        report(isEnabled ? .enable : .disable, elementName(element, at: path))
        return
      }
      if let tab = tab(matching: target, onSurface: number) {
        updateOverride(ofTab: tab, onSurface: number) { $0.isEnabled = isEnabled }
        report(isEnabled ? .enable : .disable, name(ofTab: tab, onSurface: number))
        return
      }
      number -= 1
    }
    throw .fail("unknown-target", "there is no \(describe(target)) here", at: place)
  }

  /// Changes a popover between its two sizes, as the same popover (law P12).
  mutating func resize(_ name: Symbol, isExpanded: Bool, place: Place) throws(Halt) {
    let index: Int? = state.presented.firstIndex { prototype[$0.presentation].name == name }
    guard let index else {
      throw .fail("not-open", "\(prototype.text(name)) is not open", at: place)
    }
    guard prototype[state.presented[index].presentation].expandedSize != nil else {
      throw .fail(
        "one-size", "\(prototype.text(name)) has one size", help: "give it `size W H expands W H`",
        at: place)
    }
    guard state.presented[index].isExpanded != isExpanded else { return }
    state.presented[index].isExpanded = isExpanded
    report(.resize, prototype.text(name), value: .text(isExpanded ? "expanded" : "condensed"))
  }
}
