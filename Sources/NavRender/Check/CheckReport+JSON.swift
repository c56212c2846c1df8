package import NavEngine
internal import NavModel
internal import NavSyntax

extension CheckReport {
  /// The report as JSON.
  ///
  /// Nothing in it depends on time or machine but `effort`, which is there only when it was asked for.
  package var json: JSON {
    var members: [(String, JSON?)] = [
      ("name", name.isEmpty ? nil : .string(name)), ("device", .string(device)),
      ("mode", .string(mode.rawValue)),
    ]
    if let figures {
      members += [
        ("states", .integer(figures.states)), ("transitions", .integer(figures.transitions)),
        ("depth", .integer(figures.depth)), ("complete", .boolean(figures.isComplete)),
        ("unexplored", .array(figures.unexplored.map(\.json))),
        ("bytesPerState", .number((figures.bytesPerState * 10).rounded() / 10)),
      ]
    }
    members += [
      ("findings", .array(findings.map { json(of: $0) })),
      ("allowed", .integer(silenced)), ("known", .integer(known)),
    ]
    if let effort {
      members.append(
        (
          "effort",
          .object([("seconds", .number(effort.seconds)), ("bytes", .integer(effort.bytes))])
        ))
    }
    return .members(members)
  }

  private func json(of finding: Finding) -> JSON {
    let source: SourceText? = finding.place.flatMap { program.source($0.source) }
    let span: Span? = finding.place.map { Span($0.start, $0.end) }
    return .members(
      [
        ("id", .string(finding.id)), ("severity", .string(finding.severity.ofDiagnostic.word)),
        ("message", .string(finding.message)),
      ] + JSON.place(source, span) + [
        ("help", finding.help.map { .string($0) }),
        ("confirmed", finding.flow == nil ? nil : .boolean(finding.isConfirmed)),
        ("flow", finding.flow.map { .array($0.map { .string($0) }) }),
      ])
  }
}

extension CheckReport.Unexplored {
  fileprivate var json: JSON {
    .object([("limit", .string(limit)), ("count", .integer(count)), ("text", .string(text))])
  }
}
