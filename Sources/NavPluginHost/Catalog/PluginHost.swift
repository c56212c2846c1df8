internal import NavEngine
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

    /// The identity of the diagnostic about it.
    package var id: String {
      switch self {
      case .missing: "plugin-missing"
      case .ambiguous: "plugin-ambiguous"
      case .manifest: "plugin-manifest"
      case .shadows: "plugin-shadows"
      }
    }

    /// What could be done about it.
    package var help: String? {
      switch self {
      case .missing(_, let folders, _):
        folders.isEmpty ? nil : "looked in: \(folders.map { visible($0) }.joined(separator: ", "))"
      case .ambiguous: "one of them has to go"
      case .manifest, .shadows: nil
      }
    }
  }

  /// What a host is made for; it is asked only when a plugin is.
  package struct Setup: Sendable {
    package var folders: PluginFolders
    /// What people agreed to: places on this machine.
    package var trust = PluginTrust()
    /// What a lock agrees to: names.
    package var lock = PluginTrust()
    /// Words that no plugin may take.
    package var reserved: Set<String> = []
    package var launch = PluginLaunch()

    /// Creates a setup that trusts nobody.
    package init(folders: PluginFolders) { self.folders = folders }
  }

  private let makeSetup: @Sendable () -> Setup
  private let madeSetup = Mutex<Setup?>(nil)
  /// In the order they were found.
  private let loaded = Mutex<[Plugin]>([])

  /// Creates a host that has loaded nothing yet.
  package init(_ setup: @escaping @Sendable () -> Setup) { makeSetup = setup }

  /// What it was made for.
  package var setup: Setup {
    madeSetup.withLock { made in
      let setup: Setup = made ?? makeSetup()
      made = setup
      return setup
    }
  }

  /// The plugins that were found so far.
  package var plugins: [Plugin] { loaded.withLock { $0 } }

  /// The plugin of a name, if it was found before.
  package func plugin(_ name: String) -> Plugin? { plugins.first { $0.manifest.name == name } }

  /// Finds a plugin for a prototype in a folder; nothing is started.
  package func find(_ name: String, root: String) throws(Problem) -> Plugin {
    let places: [String] = folders(for: root)
    if let plugin = plugin(name), places.contains(where: { $0 + "/" + name == plugin.folder }) {
      return plugin
    }
    let found: [String] = places.map { $0 + "/" + name }.filter { hasManifest($0) }
    guard !name.isEmpty, !name.utf8.contains(0x2F), name != "..", let folder = found.first else {
      throw .missing(
        name, folders: places, close: nearest(to: name, in: available(for: root)))
    }
    if found.count > 1 { throw .ambiguous(folder, found[1]) }
    let plugin: Plugin = try make(folder)
    return loaded.withLock { plugins in
      // One of that name belongs to a prototype elsewhere, or another thread was faster.
      if let index = plugins.firstIndex(where: { $0.manifest.name == name }) {
        if plugins[index].folder == folder { return plugins[index] }
        plugins[index] = plugin
      } else {
        plugins.append(plugin)
      }
      return plugin
    }
  }

  /// Where plugins are looked for: beside the prototype first; the prototypes in a plugin's own folder
  /// find the plugin itself.
  package func folders(for root: String) -> [String] {
    let root: String = absolutePath(root)
    var places: [String] = [root + "/plugins"]
    var parts: [Substring] = root.split(separator: "/")
    while let last = parts.popLast() {
      let parent: String = parts.reduce("") { $0 + "/" + $1 }
      if hasManifest(parent + "/" + last) { places.append(parent) }
    }
    for folder in setup.folders.all where !places.contains(folder) { places.append(folder) }
    return places
  }

  /// The names of all plugins that could be found, sorted.
  package func available(for root: String) -> [String] {
    var names: Set<String> = []
    for folder in folders(for: root) {
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
    let reserved: Set<String> = setup.reserved
    let others: [Plugin] = plugins.filter { $0 !== old }
    for word in manifest.words {
      let owner: String? =
        reserved.contains(word)
        ? "the language" : others.first { $0.manifest.words.contains(word) }?.folder
      guard let owner else { continue }
      throw .shadows(
        word: word,
        .init(
          path: path, line: 0, column: 0,
          message: "\"\(word)\" is taken by \(visible(owner))"))
    }
    return Plugin(
      manifest, folder: folder, permission: permission(manifest, folder), launch: setup.launch)
  }

  private func permission(_ manifest: PluginManifest, _ folder: String) -> Plugin.Permission {
    if manifest.runtime == .lua { return .always }
    let setup: Setup = setup
    if let shipped = setup.folders.shipped, folder == shipped + "/" + manifest.name {
      return .always
    }
    guard let content = PluginContent.digest(of: folder) else {
      return .denied("its folder holds links, or too much to know it all")
    }
    if setup.trust.covers(folder, content: content)
      || setup.lock.covers(manifest.name, content: content)
    {
      return .agreed(content: content)
    }
    let isKnown: Bool = setup.trust.entries.contains { $0.plugin == folder }
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
