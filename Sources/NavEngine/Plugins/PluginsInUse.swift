internal import NavModel
internal import NavSyntax

/// The plugins that a prototype asks for with `use`.
struct PluginsInUse: Sendable {
  private(set) var interfaces: [PluginInterface] = []
  /// Who is asked.
  private(set) var service: PluginService = .none
  /// By word; never iterated.
  private var components: [String: ComponentKind] = [:]
  private var commands: [String: (plugin: String, command: PluginCommand)] = [:]
  private(set) var diagnostics: [Diagnostic] = []

  /// The component that a word defines.
  func component(_ word: String) -> ComponentKind? { components[word] }

  /// The words of all components, in the order of the plugins.
  var componentWords: [String] { interfaces.flatMap { $0.components.map { $0.word } } }

  /// The command of a name, with its plugin.
  func command(_ name: String) -> (plugin: String, command: PluginCommand)? { commands[name] }

  /// The exporter of a name, with its plugin.
  func exporter(_ name: String) -> (plugin: String, command: PluginCommand)? {
    for interface in interfaces {
      for exporter in interface.exporters where exporter.name == name {
        return (interface.name, exporter)
      }
    }
    return nil
  }

  /// The source that reads files of an ending, with its plugin.
  func source(ending: String) -> (plugin: String, source: PluginSource)? {
    for interface in interfaces {
      for source in interface.sources where source.endings.contains(ending) {
        return (interface.name, source)
      }
    }
    return nil
  }

  /// Finds every plugin that is asked for; nothing of it is started.
  static func find(
    _ definitions: [Definition], sources: [SourceEntry], _ service: PluginService
  ) -> PluginsInUse {
    var plugins = PluginsInUse()
    plugins.service = service
    for definition in definitions where definition.node.form == .use {
      plugins.use(definition.node, root: sources[definition.source].path.root, service)
    }
    return plugins
  }

  private mutating func use(_ node: Node, root: String, _ service: PluginService) {
    guard let word = node.child(.plugin) else { return }
    let name: String = word.plainString ?? word.text
    let interface: PluginInterface
    do throws(PluginAbsence) {
      interface = try service.find(name, root)
    } catch {
      return report(error.id, word, error.message, help: error.help)
    }
    if let wanted = node.child(.value) {
      let text: String = wanted.plainString ?? wanted.text
      guard let least = PluginVersion(text) else {
        return report(
          "not-a-version", wanted, "this is no version",
          help: "a version is 1.2, or \"1.2.3\" in quotes")
      }
      guard interface.version >= least else {
        return report(
          "plugin-too-old", wanted,
          "the plugin \(name) is version \(interface.version.text), which is older than \(text)")
      }
    }
    if let denial = interface.denial {
      report(
        PluginInterface.notTrusted, word, "the plugin \(name) is not trusted: \(denial)",
        help: "`navsh plugin trust` shows what would run, and asks")
    }
    interfaces.append(interface)
    for component in interface.components { components[component.word] = component }
    for command in interface.commands { commands[command.name] = (name, command) }
  }

  private mutating func report(
    _ id: String, _ node: Node, _ message: String, help: String? = nil
  ) {
    diagnostics.append(
      Diagnostic(id, source: node.source, span: node.span, message: message, help: help))
  }
}
