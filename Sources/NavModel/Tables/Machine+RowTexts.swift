/// What a row says.
extension Machine {
  /// The title of the row at a place of a table.
  package func rowTitle(_ place: Int32, of element: Int, at path: InstancePath) throws(Failure)
    -> String
  {
    try rowText(.title, place, of: element, at: path, 0) ?? ""
  }

  /// The second line of a row.
  package func rowSubtitle(_ place: Int32, of element: Int, at path: InstancePath)
    throws(Failure) -> String?
  {
    try rowText(.subtitle, place, of: element, at: path, 0)
  }

  /// The text at the end of a row.
  package func rowValueText(_ place: Int32, of element: Int, at path: InstancePath)
    throws(Failure) -> String?
  {
    try rowText(.value, place, of: element, at: path, 0)
  }

  /// What `row` is for the row at a place: a row of the file, or a map of an inline row's texts.
  package func rowValue(_ place: Int32, of element: Int, at path: InstancePath) throws(Failure)
    -> Value
  {
    try rowValue(place, of: element, at: path, 0)
  }

  func rowValue(_ place: Int32, of element: Int, at path: InstancePath, _ depth: Int)
    throws(Failure) -> Value
  {
    guard let table = table(element, at: path) else { return .none }
    if case .data(let data) = table.rows {
      return .row(RowReference(source: data.source, row: place))
    }
    guard let row = table.inlineRow(place) else { return .none }
    var entries: [Value.Entry] = []
    if let name = row.name { entries.append(Value.Entry("name", .name(prototype.text(name)))) }
    let scope = Scope(owner: path, element: element, depth: depth)
    entries.append(Value.Entry("title", .text(try text(row.title, in: scope))))
    // A condition asks all rows alike, so those without have `none`.
    var subtitle: Value = .none
    if let expression = row.subtitle { subtitle = .text(try text(expression, in: scope)) }
    entries.append(Value.Entry("subtitle", subtitle))
    var value: Value = .none
    if let expression = row.value { value = try evaluate(expression, in: scope) }
    entries.append(Value.Entry("value", value))
    return .map(entries)
  }

  /// The parts of a row's text.
  private enum RowPart { case title, subtitle, value }

  private func rowText(
    _ part: RowPart, _ place: Int32, of element: Int, at path: InstancePath, _ depth: Int
  ) throws(Failure) -> String? {
    guard let table = table(element, at: path) else { return nil }
    if case .data(let data) = table.rows {
      let column: Int?
      switch part {
      case .title: column = data.title
      case .subtitle: column = data.subtitle
      case .value: column = data.value
      }
      guard let column, data.source.data.columns.indices.contains(column), place >= 0,
        Int(place) < data.source.data.rowCount
      else { return nil }
      return data.source.data.text(Int(place), column)
    }
    guard let row = table.inlineRow(place) else { return nil }
    let expression: Expression?
    switch part {
    case .title: expression = row.title
    case .subtitle: expression = row.subtitle
    case .value: expression = row.value
    }
    guard let expression else { return nil }
    return try text(expression, in: Scope(owner: path, element: element, depth: depth))
  }

  /// What the row at a place does and shows: an inline row's own rule part by part, then the table's.
  package func rowRule(_ place: Int32, of element: Int, at path: InstancePath) -> RowRule {
    guard let table = table(element, at: path) else { return RowRule() }
    guard let own = table.inlineRow(place)?.rule else { return table.rule }
    var rule: RowRule = table.rule
    if let arrow = own.arrow { rule.arrow = arrow }
    if let body = own.onTap { rule.onTap = body }
    if let info = own.info { rule.info = info }
    if !own.swipes.isEmpty { rule.swipes = own.swipes }
    if own.enabled != .always { rule.enabled = own.enabled }
    if own.checkmark != .never { rule.checkmark = own.checkmark }
    rule.shown = own.shown
    rule.hasDisclosure = rule.hasDisclosure || own.hasDisclosure
    rule.isDestructive = rule.isDestructive || own.isDestructive
    if let icon = own.icon { rule.icon = icon }
    return rule
  }

  /// Whether a row can be tapped now.
  package func isRowEnabled(_ place: Int32, of element: Int, at path: InstancePath)
    throws(Failure) -> Bool
  {
    try isRowEnabled(place, of: element, at: path, 0)
  }

  func isRowEnabled(_ place: Int32, of element: Int, at path: InstancePath, _ depth: Int)
    throws(Failure) -> Bool
  {
    let rule: RowRule = rowRule(place, of: element, at: path)
    if rule.enabled == .always { return true }
    return try holds(rule.enabled, in: rowScope(place, of: element, at: path, depth))
  }

  /// Where the rules of a row are read.
  package func rowScope(_ place: Int32, of element: Int, at path: InstancePath)
    throws(Failure) -> Scope
  {
    try rowScope(place, of: element, at: path, 0)
  }

  func rowScope(_ place: Int32, of element: Int, at path: InstancePath, _ depth: Int)
    throws(Failure) -> Scope
  {
    Scope(
      owner: path, element: element, row: try rowValue(place, of: element, at: path, depth),
      depth: depth)
  }
}
