internal import NavSyntax

/// What texts of a script mean, so that one that says the same again and again is lowered once.
///
/// It holds for one program: names mean something else in another.
struct Meanings<Meaning: Sendable>: Sendable {
  private var texts = TextTable()
  private var meanings: [Meaning] = []

  /// How many are remembered before it begins anew.
  private static var limit: Int { 4096 }

  /// What the text of a node is known to mean.
  subscript(node: Node) -> Meaning? {
    let span: Span = node.span
    return texts.index(of: node.source.bytes, from: Int(span.start), to: Int(span.end))
      .map { meanings[$0] }
  }

  /// Remembers what the text of a node means.
  mutating func remember(_ meaning: Meaning, of node: Node) {
    if texts.count >= Self.limit { self = Meanings() }
    texts.append(node.source.bytes[Int(node.span.start)..<Int(node.span.end)])
    meanings.append(meaning)
  }
}

extension Node {
  /// Whether a gesture says the same at any time: nothing in it is read when it runs.
  var isConstant: Bool {
    for record in tree.records[index..<index + Int(record.size)] {
      switch record.kind {
      case .statement, .word, .target, .row, .string, .stringPiece, .number: continue
      // A name that names something, not one that is read as a value.
      case .name where record.role != .value && record.role != .operand: continue
      default: return false
      }
    }
    return true
  }
}
