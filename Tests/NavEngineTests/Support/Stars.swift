import NavEngine
import NavModel

/// A plugin that needs no process: the component `stars` with a value up to `max`, and a command.
extension PluginInterface {
  static let stars = PluginInterface(
    name: "stars", version: .current, summary: "stars",
    components: [.stars],
    commands: [
      PluginCommand(
        name: "shout", summary: "says it louder",
        parameters: [ComponentKind.Parameter("text", .text, isRequired: true)],
        examples: [PluginCommand.Example("shout \"so what\"", "SO WHAT")])
    ],
    exporters: [PluginCommand(name: "titles", summary: "the titles of all screens")],
    sources: [PluginSource(name: "lines", summary: "a row for each line", endings: ["txt"])])
}

extension PluginVersion {
  fileprivate static let current: PluginVersion = {
    guard let version = PluginVersion("1.2") else { preconditionFailure("1.2 is a version") }
    return version
  }()
}

extension ComponentKind {
  static let stars = ComponentKind(
    word: "rating", plugin: "stars", summary: "stars",
    properties: [
      Parameter("max", .integer, standard: .number(5), least: 1),
      Parameter("shape", .word(["star", "heart"]), standard: .text("star")),
      Parameter("loops", .boolean, standard: .boolean(false)),
    ],
    values: [Parameter("value", .integer)],
    actions: [
      Action(
        "rate", summary: "gives stars",
        parameters: [Parameter("stars", .integer, isRequired: true)]),
      Action("clear", summary: "takes them away"), Action("fail", summary: "fails"),
      Action("tell", summary: "tells the app all it can"),
    ],
    receives: ["tap", "tick"], events: ["full"])
}

extension ComponentService {
  /// What the component does; `fail` fails, and at 3 of 3 it says that it is full.
  static let stars = ComponentService(
    initial: { (_, _) throws(Failure) in .map([.init("value", .number(0))]) },
    actions: { (_, _, _) throws(Failure) in
      [ComponentAction("rate", title: "three", arguments: [.init("stars", .number(3))])]
    },
    update: { (_, properties, state, action) throws(Halt) in
      switch action.name {
      case "rate":
        guard case .number(let stars)? = action.arguments.first?.value,
          case .number(let most)? = properties["max"]
        else { throw .refused(Refusal(.plugin, "rate wants a number")) }
        guard stars <= most else { throw .refused(Refusal(.plugin, "too many stars")) }
        return ComponentUpdate(
          .map([.init("value", .number(stars))]), events: stars == most ? [.own("full")] : [])
      case "clear": return ComponentUpdate(.map([.init("value", .number(0))]))
      case "tap": return ComponentUpdate(.map([.init("value", .number(1))]))
      case "tell":
        return ComponentUpdate(
          state,
          events: [
            .say("hello"), .set("best", .number(7)), .badge(tab: "home", .number(2)),
            .push(screen: "other", arguments: []), .present("pop", arguments: []),
          ], error: "that was a lot")
      case "tick":
        guard case .map(let entries) = state, case .number(let value)? = entries.first?.value,
          case .duration(let elapsed)? = action.arguments.first?.value, value > 0
        else { return ComponentUpdate(state) }
        return ComponentUpdate(
          .map([.init("value", .number(value + Double(elapsed) / 1000))]))
      default: throw .failed(Failure("plugin-died", "the plugin stars ended"))
      }
    },
    draw: { (_, _, state, width) throws(Failure) in
      ComponentDrawing(lines: [[.init("\(width)")]])
    })
}

extension PluginService {
  /// The plugin `stars`, which is there, and `secret`, which nobody has agreed to.
  static let stars: PluginService = {
    var service: PluginService = .none
    service.find = { (name, _) throws(PluginAbsence) in
      switch name {
      case "stars": return .stars
      case "secret":
        var interface: PluginInterface = .stars
        interface.name = "secret"
        interface.denial = "nobody has agreed to it"
        return interface
      default: throw PluginAbsence("plugin-missing", "there is no plugin \"\(name)\"")
      }
    }
    service.run = { (question) throws(Failure) in
      guard case .text(let text)? = question.arguments.first?.value else { return "" }
      return text.uppercased()
    }
    service.export = { (question) throws(Failure) in question.prototype.text }
    service.rows = { (question) throws(Failure) in
      if question.query == "broken" { throw Failure("plugin-failed", "the plugin stars failed") }
      let lines: [String] = String(decoding: question.content, as: UTF8.self).split(separator: "\n")
        .map { String($0) }
      return DataTable(columns: ["line"], rows: lines.map { [$0 + question.query] })
    }
    service.manage = { (words) throws(Failure) in
      Listing("plugins", [Listing.Entry(words.joined(separator: " "))])
    }
    return service
  }()
}
