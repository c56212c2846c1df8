internal import NavEngine
internal import NavModel
internal import NavPluginHost
internal import NavPluginProtocol
internal import NavRender
internal import NavShell

/// `navsh plugin list` and `navsh plugin info NAME`.
enum PluginListing {
  static func list(_ operands: [String], _ invocation: Invocation, _ console: Console) -> ExitStatus
  {
    var status = ExitStatus.success
    var plugins: [Plugin] = []
    for name in console.plugins.available(for: ".") {
      do throws(PluginHost.Problem) {
        plugins.append(try console.plugins.find(name, root: "."))
      } catch {
        console.complain(error.message)
        status = .wrongDefinition
      }
    }
    if invocation.has(.json) {
      console.results.writeLine(JSONValue.array(plugins.map { json($0) }).text)
    } else {
      let entries: [Listing.Entry] = plugins.map { plugin in
        let manifest: PluginManifest = plugin.manifest
        return Listing.Entry(manifest.name, "\(manifest.version.text) · \(manifest.summary)")
      }
      write(Listing("plugins", entries), console)
    }
    return status
  }

  static func info(_ operands: [String], _ invocation: Invocation, _ console: Console) -> ExitStatus
  {
    guard operands.count == 1, let name = operands.first else {
      return console.wants("one NAME", in: invocation)
    }
    do throws(PluginHost.Problem) {
      let plugin: Plugin = try console.plugins.find(name, root: ".")
      if invocation.has(.json) {
        console.results.writeLine(json(plugin).text)
      } else {
        write(Listing("plugin", plugin.description), console)
      }
      return .success
    } catch {
      console.complain(error.message, advice: error.help)
      return .wrongDefinition
    }
  }

  private static func json(_ plugin: Plugin) -> JSONValue {
    let manifest: PluginManifest = plugin.manifest
    var members: [JSONValue.Member] = [
      .init("name", .string(manifest.name)), .init("version", .string(manifest.version.text)),
      .init("summary", .string(manifest.summary)), .init("folder", .string(plugin.folder)),
      .init("runtime", .string(manifest.runtime.rawValue)),
    ]
    let lists: [(String, [String])] = [
      ("components", manifest.components.map { $0.word }),
      ("commands", manifest.commands.map { $0.name }),
      ("guidelines", manifest.guidelines.map { $0.id }),
      ("exporters", manifest.exporters.map { $0.name }),
      ("sources", manifest.sources.map { $0.name }), ("permissions", manifest.permissions),
    ]
    for (name, values) in lists {
      members.append(.init(name, .array(values.map { .string($0) })))
    }
    return .object(members)
  }

  private static func write(_ listing: Listing, _ console: Console) {
    console.results.write(
      listing.text(on: console.style.page(colors: console.results.usesColor)))
  }
}
