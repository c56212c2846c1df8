/// Tab bars, laws T. Tabs of a surface are numbered as its content defines them.
extension Machine {
  /// The tabs of a surface, as indices of `Definitions.tabs`; empty without a tab bar.
  package func tabs(onSurface number: Int) -> [Int32] {
    if number == 0 {
      if case .tabs(let tabs, _) = prototype.definitions.app { return tabs }
    } else if case .tabs(let tabs, _) = content(ofSurface: number) {
      return tabs
    }
    return []
  }

  /// The definition of a tab of a surface.
  package func tab(_ tab: Int, onSurface number: Int) -> Tab? {
    tabIndex(tab, onSurface: number).map { prototype.definitions.tabs[$0] }
  }

  /// Which of all tabs of the prototype a tab of a surface is.
  private func tabIndex(_ tab: Int, onSurface number: Int) -> Int? {
    let tabs: [Int32] = tabs(onSurface: number)
    return tabs.indices.contains(tab) ? Int(tabs[tab]) : nil
  }

  /// All tabs of a surface in their order of now.
  package func tabOrder(onSurface number: Int) -> [Int] {
    guard let bar = surface(number).tabBar else { return [] }
    return bar.order.isEmpty
      ? Array(tabs(onSurface: number).indices) : bar.order.map { Int($0) }
  }

  /// How many tabs the bar shows beside More, or all of them (law T1).
  private func shownCount(of count: Int) -> Int {
    let capacity: Int = max(2, tabCapacity)
    return count > capacity ? capacity - 1 : count
  }

  /// The tabs in the bar, in order.
  package func tabsShown(onSurface number: Int) -> [Int] {
    let order: [Int] = tabOrder(onSurface: number)
    return Array(order.prefix(shownCount(of: order.count)))
  }

  /// The tabs in the More list, in order; empty when there is no More.
  package func tabsInMore(onSurface number: Int) -> [Int] {
    let order: [Int] = tabOrder(onSurface: number)
    return Array(order.dropFirst(shownCount(of: order.count)))
  }

  /// Whether a surface shows its More list instead of a tab.
  func showsMoreList(onSurface number: Int) -> Bool {
    reading(number) { $0.tabBar?.showsMoreList == true }
  }

  /// Whether a tab is in the More list.
  package func isInMore(_ tab: Int, onSurface number: Int) -> Bool {
    guard reading(number, { $0.stacks.count }) > tabCapacity else { return false }
    return tabsInMore(onSurface: number).contains(tab)
  }

  private var tabCapacity: Int {
    let index = Int(state.device)
    guard prototype.definitions.devices.indices.contains(index) else { return 5 }
    return prototype.definitions.devices[index].tabCapacity
  }

  /// The device it is on.
  package var device: Device {
    let devices: [Device] = prototype.definitions.devices
    let index = Int(state.device)
    return devices.indices.contains(index) ? devices[index] : Device.builtIn[0]
  }

  /// Whether the tab bar of a surface is hidden by a screen on the stack that shows (law T9).
  package func hidesTabBar(onSurface number: Int) -> Bool {
    reading(number) { surface in
      guard let bar = surface.tabBar, !bar.showsMoreList,
        surface.stacks.indices.contains(surface.current)
      else { return false }
      var depth: Int = surface.stacks[surface.current].screens.count - 1
      while depth > 0 {
        let id: ScreenID = surface.stacks[surface.current].screens[depth].screen
        if prototype[id].hidesTabs { return true }
        depth -= 1
      }
      return false
    }
  }

  /// The badge of a tab: what the app set, else what the definition says now; `none` without one.
  package func badge(ofTab tab: Int, onSurface number: Int) -> Value {
    do throws(Failure) { return try badge(ofTab: tab, onSurface: number, 0) } catch {
      return .text("⚠")
    }
  }

  /// The badge of a tab, for expressions.
  func badge(ofTab tab: Int, onSurface number: Int, _ depth: Int) throws(Failure) -> Value {
    for override in surface(number).tabBar?.overrides ?? [] where Int(override.tab) == tab {
      if let badge = override.badge { return badge }
    }
    guard let badge = self.tab(tab, onSurface: number)?.badge else { return .none }
    let scope = Scope(depth: try deeper(depth))
    if let condition = badge.condition, try !holds(condition, in: scope) { return .none }
    return try evaluate(badge.value, in: scope)
  }

  /// The badge More asked for: the sum of the numbers in its list; `none` unless it did (law T7).
  package func moreBadge(onSurface number: Int) -> Value {
    do throws(Failure) { return try moreBadge(onSurface: number, 0) } catch { return .text("⚠") }
  }

