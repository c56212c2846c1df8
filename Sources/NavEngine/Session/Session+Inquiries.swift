internal import NavModel
package import NavSyntax

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

/// A goal that can't be read.
package struct WrongGoal: Error {
  package let diagnostics: [Diagnostic]
}

extension Session {
  /// The goal of a `path` statement given as text.
  package func goal(_ source: SourceText) -> Result<Goal, WrongGoal> {
    let parsed: Parsed = parse(source)
    let errors: [Diagnostic] = parsed.diagnostics.filter { $0.severity == .error }
    guard errors.isEmpty else { return .failure(WrongGoal(diagnostics: errors)) }
    do throws(Ending) {
      for statement in parsed.tree.root.children {
        guard let form = statement.form,
          case .path(let goal, _, _)? = try inquiry(statement, form)
        else { continue }
        return .success(goal)
      }
    } catch {
      if case .failed(let diagnostic, _) = error {
        return .failure(WrongGoal(diagnostics: [diagnostic]))
      }
    }
    return .failure(WrongGoal(diagnostics: []))
  }
}
