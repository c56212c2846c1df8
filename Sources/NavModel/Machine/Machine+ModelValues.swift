/// The values that the model itself has.
extension Machine {
  /// The topmost surface that has tabs.
  var topTabSurface: Int? {
    var surface: Int = topSurface
    while surface >= 0 {
      if case .tabs = content(ofSurface: surface) { return surface }
      surface -= 1
    }
    return nil
  }

  /// A value of the model.
  func value(of model: ModelValue, _ scope: Scope, _ depth: Int) throws(Failure) -> Value {
    switch model {
    case .tab: return selectedTab
    case .screen: return stackNames.last ?? .none
    case .stack: return .list(stackNames)
    case .popover: return topmost(.popover)
    case .sheet: return topmost(.sheet)
    case .alert: return topmost(.alert)
    case .actions: return topmost(.actions)
    case .presented:
      return .list(state.presented.indices.compactMap { presentationName($0 + 1) })
    case .search: return .name("search")
    case .tabs:
      guard let surface = topTabSurface else { return .list([]) }
      return .list(
        tabNames(tabsShown(onSurface: surface) + tabsInMore(onSurface: surface), surface))
    case .more: return .name("more")
    case .device:
      let devices: [Device] = prototype.definitions.devices
      let index: Int = Int(state.device)
      return devices.indices.contains(index) ? .name(devices[index].name) : .none
    case .events: return .list(events.map { .text($0.text) })
    case .back:
      guard let path = scope.owner ?? topPath(ofSurface: topStackSurface) else { return .none }
      return try backTitle(at: path, depth).map { .text($0) } ?? .none
    case .focus: return focusName
    case .tooltip: return state.tooltip.map { .text($0) } ?? .none
    case .clock: return .duration(state.clock)
    case .row: return scope.row ?? .none
    }
  }

  private var selectedTab: Value {
    guard let surface = topTabSurface, let bar = self.surface(surface).tabBar else { return .none }
    if bar.showsMoreList { return .name("more") }
    return tabNames([Int(bar.selected)], surface).first ?? .none
  }

  /// The names of the screens of the topmost stack; none while the More list shows.
  private var stackNames: [Value] {
    let number: Int = topStackSurface
    let surface: Surface = surface(number)
    guard topPath(ofSurface: number) != nil, surface.stacks.indices.contains(surface.current)
    else { return [] }
    return surface.stacks[surface.current].screens.map { instance in
      prototype[instance.screen].name.map { .name(prototype.text($0)) } ?? .none
    }
  }

  /// How many screens the topmost stack has, told without naming them.
  private var stackCount: Int {
    topPath(ofSurface: topStackSurface).map { $0.depth + 1 } ?? 0
  }

  private func topmost(_ kind: Presentation.Kind) -> Value {
    var surface: Int = topSurface
    while surface > 0 {
      if presentation(ofSurface: surface)?.kind == kind {
        return presentationName(surface) ?? .none
      }
      surface -= 1
    }
    return .none
  }

  private func presentationName(_ surface: Int) -> Value? {
    presentation(ofSurface: surface).map { .name(prototype.text($0.name)) }
  }

  /// The names of tabs that are numbered as in their surface's definition.
  private func tabNames(_ tabs: [Int], _ surface: Int) -> [Value] {
    guard case .tabs(let indices, _) = content(ofSurface: surface) else { return [] }
    var names: [Value] = []
    for tab in tabs where indices.indices.contains(tab) {
      names.append(.name(prototype.text(prototype.definitions.tabs[Int(indices[tab])].name)))
    }
    return names
  }

  private var focusName: Value {
    guard let path = topPath(ofSurface: topSurface), let screen = screen(at: path) else {
      return .none
    }
    let focus: Int = Int(content(at: path).focus)
    if screen.elements.indices.contains(focus) {
      return screen.elements[focus].name.map { .name(prototype.text($0)) } ?? .none
    }
    return searchState(at: path)?.isActive == true ? .name("search") : .none
  }

  /// A member of a value of the model.
  func member(_ name: String, of model: ModelValue, _ scope: Scope, _ depth: Int) throws(Failure)
    -> Thing
  {
    switch model {
    case .search: return .value(try searchMember(name, scope, depth))
    case .tabs: return try tabsMember(name, depth)
    case .stack where name == "count": return .value(.number(Double(stackCount)))
    case .more:
      guard name == "badge" else { throw noMember(name, of: "`more`", has: ["badge"]) }
      guard let surface = topTabSurface else { return .value(.none) }
      return .value(try moreBadge(onSurface: surface, depth))
    default:
      return try member(name, of: .value(value(of: model, scope, depth)), scope, depth)
    }
  }

  private func tabsMember(_ name: String, _ depth: Int) throws(Failure) -> Thing {
    let surface: Int? = topTabSurface
    switch name {
    case "shown": return .value(.list(surface.map { tabNames(tabsShown(onSurface: $0), $0) } ?? []))
    case "more": return .value(.list(surface.map { tabNames(tabsInMore(onSurface: $0), $0) } ?? []))
    default:
      if let symbol = prototype.definitions.names.symbol(name),
        let tab = prototype.tab(named: symbol)
      {
        return .tab(tab)
      }
      let all: [String] = prototype.definitions.tabs.map { prototype.text($0.name) }
      throw noMember(name, of: "`tabs`", has: ["shown", "more"] + all)
    }
  }

  /// Where a tab stands: a surface and the tab's number there.
  func location(ofTab tab: Int) -> (surface: Int, number: Int)? {
    var surface: Int = topSurface
    while surface >= 0 {
      if case .tabs(let indices, _) = content(ofSurface: surface),
        let number = indices.firstIndex(where: { Int($0) == tab })
      {
        return (surface, number)
      }
      surface -= 1
    }
    return nil
  }

  /// A member of a tab, by its number among all tabs.
  func member(_ name: String, ofTab tab: Int, _ depth: Int) throws(Failure) -> Value {
    let definition: Tab = prototype.definitions.tabs[tab]
    switch name {
    case "title": return .text(try text(definition.title, in: Scope(depth: depth)))
    case "badge", "enabled", "selected": break
    default:
      throw noMember(
        name, of: "the tab `\(prototype.text(definition.name))`",
        has: ["badge", "enabled", "selected", "title"])
    }
    guard let (surface, number) = location(ofTab: tab) else {
      throw Failure("not-open", "the tab `\(prototype.text(definition.name))` isn't on screen")
    }
    switch name {
    case "badge": return try badge(ofTab: number, onSurface: surface, depth)
    case "enabled": return .boolean(try isTabEnabled(number, onSurface: surface, depth))
    default:
      guard let bar = self.surface(surface).tabBar else { return .boolean(false) }
      return .boolean(!bar.showsMoreList && Int(bar.selected) == number)
    }
  }
}
