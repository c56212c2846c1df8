package import NavModel
internal import NavPluginProtocol

/// A component of a plugin, under the contract that every control satisfies: functions of values.
///
/// What the manifest can answer the plugin isn't asked, and nothing is asked twice.
package struct PluginComponent: Sendable {
  package let plugin: Plugin
  package let kind: ComponentKind

  /// Creates the component of a plugin.
  package init(_ plugin: Plugin, _ kind: ComponentKind) {
    self.plugin = plugin
    self.kind = kind
  }

  /// The state of a component nobody has touched.
  ///
  /// A plugin without `initial` starts with what its manifest says that the values are.
  package func initial(_ properties: ControlProperties) throws(PluginFault) -> Value {
    let answer = try answer(properties, .initial) { json in
      (
        .initial(kind.word, json),
        { shape throws(JSONShape.Mismatch) in
          .state(try PluginResult.initial(shape))
        }
      )
    }
    if case .state(let state) = answer { return state }
    return .map(kind.values.map { Value.Entry($0.name, $0.standard) })
  }

  /// What can be done to it now; a plugin without `actions` offers all of its manifest.
  package func actions(
    _ properties: ControlProperties, state: Value
  ) throws(PluginFault) -> [ComponentAction] {
    let answer = try answer(properties, .actions(state)) { json in
      (
        .actions(kind.word, json, state: JSONValue(state)),
        { shape throws(JSONShape.Mismatch) in
          .actions(try PluginResult.actions(shape))
        }
      )
    }
    if case .actions(let actions) = answer { return actions }
    return kind.actions.map { ComponentAction($0.name, title: $0.summary) }
  }

  /// What an action makes of it; the model has seen to it that it is one of the kind's.
  package func update(
    _ properties: ControlProperties, state: Value, action: ComponentAction
  ) throws(PluginFault) -> Result<ComponentUpdate, Refusal> {
    let answer = try answer(properties, .update(state, action)) { json in
      let request = PluginRequest.update(
        kind.word, json, state: JSONValue(state), action: action)
      return (
        request,
        { shape throws(JSONShape.Mismatch) in
          switch try PluginResult.update(shape) {
          case .updated(let update): .updated(try kind.checked(update, shape))
          case .refused(let message, let help):
            .refused(Refusal(.plugin, message, help: help, because: message))
          }
        }
      )
    }
    switch answer {
    case .updated(let update): return .success(update)
    case .refused(let refusal): return .failure(refusal)
    default: return .failure(Refusal(.plugin, "\(kind.word) can't do \(action.name)"))
    }
  }

  /// What it looks like in so many columns; nothing when the plugin leaves that to the host.
  package func draw(
    _ properties: ControlProperties, state: Value, width: Int
  ) throws(PluginFault) -> ComponentDrawing? {
    let answer = try answer(properties, .draw(state, width: width)) { json in
      let request = PluginRequest.draw(kind.word, json, state: JSONValue(state), width: width)
      return (
        request,
        { shape throws(JSONShape.Mismatch) in
          .drawing(try PluginResult.draw(shape))
        }
      )
    }
    guard case .drawing(let drawing) = answer else { return nil }
    return drawing.clipped(to: width)
  }

  /// What it has to say about its properties.
  package func check(_ properties: ControlProperties) throws(PluginFault) -> [ComponentFinding] {
    let answer = try answer(properties, .check) { json in
      (
        .check(kind.word, json),
        { shape throws(JSONShape.Mismatch) in
          .findings(try PluginResult.findings(shape))
        }
      )
    }
    if case .findings(let findings) = answer { return findings }
    return []
  }

  private typealias Reading =
    (JSONShape) throws(JSONShape.Mismatch) -> ComponentMemory.Answer

  /// The answer that is remembered, or the plugin's.
  private func answer(
    _ properties: ControlProperties, _ subject: ComponentMemory.Question.Subject,
    _ ask: (JSONValue) -> (PluginRequest, Reading)
  ) throws(PluginFault) -> ComponentMemory.Answer {
    let question = ComponentMemory.Question(
      component: kind.word, properties: properties, subject: subject)
    if let known = plugin.memory[question] { return known }
    let (request, read): (PluginRequest, Reading) = ask(JSONValue(properties))
    let answer: ComponentMemory.Answer =
      switch try plugin.ask(request, read) {
      case .result(let result): result
      case .nothing: .nothing
      }
    plugin.memory.remember(answer, to: question)
    return answer
  }
}

extension JSONValue {
  /// Creates the object that a component's properties are for its plugin.
  fileprivate init(_ properties: ControlProperties) {
    var members: [Member] = [
      .init("label", .string(properties.label)), .init("enabled", .bool(properties.isEnabled)),
      .init("focused", .bool(properties.isFocused)),
    ]
    for entry in properties.values { members.append(.init(entry.key, JSONValue(entry.value))) }
    self = .object(members)
  }
}

extension ComponentKind {
  /// An update whose events are those that the manifest names.
  fileprivate func checked(
    _ update: ComponentUpdate, _ shape: JSONShape
  ) throws(JSONShape.Mismatch) -> ComponentUpdate {
    for event in update.events {
      guard case .own(let name) = event, !events.contains(name) else { continue }
      throw shape["events"].mismatch(shape.notOneOf(ComponentEvent.names + events, name))
    }
    return update
  }
}
