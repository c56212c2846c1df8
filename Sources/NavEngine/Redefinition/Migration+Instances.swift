internal import NavModel
internal import NavSyntax

/// Instances of screens.
extension Migration {
  /// An instance of the new screen with the arguments and values of the old one.
  mutating func instance(
    _ instance: Instance, _ before: Screen, _ id: ScreenID
  ) throws(Halt) -> Instance {
    let after: Screen = machine.prototype[id]
    let content: InstanceContent = instance.storage?.content ?? InstanceContent()
    if instance.storage == nil, before.elements == after.elements,
      before.variables == after.variables, before.parameters == after.parameters
    {
      return Instance(screen: id)
    }
    var fresh: Instance = try machine.fresh(
      id, arguments: arguments(content, before, after))
    var result: InstanceContent = fresh.storage?.content ?? InstanceContent()
    variables(content, before, after, into: &result)
    let elements: [Int?] = NameMap.elements(from: before, to: after)
    for (index, value) in content.controls.enumerated()
    where elements.indices.contains(index) {
      guard let new = elements[index], result.controls.indices.contains(new) else { continue }
      result.controls[new] = value
    }
    for override in content.enabled {
      guard let new = moved(override.element, elements) else { continue }
      var kept: InstanceContent.EnabledOverride = override
      kept.element = new
      result.enabled.append(kept)
    }
    result.focus = moved(content.focus, elements) ?? -1
    search(content, before, after, into: &result)
    for table in content.tables { self.table(table, before, after, elements, into: &result) }
    result.timers = content.timers
    if result == InstanceContent() { return Instance(screen: id) }
    fresh.storage = Instance.Storage(result)
    return fresh
  }

  private func moved(_ element: Int16, _ elements: [Int?]) -> Int16? {
    guard elements.indices.contains(Int(element)), let new = elements[Int(element)] else {
      return nil
    }
    return Int16(truncatingIfNeeded: new)
  }

  /// Arguments by the names of the parameters.
  private func arguments(
    _ content: InstanceContent, _ before: Screen, _ after: Screen
  ) -> [Value] {
    var values: [Value] = []
    for parameter in after.parameters {
      let index: Int? = before.parameters.firstIndex(of: parameter)
      let value: Value? = index.flatMap {
        content.arguments.indices.contains($0) ? content.arguments[$0] : nil
      }
      values.append(value ?? .none)
    }
    return values
  }

  private func variables(
    _ content: InstanceContent, _ before: Screen, _ after: Screen,
    into result: inout InstanceContent
  ) {
    for (index, variable) in after.variables.enumerated()
    where result.variables.indices.contains(index) {
      guard let old = before.variables.firstIndex(where: { $0.name == variable.name }),
        before.variables[old].initial == variable.initial, content.variables.indices.contains(old)
      else { continue }
      result.variables[index] = content.variables[old]
    }
  }

  private mutating func search(
    _ content: InstanceContent, _ before: Screen, _ after: Screen,
    into result: inout InstanceContent
  ) {
    guard var search = content.search else { return }
    guard let bar = after.search else {
      if search.isActive { drop("the search of \(name(before)) is gone") }
      return
    }
    let old: [SearchBar.Scope] = before.search?.scopes ?? []
    let scope: Int? =
      old.indices.contains(Int(search.scope))
      ? bar.scopes.firstIndex { $0.name == old[Int(search.scope)].name } : nil
    search.scope = Int16(truncatingIfNeeded: scope ?? 0)
    result.search = search
  }

  /// A table keeps its selection, deletions and order where its rows are the same.
  private mutating func table(
    _ table: TableState, _ before: Screen, _ after: Screen, _ elements: [Int?],
    into result: inout InstanceContent
  ) {
    guard let new = moved(table.element, elements) else { return }
    guard hasSameRows(before.elements[Int(table.element)], after.elements[Int(new)]) else {
      if !table.selected.isEmpty || !table.deleted.isEmpty || !table.order.isEmpty {
        drop("the rows of a table of \(name(before)) are others; its selection is gone")
      }
      return
    }
    var kept: TableState = table
    kept.element = new
    result.tables.append(kept)
    result.tables.sort { $0.element < $1.element }
  }

  private func hasSameRows(_ before: Element, _ after: Element) -> Bool {
    switch (before.table?.rows, after.table?.rows) {
    case (.data(let a), .data(let b)): return a.source.data == b.source.data
    case (.inline(let a), .inline(let b)):
      guard a.count == b.count else { return false }
      for (one, other) in zip(a, b) {
        guard one.rows.map({ $0.title }) == other.rows.map({ $0.title }) else { return false }
      }
      return true
    default: return false
    }
  }

  private func name(_ screen: Screen) -> String {
    screen.name.map { old.prototype.text($0) } ?? "a screen"
  }
}
