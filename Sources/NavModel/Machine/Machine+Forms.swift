/// Forms: whether all of it is right, and submitting (law F11).
extension Machine {
  /// Whether every field of a screen that shows and can be used is right.
  func isValid(at path: InstancePath, _ depth: Int) throws(Failure) -> Bool {
    guard let screen = screen(at: path) else { return true }
    for element in screen.elements.indices where screen.elements[element].kind == .field {
      guard try isShown(element, at: path, depth), try isEnabled(element, at: path, depth),
        case .boolean(false)? = try read("valid", of: element, at: path, depth)
      else { continue }
      return false
    }
    return true
  }

  /// Judges every field of a form; false when one is wrong: the first of those has the focus then.
  mutating func submit(at path: InstancePath) throws(Halt) -> Bool {
    var wrong: [Int] = []
    var held: Int?
    for element in focusOrder(at: path) {
      guard let definition = self.element(element, at: path) else { continue }
      let update: ControlUpdate = try send(.submit, to: element, definition, at: path)
      guard update.error != nil else { continue }
      wrong.append(element)
      if update.keepsFocus, Int(content(at: path).focus) == element { held = element }
    }
    guard let first = held ?? wrong.first else { return true }
    try focus(first, at: path, isForced: true)
    isIntercepted = true
    return false
  }

  /// Submits a form by the Return key: what is right goes on to the button that submits.
  mutating func submitByReturn(at path: InstancePath) throws(Halt) {
    guard try submit(at: path) else { return }
    try endEditing(at: path, isForced: true)
    guard let elements = screen(at: path)?.elements else { return }
    for number in elements.indices where elements[number].submits && isShown(number, at: path) {
      try tapElement(number, at: path, isSubmitted: true)
      return
    }
  }
}
