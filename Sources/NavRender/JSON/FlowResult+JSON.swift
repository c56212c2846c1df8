package import NavEngine
internal import NavSyntax

extension FlowResult {
  /// The results of a run: `version`, `summary` and `flows`.
  ///
  /// Members are only ever added; one that changed its meaning would raise `version`. Nothing in it
  /// depends on time or machine.
  package static func json(of results: [FlowResult]) -> JSON {
    var counts: [String: Int] = [:]
    for result in results { counts[result.outcomeWord, default: 0] += 1 }
    let words: [String] = ["passed", "failed", "skipped"]
    return .object([
      ("version", .integer(1)),
      ("summary", .object(words.map { ($0, .integer(counts[$0] ?? 0)) })),
      ("flows", .array(results.map(\.json))),
    ])
  }

  /// The word for how it ended.
  private var outcomeWord: String {
    switch outcome {
    case .passed: "passed"
    case .failed: "failed"
    case .skipped: "skipped"
    case .failedAsKnown: "known"
    }
  }

  private var json: JSON {
    var reason: String?
    if case .skipped(let text) = outcome { reason = text }
    let place: [(String, JSON?)] = JSON.place(
      flow.definition.tree.source, flow.definition.span)
    let gestures: [JSON] = outcome == .failed ? lastGestures.map { .string($0) } : []
    return .members(
      [
        ("title", .string(flow.title)), ("device", .string(device)),
        ("tags", flow.tags.isEmpty ? nil : .array(flow.tags.map { .string($0) })),
        ("outcome", .string(outcomeWord)), ("reason", reason.map { .string($0) }),
      ] + place + [
        ("diagnostic", diagnostic?.json),
        ("lastGestures", gestures.isEmpty ? nil : .array(gestures)),
        ("screen", outcome == .failed ? screen : nil),
      ])
  }

  /// The screen where it failed, line by line.
  private var screen: JSON {
    let page = Page(height: nil)
    let lines: [Substring] = page.drawing(of: machine).split(separator: "\n")
    return .array(lines.map { .string(String($0)) })
  }
}
