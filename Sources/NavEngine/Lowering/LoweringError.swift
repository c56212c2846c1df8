internal import NavModel
internal import NavSyntax

/// What ends the lowering of an expression or a statement.
struct LoweringError: Error {
  let diagnostic: Diagnostic

  init(_ diagnostic: Diagnostic) { self.diagnostic = diagnostic }

  init(_ id: String, at node: Node, _ message: String, help: String? = nil) {
    diagnostic = Diagnostic(
      id, source: node.source, span: node.span, message: message, help: help)
  }
}

/// A sentence that suggests the nearest of some words, if one is near enough.
func didYouMean(_ word: String, _ candidates: [String]) -> String? {
  nearest(to: word, in: candidates).map { "did you mean `\($0)`?" }
}
