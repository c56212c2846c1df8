package import NavModel

/// The state as `tree` prints it: the same for the same state, byte for byte.
extension Machine {
  package var outline: Outline {
    var fields: [Outline.Field] = [
      Outline.Field("device", .text(device.name)),
      Outline.Field("landscape", .boolean(state.isLandscape)),
      Outline.Field("clock", .number(Double(state.clock))),
    ]
    var variables: [Outline.Field] = []
    for (index, variable) in prototype.definitions.variables.enumerated()
    where state.variables.indices.contains(index) {
      variables.append(
        Outline.Field(prototype.text(variable.name), outline(of: state.variables[index])))
    }
    if !variables.isEmpty { fields.append(Outline.Field("variables", .record(variables))) }
    fields.append(Outline.Field("app", outline(ofSurface: 0)))
    var presented: [Outline] = []
    for number in state.presented.indices {
      presented.append(
        .record([
          Outline.Field("name", .text(presentationName(ofSurface: number + 1))),
          Outline.Field("surface", outline(ofSurface: number + 1)),
        ]))
    }
    if !presented.isEmpty { fields.append(Outline.Field("presented", .list(presented))) }
    if !state.timers.isEmpty {
      fields.append(
        Outline.Field("timers", .list(state.timers.map { .number(Double($0.due)) })))
    }
    if let tooltip = state.tooltip { fields.append(Outline.Field("tooltip", .text(tooltip))) }
    return .record(fields)
  }

  private func outline(ofSurface number: Int) -> Outline {
    let surface: Surface = surface(number)
    guard let bar = surface.tabBar else {
      guard surface.stacks.count == 1 else { return .none }
      return .record([Outline.Field("stack", outline(ofStack: 0, onSurface: number))])
    }
    var fields: [Outline.Field] = [
      Outline.Field(
        "tab", .text(bar.showsMoreList ? "more" : name(ofTab: Int(bar.selected), onSurface: number))
      )
    ]
    if bar.isEditing { fields.append(Outline.Field("editing", .boolean(true))) }
    var tabs: [Outline] = []
    for tab in tabOrder(onSurface: number) {
      var item: [Outline.Field] = [
        Outline.Field("name", .text(name(ofTab: tab, onSurface: number)))
      ]
      let badge: Value = badge(ofTab: tab, onSurface: number)
      if badge != .none { item.append(Outline.Field("badge", outline(of: badge))) }
      if !isTabEnabled(tab, onSurface: number) {
        item.append(Outline.Field("enabled", .boolean(false)))
      }
      item.append(Outline.Field("stack", outline(ofStack: tab, onSurface: number)))
      tabs.append(.record(item))
    }
    fields.append(Outline.Field("tabs", .list(tabs)))
    return .record(fields)
  }

  private func outline(ofStack stack: Int, onSurface number: Int) -> Outline {
    let surface: Surface = surface(number)
    guard surface.stacks.indices.contains(stack) else { return .none }
    var screens: [Outline] = []
    for depth in surface.stacks[stack].screens.indices {
      screens.append(
        outline(ofScreenAt: InstancePath(surface: number, stack: stack, depth: depth)))
    }
    return .list(screens)
  }

  private func outline(ofScreenAt path: InstancePath) -> Outline {
    guard let screen = screen(at: path) else { return .none }
    let content: InstanceContent = content(at: path)
    var fields: [Outline.Field] = [
      Outline.Field("screen", .text(screen.name.map { prototype.text($0) } ?? ""))
    ]
    for (index, name) in screen.parameters.enumerated()
    where content.arguments.indices.contains(index) {
      fields.append(
        Outline.Field(prototype.text(name), outline(of: content.arguments[index])))
    }
    for (index, variable) in screen.variables.enumerated()
    where content.variables.indices.contains(index) {
      fields.append(
        Outline.Field(prototype.text(variable.name), outline(of: content.variables[index])))
    }
    fields += controls(at: path, screen)
    fields += searchAndTables(at: path, screen, content)
    return .record(fields)
  }

  private func controls(at path: InstancePath, _ screen: Screen) -> [Outline.Field] {
    var fields: [Outline.Field] = []
    for number in screen.elements.indices {
      let element: Element = screen.elements[number]
      guard element.kind.hasState, let name = element.name else { continue }
      var value: Value = .none
      do throws(Failure) { value = try currentState(of: number, at: path) } catch {}
      fields.append(Outline.Field(prototype.text(name), outline(of: value, element.kind)))
    }
    return fields
  }

  /// A control's value; of a field that was judged also what is wrong with it.
  private func outline(of state: Value, _ kind: ControlKind) -> Outline {
    let value: Outline = outline(of: kind.value(of: state))
    guard kind == .field, let error = state.value(forKey: "error") else { return value }
    return .record([Outline.Field("text", value), Outline.Field("error", outline(of: error))])
  }

  private func searchAndTables(
    at path: InstancePath, _ screen: Screen, _ content: InstanceContent
  ) -> [Outline.Field] {
    var fields: [Outline.Field] = []
    if let search = content.search {
      fields.append(
        Outline.Field(
          "search",
          .record([
            Outline.Field("text", .text(search.text)),
            Outline.Field("active", .boolean(search.isActive)),
            Outline.Field("shown", .boolean(search.isShown)),
            Outline.Field("scope", .number(Double(search.scope) + 1)),
          ])))
    }
    for table in content.tables where screen.elements.indices.contains(Int(table.element)) {
      let name: String = screen.elements[Int(table.element)].name.map { prototype.text($0) } ?? ""
      var parts: [Outline.Field] = []
      if !table.selected.isEmpty { parts.append(Outline.Field("selected", rows(table.selected))) }
      if !table.deleted.isEmpty { parts.append(Outline.Field("deleted", rows(table.deleted))) }
      if !table.order.isEmpty { parts.append(Outline.Field("order", rows(table.order))) }
      if table.isEditing { parts.append(Outline.Field("editing", .boolean(true))) }
      if table.top != 1 { parts.append(Outline.Field("top", .number(Double(table.top)))) }
      if table.revealed >= 0 {
        parts.append(Outline.Field("revealed", .number(Double(table.revealed) + 1)))
      }
      if !parts.isEmpty { fields.append(Outline.Field(name, .record(parts))) }
    }
    if content.focus >= 0, screen.elements.indices.contains(Int(content.focus)),
      let name = screen.elements[Int(content.focus)].name
    {
      fields.append(Outline.Field("focus", .text(prototype.text(name))))
    }
    if !content.timers.isEmpty {
      fields.append(
        Outline.Field("timers", .list(content.timers.map { .number(Double($0.due)) })))
    }
    return fields
  }

  /// Rows by their places in the data, from 1.
  private func rows(_ rows: [Int32]) -> Outline {
    .list(rows.map { .number(Double($0) + 1) })
  }

  private func outline(of value: Value) -> Outline {
    switch value {
    case .none: .none
    case .boolean(let isTrue): .boolean(isTrue)
    case .number(let number): .number(number)
    case .list(let values): .list(values.map { outline(of: $0) })
    case .map(let entries): .record(entries.map { Outline.Field($0.key, outline(of: $0.value)) })
    case .row(let row): outline(of: .map(row.entries))
    // How long it is shows on the screen, but nowhere else.
    case .secret(let text): .text(text.isEmpty ? "" : "•••")
    case .text, .name, .duration: .text(value.displayText)
    }
  }
}
