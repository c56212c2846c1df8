package import NavModel

/// The prototype that guidelines look at, on one device.
package struct Subject: Sendable {
  package let prototype: Prototype
  package let device: Device

  /// Creates a subject.
  package init(_ prototype: Prototype, on device: Device) {
    self.prototype = prototype
    self.device = device
  }

  var definitions: Definitions { prototype.definitions }
  var isPhone: Bool { device.idiom == .phone }

  /// The text of a name.
  func name(_ symbol: Symbol) -> String { prototype.text(symbol) }

  /// What an expression is when it is the same everywhere; nothing when it has to be read.
  func text(_ expression: Expression?) -> String? {
    switch expression {
    case .constant(.text(let text)): text
    case .text(let parts):
      parts.isEmpty
        ? ""
        : parts.reduce(into: Optional("")) { text, part in
          text = text.flatMap { head in self.text(part).map { head + $0 } }
        }
    default: nil
    }
  }

  /// What to call an element: its title in quotes, its name, or its kind.
  func title(of element: Element) -> String {
    if let title = text(element.title), !title.isEmpty { return "\"\(title)\"" }
    return element.name.map { name($0) } ?? "\(element.kind)"
  }

  /// The value of a property that doesn't depend on anything; nothing when it has none.
  func constant(_ property: String, of element: Element) -> Value? {
    for candidate in element.properties where candidate.name == property {
      if candidate.value.condition == nil, case .constant(let value) = candidate.value.value {
        return value
      }
    }
    return nil
  }
}
