/// What each built-in kind of control is.
extension ControlKind {
  /// The state of a control nobody has touched.
  package func initial(_ properties: ControlProperties) -> Value {
    switch self {
    case .label, .text, .image, .link, .space, .table, .component: Label.initial(properties)
    case .button: Button.initial(properties)
    case .toggle: Toggle.initial(properties)
    case .choice: Choice.initial(properties)
    case .slider: Slider.initial(properties)
    case .stepper: Stepper.initial(properties)
    case .date: DateField.initial(properties)
    case .field: Field.initial(properties)
    }
  }

  /// The actions it offers now, with a likely argument.
  package func actions(_ properties: ControlProperties, state: Value) -> [ControlAction] {
    switch self {
    case .label, .text, .image, .link, .space, .table, .component:
      Label.actions(properties, state: state)
    case .button: Button.actions(properties, state: state)
    case .toggle: Toggle.actions(properties, state: state)
    case .choice: Choice.actions(properties, state: state)
    case .slider: Slider.actions(properties, state: state)
    case .stepper: Stepper.actions(properties, state: state)
    case .date: DateField.actions(properties, state: state)
    case .field: Field.actions(properties, state: state)
    }
  }

  /// What an action makes of the state.
  package func update(_ properties: ControlProperties, state: Value, action: ControlAction)
    throws(Refusal) -> ControlUpdate
  {
    switch self {
    case .label, .text, .image, .link, .space, .table, .component:
      try Label.update(properties, state: state, action: action)
    case .button: try Button.update(properties, state: state, action: action)
    case .toggle: try Toggle.update(properties, state: state, action: action)
    case .choice: try Choice.update(properties, state: state, action: action)
    case .slider: try Slider.update(properties, state: state, action: action)
    case .stepper: try Stepper.update(properties, state: state, action: action)
    case .date: try DateField.update(properties, state: state, action: action)
    case .field: try Field.update(properties, state: state, action: action)
    }
  }

  /// A value that expressions read; nothing when it has no such one.
  package func read(_ name: String, _ properties: ControlProperties, state: Value) -> Value? {
    switch self {
    case .label, .text, .image, .link, .space, .table, .component:
      Label.read(name, properties, state: state)
    case .button: Button.read(name, properties, state: state)
    case .toggle: Toggle.read(name, properties, state: state)
    case .choice: Choice.read(name, properties, state: state)
    case .slider: Slider.read(name, properties, state: state)
    case .stepper: Stepper.read(name, properties, state: state)
    case .date: DateField.read(name, properties, state: state)
    case .field: Field.read(name, properties, state: state)
    }
  }

  /// What it shows beside its title.
  package func face(_ properties: ControlProperties, state: Value) -> ControlFace {
    switch self {
    case .label, .text, .image, .link, .space, .table, .component:
      Label.face(properties, state: state)
    case .button: Button.face(properties, state: state)
    case .toggle: Toggle.face(properties, state: state)
    case .choice: Choice.face(properties, state: state)
    case .slider: Slider.face(properties, state: state)
    case .stepper: Stepper.face(properties, state: state)
    case .date: DateField.face(properties, state: state)
    case .field: Field.face(properties, state: state)
    }
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
    case .field: own = ["text", "value", "shown", "error", "valid", "focused", "count"]
    case .table: own = ["rows", "sections", "selected", "editing", "top"]
    case .space, .component: own = []
    }
    return own + ["title", "enabled"] + (hasState ? ["changed"] : [])
  }
}
