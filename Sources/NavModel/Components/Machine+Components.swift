/// Components of plugins in the machine: asked like every control, and never trusted with more.
extension Machine {
  /// Does something to a component.
  ///
  /// The new state is kept, `on change` runs, then what the component tells the app happens.
  mutating func apply(
    _ action: ControlAction, to element: Int, _ kind: ComponentKind,
    _ properties: ControlProperties, state before: Value, at path: InstancePath
  ) throws(Halt) -> ControlUpdate {
    let asked: ComponentAction = kind.action(for: action)
    if let refusal = kind.refusal(of: asked) { throw .refused(refusal) }
    hasAskedPlugin = true
    let update: ComponentUpdate = try services.components.update(kind, properties, before, asked)
    if update.state != before {
      try setControlState(update.state, of: element, at: path)
      report(.change, elementName(element, at: path), value: shownState(update.state))
      if let body = self.element(element, at: path)?.onChange {
        try run(body, scope: Scope(owner: path, element: element))
      }
    }
    if let error = update.error {
      report(.say, elementName(element, at: path), value: .text(error))
    }
    for event in update.events { try carryOut(event, of: element, at: path) }
    return ControlUpdate(
      update.state, isPick: update.isPick, keepsFocus: update.keepsFocus, error: update.error)
  }

  /// A tap on a component: it gets the focus if it takes keys, and the tap if it wants taps.
  mutating func tapComponent(_ number: Int, at path: InstancePath) throws(Halt) {
    guard let element = element(number, at: path) else { return }
    let receives: [String] = element.component?.receives ?? []
    if element.takesKeys { try focus(number, at: path) }
    if receives.contains("tap") {
      _ = try change(number, .tap, at: path)
    } else if !element.takesKeys, element.onTap == nil, element.arrow == nil {
      throw .refuse(
        .unsupported, "nothing happens when \(quoted(elementName(number, at: path))) is tapped",
        help: element.component.flatMap { $0.actionWords })
    }
  }

  /// What a component tells the app happens as if a handler had said it.
  private mutating func carryOut(
    _ event: ComponentEvent, of element: Int, at path: InstancePath
  ) throws(Halt) {
    guard let definition = self.element(element, at: path), let kind = definition.component else {
      return
    }
    var scope = Scope(owner: path, element: element)
    let instruction: Instruction.Kind
    switch event {
    case .say(let text): instruction = .say(.constant(.text(text)))
    case .set(let name, let value):
      instruction = .assign(try symbol(name, for: kind), .constant(value))
    case .badge(let tab, let value):
      instruction = .badge(try symbol(tab, for: kind), .constant(value))
    case .push(let screen, let arguments):
      instruction = .push(try symbol(screen, for: kind), arguments.map { .constant($0) })
    case .present(let name, let arguments):
      instruction = .present(
        try symbol(name, for: kind), arguments.map { .constant($0) }, from: nil, replacing: false)
    case .own(let name):
      for handler in definition.handlers where handler.event == name {
        try run(handler.body, scope: scope)
      }
      return
    }
    _ = try execute([Instruction(instruction, place: definition.place)], scope: &scope)
  }

  private func symbol(_ name: String, for kind: ComponentKind) throws(Halt) -> Symbol {
    if let symbol = prototype.definitions.names.symbol(name) { return symbol }
    throw .fail(
      "unknown-target",
      "the plugin \(kind.plugin) speaks of \(quoted(visible(name))), which nothing here is called")
  }

  // MARK: The clock

  /// Lets the clock go to a time; what wants to know hears how long that took.
  mutating func tick(to time: Int) throws(Halt) {
    let elapsed: Int = time - state.clock
    state.clock = time
    guard elapsed > 0 else { return }
    for number in 0...topSurface {
      let surface: Surface = surface(number)
      for (stackIndex, stack) in surface.stacks.enumerated() {
        for depth in stack.screens.indices {
          let path = InstancePath(surface: number, stack: stackIndex, depth: depth)
          try tick(elapsed, at: path)
        }
      }
    }
  }

  private mutating func tick(_ elapsed: Int, at path: InstancePath) throws(Halt) {
    guard let screen = screen(at: path), screen.hasTicks else { return }
    for (number, element) in screen.elements.enumerated() {
      // A handler before may have taken the screen away.
      guard let kind = element.component, kind.receives.contains("tick"),
        self.screen(at: path)?.name == screen.name
      else { continue }
      let properties: ControlProperties
      let before: Value
      do throws(Failure) {
        properties = try self.properties(of: number, at: path)
        before = try currentState(of: number, at: path)
      } catch {
        throw .failed(error)
      }
      _ = try apply(.tick(elapsed), to: number, kind, properties, state: before, at: path)
    }
  }

  /// Whether something on some screen hears the clock, so that it matters how it gets somewhere.
  package var hasTicks: Bool {
    for number in 0...topSurface {
      for (stackIndex, stack) in surface(number).stacks.enumerated() {
        for depth in stack.screens.indices {
          let path = InstancePath(surface: number, stack: stackIndex, depth: depth)
          if screen(at: path)?.hasTicks == true { return true }
        }
      }
    }
    return false
  }
}

extension ComponentKind {
  /// The action that its plugin is told of.
  ///
  /// Words of the language become actions of the same name: the component decides what they mean.
  func action(for action: ControlAction) -> ComponentAction {
    switch action {
    case .tap: ComponentAction("tap")
    case .key(let key): ComponentAction("key", arguments: [.init("key", .text(key))])
    case .paste(let text): ComponentAction("paste", arguments: [.init("text", .text(text))])
    case .backspace: ComponentAction("key", arguments: [.init("key", .text("backspace"))])
    case .pressReturn: ComponentAction("key", arguments: [.init("key", .text("return"))])
    case .focus: ComponentAction("focus")
    case .leave: ComponentAction("leave")
    case .submit: ComponentAction("submit")
    case .tick(let elapsed):
      ComponentAction("tick", arguments: [.init("elapsed", .duration(elapsed))])
    case .clear: own("clear", [])
    case .choose(let option): own("choose", [.text(option)])
    case .set(let value): own("set", [value])
    case .increase: own("increase", [])
    case .decrease: own("decrease", [])
    case .own(let name, let values): own(name, values)
    }
  }

  private func own(_ name: String, _ values: [Value]) -> ComponentAction {
    ComponentAction(name, arguments: arguments(values, of: name))
  }

  /// What can be done to it, for whoever tried something else.
  var actionWords: String? {
    actions.isEmpty ? nil : "it takes: " + actions.map { $0.name }.joined(separator: ", ")
  }
}
