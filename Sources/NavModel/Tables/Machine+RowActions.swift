/// Swipe actions, editing, deleting and moving rows (law R5).
extension Machine {
  /// The actions a swipe to a side shows for a row.
  ///
  /// An editable table whose rows have none of their own on the left offers Delete there.
  package func rowActions(
    _ place: Int32, _ side: RowAction.Side, of element: Int, at path: InstancePath
  ) -> [RowAction] {
    let own: [RowAction] = rowRule(place, of: element, at: path).swipes.filter { $0.side == side }
    guard own.isEmpty, side == .left, table(element, at: path)?.isEditable == true else {
      return own
    }
    return [Self.delete]
  }

  /// What an editable table offers by itself; without a handler it deletes the row.
  private static var delete: RowAction {
    var action = RowAction(title: .constant(.text("Delete")))
    action.isDestructive = true
    return action
  }

  /// A swipe over a row: it shows the actions, a full one does the first.
  mutating func swipeRow(
    _ place: Int32, _ side: RowAction.Side, fully isFull: Bool, of element: Int,
    at path: InstancePath
  ) throws(Halt) {
    let title: String = shownRowTitle(place, of: element, at: path)
    try requireNoEditing(element, path)
    let actions: [RowAction] = rowActions(place, side, of: element, at: path)
    guard let first = actions.first else {
      let word: String = side == .left ? "left" : "right"
      throw .refuse(
        .unsupported, "the row \(quoted(title)) has no actions for a swipe \(word)")
    }
    if isFull {
      try carryOut(first, place, of: element, at: path)
      return
    }
    var table: TableState = tableState(element, at: path)
    guard table.revealed != place || table.revealedSide != side else { return }
    hideActions(of: element, at: path)
    table = tableState(element, at: path)
    table.revealed = place
    table.revealedSide = side
    setTableState(table, at: path)
    report(.revealActions, elementName(element, at: path), value: .text(title))
  }

  /// The swipe action that shows with a title: its table and number.
  func revealedAction(_ title: String, at path: InstancePath) -> (element: Int, index: Int)? {
    for table in content(at: path).tables where table.revealed >= 0 {
      let element = Int(table.element)
      let actions: [RowAction] = rowActions(
        table.revealed, table.revealedSide, of: element, at: path)
      for index in actions.indices {
        if self.title(of: actions[index], table.revealed, element, path) == title {
          return (element, index)
        }
      }
    }
    return nil
  }

  /// The title of a swipe action or info button.
  package func title(
    of action: RowAction, _ place: Int32, _ element: Int, _ path: InstancePath
  ) -> String {
    do throws(Failure) {
      return try text(action.title, in: rowScope(place, of: element, at: path))
    } catch {
      return "⚠"
    }
  }

  /// A tap on a swipe action that shows.
  mutating func tapRevealedAction(_ index: Int, of element: Int, at path: InstancePath)
    throws(Halt)
  {
    let table: TableState = tableState(element, at: path)
    let actions: [RowAction] = rowActions(
      table.revealed, table.revealedSide, of: element, at: path)
    guard table.revealed >= 0, actions.indices.contains(index) else { return }
    try carryOut(actions[index], table.revealed, of: element, at: path)
  }

  private mutating func carryOut(
    _ action: RowAction, _ place: Int32, of element: Int, at path: InstancePath
  ) throws(Halt) {
    try requireEnabled(action, place, element, path)
    hideActions(of: element, at: path)
    if action == Self.delete {
      try deleteRow(place, of: element, at: path)
    } else {
      try act(action.onTap, action.arrow, place, of: element, at: path)
    }
  }

  /// Hides the swipe actions that show in a table.
  mutating func hideActions(of element: Int, at path: InstancePath) {
    var table: TableState = tableState(element, at: path)
    guard table.revealed >= 0 else { return }
    let title: String = shownRowTitle(table.revealed, of: element, at: path)
    table.revealed = -1
    table.revealedSide = .left
    setTableState(table, at: path)
    report(.hideActions, elementName(element, at: path), value: .text(title))
  }

  // MARK: Editing

  /// Begins or ends editing the table of a screen.
  mutating func setTableEditing(_ isEditing: Bool, at path: InstancePath) throws(Halt) {
    guard let element = editableTable(at: path) else {
      throw .refuse(
        .unsupported, "there is nothing to edit here",
        help: "a table can be edited when it says `editable`, `movable` or `select many`")
    }
    var table: TableState = tableState(element, at: path)
    guard table.isEditing != isEditing else {
      throw .refuse(
        .editing, isEditing ? "rows are being edited already" : "nothing is being edited",
        help: isEditing ? "`done` ends that" : "`edit` begins it")
    }
    hideActions(of: element, at: path)
    table = tableState(element, at: path)
    table.isEditing = isEditing
    setTableState(table, at: path)
    report(isEditing ? .beginEditing : .endEditing, elementName(element, at: path))
  }

  private func editableTable(at path: InstancePath) -> Int? {
    guard let screen = screen(at: path) else { return nil }
    for element in screen.elements.indices where isShown(element, at: path) {
      guard let table = screen.elements[element].table else { continue }
      if table.isEditable || table.isMovable || table.selection == .many { return element }
    }
    return nil
  }

