package import NavModel

/// Puts a small prototype together by hand, for tests that shall not need the parser.
struct Draft {
  var definitions = Definitions()
  private var bodies: Int32 = 0

  static let place = Place(source: 0, start: 0, end: 0)

  mutating func symbol(_ text: String) -> Symbol { definitions.names.intern(text) }

  /// A name with members: `list.rows.count`, `tabs.inbox.badge`, `row.title`.
  mutating func read(_ path: String) -> Expression {
    var words: ArraySlice<Substring> = path.split(separator: ".")[...]
    let first = String(words.removeFirst())
    let models: [String: ModelValue] = [
      "tab": .tab, "screen": .screen, "stack": .stack, "popover": .popover, "search": .search,
      "tabs": .tabs, "more": .more, "device": .device, "events": .events, "back": .back,
      "focus": .focus, "clock": .clock, "row": .row, "presented": .presented,
    ]
    var expression: Expression =
      if let model = models[first] { .model(model) } else { .name(symbol(first)) }
    for word in words { expression = .member(expression, String(word)) }
    return expression
  }

  mutating func element(
    _ kind: ControlKind, _ name: String?, _ title: String = "",
    _ properties: [(String, Expression)] = []
  ) -> Element {
    var element = Element(
      name: name.map { symbol($0) }, kind: kind, title: .constant(.text(title)), place: Self.place)
    element.properties = properties.map { Property($0.0, $0.1) }
    return element
  }

  mutating func choice(_ name: String, of options: [String], multiple: Bool = false) -> Element {
    let texts: [Expression] = options.map { .constant(.text($0)) }
    var properties: [(String, Expression)] = [("of", .list(texts))]
    if multiple { properties.append(("multiple", true)) }
    return element(.choice, name, name, properties)
  }

  mutating func table(_ name: String, _ table: Table) -> Element {
    var element: Element = element(.table, name)
    element.table = table
    return element
  }

  @discardableResult
  mutating func screen(
    _ name: String, _ elements: [Element] = [], _ change: (inout Screen) -> Void = { _ in }
  ) -> ScreenID {
    var screen = Screen(name: symbol(name), place: Self.place)
    screen.title = .constant(.text(name))
    screen.elements = elements
    change(&screen)
    definitions.screens.append(screen)
    return ScreenID(definitions.screens.count - 1)
  }

  mutating func presentation(
    _ name: String, _ kind: Presentation.Kind = .popover, _ elements: [Element] = [],
    _ change: (inout Presentation) -> Void = { _ in }
  ) {
    let root: ScreenID = screen(name, elements) { $0.isImplicit = true }
    var presentation = Presentation(
      name: symbol(name), kind: kind, root: root, place: Self.place)
    change(&presentation)
    definitions.presentations.append(presentation)
  }

  mutating func variable(_ name: String, _ initial: Expression) {
    definitions.variables.append(
      Variable(name: symbol(name), initial: initial, place: Self.place))
  }

  mutating func arrow(_ name: String, _ arguments: Expression...) -> Arrow {
    Arrow(
      branches: [.init(.named(symbol(name), arguments: arguments))], place: Self.place)
  }

  mutating func assign(_ name: String, _ value: Expression) -> Body {
    bodies += 1
    return Body(
      id: bodies,
      instructions: [Instruction(.assign(symbol(name), value), place: Self.place)], slots: 0)
  }

  /// The machine at the start, on the screen or with the tabs that `app` says; else on the first screen.
  func started(onDevice device: Int = 0) throws -> Machine {
    var definitions: Definitions = definitions
    if definitions.app == .empty { definitions.app = .stack(ScreenID(0), arguments: []) }
    let services = Services(
      matches: { pattern, text in pattern.hasPrefix("[") ? nil : text.contains(pattern) })
    return try Machine.start(Prototype(definitions), services: services, device: device)
  }
}

extension Expression: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByBooleanLiteral
{
  package init(stringLiteral value: String) { self = .constant(.text(value)) }
  package init(integerLiteral value: Int) { self = .constant(.number(Double(value))) }
  package init(booleanLiteral value: Bool) { self = .constant(.boolean(value)) }
}

extension Value: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral
{
  package init(stringLiteral value: String) { self = .text(value) }
  package init(integerLiteral value: Int) { self = .number(Double(value)) }
  package init(booleanLiteral value: Bool) { self = .boolean(value) }
  package init(arrayLiteral elements: Value...) { self = .list(elements) }
}
