internal import NavModel
internal import NavSyntax

/// Surfaces and their stacks.
extension Migration {
  /// A surface of the new content that keeps what the old one has.
  mutating func surface(
    _ surface: Surface, _ before: Content, _ after: Content, number: Int, what: String
  ) throws(Halt) -> Surface {
    if surface.stacks.isEmpty { return try machine.freshSurface(after, number: number) }
    switch (before, after) {
    case (.tabs(let from, _), .tabs(let to, _)):
      return try tabs(surface, from, to, number: number)
    case (.tabs(let from, _), _):
      let selected: Int = surface.current
      if surface.stacks.indices.contains(selected), from.indices.contains(selected) {
        drop("\(what) has no tabs any more; the stacks of the others are gone")
        return try single(surface.stacks[selected], after, number: number, what: what)
      }
      return try machine.freshSurface(after, number: number)
    case (_, .tabs(let to, _)):
      return try single(surface.stacks[0], intoTabs: to, after, number: number, what: what)
    default:
      return try single(surface.stacks[0], after, number: number, what: what)
    }
  }

  /// One stack, where there was one.
  private mutating func single(
    _ stack: Stack, _ after: Content, number: Int, what: String
  ) throws(Halt) -> Surface {
    var fresh: Surface = try machine.freshSurface(after, number: number)
    guard !fresh.stacks.isEmpty else { return fresh }
    fresh.stacks[0] = try self.stack(stack, root: fresh.stacks[0].screens, what: what)
    return fresh
  }

  /// A stack becomes that of the tab with the same root.
  private mutating func single(
    _ stack: Stack, intoTabs tabs: [Int32], _ after: Content, number: Int, what: String
  ) throws(Halt) -> Surface {
    var fresh: Surface = try machine.freshSurface(after, number: number)
    guard let root = stack.screens.first.flatMap({ map.screen($0.screen) }) else { return fresh }
    for index in fresh.stacks.indices where fresh.stacks[index].screens.first?.screen == root {
      fresh.stacks[index] = try self.stack(stack, root: fresh.stacks[index].screens, what: what)
      fresh.tabBar?.selected = Int16(truncatingIfNeeded: index)
      return fresh
    }
    drop("\(what) has tabs now, none of which shows what was on its stack")
    return fresh
  }

  /// Tabs keep stack, badge and order by their names.
  private mutating func tabs(
    _ surface: Surface, _ before: [Int32], _ after: [Int32], number: Int
  ) throws(Halt) -> Surface {
    let content: Content = .tabs(after, more: Content.MoreRule())
    var fresh: Surface = try machine.freshSurface(content, number: number)
    guard let oldBar = surface.tabBar, var bar = fresh.tabBar else { return fresh }
    var moved = [Int16?](repeating: nil, count: before.count)
    for (index, tab) in before.enumerated() {
      let name: Symbol = old.prototype.definitions.tabs[Int(tab)].name
      let new: Int? = after.firstIndex {
        machine.prototype.definitions.tabs[Int($0)].name == name
      }
      guard let new else {
        drop("the tab \(old.prototype.text(name)) is gone, with its stack")
        continue
      }
      moved[index] = Int16(truncatingIfNeeded: new)
      guard surface.stacks.indices.contains(index) else { continue }
      fresh.stacks[new] = try stack(
        surface.stacks[index], root: fresh.stacks[new].screens,
        what: "the tab \(old.prototype.text(name))")
    }
    func new(_ tab: Int16) -> Int16? {
      moved.indices.contains(Int(tab)) ? moved[Int(tab)] : nil
    }
    if let selected = new(oldBar.selected) {
      bar.selected = selected
      bar.showsMoreList = oldBar.showsMoreList
      bar.isEditing = oldBar.isEditing
      bar.picked = new(oldBar.picked) ?? -1
      bar.keepsPlace = oldBar.keepsPlace && bar.picked >= 0
    }
    for override in oldBar.overrides {
      guard let tab = new(override.tab) else { continue }
      var kept: TabBar.Override = override
      kept.tab = tab
      bar.overrides.append(kept)
    }
    bar.overrides.sort { $0.tab < $1.tab }
    bar.order = order(oldBar.order, count: after.count, new)
    fresh.tabBar = bar
    return fresh
  }

  /// The order a person gave the tabs; those that are new stand where they are defined.
  private func order(_ old: [Int16], count: Int, _ new: (Int16) -> Int16?) -> [Int16] {
    guard !old.isEmpty else { return [] }
    var order: [Int16] = []
    for tab in old { if let tab = new(tab) { order.append(tab) } }
    for tab in 0..<count {
      let number = Int16(truncatingIfNeeded: tab)
      if !order.contains(number) { order.insert(number, at: min(tab, order.count)) }
    }
    var natural: [Int16] = []
    for tab in 0..<count { natural.append(Int16(truncatingIfNeeded: tab)) }
    return order == natural ? [] : order
  }

  /// A stack keeps its screens when it has the same root; those that are gone are left out.
  private mutating func stack(_ stack: Stack, root: [Instance], what: String) throws(Halt) -> Stack
  {
    guard let first = stack.screens.first, let fresh = root.first,
      map.screen(first.screen) == fresh.screen
    else {
      if stack.screens.count > 1 { drop("\(what) begins with another screen; its stack is gone") }
      return Stack(screens: root)
    }
    var screens: [Instance] = []
    for instance in stack.screens {
      let before: Screen = old.prototype[instance.screen]
      guard let id = map.screen(instance.screen) else {
        drop("the screen \(before.name.map { old.prototype.text($0) } ?? "") is gone from \(what)")
        continue
      }
      screens.append(try self.instance(instance, before, id))
    }
    return Stack(screens: screens)
  }
}
