internal import NavModel
internal import NavSyntax

/// `enabled`, `disabled`, `shown`, `hidden`, and clauses that don't fit.
extension Lowering {
  /// Adds `enabled [when C]` or `disabled [when C]`, or the same of `shown` and `hidden`, to a rule.
  mutating func modify(_ rule: inout Rule, _ clause: Node) {
    let isPositive: Bool = clause.form == .enabled || clause.form == .shown
    guard let condition = clause.child(.condition) else {
      if !isPositive { rule = .never }
      return
    }
    let holds: Expression = expression(condition)
    let added: Expression = isPositive ? holds : .not(holds)
    switch rule {
    case .never: break
    case .always: rule = .all([added])
    case .all(let conditions): rule = .all(conditions + [added])
    }
  }

  /// Says that a clause doesn't belong to what it stands in.
  mutating func unfit(_ clause: Node, _ what: String, belongs: String? = nil) {
    let word: String = firstWord(of: clause)
    error(
      "unfit-clause", at: clause, "`\(word)` doesn't belong to \(what)",
      help: belongs.map { "it belongs to \($0)" })
  }

  /// The word that a statement begins with.
  func firstWord(of node: Node) -> String {
    let bytes: [UInt8] = node.source.bytes
    var end = Int(node.span.start)
    while end < min(Int(node.span.end), bytes.count) {
      let byte: UInt8 = bytes[end]
      if byte == 0x20 || byte == 0x09 || byte == 0x7B || byte == 0x0A || byte == 0x0D { break }
      end += 1
    }
    return node.source.text(Span(node.span.start, UInt32(truncatingIfNeeded: end)))
  }

  /// The error about a second thing of one name, with both places.
  func duplicate(
    _ what: String, at node: Node, earlier source: SourceText, _ span: Span
  ) -> Diagnostic {
    Diagnostic(
      "duplicate-name", source: node.source, span: node.span,
      message: "there are two of the name: \(what)",
      notes: [Diagnostic.Note("the first is here", source: source, span: span)],
      help: "give one of them another name")
  }

  /// Says once in a source that something isn't checked yet.
  mutating func noteOnce(_ id: String, at node: Node, _ message: String) {
    let key: String = "\(source) \(id)"
    if noted.contains(key) { return }
    noted.append(key)
    report(
      Diagnostic(id, .note, source: node.source, span: node.span, message: message))
  }
}
