internal import NavEngine
internal import NavModel
internal import NavPluginProtocol

/// Commands, guidelines and exporters, and values to try things with.
extension ContractTest {
  mutating func runOthers() {
    for command in plugin.manifest.commands {
      attempt("\(command.name): it answers with text") { (test) throws(Problem) in
        let request: PluginRequest = .run(
          command.name, test.arguments(command), prototype: .object([]))
        guard try test.ask(request, PluginResult.text) != nil else {
          throw Problem("it has no command \(command.name)")
        }
      }
    }
    for guideline in plugin.manifest.guidelines {
      attempt("\(guideline.id): its findings are findings") { (test) throws(Problem) in
        let request: PluginRequest = .inspect(guideline.id, map: Self.map)
        guard try test.ask(request, PluginResult.findings) != nil else {
          throw Problem("it has no guideline \(guideline.id)")
        }
      }
    }
    for exporter in plugin.manifest.exporters {
      attempt("\(exporter.name): it makes the same text of the same map") {
        (test) throws(Problem) in
        let request: PluginRequest = .export(
          exporter.name, map: Self.map, arguments: test.arguments(exporter))
        guard try test.ask(request, PluginResult.text) != nil else {
          throw Problem("it has no exporter \(exporter.name)")
        }
        try test.askTwice(request)
      }
    }
  }

  private mutating func arguments(_ command: PluginCommand) -> JSONValue {
    JSONValue(command.parameters.map { Value.Entry($0.name, sample($0)) })
  }

  /// Properties as the manifest says they are, where something has to be set something that fits.
  mutating func sample(_ kind: ComponentKind) -> JSONValue {
    var members: [JSONValue.Member] = [
      .init("label", .string("Label")), .init("enabled", .bool(true)),
      .init("focused", .bool(false)),
    ]
    for property in kind.properties {
      let value: Value = property.isRequired ? sample(property) : property.standard
      members.append(.init(property.name, JSONValue(value)))
    }
    return .object(members)
  }

  /// A value that a parameter can have.
  mutating func sample(_ parameter: ComponentKind.Parameter) -> Value {
    switch parameter.type {
    case .boolean: return .boolean(Bool.random(using: &random))
    case .integer, .number:
      let least: Int = parameter.least.flatMap { Int(exactly: $0.rounded(.up)) } ?? -10
      let most: Int = parameter.most.flatMap { Int(exactly: $0.rounded(.down)) } ?? (least + 100)
      return .number(Double(Int.random(in: least...max(least, most), using: &random)))
    case .text:
      return .text(["", "a", "Größe 👍", "2026-11-30"].randomElement(using: &random) ?? "")
    case .duration: return .duration(Int.random(in: 0...600_000, using: &random))
    case .name: return .text("home")
    case .list: return .list([.text("a"), .text("b")])
    case .word(let words): return .text(words.randomElement(using: &random) ?? "")
    case .any: return .number(1)
    }
  }

  /// A navigation map with something of everything.
  static let map: JSONValue = {
    let button: JSONValue = .object([
      .init("kind", .string("button")), .init("name", .string("pay")),
      .init("title", .string("Pay")), .init("leads", .array([.string("done"), .string("gone")])),
    ])
    let unnamed: JSONValue = .object([
      .init("kind", .string("label")), .init("title", .null),
    ])
    let ending: JSONValue = .object([
      .init("kind", .string("button")), .init("title", .string("OK")),
      .init("ends", .string("closes")),
    ])
    return .object([
      .init("title", .string("Shop")),
      .init(
        "tabs",
        .array([
          .object([
            .init("name", .string("shop")), .init("title", .string("Shop")),
            .init("screen", .string("home")),
          ])
        ])),
      .init(
        "screens",
        .array([
          .object([
            .init("name", .string("home")), .init("title", .string("Home")),
            .init("elements", .array([button, unnamed])),
          ]),
          .object([
            .init("name", .string("empty")), .init("title", .null), .init("elements", .array([])),
          ]),
        ])),
      .init(
        "presentations",
        .array([
          .object([
            .init("kind", .string("alert")), .init("name", .string("done")),
            .init("title", .string("Thank you")), .init("elements", .array([ending])),
          ])
        ])),
    ])
  }()
}
