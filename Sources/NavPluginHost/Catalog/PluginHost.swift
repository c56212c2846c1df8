internal import NavModel
internal import NavPluginProtocol
internal import Synchronization

/// The plugins of a session: finds them by name, starts what is asked, ends all at the end.
package final class PluginHost: Sendable {
  /// Why there is no such plugin.
  package enum Problem: Error, Hashable, Sendable {
    /// None of the folders has it; what comes close.
    case missing(String, folders: [String], close: String?)
    /// Two folders have it.
    case ambiguous(String, String)
    case manifest(PluginManifest.Problem)
    /// It would take a word that means something already, or that another plugin has: who, and what.
    case shadows(word: String, PluginManifest.Problem)

    /// The problem in words: lower case, no full stop.
    package var message: String {
      switch self {
      case .missing(let name, _, let close):
        "there is no plugin \"\(visible(name))\"" + (close.map { "; did you mean \($0)?" } ?? "")
      case .ambiguous(let one, let other):
        "there are two plugins of that name: \(visible(one)) and \(visible(other))"
      case .manifest(let problem), .shadows(_, let problem): problem.text
      }
    }
  }

  package let folders: PluginFolders
  /// What people agreed to: places on this machine.
  package let trust: PluginTrust
  /// What a lock agrees to: names.
  package let lock: PluginTrust
  /// Words that no plugin may take.
  private let reserved: Set<String>
  private let launch: PluginLaunch
  /// In the order they were found.
  private let loaded = Mutex<[Plugin]>([])

  /// Creates a host that has loaded nothing yet.
  package init(
    folders: PluginFolders, trust: PluginTrust = PluginTrust(), lock: PluginTrust = PluginTrust(),
    reserved: Set<String> = [], launch: PluginLaunch = PluginLaunch()
  ) {
    self.folders = folders
    self.trust = trust
    self.lock = lock
    self.reserved = reserved
    self.launch = launch
  }

  /// The plugins that were found so far.
  package var plugins: [Plugin] { loaded.withLock { $0 } }

  /// The plugin of a name, if it was found before.
  package func plugin(_ name: String) -> Plugin? { plugins.first { $0.manifest.name == name } }

  /// Finds a plugin; nothing is started.
  package func find(_ name: String) throws(Problem) -> Plugin {
    if let plugin = plugin(name) { return plugin }
    let found: [String] = folders.all.map { $0 + "/" + name }.filter { hasManifest($0) }
    guard !name.isEmpty, !name.utf8.contains(0x2F), name != "..", let folder = found.first else {
      throw .missing(name, folders: folders.all, close: nearest(to: name, in: available))
    }
    if found.count > 1 { throw .ambiguous(folder, found[1]) }
    let plugin: Plugin = try make(folder)
    return loaded.withLock { plugins in
      if let other = plugins.first(where: { $0.manifest.name == name }) { return other }
      plugins.append(plugin)
      return plugin
    }
  }

  /// The names of all plugins that could be found, sorted.
  package var available: [String] {
    var names: Set<String> = []
    for folder in folders.all {
      for name in PluginContent.names(in: folder) where hasManifest(folder + "/" + name) {
        names.insert(name)
      }
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Loads a plugin anew after its files changed; the one that ran stays where the new one fails.
  ///
  /// `accept` tries the new one before it takes over.
  package func reload(
    _ plugin: Plugin, accept: (Plugin) throws(PluginFault) -> Void
  ) throws(Problem) -> PluginFault? {
    let new: Plugin = try make(plugin.folder, instead: plugin)
    do throws(PluginFault) {
      try new.start()
      try accept(new)
    } catch {
      new.stop()
      return error
    }
    loaded.withLock { plugins in
      if let index = plugins.firstIndex(where: { $0 === plugin }) { plugins[index] = new }
    }
    plugin.stop()
    return nil
  }

  /// Ends all plugins.
  package func stop() {
    for plugin in plugins { plugin.stop() }
  }

  private func hasManifest(_ folder: String) -> Bool {
    fileExists(folder + "/" + PluginManifest.fileName)
  }

  private func make(_ folder: String, instead old: Plugin? = nil) throws(Problem) -> Plugin {
    let manifest: PluginManifest
    do throws(PluginManifest.Problem) {
      manifest = try PluginManifest(folder: folder)
    } catch {
      throw .manifest(error)
    }
    let path: String = folder + "/" + PluginManifest.fileName
    let others: [Plugin] = plugins.filter { $0 !== old }
    for word in manifest.words {
      let owner: String? =
        reserved.contains(word)
        ? "a word of the language" : others.first { $0.manifest.words.contains(word) }?.folder
      guard let owner else { continue }
      throw .shadows(
        word: word,
        .init(
          path: path, line: 0, column: 0,
          message: "\"\(word)\" is taken: \(visible(owner)) has it"))
    }
    return Plugin(
      manifest, folder: folder, permission: permission(manifest, folder), launch: launch)
  }

  private func permission(_ manifest: PluginManifest, _ folder: String) -> Plugin.Permission {
    if manifest.runtime == .lua { return .always }
    if let shipped = folders.shipped, folder == shipped + "/" + manifest.name { return .always }
    guard let content = PluginContent.digest(of: folder) else {
      return .denied("its folder holds links, or too much to know it all")
    }
    if trust.covers(folder, content: content) || lock.covers(manifest.name, content: content) {
      return .agreed(content: content)
    }
    let isKnown: Bool = trust.entries.contains { $0.plugin == folder }
    return .denied(
      isKnown
        ? "it has changed since somebody agreed to it"
        : "it is a program that runs with all your rights, and nobody has agreed to it")
  }
}

extension PluginManifest {
  /// The words that a script gets from it.
  package var words: [String] { components.map { $0.word } + commands.map { $0.name } }
}
