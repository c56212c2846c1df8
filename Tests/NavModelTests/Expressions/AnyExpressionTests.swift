import NavModel
import Testing

@Suite struct AnyExpressionTests {
  private static let names = [
    "list", "song", "key", "limit", "name", "filters", "songs", "player", "until", "tab1", "title",
    "year", "nothing",
  ]
  private static let members = [
    "count", "first", "last", "value", "text", "rows", "sections", "selected", "title", "enabled",
    "badge", "shown", "more", "scope", "active", "list", "key", "tab1", "on", "top", "changed",
  ]

  private func machine() throws -> Machine {
    var draft: Draft = Songs.draft(rows: { rows in
      rows.sectionColumn = 0
      rows.sectionsByInitial = true
    })
    for name in Self.names { _ = draft.symbol(name) }
    draft.variable("until", 1960)
    let limit: Element = draft.element(.slider, "limit", "Until", [("to", 10)])
    draft.presentation("filters", .popover, [draft.choice("key", of: ["A", "B"]), limit])
    let name: Element = draft.element(.field, "name", "Name", [("max", 4)])
    var open: Element = draft.element(.button, "open", "Open")
    open.arrow = draft.arrow("filters")
    draft.definitions.screens[0].elements += [name, open]
    draft.definitions.tabs = [
      Tab(
        name: draft.symbol("tab1"), title: "Tab",
        root: .named(draft.symbol("songs"), arguments: []),
        badge: Conditional(draft.read("until")), place: Draft.place)
    ]
    draft.definitions.app = .tabs([0], more: .init(sumsBadges: true))
    return try draft.started(onDevice: 1)
  }

  private func constant(_ random: inout SeededGenerator) -> Value {
    let values: [Value] = [
      .none, true, false, 0, 1, .number(-1), .number(1e308), .number(.leastNonzeroMagnitude), "",
      "a", "Blue", .duration(.max), .duration(.min), .duration(5), .name("songs"), .name("nobody"),
      [], ["A", "B"], .map([.init("k", 1)]), .list([.list([.none])]),
    ]
    return values[Int.random(in: values.indices, using: &random)]
  }

  private func expression(
    _ depth: Int, _ symbols: [Symbol], _ random: inout SeededGenerator
  ) -> Expression {
    func part(_ random: inout SeededGenerator) -> Expression {
      expression(depth - 1, symbols, &random)
    }
    let member: String = Self.members[Int.random(in: Self.members.indices, using: &random)]
    switch Int.random(in: 0..<(depth > 0 ? 14 : 4), using: &random) {
    case 0: return .constant(constant(&random))
    case 1: return .name(symbols[Int.random(in: symbols.indices, using: &random)])
    case 2:
      return .model(
        ModelValue.allCases[Int.random(in: ModelValue.allCases.indices, using: &random)])
    case 3: return Bool.random(using: &random) ? .ownValue : .titled("Open")
    case 4, 5: return .member(part(&random), member)
    case 6: return .index(part(&random), part(&random))
    case 7: return .sum(part(&random), "year")
    case 8: return .text([part(&random), part(&random)])
    case 9: return .list([part(&random), part(&random)])
    case 10: return .not(part(&random))
    case 11: return .negative(part(&random))
    case 12:
      let quality = Quality(rawValue: UInt8.random(in: 0...8, using: &random)) ?? .open
      return .quality(part(&random), quality)
    default:
      let operation = Operation(rawValue: UInt8.random(in: 0...15, using: &random)) ?? .add
      return .operation(operation, part(&random), part(&random))
    }
  }

  @Test("G3 · any expression has a value or a failure, the same every time, and changes nothing")
  func anyExpression() throws {
    var random = SeededGenerator(seed: 7)
    var machine: Machine = try machine()
    let symbols: [Symbol] = try Self.names.map { try machine.symbol($0) }
    var values = 0
    for round in 0..<3 {
      if round == 1 { machine.tap("open") }
      if round == 2 { machine.does(.choose("A", in: nil)) }
      let before: State = machine.state
      for _ in 0..<4000 {
        let expression: Expression = expression(4, symbols, &random)
        let scope: Scope =
          Bool.random(using: &random)
          ? Scope() : Scope(owner: InstancePath(surface: 0, stack: 0, depth: 0), element: 1)
        let failure: Failure? = machine.failure(expression, in: scope)
        #expect(machine.failure(expression, in: scope) == failure)
        if failure == nil { values += 1 }
      }
      #expect(machine.state == before)
    }
    #expect(values > 2000)
  }

  @Test("G1 · G4 · any gesture is done and says so, or is refused and changes nothing")
  func anyGesture() throws {
    var random = SeededGenerator(seed: 11)
    var machine: Machine = try machine()
    let words: [String] = [
      "list", "name", "open", "key", "limit", "tab1", "search", "\"A\"", "\"Naima\"", "\"Cancel\"",
      "\"Clear\"", "\"Title\"", "nothing",
    ]
    let texts: [String] = ["", "a", "blue", "\u{301}", "  ", "a👨‍👩‍👧b"]
    var done = 0
    for _ in 0..<3000 {
      let target: Target = machine.target(words[Int.random(in: words.indices, using: &random)])
      let text: String = texts[Int.random(in: texts.indices, using: &random)]
      let number: Int = [-1, 0, 1, 2, 8, 9, .max, .min][Int.random(in: 0..<8, using: &random)]
      let address = RowAddress(Bool.random(using: &random) ? .number(number) : .title("Naima"))
      let gestures: [Gesture] = [
        .tap(target), .tapRow(address), .tapInfo(address), .tapMore, .hold(target), .swipe(.up),
        .swipe(.down), .swipeRow(.left, address, fully: true), .pull, .back, .backTo("songs"),
        .search(text, scope: nil), .search(text, scope: "artist"), .type(text, into: target),
        .type(text, into: nil), .paste(text, into: target), .backspace(number), .clear(nil),
        .clear(target), .cancelSearch, .pressReturn, .next, .previous, .scope("title"), .dismiss,
        .index("B"), .scrollTo(address), .edit, .done, .moveRow(from: number, to: 2),
        .deleteRow(address), .choose("A", in: nil), .set(target, .number(Double(number))),
        .set(target, constant(&random)), .increase(target), .decrease(target), .hover(target),
        .rotate,
      ]
      let gesture: Gesture = gestures[Int.random(in: gestures.indices, using: &random)]
      let before: State = machine.state
      switch machine.perform(gesture) {
      case .done:
        done += 1
        if machine.state != before { #expect(!machine.events.isEmpty, "\(gesture)") }
      case .intercepted: break
      case .refused(let refusal):
        #expect(machine.state == before, "\(gesture)")
        #expect(!refusal.message.isEmpty)
        #expect(!refusal.message.hasSuffix("."), "\(refusal.message)")
      case .failed(let failure): Issue.record("\(gesture): \(failure)")
      }
    }
    #expect(done > 300)
  }
}
