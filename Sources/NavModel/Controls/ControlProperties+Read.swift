/// Reading properties by the kind of value they should have.
extension ControlProperties {
  /// Whether a property is there and isn't `false`.
  func has(_ name: String) -> Bool {
    switch self[name] {
    case nil, .boolean(false)?: false
    default: true
    }
  }

  /// The number a property has.
  func number(_ name: String) -> Double? {
    switch self[name] {
    case .number(let number)?: return number
    case .list(let values)?:
      if case .number(let number)? = values.first { return number }
      return nil
    default: return nil
    }
  }

  /// The text a property has.
  func text(_ name: String) -> String? {
    switch self[name] {
    case nil, Value.none?: nil
    case let value?: value.displayText
    }
  }

  /// The texts of a property that may have several.
  func texts(_ name: String) -> [String] {
    switch self[name] {
    case nil, Value.none?: []
    case .list(let values)?: values.map { $0.displayText }
    case let value?: [value.displayText]
    }
  }
}
