/// A search as it applies to rows: a folded query and where it is looked for (laws Q5 and Q6).
struct RowSearch {
  let text: String
  private let needle: [UInt8]
  /// Names of the columns it is looked for in; nothing means all.
  private let names: [String]?
  /// A scope's own condition.
  let condition: Expression?

  init(text: String, columns: [String]?, condition: Expression?) {
    self.text = text
    needle = fold(text)
    names = columns
    self.condition = condition
  }

  /// The columns of a file that it is looked for in.
  func columns(of file: DataTable) -> [Int] {
    guard let names else { return Array(file.columns.indices) }
    return names.compactMap { file.column(named: $0) }
  }

  /// Whether it finds an inline row.
  func matches(_ row: Value) -> Bool {
    guard case .map(let entries) = row else { return false }
    for entry in entries where entry.key != "name" && names?.contains(entry.key) ?? true {
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
    return RowSearch(text: state.text, columns: columns, condition: condition)
  }
}
