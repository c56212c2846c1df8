/// What names mean.
extension Machine {
  /// What a name means: a column of the row, an argument or variable of the screen, an element, a
  /// variable of the prototype, a screen or presentation, a tab.
  ///
  /// Without an owner every surface is asked, topmost first; with one its own and those below.
  func lookUp(_ name: Symbol, _ scope: Scope, _ depth: Int) throws(Failure) -> Thing {
    if let row = scope.row, let value = row.value(forKey: prototype.text(name)) {
      return .value(value)
    }
    if let owner = scope.owner, let thing = try find(name, at: owner, depth) { return thing }
    var surface: Int = scope.owner.map { $0.surface - 1 } ?? topSurface
    while surface >= 0 {
      if let path = topPath(ofSurface: surface), let thing = try find(name, at: path, depth) {
        return thing
      }
      surface -= 1
    }
    if let index = prototype.variable(named: name) { return .value(try variable(index, depth)) }
    if let screen = prototype.screen(named: name) { return .screen(screen) }
    if let presentation = prototype.presentation(named: name) { return .presentation(presentation) }
    if let tab = prototype.tab(named: name) { return .tab(tab) }
    throw unknown(prototype.text(name), scope)
  }

  /// The argument, variable or element that a name means on the instance at a path.
  func find(_ name: Symbol, at path: InstancePath, _ depth: Int) throws(Failure) -> Thing? {
    guard let screen = screen(at: path) else { return nil }
    for (index, parameter) in parameters(of: screen).enumerated() where parameter == name {
      let arguments: [Value] = content(at: path).arguments
      return .value(arguments.indices.contains(index) ? arguments[index] : .none)
    }
    for index in screen.variables.indices where screen.variables[index].name == name {
      let values: [Value] = content(at: path).variables
      if values.indices.contains(index) { return .value(values[index]) }
      let scope = Scope(owner: path)
      return .value(try value(of: screen.variables[index].initial, scope, depth))
    }
    return screen.element(named: name).map { .element($0, path) }
  }

  /// The names of a screen's arguments; of a presentation's own content those of the presentation.
  func parameters(of screen: Screen) -> [Symbol] {
    guard screen.isImplicit, screen.parameters.isEmpty, let name = screen.name,
      let presentation = prototype.presentation(named: name)
    else { return screen.parameters }
    return prototype[presentation].parameters
  }

  private func variable(_ index: Int, _ depth: Int) throws(Failure) -> Value {
    if state.variables.indices.contains(index) { return state.variables[index] }
    return try value(of: prototype.definitions.variables[index].initial, Scope(), depth)
  }

  /// A failure for a name that means nothing, with the nearest that does.
  func unknown(_ name: String, _ scope: Scope) -> Failure {
    var known: [String] = scope.row?.keys ?? []
    var surface: Int = topSurface
    while surface >= 0 {
      if let path = topPath(ofSurface: surface) { known += names(at: path) }
      surface -= 1
    }
    if let owner = scope.owner { known += names(at: owner) }
    let definitions: Definitions = prototype.definitions
    known += definitions.variables.map { prototype.text($0.name) }
    for domain in [NameDomain.screens, .presentations, .tabs] { known += names(in: domain) }
    if let near = nearest(to: name, in: known) {
      return Failure(
        "unknown-name", "nothing is called `\(name)`", help: "did you mean `\(near)`?")
    }
    return elsewhere(name) ?? Failure("unknown-name", "nothing is called `\(name)`")
  }

  /// A failure for the name of a control that stands on a screen which doesn't show.
  private func elsewhere(_ name: String) -> Failure? {
    guard let symbol = prototype.definitions.names.symbol(name) else { return nil }
    for screen in prototype.definitions.screens {
      guard screen.element(named: symbol) != nil, let owner = screen.name else { continue }
      let path: String = prototype.text(owner) + "." + name
      return Failure(
        "unknown-name", "`\(name)` is on \(prototype.text(owner)), which doesn't show",
        help: screen.isImplicit
          ? "`\(path)` reads what it was left with"
          : "`\(path)` reads it while that is on a stack")
    }
    return nil
  }

