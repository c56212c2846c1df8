/// What can be said about an action without asking the plugin.
extension ComponentKind {
  /// Why the component can't be asked for an action; nothing when it can.
  package func refusal(of action: ComponentAction) -> Refusal? {
    guard let known = self.action(action.name) else {
      if receives.contains(action.name) { return nil }
      let names: [String] = actions.map { $0.name }
      let close: String? = nearest(to: action.name, in: names)
      return Refusal(
        .plugin, "\(word) has no action \(action.name)",
        help: close.map { "did you mean \($0)?" }
          ?? (names.isEmpty ? nil : "it has: \(names.joined(separator: ", "))"))
    }
    for entry in action.arguments where known.parameters.allSatisfy({ $0.name != entry.key }) {
      return Refusal(.plugin, "\(action.name) has no parameter \(entry.key)")
    }
    for parameter in known.parameters {
      guard let entry = action.arguments.first(where: { $0.key == parameter.name }) else {
        guard parameter.isRequired else { continue }
        return Refusal(
          .plugin, "\(action.name) wants \(parameter.name), \(parameter.type.words)")
      }
      if let problem = parameter.problem(with: entry.value) {
        return Refusal(.plugin, "\(parameter.name) \(problem)")
      }
    }
    return nil
  }

  /// The arguments of an action from what follows it in a script, by position.
  ///
  /// More than the action has parameters are kept under their numbers, so that it is refused for them.
  package func arguments(_ values: [Value], of name: String) -> [Value.Entry] {
    let parameters: [Parameter] = action(name)?.parameters ?? []
    var arguments: [Value.Entry] = []
    for (index, value) in values.enumerated() {
      let name: String = index < parameters.count ? parameters[index].name : "\(index + 1)"
      arguments.append(Value.Entry(name, value))
    }
    for parameter in parameters.dropFirst(values.count) where parameter.standard != .none {
      arguments.append(Value.Entry(parameter.name, parameter.standard))
    }
    return arguments
  }
}
