/// What `is` asks.
extension Machine {
  /// Whether a thing is so.
  func has(_ quality: Quality, _ operand: Expression, _ scope: Scope, _ depth: Int)
    throws(Failure) -> Bool
  {
    if case .titled(let title) = operand {
      let depth: Int = try deeper(depth)
      if let thing = try thing(titled: title, scope, depth) {
        return try has(quality, thing, titled: title, scope, depth)
      }
      if quality == .visible { return false }
      throw Failure("unknown-name", "nothing on screen is titled \(quoted(title))")
    }
    if case .model(.search) = operand { return try searchHas(quality, scope) }
    if quality == .open, case .member(.name, _) = operand {
      throw Failure("not-a-quality", "a control can't be open")
    }
    var thing: Thing = try thing(operand, scope, depth)
    if case .model(let model) = thing {
      thing = try self.thing(named: value(of: model, scope, depth), scope, depth)
    } else if case .value(.name) = thing {
      thing = try self.thing(named: value(of: thing, scope, depth), scope, depth)
    }
    return try has(quality, thing, titled: nil, scope, depth)
  }

  private func has(
    _ quality: Quality, _ thing: Thing, titled title: String?, _ scope: Scope, _ depth: Int
  ) throws(Failure) -> Bool {
    switch thing {
    case .element(let element, let path):
      return try has(quality, element, at: path, titled: title, depth)
    case .kept(let element, let presentation):
      guard let path = root(of: presentation) else {
        if quality == .visible || quality == .focused { return false }
        if quality == .empty {
          return isEmpty(try keptRead("value", element, presentation, depth) ?? .none)
        }
        throw Failure("not-open", "`\(prototype.text(prototype[presentation].name))` isn't open")
      }
      return try has(quality, element, at: path, titled: title, depth)
    case .rows(let element, let path):
      guard quality == .empty else { throw not(quality, "a list of rows") }
      return try rows(of: element, at: path, depth).count == 0
    case .row(let place, let element, let path):
      return try has(quality, row: place, of: element, at: path, depth)
    case .tab(let tab): return try has(quality, tab: tab, depth)
    case .screen(let id): return try has(quality, screen: id, depth)
    case .presentation(let id):
      switch quality {
      case .open, .visible: return root(of: id) != nil
      case .changed: return root(of: id).map { isChanged(surface: $0.surface) } ?? false
      case .valid:
        guard let path = root(of: id) else {
          throw Failure("not-open", "`\(prototype.text(prototype[id].name))` isn't open")
        }
        return try isValid(at: path, deeper(depth))
      default: throw not(quality, "a presentation")
      }
    case .value(let value):
      switch quality {
      case .empty: return isEmpty(value)
      case .selected: return try isSelected(value, scope)
      case .open, .visible:
        if case .none = value { return false }
      default: break
      }
      throw not(quality, value.kindText)
    case .model(let model): throw not(quality, try value(of: model, scope, depth).kindText)
    }
  }

  private func not(_ quality: Quality, _ what: String) -> Failure {
    Failure("not-a-quality", "\(what) can't be \(quality.word)")
  }

  private func has(
    _ quality: Quality, _ element: Int, at path: InstancePath, titled title: String?, _ depth: Int
  ) throws(Failure) -> Bool {
    guard let screen = screen(at: path), screen.elements.indices.contains(element) else {
      return false
    }
    let definition: Element = screen.elements[element]
    switch quality {
    case .visible:
      guard topPath(ofSurface: path.surface) == path else { return false }
      return try isShown(element, at: path, depth)
    case .enabled: return try isEnabled(element, at: path, depth)
    case .disabled: return try !isEnabled(element, at: path, depth)
    case .focused: return Int(content(at: path).focus) == element
    case .changed: return try isChanged(element, at: path, depth)
    case .empty:
      if definition.table != nil { return try rows(of: element, at: path, depth).count == 0 }
      return isEmpty(try controlValue(element, at: path, depth) ?? .none)
    case .valid:
      if case .boolean(let isValid)? = try read("valid", of: element, at: path, depth) {
        return isValid
      }
    case .selected:
      switch try controlValue(element, at: path, depth) {
      case .boolean(let isOn)?: return isOn
      case .list(let chosen)?:
        if let title { return Value.list(chosen).holds(.text(title)) }
      case let value?:
        if let title { return value.equals(.text(title)) }
      case nil: break
      }
    case .open: break
    }
    throw not(quality, described(definition))
  }

