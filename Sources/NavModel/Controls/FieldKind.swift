/// Which control a field is: its properties decide.
enum FieldKind {
  case text, secure, number, view

  init(_ properties: ControlProperties) {
    self =
      if properties.has("secure") {
        .secure
      } else if properties["lines"] != nil {
        .view
      } else if NumberEntry(properties) != nil {
        .number
      } else {
        .text
      }
  }

  func initial(_ properties: ControlProperties) -> Value {
    switch self {
    case .text: Field.initial(properties)
    case .secure: SecureField.initial(properties)
    case .number: NumberField.initial(properties)
    case .view: TextView.initial(properties)
    }
  }

  func actions(_ properties: ControlProperties, state: Value) -> [ControlAction] {
    switch self {
    case .text: Field.actions(properties, state: state)
    case .secure: SecureField.actions(properties, state: state)
    case .number: NumberField.actions(properties, state: state)
    case .view: TextView.actions(properties, state: state)
    }
  }

  func update(_ properties: ControlProperties, state: Value, action: ControlAction)
    throws(Refusal) -> ControlUpdate
  {
    switch self {
    case .text: try Field.update(properties, state: state, action: action)
    case .secure: try SecureField.update(properties, state: state, action: action)
    case .number: try NumberField.update(properties, state: state, action: action)
    case .view: try TextView.update(properties, state: state, action: action)
    }
  }

  func read(_ name: String, _ properties: ControlProperties, state: Value) -> Value? {
    switch self {
    case .text: Field.read(name, properties, state: state)
    case .secure: SecureField.read(name, properties, state: state)
    case .number: NumberField.read(name, properties, state: state)
    case .view: TextView.read(name, properties, state: state)
    }
  }

  func draw(_ properties: ControlProperties, state: Value) -> ControlFace {
    switch self {
    case .text: Field.draw(properties, state: state)
    case .secure: SecureField.draw(properties, state: state)
    case .number: NumberField.draw(properties, state: state)
    case .view: TextView.draw(properties, state: state)
    }
  }
}
