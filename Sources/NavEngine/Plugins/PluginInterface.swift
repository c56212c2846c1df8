package import NavModel

/// What a plugin adds, as its manifest says: enough to read a script without starting anything.
package struct PluginInterface: Hashable, Sendable {
  package var name: String
  package var version: PluginVersion
  package var summary: String
  package var components: [ComponentKind]
  package var commands: [PluginCommand]
  package var guidelines: [PluginGuideline]
  package var exporters: [PluginCommand]
  package var sources: [PluginSource]
  /// Why it may not run; nothing when it may.
  package var denial: String?

  /// The identity of the diagnostic about a plugin that nobody has agreed to.
  package static let notTrusted = "plugin-not-trusted"

  /// Creates an interface.
  package init(
    name: String, version: PluginVersion, summary: String, components: [ComponentKind] = [],
    commands: [PluginCommand] = [], guidelines: [PluginGuideline] = [],
    exporters: [PluginCommand] = [], sources: [PluginSource] = []
  ) {
    self.name = name
    self.version = version
    self.summary = summary
    self.components = components
    self.commands = commands
    self.guidelines = guidelines
    self.exporters = exporters
    self.sources = sources
  }
}

/// A command or an exporter of a plugin.
package struct PluginCommand: Hashable, Sendable {
  /// A line as a person types it, and what it does.
  package struct Example: Hashable, Sendable {
    package var line: String
    package var summary: String

    /// Creates an example.
    package init(_ line: String, _ summary: String) {
      self.line = line
      self.summary = summary
    }
  }

  package var name: String
  package var summary: String
  package var parameters: [ComponentKind.Parameter]
  package var examples: [Example]

  /// Creates a command.
  package init(
    name: String, summary: String, parameters: [ComponentKind.Parameter] = [],
    examples: [Example] = []
  ) {
    self.name = name
    self.summary = summary
    self.parameters = parameters
    self.examples = examples
  }
}

/// A data source of a plugin: it reads the files of some endings.
package struct PluginSource: Hashable, Sendable {
  package var name: String
  package var summary: String
  /// In lower case, without the point.
  package var endings: [String]

  /// Creates a source.
  package init(name: String, summary: String, endings: [String]) {
    self.name = name
    self.summary = summary
    self.endings = endings
  }
}

/// A guideline of a plugin.
package struct PluginGuideline: Hashable, Sendable {
  package var id: String
  package var summary: String
  package var severity: ComponentFinding.Severity

  /// Creates a guideline.
  package init(id: String, summary: String, severity: ComponentFinding.Severity) {
    self.id = id
    self.summary = summary
    self.severity = severity
  }
}
