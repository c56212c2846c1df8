internal import NavModel
internal import NavSyntax

/// Handlers: events, and what decides which of them come.
extension Lowering {
  /// The body of `on tap { … }` and its like.
  mutating func body(_ clause: Node) -> Body? {
    guard let block = clause.child(.body) else { return nil }
    var statements: [Node] = []
    for statement in block.children { statements.append(statement) }
    return body(of: statements)
  }

  /// Statements as the body of a handler.
  mutating func body(of statements: [Node]) -> Body {
    var lowering = InstructionLowering(
      expressions: expressions, source: source, firstBody: nextBody)
    lowering.expressions.locals = []
    let instructions: [Instruction] = lowering.instructions(statements)
    let body: Body = lowering.finish(instructions)
    nextBody = lowering.nextBody
    expressions.warnings = lowering.expressions.warnings
    for diagnostic in lowering.diagnostics { report(diagnostic) }
    return body
  }
}