  private func has(
    _ quality: Quality, row place: Int32, of element: Int, at path: InstancePath, _ depth: Int
  ) throws(Failure) -> Bool {
    switch quality {
    case .selected: return tableState(element, at: path).selected.contains(place)
    case .visible: return try rows(of: element, at: path, depth).number(ofPlace: place) != nil
    case .enabled: return try isRowEnabled(place, of: element, at: path, depth)
    case .disabled: return try !isRowEnabled(place, of: element, at: path, depth)
    default: throw not(quality, "a row")
    }
  }

  private func has(_ quality: Quality, tab: Int, _ depth: Int) throws(Failure) -> Bool {
    switch quality {
    case .selected:
      guard let (surface, number) = location(ofTab: tab), let bar = self.surface(surface).tabBar
      else { return false }
      return !bar.showsMoreList && Int(bar.selected) == number
    case .visible:
      guard let (surface, number) = location(ofTab: tab) else { return false }
      return tabsShown(onSurface: surface).contains(number)
    case .enabled: return try member("enabled", ofTab: tab, depth).equals(.boolean(true))
    case .disabled: return try member("enabled", ofTab: tab, depth).equals(.boolean(false))
    default: throw not(quality, "a tab")
    }
  }

  private func has(_ quality: Quality, screen id: ScreenID, _ depth: Int) throws(Failure) -> Bool {
    let path: InstancePath? = nearestInstance(of: id)
    switch quality {
    case .open: return path != nil
    case .visible: return path.map { topPath(ofSurface: $0.surface) == $0 } ?? false
    case .changed:
      guard let path else { return false }
      return try isChanged(at: path, depth)
    case .valid:
      guard let path else {
        throw Failure("not-open", "no `\(screenName(id))` is on a stack that shows")
      }
      return try isValid(at: path, deeper(depth))
    default: throw not(quality, "a screen")
    }
  }

  private func searchHas(_ quality: Quality, _ scope: Scope) throws(Failure) -> Bool {
    guard let path = searchPath(scope), let search = searchState(at: path) else { return false }
    switch quality {
    case .visible: return search.isShown
    case .focused, .open: return search.isActive
    case .empty: return search.text.isEmpty
    case .enabled: return true
    case .disabled: return false
    default: throw not(quality, "a search bar")
    }
  }

  /// Whether a row is selected in its table, the one the scope's element is.
  private func isSelected(_ value: Value, _ scope: Scope) throws(Failure) -> Bool {
    guard let owner = scope.owner ?? topPath(ofSurface: topSurface),
      let screen = screen(at: owner)
    else { return false }
    for table in content(at: owner).tables where !table.selected.isEmpty {
      guard scope.element == nil || scope.element == Int(table.element),
        screen.elements.indices.contains(Int(table.element))
      else { continue }
      for place in table.selected {
        let row: Value = try rowValue(place, of: Int(table.element), at: owner, scope.depth + 1)
        if row.equals(value) { return true }
      }
    }
    return false
  }
}

extension Value {
  /// Whether a list holds a value.
  func holds(_ value: Value) -> Bool {
    guard case .list(let values) = self else { return false }
    for item in values where item.equals(value) { return true }
    return false
  }
}

/// Whether there is nothing in a value: no text, no list, no value at all.
func isEmpty(_ value: Value) -> Bool {
  switch value {
  case .none: true
  case .text(let text), .secret(let text): text.isEmpty
  case .list(let values): values.isEmpty
  case .map(let entries): entries.isEmpty
  default: false
  }
}

extension Quality {
  /// How a script writes it.
  package var word: String {
    switch self {
    case .open: "open"
    case .visible: "visible"
    case .enabled: "enabled"
    case .disabled: "disabled"
    case .selected: "selected"
    case .focused: "focused"
    case .empty: "empty"
    case .changed: "changed"
    case .valid: "valid"
    }
  }
}
