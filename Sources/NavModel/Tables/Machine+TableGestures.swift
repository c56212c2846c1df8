/// Gestures about rows, laws R.
extension Machine {
  /// Carries out a gesture about a table: refused where the table can't be reached, before the row
  /// is looked for; a row that isn't there is refused before anything closes.
  mutating func carryOutOnTable(_ gesture: Gesture) throws(Halt) {
    let path: InstancePath = try tablePath()
    _ = try reach(surface: path.surface, element: firstTable(at: path))
    switch gesture {
    case .tapRow(let address):
      let element: Int = try table(having: address, at: path)
      _ = try find(address, in: element, at: path)
      guard try touch(surface: path.surface, element: element) else { return }
      try tapRow(address, in: element, at: path)
    case .tapInfo(let address):
      let element: Int = try table(having: address, at: path)
      let place: Int32 = try find(address, in: element, at: path).place
      guard try touch(surface: path.surface, element: element) else { return }
      try tapInfo(place, of: element, at: path)
    case .swipeRow(let side, let address, let isFull):
      let element: Int = try table(having: address, at: path)
      let place: Int32 = try find(address, in: element, at: path).place
      guard try touch(surface: path.surface, element: element) else { return }
      try swipeRow(place, side, fully: isFull, of: element, at: path)
    case .deleteRow(let address):
      let element: Int = try table(having: address, at: path)
      let place: Int32 = try find(address, in: element, at: path).place
      guard try touch(surface: path.surface, element: element) else { return }
      try deleteRow(place, of: element, at: path)
    case .scrollTo(let address):
      let element: Int = try table(having: address, at: path)
      let number: Int = try find(address, in: element, at: path).number
      guard try touch(surface: path.surface, element: element) else { return }
      _ = try scroll(element, to: number, at: path)
    case .moveRow(let from, let to):
      guard let element = firstTable(at: path) else { return }
      guard try touch(surface: path.surface, element: element) else { return }
      try moveRow(from: from, to: to, of: element, at: path)
    case .pull:
      guard try touch(surface: path.surface) else { return }
      try pull(at: path)
    case .index(let entry):
      guard let element = firstTable(at: path) else { return }
      guard try touch(surface: path.surface, element: element) else { return }
      try tapIndex(entry, of: element, at: path)
    default: break
    }
  }

  /// The topmost screen that shows a table.
  func tablePath() throws(Halt) -> InstancePath {
    var number: Int = topSurface
    while number >= 0 {
      if let path = topPath(ofSurface: number), firstTable(at: path) != nil { return path }
      number -= 1
    }
    throw .refuse(.absent, "there is no table here")
  }

  private func tables(at path: InstancePath) -> [Int] {
    guard let screen = screen(at: path) else { return [] }
    return screen.elements.indices.filter {
      screen.elements[$0].table != nil && isShown($0, at: path)
    }
  }

  func firstTable(at path: InstancePath) -> Int? { tables(at: path).first }

  /// The table that has the row; with several the only one that has it.
  func table(having address: RowAddress, at path: InstancePath) throws(Halt) -> Int {
    let tables: [Int] = tables(at: path)
    let having: [Int] =
      tables.count == 1 ? tables : tables.filter { hasRow(address, in: $0, at: path) }
    if having.count > 1 {
      let names: [String] = having.map { elementName($0, at: path) }
      throw .refuse(
        .ambiguous, "several tables have that row: " + names.joined(separator: ", "),
        help: "tap it by its title with `in TABLE`")
    }
    guard let table = having.first ?? tables.first else {
      throw .refuse(.absent, "there is no table here")
    }
    return table
  }

  // MARK: Tapping

  /// A tap on a row (laws R3 and R7): selects it where rows can be, then does what the row says.
  mutating func tapRow(_ address: RowAddress, in element: Int, at path: InstancePath) throws(Halt) {
    guard let table = table(element, at: path) else { return }
    let (number, place): (Int, Int32) = try find(address, in: element, at: path)
    let rule: RowRule = rowRule(place, of: element, at: path)
    let title: String = shownRowTitle(place, of: element, at: path)
    guard try isRowUsable(place, of: element, at: path) else {
      throw .refuse(.disabled, "the row \(quoted(title)) is disabled now")
    }
    let isEditing: Bool = tableState(element, at: path).isEditing
    if isEditing, table.selection != .many {
      throw .refuse(.editing, "rows are being edited", help: "`done` ends that")
    }
    guard isEditing || rule.onTap != nil || rule.arrow != nil || table.selection != .none else {
      throw .refuse(.unsupported, "nothing happens when the row \(quoted(title)) is tapped")
    }
    hideActions(of: element, at: path)
    try bringIntoView(number, of: element, at: path)
    if isEditing || rule.arrow == nil { select(place, title, table.selection, element, path) }
    if isEditing { return }
    try act(rule.onTap, rule.arrow, place, of: element, at: path)
  }

  /// A tap on a row's info button, which is not a tap on the row (law R4).
  private mutating func tapInfo(_ place: Int32, of element: Int, at path: InstancePath)
    throws(Halt)
  {
    let title: String = shownRowTitle(place, of: element, at: path)
    guard let info = rowRule(place, of: element, at: path).info else {
      throw .refuse(.absent, "the row \(quoted(title)) has no info button")
    }
    try requireNoEditing(element, path)
    try requireEnabled(info, place, element, path)
    hideActions(of: element, at: path)
    try act(info.onTap, info.arrow, place, of: element, at: path)
  }

