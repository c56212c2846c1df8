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
  /// Data sources: what they take are parameters.
  package var sources: [PluginCommand] = []
  /// What it says that it needs; a person reads it before trusting.
  package var permissions: [String] = []
  package var limits = PluginLimits()
}

/// A command, an exporter or a data source of a plugin.
package struct PluginCommand: Hashable, Sendable {
  package var name: String
  package var summary: String
  package var parameters: [ComponentKind.Parameter]
  /// Lines as a person types them, with what each does.
  package var examples: [Example]

  /// A line and what it does.
  package struct Example: Hashable, Sendable {
    package var line: String
    package var summary: String
  }
}

/// A guideline of a plugin.
package struct PluginGuideline: Hashable, Sendable {
  package var id: String
  package var summary: String
  package var severity: ComponentFinding.Severity
}

/// A version: `1`, `1.2` or `1.2.3`.
package struct PluginVersion: Hashable, Comparable, Sendable {
  package var parts: [Int]

  /// Creates a version from its text; nothing when it isn't one.
  package init?(_ text: String) {
    let words: [Substring] = text.split(separator: ".", omittingEmptySubsequences: false)
    guard (1...3).contains(words.count) else { return nil }
    var parts: [Int] = []
    for word in words {
      guard word.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let part = Int(word) else {
        return nil
      }
      parts.append(part)
    }
    self.parts = parts
  }

  /// The version as it was written.
  package var text: String { parts.map { String($0) }.joined(separator: ".") }

  private var filled: [Int] { parts + Array(repeating: 0, count: 3 - parts.count) }

  /// Whether they are the same where missing parts are 0.
  package static func == (a: Self, b: Self) -> Bool { a.filled == b.filled }
  package static func < (a: Self, b: Self) -> Bool { a.filled.lexicographicallyPrecedes(b.filled) }
  package func hash(into hasher: inout Hasher) { hasher.combine(filled) }
}
