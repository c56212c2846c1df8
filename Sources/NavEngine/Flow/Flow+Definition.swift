internal import NavModel
internal import NavSyntax

/// The rows that a flow runs for.
struct FlowRows {
  let title: String
  /// What the row is called in the flow.
  let name: String
  let source: RowSource
}

extension Flow {
  /// Reads the line of a flow: one flow, or one for each row of its table.
  static func flows(_ definition: Definition, rows: [FlowRows]) -> [Flow] {
    var devices: [String] = []
    var tags: [String] = []
    var after: String?
    var requirements: [String] = []
    var knownFailure: KnownFailure?
    for clause in definition.node.lineClauses {
      switch clause.form {
      case .flowOn: for device in clause.children(.device) { devices.append(device.text) }
      case .flowTagged: for tag in clause.children(.tag) { tags.append(tag.text) }
      case .flowAfter: after = clause.child(.title)?.plainString
      case .flowCovers: requirements += clause.children(.text).compactMap { $0.plainString }
      case .knownFailure:
        knownFailure = KnownFailure(
          reason: clause.child(.because)?.plainString ?? "",
          until: clause.child(.value).flatMap { CalendarDate($0.plainString ?? $0.text) })
      default: break
      }
    }
    func flow(_ row: (name: String, value: RowReference)?) -> Flow {
      var flow = Flow(
        title: definition.name, devices: devices, tags: tags, after: after,
        definition: definition.node, source: definition.source, row: row)
      flow.requirements = requirements
      flow.knownFailure = knownFailure
      return flow
    }
    guard let rows = rows.first(where: { $0.title == definition.name }) else { return [flow(nil)] }
    return (0..<rows.source.data.rowCount).map { index in
      let row = RowReference(source: rows.source, row: Int32(truncatingIfNeeded: index))
      return flow((name: rows.name, value: row))
    }
  }
}
