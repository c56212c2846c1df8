/// What a dot reads.
extension Machine {
  /// The member of a thing.
  func member(_ name: String, of whole: Thing, _ scope: Scope, _ depth: Int) throws(Failure)
    -> Thing
  {
    switch whole {
    case .value(let value): return try member(name, of: value, scope, depth)
    case .element(let element, let path): return try member(name, of: element, at: path, depth)
    case .kept(let element, let presentation):
      if let value = try keptRead(name, element, presentation, depth) { return .value(value) }
      let definition: Element = prototype[prototype[presentation].root].elements[element]
      throw noMember(name, of: described(definition), has: definition.members)
    case .rows(let element, let path):
      let rows: RowList = try rows(of: element, at: path, depth)
      switch name {
      case "count": return .value(.number(Double(rows.count)))
      case "first", "last":
        guard let place = rows.place(name == "first" ? 1 : rows.count) else { return .value(.none) }
        return .row(place, element, path)
      default: throw noMember(name, of: "a list of rows", has: ["count", "first", "last"])
      }
    case .row(let place, let element, let path):
      let row: Value = try rowValue(place, of: element, at: path, depth)
      return try member(name, of: row, scope, depth)
    case .tab(let tab): return .value(try member(name, ofTab: tab, depth))
    case .screen(let id): return try member(name, ofScreen: id, depth)
    case .presentation(let id): return try member(name, ofPresentation: id, scope, depth)
    case .model(let model): return try member(name, of: model, scope, depth)
    }
  }

  private func member(_ name: String, of value: Value, _ scope: Scope, _ depth: Int)
    throws(Failure) -> Thing
  {
    if let member = value.value(forKey: name) { return .value(member) }
    switch (value, name) {
    case (.text(let text), "count"), (.secret(let text), "count"):
      return .value(.number(Double(text.count)))
    case (.list(let values), "count"): return .value(.number(Double(values.count)))
    case (.map(let entries), "count"): return .value(.number(Double(entries.count)))
    case (.list(let values), "first"): return .value(values.first ?? .none)
    case (.list(let values), "last"): return .value(values.last ?? .none)
    case (.name, _):
      let thing: Thing = try thing(named: value, scope, depth)
      if case .value = thing { throw noMember(name, of: "a name", has: []) }
      return try member(name, of: thing, scope, depth)
    case (.text, _), (.secret, _): throw noMember(name, of: "a text", has: ["count"])
    case (.list, _): throw noMember(name, of: "a list", has: ["count", "first", "last"])
    case (.map, _), (.row, _): throw noMember(name, of: value.kindText, has: value.keys)
    default: throw noMember(name, of: value.kindText, has: [])
    }
  }

  private func member(_ name: String, of element: Int, at path: InstancePath, _ depth: Int)
    throws(Failure) -> Thing
  {
    guard let screen = screen(at: path), screen.elements.indices.contains(element) else {
      return .value(.none)
    }
    let definition: Element = screen.elements[element]
    if definition.table != nil { return try member(name, ofTable: element, at: path, depth) }
    if let value = try read(name, of: element, at: path, depth) { return .value(value) }
    switch name {
    case "enabled": return .value(.boolean(try isEnabled(element, at: path, depth)))
    case "title":
      let scope = Scope(owner: path, element: element, depth: depth)
      return .value(.text(try text(definition.title, in: scope)))
    case "focused": return .value(.boolean(Int(content(at: path).focus) == element))
    case "changed": return .value(.boolean(try isChanged(element, at: path, depth)))
    default: throw noMember(name, of: described(definition), has: definition.members)
    }
  }

