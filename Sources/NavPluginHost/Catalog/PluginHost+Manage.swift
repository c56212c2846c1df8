package import NavEngine
internal import NavModel
internal import NavPluginProtocol

/// `plugins` and `plugin info|restart|log|trace NAME`.
extension PluginHost {
  /// The verbs of `plugin`, with what they do.
  static let verbs: [(word: String, summary: String)] = [
    ("info", "what it is, and how it fares"), ("restart", "starts it afresh"),
    ("log", "what it has printed"), ("trace", "what went over the wire"),
  ]

  /// Answers the words behind `plugin`; without words those of `plugins`.
  func manage(_ words: [String]) throws(Failure) -> Listing {
    guard let verb = words.first else {
      return Listing("plugins", plugins.map { Listing.Entry($0.manifest.name, $0.condition) })
    }
    guard Self.verbs.contains(where: { $0.word == verb }) else {
      let known: [String] = Self.verbs.map { $0.word }
      throw Failure(
        "unknown-verb", "`plugin` can't \(visible(verb))",
        help: nearest(to: verb, in: known).map { "did you mean \($0)?" }
          ?? "it knows \(known.joined(separator: ", "))")
    }
    guard words.count == 2, let plugin = plugin(words[1]) else {
      let known: [String] = plugins.map { $0.manifest.name }
      throw Failure(
        "unknown-plugin",
        words.count == 2 ? "\(visible(words[1])) is not in use" : "`plugin \(verb)` wants a name",
        help: known.isEmpty
          ? "`use PLUGIN` loads one" : "in use are \(known.joined(separator: ", "))")
    }
    switch verb {
    case "restart":
      plugin.restart()
      do throws(PluginFault) { try plugin.start() } catch { throw error.failure }
      return Listing("plugin", [Listing.Entry(plugin.manifest.name, plugin.condition)])
    case "log":
      return Listing("log", plugin.inspect().record.log.lines.map { Listing.Entry($0) })
    case "trace":
      return Listing(
        "trace",
        plugin.inspect().record.trace.map { line in
          Listing.Entry((line.isFromHost ? "→ " : "← ") + visible(line.text))
        })
    default:
      return Listing("plugin", plugin.description)
    }
  }
}

extension Plugin {
  /// Its version, and how it fares, on one line.
  var condition: String {
    let (process, record): (Int32?, PluginRecord) = inspect()
    let state: String
    if record.isQuarantined {
      state = "set aside after three faults"
    } else if case .denied = permission {
      state = "not trusted"
    } else {
      state = process == nil ? "not running" : "running"
    }
    return "\(manifest.version.text) · \(state) · \(manifest.summary)"
  }

  /// Why it may not run; nothing when it may.
  package var denial: String? {
    if case .denied(let reason) = permission { return reason }
    return nil
  }

  /// What `plugin info` says.
  package var description: [Listing.Entry] {
    let (process, record): (Int32?, PluginRecord) = inspect()
    let limits: PluginLimits = manifest.limits
    var entries: [Listing.Entry] = [
      .init("name", manifest.name), .init("version", manifest.version.text),
      .init("summary", manifest.summary), .init("folder", visible(folder)),
      .init(
        "runtime",
        manifest.runtime == .lua
          ? "Lua, closed in" : "a program with all your rights: \(manifest.entry)"),
      .init("trust", trust),
      .init("process", process.map { String($0) } ?? "not running"),
      .init("starts", String(record.starts)), .init("faults", String(record.faultCount)),
    ]
    if let fault = record.lastFault { entries.append(.init("last fault", fault.detail)) }
    if record.isQuarantined {
      entries.append(
        .init("set aside", "`plugin restart \(manifest.name)` gives it another chance"))
    }
    entries.append(
      .init(
        "limits",
        "\(limits.memory >> 20) MB, answers of \(limits.answer >> 10) kB, update \(limits.update) ms, "
          + "draw \(limits.draw) ms, run \(limits.run) ms"))
    if !manifest.permissions.isEmpty {
      entries.append(.init("permissions", manifest.permissions.joined(separator: ", ")))
    }
    for component in manifest.components {
      entries.append(.init("component \(component.word)", component.summary))
    }
    for command in manifest.commands {
      entries.append(.init("command \(command.name)", command.summary))
    }
    for guideline in manifest.guidelines {
      entries.append(.init("guideline \(guideline.id)", guideline.summary))
    }
    for exporter in manifest.exporters {
      entries.append(.init("exporter \(exporter.name)", exporter.summary))
    }
    for source in manifest.sources {
      entries.append(.init("source \(source.name)", source.summary))
    }
    return entries
  }

  private var trust: String {
    switch permission {
    case .always where manifest.runtime == .lua: "needs none: it can reach nothing outside itself"
    case .always: "part of navsh"
    case .agreed: "agreed to, as it is now"
    case .denied(let reason): "not trusted: \(reason)"
    }
  }
}
