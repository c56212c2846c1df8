/// Doing something to a control.
extension Machine {
  /// Does something to a control: refused when it isn't there, can't be used, or doesn't take it.
  ///
  /// A changed value is reported, and `on change` runs.
  mutating func apply(_ action: ControlAction, to element: Int, at path: InstancePath) throws(Halt)
    -> ControlUpdate
  {
    guard let definition = self.element(element, at: path), isShown(element, at: path) else {
      throw .refuse(.absent, "\(spoken(element, at: path)) isn't there now")
    }
    try requireEnabled(element, at: path)
    let properties: ControlProperties
    let before: Value
    do throws(Failure) {
      properties = try self.properties(of: element, at: path)
      before = try currentState(of: element, at: path)
    } catch {
      throw .failed(error)
    }
    if let component = definition.component {
      return try apply(action, to: element, component, properties, state: before, at: path)
    }
    let update: ControlUpdate
    do throws(Refusal) {
      update = try definition.kind.update(properties, state: before, action: action)
    } catch {
      throw .refused(error)
    }
    guard update.state != before else { return update }
    try setControlState(update.state, of: element, at: path)
    report(
      .change, elementName(element, at: path),
      value: properties.has("secure") ? .none : shownState(update.state))
    if let body = definition.onChange {
      try run(body, scope: Scope(owner: path, element: element))
    }
    return update
  }

  /// Keeps a control's state; those beside it get their first ones when none had any yet.
  mutating func setControlState(_ state: Value, of element: Int, at path: InstancePath)
    throws(Halt)
  {
    let elements: [Element] = screen(at: path)?.elements ?? []
    var controls: [Value] = content(at: path).controls
    while controls.count < elements.count {
      do throws(Failure) {
        controls.append(try initialState(of: controls.count, at: path))
      } catch {
        guard elements[controls.count].component != nil else { throw .failed(error) }
        controls.append(.none)
      }
    }
    guard controls.indices.contains(element) else { return }
    controls[element] = state
    updateContent(at: path) { $0.controls = controls }
  }

  /// A state as events tell it.
  func shownState(_ state: Value) -> Value {
    switch state {
    case .list(let values) where values.count == 1: return values[0]
    // Of a component with several values and none called so there is no short word.
    case .map(let entries): return entries.first { $0.key == "value" }?.value ?? .none
    default: return state
    }
  }

  /// The options of a choice as they show.
  func options(of element: Int, at path: InstancePath) -> [String] {
    do throws(Failure) { return try properties(of: element, at: path).texts("of") } catch {
      return []
    }
  }

  /// What hovering over an element shows: its whole text when that is cut.
  func tooltip(of element: Int, at path: InstancePath) -> String? { nil }
}
