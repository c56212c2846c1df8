/// What elements are now.
extension Machine {
  /// The properties of an element with their values of now.
  package func properties(of element: Int, at path: InstancePath) throws(Failure)
    -> ControlProperties
  {
    try properties(of: element, at: path, 0)
  }

  /// The properties that a control needs to make something of an action: its rules only where it is
  /// judged.
  func properties(of element: Int, at path: InstancePath, for action: ControlAction)
    throws(Failure) -> ControlProperties
  {
    let isJudged: Bool = action == .leave || action == .submit
    return try properties(of: element, at: path, 0, isJudged ? .everything : .withoutRules)
  }

  func properties(
    of element: Int, at path: InstancePath, _ depth: Int, _ extent: PropertyExtent = .everything
  ) throws(Failure) -> ControlProperties {
    guard let definition = self.element(element, at: path) else {
      return ControlProperties(label: "", isEnabled: false, isFocused: false, values: [])
    }
    let scope = Scope(owner: path, element: element, depth: try deeper(depth))
    return ControlProperties(
      label: try text(definition.title, in: scope),
      isEnabled: try isEnabled(element, at: path, scope.depth),
      isFocused: Int(content(at: path).focus) == element,
      values: try values(of: definition, scope, extent), numbers: numbers(of: definition))
  }

  /// How numbers are written, for what writes any.
  private func numbers(of definition: Element) -> NumberStyle? {
    guard definition.kind == .field else { return nil }
    let styles: [NumberStyle] = prototype.definitions.numbers
    for property in definition.properties where property.name == "number style" {
      if case .constant(.number(let number)) = property.value.value,
        let index = Int(exactly: number), styles.indices.contains(index)
      {
        return styles[index]
      }
    }
    return styles.first
  }

  /// The state of a control nobody has touched.
  package func initialState(of element: Int, at path: InstancePath) throws(Failure) -> Value {
    try initialState(of: element, at: path, 0)
  }

  func initialState(of element: Int, at path: InstancePath, _ depth: Int) throws(Failure) -> Value {
    guard let definition = self.element(element, at: path), definition.table == nil else {
      return .none
    }
    let scope = Scope(owner: path, element: element, depth: try deeper(depth))
    let properties: ControlProperties = try readingProperties(of: definition, scope, for: "value")
    return try initial(definition, properties)
  }

  /// Whether an element can be used now: what the app said of it, else its rule.
  package func isEnabled(_ element: Int, at path: InstancePath) throws(Failure) -> Bool {
    try isEnabled(element, at: path, 0)
  }

  func isEnabled(_ element: Int, at path: InstancePath, _ depth: Int) throws(Failure) -> Bool {
    let overrides: [InstanceContent.EnabledOverride] = storage(at: path)?.content.enabled ?? []
    for override in overrides where Int(override.element) == element {
      return override.isEnabled
    }
    guard let id = screenID(at: path), prototype[id].elements.indices.contains(element) else {
      return false
    }
    let rule: Rule = prototype[id].elements[element].enabled
    if case .always = rule { return true }
    return try holds(rule, in: Scope(owner: path, element: element, depth: deeper(depth)))
  }

  /// Whether an element is there now.
  func isShown(_ element: Int, at path: InstancePath, _ depth: Int) throws(Failure) -> Bool {
    guard let id = screenID(at: path), prototype[id].elements.indices.contains(element) else {
      return false
    }
    let rule: Rule = prototype[id].elements[element].shown
    if case .always = rule { return true }
    return try holds(rule, in: Scope(owner: path, element: element, depth: deeper(depth)))
  }

  /// The definition of an element.
  func element(_ element: Int, at path: InstancePath) -> Element? {
    guard let screen = screen(at: path), screen.elements.indices.contains(element) else {
      return nil
    }
    return screen.elements[element]
  }

  /// The state of a control, as at first when nobody has touched it.
  package func currentState(of element: Int, at path: InstancePath) throws(Failure) -> Value {
    try currentState(element, at: path, 0)
  }

  func currentState(_ element: Int, at path: InstancePath, _ depth: Int) throws(Failure) -> Value {
    let state: Value = controlState(element, at: path)
    if case .none = state { return try initialState(of: element, at: path, depth) }
    return state
  }

  /// What a control reads as `value`; nothing for kinds without one.
  func controlValue(_ element: Int, at path: InstancePath, _ depth: Int) throws(Failure) -> Value? {
    try read("value", of: element, at: path, depth)
  }

  /// What a control reads, told without its title and rules: those may be made from it.
  func read(_ name: String, of element: Int, at path: InstancePath, _ depth: Int) throws(Failure)
    -> Value?
  {
    guard let definition = self.element(element, at: path), definition.table == nil else {
      return nil
    }
    let scope = Scope(owner: path, element: element, depth: try deeper(depth))
    var properties: ControlProperties = try readingProperties(of: definition, scope, for: name)
    properties.isFocused = Int(content(at: path).focus) == element
    let state: Value = try currentState(element, at: path, scope.depth)
    return definition.read(name, properties, state: state)
  }