  /// Runs a handler with the row in scope, then follows an arrow; the row is the source.
  mutating func act(
    _ body: Body?, _ arrow: Arrow?, _ place: Int32, of element: Int, at path: InstancePath
  ) throws(Halt) {
    let scope: Scope
    do throws(Failure) { scope = try rowScope(place, of: element, at: path) } catch {
      throw .failed(error)
    }
    let source = Presented.Source(
      stack: Int16(truncatingIfNeeded: path.stack), depth: Int16(truncatingIfNeeded: path.depth),
      element: Int16(truncatingIfNeeded: element), row: place)
    let saved: Presented.Source? = tapped
    tapped = source
    defer { tapped = saved }
    if let body { try run(body, scope: scope) }
    if let arrow { try follow(arrow, scope: scope, source: source) }
  }

  /// Whether a row can be tapped; a failure ends the step.
  private func isRowUsable(_ place: Int32, of element: Int, at path: InstancePath) throws(Halt)
    -> Bool
  {
    do throws(Failure) { return try isRowEnabled(place, of: element, at: path) } catch {
      throw .failed(error)
    }
  }

  /// The title of a row for messages and events.
  package func shownRowTitle(_ place: Int32, of element: Int, at path: InstancePath) -> String {
    do throws(Failure) { return try rowTitle(place, of: element, at: path) } catch { return "⚠" }
  }

  private mutating func select(
    _ place: Int32, _ title: String, _ selection: Table.Selection, _ element: Int,
    _ path: InstancePath
  ) {
    var table: TableState = tableState(element, at: path)
    switch selection {
    case .none: return
    case .one:
      guard table.selected != [place] else { return }
      for other in table.selected {
        report(
          .deselectRow, elementName(element, at: path),
          value: .text(shownRowTitle(other, of: element, at: path)))
      }
      table.selected = [place]
      report(.selectRow, elementName(element, at: path), value: .text(title))
    case .many:
      if let index = table.selected.firstIndex(of: place) {
        table.selected.remove(at: index)
        report(.deselectRow, elementName(element, at: path), value: .text(title))
      } else {
        table.selected.append(place)
        table.selected.sort()
        report(.selectRow, elementName(element, at: path), value: .text(title))
      }
    }
    setTableState(table, at: path)
  }

  /// Scrolls to a row that isn't drawn (law R7).
  private mutating func bringIntoView(_ number: Int, of element: Int, at path: InstancePath)
    throws(Halt)
  {
    let top = Int(tableState(element, at: path).top)
    if number < top || number >= top + pageLength(of: element, at: path) {
      _ = try scroll(element, to: number, at: path)
    }
  }

  func requireNoEditing(_ element: Int, _ path: InstancePath) throws(Halt) {
    if tableState(element, at: path).isEditing {
      throw .refuse(.editing, "rows are being edited", help: "`done` ends that")
    }
  }

  func requireEnabled(
    _ action: RowAction, _ place: Int32, _ element: Int, _ path: InstancePath
  ) throws(Halt) {
    let scope: Scope
    do throws(Failure) { scope = try rowScope(place, of: element, at: path) } catch {
      throw .failed(error)
    }
    guard try checking(action.enabled, in: scope) else {
      throw .refuse(.disabled, "\(quoted(shownText(action.title, in: scope))) is disabled now")
    }
  }

  // MARK: Pulling and the index

  /// A pull at the top asks for fresh rows.
  private mutating func pull(at path: InstancePath) throws(Halt) {
    guard let element = scrollingTable(at: path) else { return }
    guard tableState(element, at: path).top == 1 else {
      throw .refuse(
        .unsupported, "the table isn't at its top", help: "`swipe down` scrolls up")
    }
    report(.refresh, elementName(element, at: path))
  }

  /// A tap on an entry of the index: to its section, or to the nearest before it (law R1).
  private mutating func tapIndex(_ entry: String, of element: Int, at path: InstancePath)
    throws(Halt)
  {
    guard let table = table(element, at: path), table.hasIndex, table.style == .plain else {
      throw .refuse(.absent, "the table has no index")
    }
    if screen(at: path)?.search?.table == element, searchState(at: path)?.isActive == true {
      throw .refuse(
        .absent, "the index doesn't show during a search", help: "`cancel` ends the search")
    }
    let rows: RowList = try rowList(of: element, at: path)
    var target: RowList.Section?
    for section in rows.sections {
      guard let header = section.header else { continue }
      if header == entry {
        target = section
        break
      }
      if stands(header, before: entry) { target = section }
    }
    guard let section = target ?? rows.sections.first else {
      throw .refuse(.absent, "there is no section to go to")
    }
    _ = try scroll(element, to: section.range.lowerBound + 1, at: path)
  }

  private func stands(_ header: String, before entry: String) -> Bool {
    if header == "#" { return false }
    return entry == "#" || (Value.text(header).order(.text(entry)) ?? 0) < 0
  }
}
