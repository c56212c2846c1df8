/// Which rows a table shows.
extension Machine {
  /// The rows of a table as they show now: after its own condition, deletions, moves and the search.
  package func rows(of element: Int, at path: InstancePath) throws(Failure) -> RowList {
    try rows(of: element, at: path, 0)
  }

  /// How many rows there are without the search.
  package func unfilteredCount(of element: Int, at path: InstancePath) throws(Failure) -> Int {
    try rows(of: element, at: path, isSearched: false, 0).count
  }

  func rows(of element: Int, at path: InstancePath, _ depth: Int) throws(Failure) -> RowList {
    try rows(of: element, at: path, isSearched: true, depth)
  }

  private func rows(of element: Int, at path: InstancePath, isSearched: Bool, _ depth: Int)
    throws(Failure) -> RowList
  {
    guard var table = table(element, at: path) else { return RowList(first: 0) }
    let depth: Int = try deeper(depth)
    table.filter = table.filter.flatMap { touched($0, at: path) }
    let query: RowSearch? = isSearched ? try rowSearch(of: element, at: path, depth) : nil
    let state: TableState = tableState(element, at: path)
    switch table.rows {
    case .inline(let sections):
      return try inlineRows(sections, of: table, state, query, element, path, depth)
    case .data(let data):
      let isAsStored: Bool =
        query == nil && table.filter == nil && table.rule.shown == .always
        && data.sectionColumn == nil && data.sortColumn == nil && state.order.isEmpty
        && state.deleted.isEmpty
      if isAsStored { return RowList(first: data.source.data.rowCount) }
      return try dataRows(data, of: table, state, query, element, path, depth)
    }
  }

  /// The table an element is.
  func table(_ element: Int, at path: InstancePath) -> Table? {
    guard let screen = screen(at: path), screen.elements.indices.contains(element) else {
      return nil
    }
    return screen.elements[element].table
  }

  private func dataRows(
    _ data: Table.Data, of table: Table, _ state: TableState, _ query: RowSearch?,
    _ element: Int, _ path: InstancePath, _ depth: Int
  ) throws(Failure) -> RowList {
    let file: DataTable = data.source.data
    var places: [Int32]
    if let query, state.order.isEmpty, state.deleted.isEmpty {
      places = file.rows(matching: query.text, in: query.columns(of: file))
    } else {
      places = placesAfterMoves(file.rowCount, state)
      if let query {
        places = file.rows(matching: query.text, in: query.columns(of: file), within: places)
      }
    }
    let scope = Scope(owner: path, element: element, depth: depth)
    var conditions: [Expression] = table.rule.shown.conditions
    if let condition = query?.condition { conditions.insert(condition, at: 0) }
    if let condition = table.filter { conditions.insert(condition, at: 0) }
    for condition in conditions {
      let ready: RowCondition = prepared(condition, for: data.source, in: scope)
      var kept: [Int32] = []
      for place in places where try holds(ready, place, of: data.source, in: scope) {
        kept.append(place)
      }
      places = kept
    }
    if let column = data.sortColumn {
      let numbers: [Bool] = data.source.numbers
      let isNumeric: Bool = numbers.indices.contains(column) && numbers[column]
      places = file.sorted(places, by: column, numeric: isNumeric)
    }
    guard let column = data.sectionColumn else { return RowList(places) }
    return RowList(file.sections(by: column, initial: data.sectionsByInitial, rows: places))
  }

  private func inlineRows(
    _ sections: [Table.Section], of table: Table, _ state: TableState, _ query: RowSearch?,
    _ element: Int, _ path: InstancePath, _ depth: Int
  ) throws(Failure) -> RowList {
    var places: [Int32] = []
    var shownSections: [RowList.Section] = []
    let scope = Scope(owner: path, depth: depth)
    var first: Int32 = 0
    for section in sections {
      let start: Int = places.count
      let end: Int32 = first + Int32(truncatingIfNeeded: section.rows.count)
      // Rows move within their section, so the order of all tells that of each.
      let candidates: [Int32] =
        state.order.isEmpty ? Array(first..<end) : state.order.filter { $0 >= first && $0 < end }
      for place in candidates where !isDeleted(place, state) {
        if try showsInline(place, table, query, element, path, depth) { places.append(place) }
      }
      first = end
      guard sections.count > 1 || section.header != nil else { continue }
      if query != nil && places.count == start { continue }
      var header: String?
      if let expression = section.header { header = try text(expression, in: scope) }
      var footer: String?
      if let expression = section.footer { footer = try text(expression, in: scope) }
      shownSections.append(
        RowList.Section(header: header, footer: footer, range: start..<places.count))
    }
    return RowList(places, sections: shownSections)
  }

  private func showsInline(
    _ place: Int32, _ table: Table, _ query: RowSearch?, _ element: Int, _ path: InstancePath,
    _ depth: Int
  ) throws(Failure) -> Bool {
    let rule: Rule = table.inlineRow(place)?.rule.shown ?? .always
    if table.filter == nil, rule == .always, table.rule.shown == .always, query == nil {
      return true
    }
    let row: Value = try rowValue(place, of: element, at: path, depth)
    if let query, !query.matches(row) { return false }
    let scope = Scope(owner: path, element: element, row: row, depth: depth)
    guard try holds(rule, in: scope) else { return false }
    return try shows(table.filter, table.rule.shown, query?.condition, scope)
  }

  private func shows(
    _ filter: Expression?, _ rule: Rule, _ condition: Expression?, _ scope: Scope
  ) throws(Failure) -> Bool {
    if let filter, try !holds(filter, in: scope) { return false }
    if let condition, try !holds(condition, in: scope) { return false }
    return try holds(rule, in: scope)
  }

  private func isDeleted(_ place: Int32, _ state: TableState) -> Bool {
    state.deleted.contains(place)
  }

  private func placesAfterMoves(_ count: Int, _ state: TableState) -> [Int32] {
    let all: [Int32] =
      state.order.isEmpty ? Array(0..<Int32(truncatingIfNeeded: max(count, 0))) : state.order
    guard !state.deleted.isEmpty else { return all }
    let deleted: Set<Int32> = Set(state.deleted)
    return all.filter { !deleted.contains($0) }
  }
}

extension Rule {
  /// The conditions that must hold.
  fileprivate var conditions: [Expression] {
    switch self {
    case .always: []
    case .never: [.constant(.boolean(false))]
    case .all(let conditions): conditions
    }
  }
}

extension Table {
  /// The inline row at a place: places count through all sections, in the order of definition.
  func inlineRow(_ place: Int32) -> Row? {
    guard case .inline(let sections) = rows, place >= 0 else { return nil }
    var index: Int = Int(place)
    for section in sections {
      if index < section.rows.count { return section.rows[index] }
      index -= section.rows.count
    }
    return nil
  }
}
