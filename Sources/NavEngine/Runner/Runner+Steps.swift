internal import NavModel
internal import NavSyntax

/// Reusable gestures.
extension Runner {
  /// The steps that a statement uses; nothing when it is an action of a component.
  func steps(_ node: Node) -> Definition? {
    guard let verb = node.child(.flag) else { return nil }
    return program.steps(named: verb.text)
  }

  /// Begins steps with their arguments; they see those and nothing else that `let` named.
  mutating func steps(_ steps: Definition, _ node: Node) throws(Ending) {
    guard depth < Runner.deepest else {
      throw failure("steps-too-deep", at: node, "\(steps.name) uses itself without end", .failed)
    }
    guard suffix(of: node) == .none else {
      throw failure(
        "steps-refused", at: node, "steps aren't refused as a whole", .wrongDefinition,
        help: "say it of the gesture inside")
    }
    let parameters: [String] = steps.node.parameterNames
    let operands: [Node] = node.children(.operand)
    guard parameters.count == operands.count else {
      throw failure(
        "argument-count", at: node,
        "\(steps.name) takes \(counted(parameters.count, "argument")), not \(operands.count)",
        .wrongDefinition)
    }
    var inner = Frame()
    for (parameter, operand) in zip(parameters, operands) {
      inner.add(parameter, try value(operand))
    }
    let body: Node = try child(.body, of: steps.node)
    let outer: Frame = frame
    frame = inner
    depth += 1
    activations.append(Activation(body, of: node, named: 0))
    activations[activations.count - 1].surroundings = .steps(outer)
  }
}
