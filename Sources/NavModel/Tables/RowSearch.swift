/// A search as it applies to rows: a folded query and where it is looked for (laws Q5 and Q6).
struct RowSearch {
  let needle: [UInt8]
  /// Names of the columns it is looked for in; nothing means all.
  let columns: [String]?
  /// A scope's own condition.
  let condition: Expression?

  /// The rows of a file, out of some, that it finds.
  func matches(in data: DataTable, among places: [Int32]) -> [Int32] {
    let numbers: [Int] =
      columns.map { $0.compactMap { data.columns.firstIndex(of: $0) } }
      ?? Array(data.columns.indices)
    return places.filter { place in
      for column in numbers where foldedContains(fold(data.text(Int(place), column)), needle) {
        return true
      }
      return false
    }
  }

  /// Whether it finds an inline row.
  func matches(_ row: Value) -> Bool {
    guard case .map(let entries) = row else { return false }
    for entry in entries where columns?.contains(entry.key) ?? true {
      if foldedContains(fold(entry.value.displayText), needle) { return true }
    }
    return false
  }
}

extension Machine {
  /// The search that a table stands under now; nothing when every row shows.
  func rowSearch(of element: Int, at path: InstancePath, _ depth: Int) throws(Failure)
    -> RowSearch?
  {
    guard let search = screen(at: path)?.search, search.table == element,
      let state = searchState(at: path), !isBlank(state.text)
    else { return nil }
    var named: [String] = []
    for scope in search.scopes {
      if case .column(let column) = scope.kind { named.append(column) }
    }
    var columns: [String]? = named.isEmpty ? nil : named
    var condition: Expression?
    if search.scopes.indices.contains(Int(state.scope)) {
      switch search.scopes[Int(state.scope)].kind {
      case .all: break
      case .column(let column): columns = [column]
      case .condition(let expression): condition = expression
      }
    }
    return RowSearch(needle: fold(state.text), columns: columns, condition: condition)
  }
}
