/// What expressions read of a component.
extension ComponentKind {
  /// A value of the state, else a property; nothing when there is no such name.
  ///
  /// A state that is no map is itself the `value`.
  package func read(_ name: String, _ properties: ControlProperties, state: Value) -> Value? {
    if let parameter = values.first(where: { $0.name == name }) {
      if case .map(let entries) = state {
        for entry in entries where entry.key == name { return parameter.typed(entry.value) }
        return Value.none
      }
      if name == "value" { return parameter.typed(state) }
    }
    guard property(name) != nil else { return nil }
    return properties[name] ?? Value.none
  }

  /// What expressions can read of it.
  package var members: [String] {
    values.map { $0.name } + properties.map { $0.name } + ["title", "enabled", "changed"]
  }
}

extension ComponentKind.Parameter {
  /// The value as the language has it: JSON knows no durations.
  func typed(_ value: Value) -> Value {
    guard case .duration = type, case .number(let number) = value,
      let milliseconds = Int(exactly: number.rounded())
    else { return value }
    return .duration(milliseconds)
  }
}

extension Element {
  /// The word of the language for what it is.
  package var word: String { component?.word ?? kind.description }

  /// What expressions can read of it.
  package var members: [String] { component?.members ?? kind.members }

  /// Whether it can have the focus and gets what is typed.
  package var takesKeys: Bool {
    kind == .field || component.map { $0.receives.contains("key") } ?? false
  }

  /// A value that expressions read; nothing when it has no such one.
  func read(_ name: String, _ properties: ControlProperties, state: Value) -> Value? {
    component.map { $0.read(name, properties, state: state) }
      ?? kind.read(name, properties, state: state)
  }
}