  /// The badge of More, for expressions.
  func moreBadge(onSurface number: Int, _ depth: Int) throws(Failure) -> Value {
    guard case .tabs(_, let more) = content(ofSurface: number), more.sumsBadges else {
      return .none
    }
    var sum = 0.0
    var isAny = false
    for tab in tabsInMore(onSurface: number) {
      if case .number(let badge) = try badge(ofTab: tab, onSurface: number, depth) {
        sum += badge
        isAny = true
      }
    }
    return isAny && sum.isFinite ? .number(sum) : .none
  }

  /// Whether a tab can be tapped (law T8).
  package func isTabEnabled(_ tab: Int, onSurface number: Int) -> Bool {
    do throws(Failure) { return try isTabEnabled(tab, onSurface: number, 0) } catch { return false }
  }

  /// Whether a tab can be tapped, for expressions.
  func isTabEnabled(_ tab: Int, onSurface number: Int, _ depth: Int) throws(Failure) -> Bool {
    let overrides: [TabBar.Override]? = reading(number) { $0.tabBar?.overrides }
    for override in overrides ?? [] where Int(override.tab) == tab {
      if let isEnabled = override.isEnabled { return isEnabled }
    }
    guard let index = tabIndex(tab, onSurface: number) else { return false }
    let rule: Rule = prototype.definitions.tabs[index].enabled
    if case .always = rule { return true }
    return try holds(rule, in: Scope(depth: deeper(depth)))
  }

  /// The title of a tab.
  package func title(ofTab tab: Int, onSurface number: Int) -> String {
    self.tab(tab, onSurface: number).map { shownText($0.title, in: Scope()) } ?? ""
  }

  /// The name of a tab.
  package func name(ofTab tab: Int, onSurface number: Int) -> String {
    tabIndex(tab, onSurface: number).map { prototype.text(prototype.definitions.tabs[$0].name) }
      ?? ""
  }

  // MARK: Choosing

  /// A tap on a tab in the bar or in the More list (laws T3, T6, T8).
  mutating func tapTab(_ tab: Int, onSurface number: Int) throws(Halt) {
    guard isTabEnabled(tab, onSurface: number) else {
      throw .refuse(
        .disabled, "the tab \(quoted(title(ofTab: tab, onSurface: number))) is disabled",
        help:
          "`select tab \(name(ofTab: tab, onSurface: number))` shows it all the same, as the app may"
      )
    }
    if isInMore(tab, onSurface: number), reading(number, { $0.tabBar?.isEditing }) == true {
      throw .refuse(.editing, "the tabs are being rearranged", help: "`done` ends that")
    }
    if reading(number, { $0.current }) == tab, !showsMoreList(onSurface: number) {
      try popToRootOrTop(onSurface: number)
    } else {
      try show(tab: tab, onSurface: number)
    }
  }

  /// Shows a tab with its stack as it was left (law T4), whatever shows now.
  mutating func show(tab: Int, onSurface number: Int) throws(Halt) {
    let isInMore: Bool = isInMore(tab, onSurface: number)
    try leaveTop(ofSurface: number)
    if number == 0 { shownTabs.append(Int16(truncatingIfNeeded: tab)) }
    updateSurface(number) { surface in
      surface.tabBar?.selected = Int16(truncatingIfNeeded: tab)
      surface.tabBar?.showsMoreList = false
      surface.tabBar?.isEditing = false
      if isInMore {
        surface.tabBar?.picked = Int16(truncatingIfNeeded: tab)
        surface.tabBar?.keepsPlace = true
      }
    }
    report(.selectTab, name(ofTab: tab, onSurface: number))
    try arriveAtTop(ofSurface: number)
  }

  /// A second tap on what is selected: back to the root; at the root to the top (law T6).
  private mutating func popToRootOrTop(onSurface number: Int) throws(Halt) {
    let surface: Surface = surface(number)
    guard surface.stacks.indices.contains(surface.current) else { return }
    if surface.stacks[surface.current].screens.count > 1 {
      try popTo(depth: 0, onSurface: number, stack: surface.current)
    } else if let path = topPath(ofSurface: number) {
      scrollToTop(at: path)
    }
  }

  /// Scrolls everything on a screen to its top; nothing else changes.
  mutating func scrollToTop(at path: InstancePath) {
    for var table in content(at: path).tables where table.top > 1 {
      table.top = 1
      setTableState(table, at: path)
      report(.scroll, elementName(Int(table.element), at: path), value: .number(1))
    }
  }

  // MARK: More