  private func member(_ name: String, ofTable element: Int, at path: InstancePath, _ depth: Int)
    throws(Failure) -> Thing
  {
    let table: TableState = tableState(element, at: path)
    switch name {
    case "rows": return .rows(element, path)
    case "sections":
      let rows: RowList = try rows(of: element, at: path, depth)
      return .value(.list(rows.sections.map { .text($0.header ?? "") }))
    case "selected":
      var values: [Value] = []
      for place in table.selected {
        values.append(try rowValue(place, of: element, at: path, depth))
      }
      return .value(.list(values))
    case "editing": return .value(.boolean(table.isEditing))
    case "top": return .value(.number(Double(table.top)))
    case "enabled": return .value(.boolean(try isEnabled(element, at: path, depth)))
    default:
      throw noMember(
        name, of: "the table", has: ["rows", "sections", "selected", "editing", "top", "enabled"])
    }
  }

  private func member(_ name: String, ofScreen id: ScreenID, _ depth: Int) throws(Failure) -> Thing
  {
    let word: String = prototype[id].name.map { prototype.text($0) } ?? ""
    guard let path = nearestInstance(of: id) else {
      throw Failure("not-open", "no `\(word)` is on a stack that shows")
    }
    if let symbol = prototype.definitions.names.symbol(name),
      let thing = try find(symbol, at: path, depth)
    {
      return thing
    }
    switch name {
    case "title":
      let scope = Scope(owner: path, depth: depth)
      return .value(.text(try text(prototype[id].title, in: scope)))
    case "valid": return .value(.boolean(try isValid(at: path, deeper(depth))))
    case "changed": return .value(.boolean(try isChanged(at: path, depth)))
    default: break
    }
    throw noMember(
      name, of: "`\(word)`", has: ["title", "valid", "changed"] + names(of: prototype[id]))
  }

  /// A member of a presentation: a control as it was left, seen from its own inside as it is.
  private func member(
    _ name: String, ofPresentation id: PresentationID, _ scope: Scope, _ depth: Int
  ) throws(Failure) -> Thing {
    let presentation: Presentation = prototype[id]
    let screen: Screen = prototype[presentation.root]
    if let symbol = prototype.definitions.names.symbol(name),
      let element = screen.element(named: symbol)
    {
      if let owner = scope.owner, let path = root(of: id), path.surface == owner.surface {
        return .element(element, path)
      }
      if screen.elements[element].table != nil, let path = root(of: id) {
        return .element(element, path)
      }
      return .kept(element, id)
    }
    if name == "title" {
      let scope = Scope(owner: root(of: id), depth: depth)
      return .value(.text(try text(presentation.title, in: scope)))
    }
    if name == "valid" || name == "changed" {
      guard let path = root(of: id) else {
        throw Failure("not-open", "`\(prototype.text(presentation.name))` isn't open")
      }
      return .value(
        .boolean(
          name == "valid" ? try isValid(at: path, deeper(depth)) : isChanged(surface: path.surface))
      )
    }
    throw noMember(
      name, of: "`\(prototype.text(presentation.name))`",
      has: ["title", "valid", "changed"] + names(of: screen))
  }

  private func names(of screen: Screen) -> [String] {
    screen.elements.compactMap { $0.name }.map { prototype.text($0) }
  }

  /// An element as messages call it.
  func described(_ element: Element) -> String {
    element.name.map { "the \(element.word) `\(prototype.text($0))`" } ?? "the \(element.word)"
  }

  /// Where the content of a presentation is while it is up.
  func root(of id: PresentationID) -> InstancePath? {
    for (index, presented) in state.presented.enumerated() where presented.presentation == id {
      return InstancePath(surface: index + 1, stack: 0, depth: 0)
    }
    return nil
  }

  /// The instance of a screen that is nearest to the top, on the stacks that show.
  func nearestInstance(of id: ScreenID) -> InstancePath? {
    var number: Int = topSurface
    while number >= 0 {
      let surface: Surface = surface(number)
      if surface.stacks.indices.contains(surface.current) {
        let screens: [Instance] = surface.stacks[surface.current].screens
        if let depth = screens.lastIndex(where: { $0.screen == id }) {
          return InstancePath(surface: number, stack: surface.current, depth: depth)
        }
      }
      number -= 1
    }
    return nil
  }
}
