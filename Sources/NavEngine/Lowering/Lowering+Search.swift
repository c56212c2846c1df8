internal import NavModel
internal import NavSyntax

/// Search bars.
extension Lowering {
  /// Lowers the search clause, once the tables of its screen are known.
  mutating func finishSearch() {
    guard let node = owner.search else { return }
    var search = SearchBar(place: place(node))
    search.table = owner.screen.elements.firstIndex { $0.kind == .table }
    for clause in node.clauses where clause.form == .searches {
      search.table = searchedTable(clause) ?? search.table
    }
    let outerColumns: [String]? = expressions.rowColumns
    let data: DataTable? = tableData(search.table)
    expressions.rowColumns = data?.columns
    for clause in node.clauses { searchClause(clause, of: &search, data) }
    expressions.rowColumns = outerColumns
    owner.screen.search = search
  }

  private mutating func searchedTable(_ clause: Node) -> Int? {
    guard let node = clause.child(.target) else { return nil }
    let word: String = nameText(node)
    if let symbol = names.symbol(word),
      let index = owner.screen.elements.firstIndex(where: {
        $0.name == symbol && $0.kind == .table
      })
    {
      return index
    }
    var tables: [String] = []
    for element in owner.screen.elements where element.kind == .table {
      if let name = element.name { tables.append(names.symbols.text(name)) }
    }
    error(
      "unknown-table", at: node, "there is no table called \(word) in \(owner.name)",
      help: didYouMean(word, tables))
    return nil
  }

  private func tableData(_ element: Int?) -> DataTable? {
    guard let element, case .data(let data) = owner.screen.elements[element].table?.rows else {
      return nil
    }
    return data.source.data
  }

  private mutating func searchClause(
    _ clause: Node, of search: inout SearchBar, _ data: DataTable?
  ) {
    switch clause.form {
    case .searchPlace:
      search.position = clause.child(.flag)?.text == "content" ? .content : .bar
    case .placeholder: search.placeholder = expression(.text, of: clause)
    case .prompt: search.prompt = expression(.text, of: clause)
    case .scopes:
      for node in clause.children(.column) { addScope(node, to: &search, data) }
    case .scopeDefinition:
      guard let name = clause.child(.name), checkScope(name, search) else { return }
      search.scopes.append(
        SearchBar.Scope(
          name: symbol(name), title: expression(.title, of: clause) ?? .constant(.text("")),
          kind: .condition(expression(.condition, of: clause) ?? .constant(.boolean(true)))))
    case .pinned: search.visibility = .pinned
    case .hiddenUntilSwipe: search.visibility = .hiddenUntilSwipe
    case .bookmarks: search.bookmarks = clause.child(.arrow).map { arrow($0) }
    case .suggestions:
      for text in clause.children(.text) { search.suggestions.append(expression(text)) }
    case .shortcut:
      guard let node = clause.child(.arrow) else { return }
      search.shortcuts.append(
        SearchBar.Shortcut(
          title: expression(.title, of: clause) ?? .constant(.text("")), arrow: arrow(node)))
    case .no:
      if clause.child(.flag)?.text == "cancel" {
        search.hasCancel = false
      } else {
        search.hasClear = false
      }
    default: break
    }
  }

  /// What the rows that stand in a prototype can be searched by.
  private static let inlineColumns: [String] = ["title", "subtitle", "value"]

  /// A scope that is a column, or `all` of them (law Q5).
  private mutating func addScope(_ node: Node, to search: inout SearchBar, _ data: DataTable?) {
    let word: String = nameText(node)
    guard checkScope(node, search) else { return }
    let symbol: Symbol = names.symbol(word) ?? noSymbol
    let title: Expression = .constant(.text(word.prefix(1).uppercased() + word.dropFirst()))
    if word == "all" {
      search.scopes.append(SearchBar.Scope(name: symbol, title: title, kind: .all))
      return
    }
    if let data {
      guard column(node, in: data) != nil else { return }
    } else if search.table == nil {
      error(
        "no-table", at: node, "there is no table to search in",
        help: "define one in \(owner.name), or name it: `searches TABLE`")
      return
    } else if !Self.inlineColumns.contains(word) {
      error(
        "unknown-column", at: node, "there is no column \(word)",
        help: didYouMean(word, Self.inlineColumns)
          ?? "rows written in the prototype have \(Self.inlineColumns.joined(separator: ", "))")
      return
    }
    search.scopes.append(SearchBar.Scope(name: symbol, title: title, kind: .column(word)))
  }

  private mutating func checkScope(_ node: Node, _ search: SearchBar) -> Bool {
    guard let symbol = names.symbol(nameText(node)) else { return true }
    guard search.scopes.contains(where: { $0.name == symbol }) else { return true }
    error("duplicate-name", at: node, "there are two scopes called \(nameText(node))")
    return false
  }
}