  /// What a control of a presentation reads as it was left, or as at first when it never was.
  func keptRead(_ name: String, _ element: Int, _ presentation: PresentationID, _ depth: Int)
    throws(Failure) -> Value?
  {
    let screen: Screen = prototype[prototype[presentation].root]
    guard screen.elements.indices.contains(element) else { return nil }
    let definition: Element = screen.elements[element]
    guard definition.table == nil else { return nil }
    let scope = Scope(owner: root(of: presentation), element: element, depth: try deeper(depth))
    let properties: ControlProperties = try readingProperties(of: definition, scope, for: name)
    if name == "title" { return .text(properties.label) }
    let state: Value
    if let kept = keptState(element, presentation) {
      state = kept
    } else {
      state = try initial(definition, properties)
    }
    return definition.read(name, properties, state: state)
  }

  private func initial(_ element: Element, _ properties: ControlProperties) throws(Failure) -> Value
  {
    guard let component = element.component else { return element.kind.initial(properties) }
    return try services.components.initial(component, properties)
  }

  private func keptState(_ element: Int, _ presentation: PresentationID) -> Value? {
    for kept in state.kept where kept.presentation == presentation {
      guard kept.controls.indices.contains(element) else { return nil }
      if case .none = kept.controls[element] { return nil }
      return kept.controls[element]
    }
    return nil
  }

  /// Whether a control has another state than it was opened with.
  func isChanged(_ element: Int, at path: InstancePath, _ depth: Int) throws(Failure) -> Bool {
    guard let definition = self.element(element, at: path), definition.kind.hasState else {
      return false
    }
    let now: Value = definition.kind.value(of: controlState(element, at: path))
    if case .none = now { return false }
    if let presentation = presentation(ofSurface: path.surface), presentation.kind == .popover,
      path.depth == 0, instance(at: path)?.screen == presentation.root,
      let kept = keptState(element, state.presented[path.surface - 1].presentation)
    {
      return !now.equals(definition.kind.value(of: kept))
    }
    return try !now.equals(
      definition.kind.value(of: initialState(of: element, at: path, depth)))
  }

  /// Whether any control of an instance has another state than it was opened with.
  func isChanged(at path: InstancePath, _ depth: Int) throws(Failure) -> Bool {
    guard let screen = screen(at: path) else { return false }
    for element in screen.elements.indices where try isChanged(element, at: path, depth) {
      return true
    }
    return false
  }

  /// Properties for reading a value of a control: without what may be made from that value.
  private func readingProperties(of definition: Element, _ scope: Scope, for name: String)
    throws(Failure) -> ControlProperties
  {
    let needsLabel: Bool = !definition.kind.hasState || name == "title"
    let isJudged: Bool = name == "error" || name == "valid"
    return ControlProperties(
      label: needsLabel ? try text(definition.title, in: scope) : "", isEnabled: true,
      isFocused: false,
      values: try values(of: definition, scope, isJudged ? .everything : .forValue),
      numbers: numbers(of: definition))
  }

  private func values(of definition: Element, _ scope: Scope, _ extent: PropertyExtent)
    throws(Failure) -> [Value.Entry]
  {
    var entries: [Value.Entry] = []
    for property in definition.properties {
      let conditional: Conditional = property.value
      if definition.kind == .field, property.isRule {
        guard extent == .everything else { continue }
        // Where there is no number or date yet, there is nothing to judge.
        if let owner = scope.owner, let element = scope.element, conditional.value.usesOwnValue,
          case .none? = try controlValue(element, at: owner, scope.depth)
        {
          continue
        }
      }
      if extent == .forValue {
        if conditional.value.usesOwnValue { continue }
        if let condition = conditional.condition, condition.usesOwnValue { continue }
      }
      if let condition = conditional.condition, try !holds(condition, in: scope) { continue }
      let value: Value = try evaluate(conditional.value, in: scope)
      guard let index = entries.firstIndex(where: { $0.key == property.name }) else {
        entries.append(Value.Entry(property.name, value))
        continue
      }
      if case .list(let values) = entries[index].value {
        entries[index].value = .list(values + [value])
      } else {
        entries[index].value = .list([entries[index].value, value])
      }
    }
    return entries
  }
}

/// Which properties of a control are read.
enum PropertyExtent {
  case everything
  /// Without the rules for its value.
  case withoutRules
  /// Without anything that may be made from its value.
  case forValue
}

extension Property {
  /// Whether it judges the control's value.
  var isRule: Bool { name == "valid" || name == "invalid message" }
}

extension Expression {
  /// Whether a control's own `value` is part of it.
  var usesOwnValue: Bool {
    switch self {
    case .ownValue: return true
    case .constant, .local, .name, .model, .titled: return false
    case .member(let part, _), .sum(let part, _), .not(let part), .negative(let part),
      .quality(let part, _):
      return part.usesOwnValue
    case .index(let a, let b), .operation(_, let a, let b):
      return a.usesOwnValue || b.usesOwnValue
    case .text(let parts), .list(let parts):
      for part in parts where part.usesOwnValue { return true }
      return false
    case .map(let entries):
      for entry in entries where entry.key.usesOwnValue || entry.value.usesOwnValue { return true }
      return false
    }
  }
}
