internal import NavModel
internal import NavSyntax

/// Tables and their rows.
extension Lowering {
  mutating func table(_ node: Node, _ element: inout Element) {
    let style: Table.Style =
      switch node.child(.flag)?.text {
      case "grouped": .grouped
      case "inset": .inset
      default: .plain
      }
    var table = Table(style: style, rows: .inline([]))
    let outerColumns: [String]? = expressions.rowColumns
    if let file = node.child(.file) {
      guard let data = data(file) else { return }
      expressions.rowColumns = data.columns
      table.rows = .data(
        rowSource(node, data, title: node.clauses.first { $0.form == .cell }))
    }
    for clause in node.clauses {
      switch clause.form {
      case .samples: addSamples(clause, to: &element)
      case .allow: allow(clause, in: owner.definition)
      default: tableClause(clause, of: &table)
      }
    }
    expressions.rowColumns = outerColumns
    element.table = table
  }

  private mutating func tableClause(_ clause: Node, of table: inout Table) {
    switch clause.form {
    case .cell, .numberColumns: needsData(clause, table)
    case .sectionBy, .sortedBy: ordering(clause, of: &table)
    case .index:
      table.hasIndex = true
      if table.style != .plain {
        error("index-not-plain", at: clause, "only a plain table has an index")
      }
    case .rowsWhere: table.filter = expression(.condition, of: clause)
    case .empty: table.empty = expression(.text, of: clause)
    case .tableSection, .row: inline(clause, of: &table)
    case .select:
      switch clause.child(.flag)?.text {
      case "one": table.selection = .one
      case "many": table.selection = .many
      default: table.selection = .none
      }
    case .editable: table.isEditable = true
    case .movable: table.isMovable = true
    case .rowRule:
      for part in clause.clauses { rowClause(part, of: &table.rule) }
    default: rowClause(clause, of: &table.rule)
    }
  }

  private mutating func needsData(_ clause: Node, _ table: Table) {
    if case .inline = table.rows {
      error(
        "no-columns", at: clause, "`\(firstWord(of: clause))` needs the columns of a file",
        help: "name one: `table … from \"rows.csv\"`")
    }
  }

  private mutating func ordering(_ clause: Node, of table: inout Table) {
    guard case .data(var data) = table.rows else { return needsData(clause, table) }
    guard let node = clause.child(.column),
      let column = column(node, in: data.source.data)
    else { return }
    if clause.form == .sortedBy {
      data.sortColumn = column
    } else {
      data.sectionColumn = column
      data.sectionsByInitial = clause.child(.flag) != nil
    }
    table.rows = .data(data)
  }

  private mutating func inline(_ clause: Node, of table: inout Table) {
    guard case .inline(var sections) = table.rows else {
      return error(
        "rows-and-file", at: clause, "a table has rows of its own or those of a file, not both")
    }
    if clause.form == .row {
      // Rows without a section stand in one without a header.
      if sections.isEmpty || sections[sections.count - 1].header != nil {
        sections.append(Table.Section(header: nil))
      }
      if let row = row(clause) { sections[sections.count - 1].rows.append(row) }
    } else {
      var section = Table.Section(
        header: expression(.title, of: clause), footer: expression(.message, of: clause))
      if let body = clause.child(.body) {
        for child in body.children where child.form == .row {
          if let row = row(child) { section.rows.append(row) }
        }
      }
      sections.append(section)
    }
    table.rows = .inline(sections)
  }

  private mutating func row(_ node: Node) -> Table.Row? {
    var row = Table.Row(name: nil, title: expression(.title, of: node) ?? .constant(.text("")))
    if let name = node.child(.name) {
      guard checkName(name, symbol(name), "row") else { return nil }
      row.name = symbol(name)
    }
    for clause in node.clauses {
      switch clause.form {
      case .subtitle: row.subtitle = expression(.text, of: clause)
      case .valueText: row.value = expression(.text, of: clause)
      default: rowClause(clause, of: &row.rule)
      }
    }
    return row
  }

  // MARK: Data

  /// The rows of a file; what is wrong with it is said where it is wrong.
  mutating func data(_ node: Node) -> DataTable? {
    guard let name = plainText(node) else { return nil }
    switch files.contents(of: name, from: sources[source].path) {
    case .table(let table): return table
    case .failure(let failure):
      error(failure.id, at: node, failure.message(for: files.dividing(name).name))
    case .pluginFailure(let failure):
      error(failure.id, at: node, failure.message, help: failure.help)
    case .unknownFormat:
      error(
        "unknown-format", at: node, "rows come from files that end in `.csv` or `.json`",
        help: "`use PLUGIN` lets a plugin read others")
    case .wrong(let wrong, let text):
      report(
        Diagnostic(
          "bad-data", source: text, span: wrong.span(in: text), message: wrong.message,
          notes: [
            Diagnostic.Note("it is read here", source: node.source, span: node.span)
          ]))
    }
    return nil
  }

  private mutating func rowSource(_ node: Node, _ data: DataTable, title cell: Node?) -> Table.Data
  {
    var numbers = [Bool](repeating: false, count: data.columns.count)
    for clause in node.clauses where clause.form == .numberColumns {
      for name in clause.children(.column) {
        if let column = column(name, in: data) { numbers[column] = true }
      }
    }
    var rows = Table.Data(source: RowSource(data: data, numbers: numbers), title: 0)
    guard let cell else { return rows }
    rows.title = cell.child(.column).flatMap { column($0, in: data) } ?? 0
    rows.subtitle = cell.child(.second).flatMap { column($0, in: data) }
    rows.value = cell.child(.third).flatMap { column($0, in: data) }
    return rows
  }

  /// The number of a column by its name.
  mutating func column(_ node: Node, in data: DataTable) -> Int? {
    let word: String = nameText(node)
    if let column = data.column(named: word) { return column }
    error(
      "unknown-column", at: node, "there is no column \(word)",
      help: didYouMean(word, data.columns)
        ?? "the columns are \(data.columns.joined(separator: ", "))")
    return nil
  }
}
