internal import NavEngine
internal import NavModel

/// What can stand behind a point.
extension Completer {
  func addMembers(of chain: [String], to found: inout CandidateList) {
    guard let first = chain.first else { return }
    let rest: ArraySlice<String> = chain.dropFirst()
    if let last = rest.last, ["rows", "stack", "shown", "more", "selected"].contains(last) {
      return add(["count", "first", "last", "sum(column)"], to: &found)
    }
    if let value = ModelValue.allCases.first(where: { $0.word == first }) {
      if value == .tabs {
        guard rest.isEmpty else {
          return add(["badge", "enabled", "selected", "title"], to: &found)
        }
        addTabs(to: &found)
      }
      return add(value.members ?? [], to: &found)
    }
    guard let symbol = session.program.names.symbol(first) else { return }
    if session.program.names.kinds(of: symbol).isSubset(of: .presentation) {
      let elements: [Symbol] = session.program.names.owner(symbol)?.elements ?? []
      return add(elements.map { session.program.names.symbols.text($0) }, to: &found)
    }
    guard let element = element(named: symbol) else { return }
    add(element.component?.members ?? Self.members(of: element.kind), to: &found)
  }

  private func add(_ members: [String], to found: inout CandidateList) {
    for member in members { found.add(member, "") }
  }

  /// The topmost element that shows and has a name.
  private func element(named symbol: Symbol) -> Element? {
    let machine: Machine = session.machine
    for surface in stride(from: machine.topSurface, through: 0, by: -1) {
      guard let path = machine.topPath(ofSurface: surface), let screen = machine.screen(at: path),
        let index = screen.element(named: symbol)
      else { continue }
      return screen.elements[index]
    }
    return nil
  }

  private static func members(of kind: ControlKind) -> [String] {
    switch kind {
    case .table: ["rows", "sections", "selected", "editing", "top"]
    case .field: ["text", "value", "shown", "error", "valid", "focused", "changed"]
    case .toggle: ["on", "value", "title", "enabled"]
    case .choice: ["value", "count", "title", "enabled"]
    case .slider, .stepper, .date: ["value", "title", "enabled"]
    case .label, .text: ["text", "title", "enabled"]
    case .image, .link, .button, .space, .component: ["title", "enabled"]
    }
  }
}
