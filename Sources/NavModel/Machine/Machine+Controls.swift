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
    return try send(action, to: element, definition, at: path)
  }

  /// Lets a control hear of something that the host does to it, whether it can be used or not.
  mutating func send(
    _ action: ControlAction, to element: Int, _ definition: Element, at path: InstancePath
  ) throws(Halt) -> ControlUpdate {
    if let component = definition.component, let word = action.hostWord,
      !component.receives.contains(word)
    {
      return ControlUpdate(controlState(element, at: path))
    }
    let properties: ControlProperties
    let before: Value
    do throws(Failure) {
      properties = try self.properties(of: element, at: path, for: action)
      before = try currentState(of: element, at: path)
    } catch {
      throw .failed(error)
    }
    if let component = definition.component {
      return try apply(action, to: element, component, properties, state: before, at: path)
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
    guard update.changesValue else {
      reportJudgement(of: element, definition, properties, from: before, to: update.state, at: path)
      return update
    }
    let value: Value? = definition.kind.read("value", properties, state: update.state)
    report(.change, elementName(element, at: path), value: shownState(value ?? update.state))
    if let body = definition.onChange {
      try run(body, scope: Scope(owner: path, element: element))
    }
    return update
  }

  /// Tells what a control was found to be, where that is something else than before.
  private mutating func reportJudgement(
    of element: Int, _ definition: Element, _ properties: ControlProperties, from before: Value,
    to after: Value, at path: InstancePath
  ) {
    let earlier: Value? = definition.kind.read("error", properties, state: before)
    guard let error = definition.kind.read("error", properties, state: after), error != earlier
    else { return }
    report(.judge, elementName(element, at: path), value: error)
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

  /// A state as events tell it; what is secret is left out.
  func shownState(_ state: Value) -> Value {
    switch state {
    case .list(let values) where values.count == 1: return values[0]
    // Of a component with several values and none called so there is no short word.
    case .map(let entries): return entries.first { $0.key == "value" }?.value ?? .none
    case .secret: return .none
    default: return state
    }
  }

  /// The options of a choice as they show.
  func options(of element: Int, at path: InstancePath) -> [String] {
    do throws(Failure) { return try properties(of: element, at: path).texts("of") } catch {
      return []
    }
  }

  /// What hovering over an element shows: its whole text when that is cut (law F8).
  func tooltip(of element: Int, at path: InstancePath) throws(Halt) -> String? {
    let value: Value?
    do throws(Failure) { value = try read("tooltip", of: element, at: path, 0) } catch {
      throw .failed(error)
    }
    guard case .text(let text)? = value else { return nil }
    return text
  }
}

extension ControlAction {
  /// The word for what the host tells of its own accord, to those who want to hear it.
  fileprivate var hostWord: String? {
    switch self {
    case .focus: "focus"
    case .leave: "leave"
    case .submit: "submit"
    default: nil
    }
  }
}
