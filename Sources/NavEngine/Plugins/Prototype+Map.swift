package import NavModel

/// The navigation map of a prototype as JSON: what exporters and guidelines of plugins get.
///
/// `Documentation/PluginProtocol.md` says what is in it. Texts that depend on the state stand as they
/// are written, since a map has no state.
extension Prototype {
  package var map: JSONValue {
    .object([
      .init("title", .string(definitions.title)),
      .init("tabs", .array(definitions.tabs.map { json($0) })),
      .init(
        "screens",
        .array(definitions.screens.filter { !$0.isImplicit }.map { json($0, title: $0.title) })),
      .init("presentations", .array(definitions.presentations.map { json($0) })),
    ])
  }

  private func json(_ tab: Tab) -> JSONValue {
    .object([
      .init("name", .string(text(tab.name))), .init("title", json(tab.title)),
      .init("screen", .string(name(tab.root))),
    ])
  }

  private func json(_ screen: Screen, title: Expression) -> JSONValue {
    .object([
      .init("name", .string(screen.name.map { text($0) } ?? "")), .init("title", json(title)),
      .init("elements", .array(screen.elements.map { json($0) })),
    ])
  }

  private func json(_ presentation: Presentation) -> JSONValue {
    let kind: String =
      switch presentation.kind {
      case .popover: "popover"
      case .sheet: "sheet"
      case .alert: "alert"
      case .actions: "actions"
      }
    let screen: JSONValue = json(self[presentation.root], title: presentation.title)
    guard case .object(let members) = screen else { return screen }
    return .object([.init("kind", .string(kind))] + members)
  }

  private func json(_ element: Element) -> JSONValue {
    var members: [JSONValue.Member] = [.init("kind", .string(element.word))]
    if let name = element.name { members.append(.init("name", .string(text(name)))) }
    members.append(.init("title", json(element.title)))
    var places: [JSONValue] = []
    for branch in element.arrow?.branches ?? [] {
      places.append(.string(name(branch.destination)))
    }
    if let then = element.then { places.append(.string(name(then))) }
    for branch in element.table?.rule.arrow?.branches ?? [] {
      places.append(.string(name(branch.destination)))
    }
    if !places.isEmpty { members.append(.init("leads", .array(places))) }
    switch element.ending {
    case .closes?: members.append(.init("ends", .string("closes")))
    case .cancels?: members.append(.init("ends", .string("cancels")))
    case nil: break
    }
    return .object(members)
  }

  private func name(_ destination: Destination) -> String {
    switch destination {
    case .named(let name, _), .tab(let name): text(name)
    case .back: "back"
    }
  }

  /// A text that is always the same, or `null`.
  private func json(_ expression: Expression) -> JSONValue {
    switch expression {
    case .constant(let value): .string(value.displayText)
    case .text(let parts):
      .string(
        parts.map { part in
          if case .constant(let value) = part { return value.displayText }
          return "…"
        }.joined())
    default: .null
    }
  }
}
