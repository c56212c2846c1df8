/// Beginning, and making fresh instances.
extension Machine {
  /// A machine at the start of a prototype (law G9); fails when an initial value can't be read.
  package static func start(
    _ prototype: Prototype, services: Services, device: Int? = nil
  ) throws(Failure) -> Machine {
    let device: Int = device ?? prototype.definitions.device
    let empty = State(
      device: Int16(truncatingIfNeeded: device), app: Surface(stacks: []))
    var machine = Machine(prototype: prototype, services: services, state: empty)
    machine.begin()
    for variable in prototype.definitions.variables {
      machine.state.variables.append(try machine.evaluate(variable.initial, in: Scope()))
    }
    do throws(Halt) {
      machine.state.app = try machine.freshSurface(prototype.definitions.app, number: 0)
      try machine.appear(onSurface: 0)
      machine.events = []
    } catch {
      throw error.asFailure
    }
    return machine
  }

  /// A surface that shows the first state of a content; its instances are made where it will stand.
  package mutating func freshSurface(_ content: Content, number: Int) throws(Halt) -> Surface {
    switch content {
    case .empty:
      return Surface(stacks: [])
    case .screen(let root):
      return Surface(stacks: [Stack(screens: [Instance(screen: root)])])
    case .stack(let root, let arguments):
      let values: [Value] = try evaluate(all: arguments, in: Scope())
      return Surface(stacks: [Stack(screens: [try fresh(root, arguments: values)])])
    case .tabs(let tabs, _):
      var stacks: [Stack] = []
      for tab in tabs {
        let definition: Tab = prototype.definitions.tabs[Int(tab)]
        guard case .named(let name, let arguments) = definition.root,
          let root = prototype.screen(named: name)
        else {
          throw .failed(
            Failure(
              "unknown-target", "the tab \(prototype.text(definition.name)) has no screen to show",
              place: definition.place))
        }
        let values: [Value] = try evaluate(all: arguments, in: Scope())
        stacks.append(Stack(screens: [try fresh(root, arguments: values)]))
      }
      return Surface(stacks: stacks, tabBar: TabBar(selected: 0))
    }
  }

  /// A new instance of a screen (law N2).
  ///
  /// One without arguments, variables or controls with a state of their own stays two words until
  /// something changes.
  package mutating func fresh(_ id: ScreenID, arguments: [Value], controls: [Value]? = nil)
    throws(Halt)
    -> Instance
  {
    let hasState: Bool = prototype[id].hasControlState
    guard hasState || !arguments.isEmpty || !prototype[id].variables.isEmpty else {
      return Instance(screen: id)
    }
    let screen: Screen = prototype[id]
    // The initial values are read as if the instance stood on top already, so that they may use its
    // arguments and each other.
    var content = InstanceContent()
    content.arguments = arguments
    let path = InstancePath(surface: state.presented.count + 1, stack: 0, depth: 0)
    let standIn = Presented(
      presentation: PresentationID(-1),
      surface: Surface(stacks: [Stack(screens: [Instance(screen: id, storage: .init(content))])]),
      source: nil, presenter: 0)
    state.presented.append(standIn)
    defer { state.presented.removeLast() }
    for variable in screen.variables {
      let value: Value = try evaluating(variable.initial, in: Scope(owner: path))
      content.variables.append(value)
      setContent(content, at: path)
    }
    if let controls {
      content.controls = controls
    } else if hasState {
      for element in screen.elements.indices {
        let value: Value
        do throws(Failure) { value = try initialState(of: element, at: path) } catch {
          // A screen opens whatever a plugin does; the component is asked again when it is needed.
          guard screen.elements[element].component != nil else { throw .failed(error) }
          value = .none
        }
        content.controls.append(value)
      }
    }
    return Instance(screen: id, storage: Instance.Storage(content))
  }

  /// The value of an expression; a failure ends the step.
  func evaluating(_ expression: Expression, in scope: Scope) throws(Halt) -> Value {
    do throws(Failure) { return try evaluate(expression, in: scope) } catch { throw .failed(error) }
  }

  /// The values of expressions, in order.
  func evaluate(all expressions: [Expression], in scope: Scope) throws(Halt) -> [Value] {
    var values: [Value] = []
    for expression in expressions { values.append(try evaluating(expression, in: scope)) }
    return values
  }

  /// Whether a condition holds; a failure ends the step.
  func checking(_ condition: Expression, in scope: Scope) throws(Halt) -> Bool {
    do throws(Failure) { return try holds(condition, in: scope) } catch { throw .failed(error) }
  }

  /// Whether a rule holds; a failure ends the step.
  func checking(_ rule: Rule, in scope: Scope) throws(Halt) -> Bool {
    do throws(Failure) { return try holds(rule, in: scope) } catch { throw .failed(error) }
  }

  /// A text as it shows now; what can't be read shows as a warning sign.
  package func shownText(_ expression: Expression, in scope: Scope) -> String {
    do throws(Failure) { return try text(expression, in: scope) } catch { return "⚠" }
  }
}

extension ControlKind {
  /// Whether a control of this kind keeps a value.
  package var hasState: Bool {
    switch self {
    case .toggle, .choice, .slider, .stepper, .date, .field, .component: true
    case .label, .text, .image, .link, .button, .table, .space: false
    }
  }
}

extension Halt {
  /// A failure that says the same.
  var asFailure: Failure {
    switch self {
    case .failed(let failure): failure
    case .refused(let refusal): Failure("refused", refusal.message, help: refusal.help)
    }
  }

  /// A refusal as something to throw.
  static func refuse(
    _ reason: Refusal.Reason, _ message: String, help: String? = nil
  ) -> Halt {
    .refused(Refusal(reason, message, help: help))
  }

  /// A failure as something to throw.
  static func fail(_ id: String, _ message: String, help: String? = nil, at place: Place? = nil)
    -> Halt
  {
    .failed(Failure(id, message, help: help, place: place))
  }
}
