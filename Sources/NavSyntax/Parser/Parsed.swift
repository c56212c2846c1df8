/// What became of a source.
package struct Parsed: Sendable {
  package let tree: SyntaxTree
  /// At most twenty, in the order of the text; the last says how many more there were.
  package let diagnostics: [Diagnostic]
  package let completeness: Completeness
}

/// Whether a source can be run.
package enum Completeness: Hashable, Sendable {
  case complete
  /// All of it is right and it goes on: it ended inside a block, a bracket or a `"""`. `open` is the
  /// first word of the innermost open block (`flow`), or the bracket or quotes.
  case incomplete(open: String)
  case wrong
}

/// Parses a file or an entry of the prompt; both have the same grammar.
///
/// A source of any bytes gives a tree that is consistent: what wasn't understood is a `broken` node, and
/// a diagnostic says why.
package func parse(_ source: SourceText) -> Parsed {
  if let diagnostic = refusal(of: source) {
    let root = NodeRecord(kind: .file, role: .none, span: Span(0, 0))
    let tree = SyntaxTree(source: source, records: [root], comments: [])
    return Parsed(tree: tree, diagnostics: [diagnostic], completeness: .wrong)
  }
  return source.bytes.withUnsafeBufferPointer { (bytes: UnsafeBufferPointer<UInt8>) -> Parsed in
    var parser = Parser(source: source, bytes: bytes, from: 0, to: bytes.count)
    parser.checkText()
    parser.file()
    return parser.result()
  }
}