  /// Deletes a row.
  mutating func deleteRow(_ place: Int32, of element: Int, at path: InstancePath) throws(Halt) {
    let title: String = shownRowTitle(place, of: element, at: path)
    guard table(element, at: path)?.isEditable == true else {
      throw .refuse(
        .unsupported, "rows of \(elementName(element, at: path)) can't be deleted",
        help: "a table that says `editable` allows it")
    }
    hideActions(of: element, at: path)
    var table: TableState = tableState(element, at: path)
    guard !table.deleted.contains(place) else { return }
    table.deleted.append(place)
    table.deleted.sort()
    table.selected.removeAll { $0 == place }
    setTableState(table, at: path)
    report(.deleteRow, elementName(element, at: path), value: .text(title))
    let count: Int = try rowList(of: element, at: path).count
    if Int(table.top) > count { _ = try scroll(element, to: count, at: path) }
  }

  // MARK: Moving

  /// Moves a row to a number as shown; rows move within their section.
  mutating func moveRow(from: Int, to: Int, of element: Int, at path: InstancePath) throws(Halt) {
    guard let table = table(element, at: path) else { return }
    try requireMovable(table, element, path)
    let rows: RowList = try rowList(of: element, at: path)
    guard let place = rows.place(from), let target = rows.place(to) else {
      throw .refuse(
        .absent, "there is no row \(rows.place(from) == nil ? from : to)",
        help: rows.count == 1 ? "there is 1 row" : "there are \(rows.count) rows")
    }
    if !rows.sections.isEmpty,
      rows.section(ofNumber: from)?.range != rows.section(ofNumber: to)?.range
    {
      throw .refuse(
        .restricted, "row \(from) and row \(to) are in different sections",
        help: "rows move within their section")
    }
    guard from != to else { return }
    var state: TableState = tableState(element, at: path)
    var order: [Int32] =
      state.order.isEmpty ? Array(0..<Int32(truncatingIfNeeded: table.placeCount)) : state.order
    order.removeAll { $0 == place }
    guard let index = order.firstIndex(of: target) else { return }
    order.insert(place, at: from < to ? index + 1 : index)
    state.order = isNatural(order) ? [] : order
    setTableState(state, at: path)
    report(.moveRow, numberText(Double(from)), value: .number(Double(to)))
  }

  private func requireMovable(_ table: Table, _ element: Int, _ path: InstancePath) throws(Halt) {
    let name: String = elementName(element, at: path)
    guard table.isMovable else {
      throw .refuse(
        .unsupported, "rows of \(name) can't be moved",
        help: "a table that says `movable` allows it")
    }
    guard tableState(element, at: path).isEditing else {
      throw .refuse(.editing, "rows move while they are being edited", help: "`edit` begins it")
    }
    if case .data(let data) = table.rows, data.sortColumn != nil {
      throw .refuse(.unsupported, "rows of \(name) are sorted, so they can't be moved")
    }
    let search: RowSearch?
    do throws(Failure) { search = try rowSearch(of: element, at: path, 0) } catch {
      throw .failed(error)
    }
    if search != nil {
      throw .refuse(
        .unsupported, "rows can't be moved while they are searched",
        help: "`cancel` ends the search")
    }
  }

  private func isNatural(_ order: [Int32]) -> Bool {
    for index in order.indices where Int(order[index]) != index { return false }
    return true
  }

  // MARK: What can be done

  /// A few rows as possible gestures, with their swipe actions and info buttons.
  func addRows(
    of element: Int, at path: InstancePath, limit: Int, to found: inout [PossibleGesture]
  ) {
    let rows: RowList
    do throws(Halt) { rows = try rowList(of: element, at: path) } catch { return }
    let table: TableState = tableState(element, at: path)
    var number = Int(table.top)
    while number < Int(table.top) + limit, let place = rows.place(number) {
      let title: String = shownRowTitle(place, of: element, at: path)
      let address = RowAddress(.number(number))
      let rule: RowRule = rowRule(place, of: element, at: path)
      found.append(
        PossibleGesture(gesture: .tapRow(address), line: "tap row \(number)", note: quoted(title)))
      if rule.info != nil {
        found.append(
          PossibleGesture(
            gesture: .tapInfo(address), line: "tap info of row \(number)", note: quoted(title)))
      }
      for side in [RowAction.Side.left, .right] {
        let actions: [RowAction] = rowActions(place, side, of: element, at: path)
        guard !actions.isEmpty else { continue }
        let titles: [String] = actions.map { self.title(of: $0, place, element, path) }
        found.append(
          PossibleGesture(
            gesture: .swipeRow(side, address, fully: false),
            line: "swipe \(side == .left ? "left" : "right") row \(number)",
            note: "shows " + titles.joined(separator: ", ")))
      }
      number += 1
    }
    guard table.revealed >= 0 else { return }
    for action in rowActions(table.revealed, table.revealedSide, of: element, at: path) {
      let title: String = self.title(of: action, table.revealed, element, path)
      found.append(
        PossibleGesture(
          gesture: .tap(Target(.title(title))), line: "tap \(quoted(title))",
          note: "of \(quoted(shownRowTitle(table.revealed, of: element, at: path)))"))
    }
  }
}

extension Table {
  /// How many rows there are in the data.
  var placeCount: Int {
    switch rows {
    case .data(let data): return data.source.data.rowCount
    case .inline(let sections):
      var count = 0
      for section in sections { count += section.rows.count }
      return count
    }
  }
}
