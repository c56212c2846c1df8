internal import NavModel
internal import NavSyntax

/// Validity rules that refer to themselves, which would never come to an answer.
extension Lowering {
  /// A field, by its screen and its number on it.
  private struct Field: Hashable {
    var screen: Int
    var element: Int
  }

  /// Reports the first circle of rules.
  mutating func checkRuleCycles() {
    var fields: [Field] = []
    var references: [[Field]] = []
    for (screen, definition) in output.screens.enumerated() {
      for (number, element) in definition.elements.enumerated()
      where element.properties.contains(where: { $0.isValidity }) {
        fields.append(Field(screen: screen, element: number))
        var found: [Field] = []
        for property in element.properties where property.isValidity {
          collect(property.value.value, screen, into: &found)
        }
        references.append(found)
      }
    }
    guard let circle = circle(fields, references), let first = circle.first else { return }
    let words: [String] = (circle + [first]).map { name(of: $0) }
    let place: Place = output.screens[first.screen].elements[first.element].place
    guard sources.indices.contains(Int(place.source)) else { return }
    report(
      Diagnostic(
        "rule-cycle", source: sources[Int(place.source)].text, span: Span(place.start, place.end),
        message: circle.count == 1
          ? "the rule of \(words[0]) refers to itself"
          : "these rules refer to each other in a circle: \(words.joined(separator: " → "))",
        help: "`value` is what a rule judges"))
  }

  /// The fields whose validity or error an expression reads.
  private func collect(_ expression: Expression, _ screen: Int, into found: inout [Field]) {
    switch expression {
    case .member(let whole, "valid"), .member(let whole, "error"), .quality(let whole, .valid):
      found += fields(meant: whole, screen)
      collect(whole, screen, into: &found)
    case .member(let part, _), .sum(let part, _), .not(let part), .negative(let part),
      .quality(let part, _):
      collect(part, screen, into: &found)
    case .index(let a, let b), .operation(_, let a, let b):
      collect(a, screen, into: &found)
      collect(b, screen, into: &found)
    case .text(let parts), .list(let parts):
      for part in parts { collect(part, screen, into: &found) }
    case .map(let entries):
      for entry in entries {
        collect(entry.key, screen, into: &found)
        collect(entry.value, screen, into: &found)
      }
    case .constant, .local, .name, .model, .ownValue, .titled: break
    }
  }

  /// The field with a name, the one of another screen, or all of a screen.
  private func fields(meant expression: Expression, _ screen: Int) -> [Field] {
    switch expression {
    case .name(let name):
      if let element = output.screens[screen].element(named: name) {
        return [Field(screen: screen, element: element)]
      }
      guard let other = output.screens.firstIndex(where: { $0.name == name }) else { return [] }
      return all(on: other)
    case .member(.name(let owner), let word):
      guard let other = output.screens.firstIndex(where: { $0.name == owner }),
        let symbol = names.symbol(word),
        let element = output.screens[other].element(named: symbol)
      else { return [] }
      return [Field(screen: other, element: element)]
    case .model(.screen): return all(on: screen)
    default: return []
    }
  }

  private func all(on screen: Int) -> [Field] {
    output.screens[screen].elements.indices
      .filter { output.screens[screen].elements[$0].kind == .field }
      .map { Field(screen: screen, element: $0) }
  }

  /// A circle among the references, if there is one: what is left when everything is taken away that
  /// refers to nothing that is left.
  private func circle(_ fields: [Field], _ references: [[Field]]) -> [Field]? {
    var left: Set<Field> = Set(fields)
    var isSmaller = true
    while isSmaller {
      isSmaller = false
      for (index, field) in fields.enumerated() where left.contains(field) {
        if references[index].contains(where: { left.contains($0) }) { continue }
        left.remove(field)
        isSmaller = true
      }
    }
    guard var current = fields.first(where: { left.contains($0) }) else { return nil }
    var way: [Field] = []
    while let index = fields.firstIndex(of: current) {
      if let start = way.firstIndex(of: current) { return Array(way[start...]) }
      way.append(current)
      guard let next = references[index].first(where: { left.contains($0) }) else { return nil }
      current = next
    }
    return nil
  }

  private func name(of field: Field) -> String {
    let element: Element = output.screens[field.screen].elements[field.element]
    if let name = element.name { return names.symbols.text(name) }
    return element.title.constantValue?.displayText ?? "a field"
  }
}

extension Property {
  fileprivate var isValidity: Bool { name == "valid" || name == "invalid message" }
}