  /// A tap on More (law T3).
  mutating func tapMore(onSurface number: Int) throws(Halt) {
    guard let bar = surface(number).tabBar, !tabsInMore(onSurface: number).isEmpty else {
      throw .refuse(.absent, "there is no More: all tabs fit into the bar")
    }
    if hidesTabBar(onSurface: number) { throw tabBarIsHidden(onSurface: number) }
    if bar.showsMoreList { return }
    let current = Int(bar.selected)
    if isInMore(current, onSurface: number) {
      if surface(number).stacks[current].screens.count > 1 {
        try popTo(depth: 0, onSurface: number, stack: current)
      }
      try showMoreList(onSurface: number)
    } else if bar.keepsPlace, isInMore(Int(bar.picked), onSurface: number) {
      try show(tab: Int(bar.picked), onSurface: number)
    } else {
      try showMoreList(onSurface: number)
    }
  }

  /// Shows the More list; the tab that was picked keeps its stack.
  mutating func showMoreList(onSurface number: Int) throws(Halt) {
    try leaveTop(ofSurface: number)
    updateSurface(number) { surface in
      surface.tabBar?.showsMoreList = true
      surface.tabBar?.keepsPlace = false
    }
    report(.selectTab, "more")
  }

  /// Begins or ends rearranging the tabs.
  mutating func setTabEditing(_ isEditing: Bool, onSurface number: Int) throws(Halt) {
    guard let bar = surface(number).tabBar else { return }
    if isEditing, !canEditTabs(onSurface: number) {
      throw .refuse(.fixed, "every tab is fixed, so there is no Edit")
    }
    guard bar.isEditing != isEditing else {
      throw .refuse(
        .editing, isEditing ? "the tabs are being rearranged already" : "nothing is being edited")
    }
    updateSurface(number) { $0.tabBar?.isEditing = isEditing }
    report(isEditing ? .beginEditing : .endEditing, "tabs")
  }

  /// Whether the More list has an Edit button (law T5).
  package func canEditTabs(onSurface number: Int) -> Bool {
    tabs(onSurface: number).contains { !prototype.definitions.tabs[Int($0)].isFixed }
  }

  /// Moves a tab to a position among all tabs, from 1 (law T5).
  mutating func moveTab(_ name: String, to position: Int) throws(Halt) {
    let number: Int = topSurface
    guard let tab = tabNumber(name, onSurface: number) else {
      throw .refuse(
        .absent, "there is no tab \(name) here",
        help: suggestion(for: name, in: tabNames(onSurface: number)))
    }
    guard surface(number).tabBar?.isEditing == true else {
      throw .refuse(
        .editing, "tabs are moved while they are being edited",
        help: "`tap more`, then `edit`, then `move tab \(name) to \(position)`")
    }
    var order: [Int] = tabOrder(onSurface: number)
    guard position >= 1, position <= order.count else {
      throw .refuse(.restricted, "there are \(order.count) tabs, so no position \(position)")
    }
    guard let from = order.firstIndex(of: tab) else { return }
    let to: Int = position - 1
    for place in min(from, to)...max(from, to) {
      guard let other = self.tab(order[place], onSurface: number), other.isFixed else { continue }
      let title: String = quoted(self.title(ofTab: order[place], onSurface: number))
      throw .refuse(
        .fixed,
        order[place] == tab
          ? "the tab \(title) is fixed" : "the fixed tab \(title) would be pushed from its place")
    }
    guard from != to else { return }
    order.remove(at: from)
    order.insert(tab, at: to)
    let natural: [Int] = Array(order.indices)
    updateSurface(number) { surface in
      surface.tabBar?.order =
        order == natural ? [] : order.map { Int16(truncatingIfNeeded: $0) }
    }
    report(.moveTab, name, value: .number(Double(position)))
  }

  // MARK: Names

  /// The number of a tab of a surface by its name.
  package func tabNumber(_ name: String, onSurface number: Int) -> Int? {
    guard let symbol = prototype.definitions.names.symbol(name) else { return nil }
    return tabNumber(symbol, onSurface: number)
  }

  /// The number of a tab of a surface by its name.
  package func tabNumber(_ name: Symbol, onSurface number: Int) -> Int? {
    let tabs: [Int32] = tabs(onSurface: number)
    for index in tabs.indices where prototype.definitions.tabs[Int(tabs[index])].name == name {
      return index
    }
    return nil
  }

  /// The names of all tabs of a surface.
  func tabNames(onSurface number: Int) -> [String] {
    tabs(onSurface: number).map { prototype.text(prototype.definitions.tabs[Int($0)].name) }
  }

  /// The refusal of a tap on a tab bar that doesn't show (law T9).
  func tabBarIsHidden(onSurface number: Int) -> Halt {
    .refuse(
      .absent, "the tab bar is hidden by a screen on the stack", help: "`back` brings it back")
  }
}
