internal import NavModel
internal import NavSyntax

/// What can be said of flows before they run: devices and flows that aren't there.
extension Lowering {
  mutating func checkFlows(_ definitions: [Definition]) {
    var titles: [String] = []
    for definition in definitions where definition.node.form == .flow {
      titles.append(definition.name)
    }
    for definition in definitions where definition.node.form == .flow {
      source = definition.source
      for clause in definition.node.lineClauses {
        switch clause.form {
        case .flowOn: for device in clause.children(.device) { _ = deviceIndex(device) }
        case .flowAfter:
          guard let node = clause.child(.title), let title = plainText(node),
            !titles.contains(title)
          else { continue }
          unknown(
            "unknown-flow", at: node, "there is no flow called \"\(title)\"",
            help: didYouMean(title, titles))
        case .flowWith: rows(clause, of: definition)
        case .flowCovers: for text in clause.children(.text) { _ = plainText(text) }
        case .knownFailure:
          if let reason = clause.child(.because) { _ = plainText(reason) }
          if let date = clause.child(.value) { checkDate(date) }
        default: break
        }
      }
    }
  }

  private mutating func checkDate(_ node: Node) {
    let text: String = node.plainString ?? node.text
    guard CalendarDate(text) == nil else { return }
    error(
      "unknown-date", at: node, "there is no day \(text)",
      help: "a day is written year, month, day: 2026-03-31")
  }

  /// `with row in "cases.csv"`: a column whose cells are all numbers holds numbers.
  private mutating func rows(_ clause: Node, of definition: Definition) {
    guard let name = clause.child(.name), let file = clause.child(.file), let data = data(file)
    else { return }
    let numbers: [Bool] = data.columns.indices.map { column in
      (0..<data.rowCount).allSatisfy { data.number($0, column) != nil }
    }
    if data.rowCount == 0 {
      report(
        Diagnostic(
          "no-rows", .warning, source: file.source, span: file.span,
          message: "there are no rows, so the flow never runs"))
    }
    flowRows.append(
      FlowRows(
        title: definition.name, name: name.text, source: RowSource(data: data, numbers: numbers)))
  }
}
