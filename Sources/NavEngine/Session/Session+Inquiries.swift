internal import NavModel
internal import NavSyntax

/// Statements that are answered by looking at many states.
extension Session {
  /// What a statement asks about many states; nothing when it asks no such thing.
  func inquiry(_ node: Node, _ form: FormID) throws(Ending) -> Inquiry.Subject? {
    switch form {
    case .check: return .check(full: node.has("full"))
    case .path:
      let value: Node = try runner.child(.value, of: node)
      return .path(to: try goal(value), name: value.text, fromStart: node.has("from"))
    case .pathsCover: return .cover
    case .missingFlows: return .missingFlows
    case .map: return .map
    case .graph:
      let format: String = node.child(.flag)?.text ?? "dot"
      let known: [String] = ["dot", "mermaid", "json", "svg"]
      guard known.contains(format) else {
        throw runner.failure(
          "unknown-value", at: node, "a map can't be written as \(format)", .failed,
          help: didYouMean(format, known) ?? "it is written as \(known.joined(separator: ", "))")
      }
      return .graph(format: format)
    default: return nil
    }
  }

  /// A goal: the name of a screen, presentation or tab, or a condition.
  private func goal(_ node: Node) throws(Ending) -> Goal {
    if node.kind == .name,
      let goal = Goal(node.text, names: program.names, in: program.prototype.definitions)
    {
      return goal
    }
    return .condition(try runner.lowered(node))
  }
}
