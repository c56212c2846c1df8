package import NavModel

/// Why a plugin gave no answer.
///
/// The prototype is as before; the plugin's process is gone, or never was.
package struct PluginFault: Error, Hashable, Sendable {
  /// The kinds of fault.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    /// It can't be started.
    case start
    /// It says it is another plugin, another version, or speaks no protocol of ours.
    case greeting
    case late
    case died
    /// An answer that is no JSON, too deep, or not as the protocol says.
    case answer
    case tooLarge
    /// It spoke without being asked.
    case unasked
    /// Its own code failed.
    case failed
    case quarantined
    case notTrusted
  }

  package var kind: Kind
  package var plugin: String
  /// What happened, without the plugin's name: lower case, no full stop.
  package var detail: String
  package var help: String?

  /// Creates a fault.
  package init(_ kind: Kind, of plugin: String, _ detail: String, help: String? = nil) {
    self.kind = kind
    self.plugin = plugin
    self.detail = detail
    self.help = help
  }

  /// What happened, in words.
  package var message: String { "the plugin \(plugin) \(detail)" }

  /// The identity of the diagnostic about it.
  package var id: String {
    switch kind {
    case .tooLarge: "plugin-too-large"
    case .notTrusted: "plugin-not-trusted"
    default: "plugin-" + kind.rawValue
    }
  }

  /// The fault as what ends a statement.
  package var failure: Failure { Failure(id, message, help: help) }
}

extension ProcessFault {
  /// The fault in a person's words.
  func fault(of plugin: String, asked question: String) -> PluginFault {
    switch self {
    case .start(let reason):
      PluginFault(.start, of: plugin, "can't be started: \(reason)")
    case .late(let milliseconds):
      PluginFault(.late, of: plugin, "gave no answer to \(question) within \(milliseconds) ms")
    case .died(let how):
      PluginFault(.died, of: plugin, "ended \(how) when it was asked for \(question)")
    case .hungUp:
      PluginFault(.died, of: plugin, "hung up when it was asked for \(question)")
    case .tooLarge(let limit):
      PluginFault(
        .tooLarge, of: plugin, "answered \(question) with more than \(limit) bytes")
    case .unasked:
      PluginFault(.unasked, of: plugin, "sent more than the answer to \(question)")
    }
  }
}