  private func names(at path: InstancePath) -> [String] {
    guard let screen = screen(at: path) else { return [] }
    return
      (parameters(of: screen) + screen.variables.map { $0.name }
      + screen.elements.compactMap { $0.name }).map { prototype.text($0) }
  }

  /// The names of a domain.
  func names(in domain: NameDomain) -> [String] {
    let definitions: Definitions = prototype.definitions
    switch domain {
    case .tabs: return definitions.tabs.map { prototype.text($0.name) } + ["more"]
    case .screens:
      return definitions.screens.compactMap { $0.name }.map { prototype.text($0) }
    case .presentations: return definitions.presentations.map { prototype.text($0.name) }
    case .devices: return definitions.devices.map { $0.name }
    case .elements:
      var names: [Symbol] = []
      for screen in definitions.screens { names += screen.elements.compactMap { $0.name } }
      return names.map { prototype.text($0) }
    case .scopes:
      var names: [Symbol] = []
      for screen in definitions.screens { names += (screen.search?.scopes ?? []).map { $0.name } }
      return names.map { prototype.text($0) }
    }
  }

  private func has(_ domain: NameDomain, _ name: Symbol) -> Bool {
    let definitions: Definitions = prototype.definitions
    switch domain {
    case .tabs: return prototype.tab(named: name) != nil || prototype.text(name) == "more"
    case .screens:
      return prototype.screen(named: name) != nil || prototype.presentation(named: name) != nil
    case .presentations: return prototype.presentation(named: name) != nil
    case .devices:
      let text: String = prototype.text(name)
      for device in definitions.devices where device.name == text { return true }
      return false
    case .elements:
      for screen in definitions.screens where screen.element(named: name) != nil { return true }
      return false
    case .scopes:
      for screen in definitions.screens {
        for scope in screen.search?.scopes ?? [] where scope.name == name { return true }
      }
      return false
    }
  }

  /// The values on both sides of an operator.
  ///
  /// Beside a value of the model a name means what that value can be, whatever else is called so; a
  /// control beside plain data means its own value.
  func operands(
    _ left: Expression, _ right: Expression, _ scope: Scope, _ depth: Int
  ) throws(Failure) -> (Value, Value) {
    if let domain = NameDomain(of: left) {
      return (try value(of: left, scope, depth), try value(of: right, domain, scope, depth))
    }
    if let domain = NameDomain(of: right) {
      return (try value(of: left, domain, scope, depth), try value(of: right, scope, depth))
    }
    let one: Thing = try thing(left, scope, depth)
    let other: Thing = try thing(right, scope, depth)
    let a: Value = try value(of: one, scope, depth)
    let b: Value = try value(of: other, scope, depth)
    if case .name = b { return (a, try data(other, b, beside: a, depth)) }
    return (try data(one, a, beside: b, depth), b)
  }

  /// The value of a control that stands beside plain data, otherwise the value as it is.
  private func data(_ thing: Thing, _ value: Value, beside other: Value, _ depth: Int)
    throws(Failure) -> Value
  {
    switch other {
    case .none, .name: return value
    default: break
    }
    switch thing {
    case .element(let element, let path):
      return try controlValue(element, at: path, depth) ?? value
    case .kept(let element, let presentation):
      return try keptRead("value", element, presentation, depth) ?? value
    default: return value
    }
  }

  private func value(
    of expression: Expression, _ domain: NameDomain, _ scope: Scope, _ depth: Int
  ) throws(Failure) -> Value {
    switch expression {
    case .name(let name):
      if has(domain, name) { return .name(prototype.text(name)) }
      do throws(Failure) {
        return try value(of: expression, scope, depth)
      } catch {
        guard error.id == "unknown-name" else { throw error }
        let text: String = prototype.text(name)
        let near: String? = nearest(to: text, in: names(in: domain))
        throw Failure(
          "unknown-name", "no \(domain.word) is called `\(text)`",
          help: near.map { "did you mean `\($0)`?" })
      }
    case .list(let items):
      var values: [Value] = []
      for item in items { values.append(try value(of: item, domain, scope, deeper(depth))) }
      return .list(values)
    default: return try value(of: expression, scope, depth)
    }
  }
}
