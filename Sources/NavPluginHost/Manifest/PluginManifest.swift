package import NavEngine
package import NavModel
package import NavPluginProtocol

/// What `plugin.json` says: static, read without running anything, and enough for completion, help and
/// the checking of a script.
package struct PluginManifest: Hashable, Sendable {
  /// The name of its file in the plugin's folder.
  package static let fileName = "plugin.json"

  package var name: String
  package var version: PluginVersion
  package var summary: String
  /// The versions of the protocol that the plugin speaks.
  package var protocols: ClosedRange<Int>
  package var runtime: PluginRuntime
  /// The file to run, in the plugin's folder.
  package var entry: String
  package var components: [ComponentKind] = []
  package var commands: [PluginCommand] = []
  package var guidelines: [PluginGuideline] = []
  package var exporters: [PluginCommand] = []
  package var sources: [PluginSource] = []
  /// What it says that it needs; a person reads it before trusting.
  package var permissions: [String] = []
  package var limits = PluginLimits()
}

extension PluginManifest {
  /// What it adds, as the engine knows it.
  package var interface: PluginInterface {
    PluginInterface(
      name: name, version: version, summary: summary, components: components, commands: commands,
      guidelines: guidelines, exporters: exporters, sources: sources)
  }
}
