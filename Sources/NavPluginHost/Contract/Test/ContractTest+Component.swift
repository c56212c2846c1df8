internal import NavModel
internal import NavPluginProtocol

/// What is tried with a component.
extension ContractTest {
  /// How many actions are tried, one after the other.
  static let actionCount = 1000
  static let widths: [Int] = [0, 1, 2, 3, 5, 8, 13, 20, 29, 38, 40, 62, 80, 120, 1000]

  mutating func run(_ kind: ComponentKind) {
    let properties: JSONValue = sample(kind)
    let word: String = kind.word
    var start: Value = .none
    attempt("\(word): the same question has the same answer") { (test) throws(Problem) in
      try test.askTwice(.initial(word, properties))
      start = try test.initial(kind, properties)
      try test.askTwice(.draw(word, properties, state: JSONValue(start), width: 38))
      try test.askTwice(.actions(word, properties, state: JSONValue(start)))
      for action in try test.offered(kind, properties, start) {
        try test.askTwice(.update(word, properties, state: JSONValue(start), action: action))
      }
    }
    var states: [Value] = [start]
    attempt("\(word): a thousand actions, and each is done or refused") { (test) throws(Problem) in
      try test.wander(kind, properties, from: start, seeing: &states)
    }
    attempt("\(word): its state is the same after a way through JSON") { (test) throws(Problem) in
      for state in states { try test.check(roundTrip: state) }
    }
    attempt("\(word): it draws within every width") { (test) throws(Problem) in
      for state in states { try test.draw(kind, properties, state) }
    }
    attempt("\(word): it takes a very long label, and members it doesn't know") {
      (test) throws(Problem) in
      var long: JSONValue = properties
      if case .object(var members) = long {
        members.removeAll { $0.key == "label" }
        members.append(.init("label", .string(String(repeating: "Längst ", count: 5000))))
        members.append(.init("unknownMember", .array([.object([]), .null])))
        long = .object(members)
      }
      try test.draw(kind, long, start)
      _ = try test.offered(kind, long, start)
    }
    attempt("\(word): its findings are findings") { (test) throws(Problem) in
      _ = try test.ask(.check(word, properties), PluginResult.findings)
    }
  }

  private mutating func initial(
    _ kind: ComponentKind, _ properties: JSONValue
  ) throws(Problem) -> Value {
    try ask(.initial(kind.word, properties), PluginResult.initial)
      ?? .map(kind.values.map { Value.Entry($0.name, $0.standard) })
  }

  /// What it offers now, and its manifest's actions with any arguments.
  private mutating func offered(
    _ kind: ComponentKind, _ properties: JSONValue, _ state: Value
  ) throws(Problem) -> [ComponentAction] {
    let request: PluginRequest = .actions(kind.word, properties, state: JSONValue(state))
    var actions: [ComponentAction] = try ask(request, PluginResult.actions) ?? []
    for action in actions where kind.refusal(of: action) != nil {
      throw Problem(
        "it offers \(action.name) with \(JSONValue(action.arguments).text), which its manifest has not"
      )
    }
    for action in kind.actions {
      let arguments: [Value.Entry] = action.parameters.map { .init($0.name, sample($0)) }
      actions.append(ComponentAction(action.name, arguments: arguments))
    }
    for name in kind.receives { actions.append(host(name)) }
    return actions
  }

  private mutating func host(_ name: String) -> ComponentAction {
    switch name {
    case "key":
      let keys: [String] = ["a", "7", "é", "👩‍👧", "backspace", "return"]
      let key: String = keys.randomElement(using: &random) ?? "a"
      return ComponentAction(name, arguments: [.init("key", .text(key))])
    case "paste": return ComponentAction(name, arguments: [.init("text", .text("a\nb"))])
    case "tick":
      let elapsed: Int = Int.random(in: 1...100_000, using: &random)
      return ComponentAction(name, arguments: [.init("elapsed", .duration(elapsed))])
    default: return ComponentAction(name)
    }
  }

  private mutating func wander(
    _ kind: ComponentKind, _ properties: JSONValue, from start: Value, seeing states: inout [Value]
  ) throws(Problem) {
    var state: Value = start
    var actions: [ComponentAction] = []
    for step in 0..<Self.actionCount {
      if step.isMultiple(of: 10) { actions = try offered(kind, properties, state) }
      guard let action = actions.randomElement(using: &random) else { return }
      let request: PluginRequest = .update(
        kind.word, properties, state: JSONValue(state), action: action)
      switch try ask(request, PluginResult.update) {
      case .updated(let update)?:
        try check(events: update.events, of: kind)
        if update.state != state, states.count < 20 { states.append(update.state) }
        state = update.state
      case .refused(let message, _)?:
        if message.isEmpty { throw Problem("it refuses \(action.name) without a word on why") }
      case nil: throw Problem("it has no `update`, but its manifest names actions")
      }
    }
  }

  private func check(events: [ComponentEvent], of kind: ComponentKind) throws(Problem) {
    for event in events {
      guard case .own(let name) = event, !kind.events.contains(name) else { continue }
      throw Problem("it sends the event \(visible(name)), which its manifest doesn't name")
    }
  }

  private func check(roundTrip state: Value) throws(Problem) {
    let text: String = JSONValue(state).text
    var back: Value = .none
    do throws(DataError) {
      back = Value(try JSONValue(parsing: Array(text.utf8)))
    } catch {
      throw Problem("\(text) can't be read again: \(error.message)")
    }
    guard back == state else { throw Problem("\(text) reads as another state") }
  }

  private mutating func draw(
    _ kind: ComponentKind, _ properties: JSONValue, _ state: Value
  ) throws(Problem) {
    for width in Self.widths {
      let request: PluginRequest = .draw(
        kind.word, properties, state: JSONValue(state), width: width)
      guard let drawing = try ask(request, PluginResult.draw) else { return }
      guard drawing.width <= width else {
        throw Problem("in \(width) columns it draws \(drawing.width)")
      }
    }
  }
}
