/// What each built-in kind of control is.
extension ControlKind {
  /// The state of a control nobody has touched.
  package func initial(_ properties: ControlProperties) -> Value {
    switch self {
    case .label, .space, .table, .component: Label.initial(properties)
    case .text: StaticText.initial(properties)
    case .image: Image.initial(properties)
    case .link: Link.initial(properties)
    case .button: Button.initial(properties)
    case .toggle: Toggle.initial(properties)
    case .choice: Choice.initial(properties)
    case .slider: Slider.initial(properties)
    case .stepper: Stepper.initial(properties)
    case .date: DateField.initial(properties)
    case .field: FieldKind(properties).initial(properties)
    }
  }

  /// The actions it offers now, with a likely argument.
  package func actions(_ properties: ControlProperties, state: Value) -> [ControlAction] {
    switch self {
    case .label, .space, .table, .component: Label.actions(properties, state: state)
    case .text: StaticText.actions(properties, state: state)
    case .image: Image.actions(properties, state: state)
    case .link: Link.actions(properties, state: state)
    case .button: Button.actions(properties, state: state)
    case .toggle: Toggle.actions(properties, state: state)
    case .choice: Choice.actions(properties, state: state)
    case .slider: Slider.actions(properties, state: state)
    case .stepper: Stepper.actions(properties, state: state)
    case .date: DateField.actions(properties, state: state)
    case .field: FieldKind(properties).actions(properties, state: state)
    }
  }

  /// What an action makes of the state.
  package func update(_ properties: ControlProperties, state: Value, action: ControlAction)
    throws(Refusal) -> ControlUpdate
  {
    switch self {
    case .label, .space, .table, .component:
      try Label.update(properties, state: state, action: action)
    case .text: try StaticText.update(properties, state: state, action: action)
    case .image: try Image.update(properties, state: state, action: action)
    case .link: try Link.update(properties, state: state, action: action)
    case .button: try Button.update(properties, state: state, action: action)
    case .toggle: try Toggle.update(properties, state: state, action: action)
    case .choice: try Choice.update(properties, state: state, action: action)
    case .slider: try Slider.update(properties, state: state, action: action)
    case .stepper: try Stepper.update(properties, state: state, action: action)
    case .date: try DateField.update(properties, state: state, action: action)
    case .field: try FieldKind(properties).update(properties, state: state, action: action)
    }
  }

  /// A value that expressions read; nothing when it has no such one.
  package func read(_ name: String, _ properties: ControlProperties, state: Value) -> Value? {
    switch self {
    case .label, .space, .table, .component: Label.read(name, properties, state: state)
    case .text: StaticText.read(name, properties, state: state)
    case .image: Image.read(name, properties, state: state)
    case .link: Link.read(name, properties, state: state)
    case .button: Button.read(name, properties, state: state)
    case .toggle: Toggle.read(name, properties, state: state)
    case .choice: Choice.read(name, properties, state: state)
    case .slider: Slider.read(name, properties, state: state)
    case .stepper: Stepper.read(name, properties, state: state)
    case .date: DateField.read(name, properties, state: state)
    case .field: FieldKind(properties).read(name, properties, state: state)
    }
  }

  /// What it shows beside its title.
  package func draw(_ properties: ControlProperties, state: Value) -> ControlFace {
    switch self {
    case .label, .space, .table, .component: Label.draw(properties, state: state)
    case .text: StaticText.draw(properties, state: state)
    case .image: Image.draw(properties, state: state)
    case .link: Link.draw(properties, state: state)
    case .button: Button.draw(properties, state: state)
    case .toggle: Toggle.draw(properties, state: state)
    case .choice: Choice.draw(properties, state: state)
    case .slider: Slider.draw(properties, state: state)
    case .stepper: Stepper.draw(properties, state: state)
    case .date: DateField.draw(properties, state: state)
    case .field: FieldKind(properties).draw(properties, state: state)
    }
  }

  /// What is wrong with its properties, as far as they can be known before anything runs.
  package func check(_ properties: ControlProperties) -> [ComponentFinding] {
    switch self {
    case .choice: Choice.check(properties)
    case .slider: Slider.check(properties)
    case .stepper: Stepper.check(properties)
    case .date: DateField.check(properties)
    case .field: FieldWords.check(properties)
    default: []
    }
  }

  /// What a state has of a value, without what else a control remembers.
  package func value(of state: Value) -> Value {
    self == .field ? FieldState.content(of: state) : state
  }

  /// What expressions can read of it.
  package var members: [String] {
    let own: [String]
    switch self {
    case .label, .text, .image, .link, .button: own = ["text"]
    case .toggle: own = ["on", "value"]
    case .choice: own = ["value", "count", "options"]
    case .slider, .stepper: own = ["value"]
    case .date: own = ["value", "text"]
    case .field:
      own = [
        "text", "value", "shown", "error", "valid", "focused", "count", "keyboard", "return",
      ]
    case .table: own = ["rows", "sections", "selected", "editing", "top"]
    case .space, .component: own = []
    }
    return own + ["title", "enabled"] + (hasState ? ["changed"] : [])
  }
}
