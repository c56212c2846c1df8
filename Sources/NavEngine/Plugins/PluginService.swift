package import NavModel

/// What the engine asks of plugins, beside the components that the model asks for itself.
package struct PluginService: Sendable {
  /// Finds a plugin by its name, for a prototype in a folder; nothing is started.
  package var find:
    @Sendable (_ name: String, _ root: String) throws(PluginAbsence) -> PluginInterface
  /// What a command answers.
  package var run: @Sendable (PluginQuestion) throws(Failure) -> String
  /// The words that could complete a text as a parameter of a command.
  package var complete:
    @Sendable (_ question: PluginQuestion, _ parameter: String, _ text: String) -> [String]
  /// What a guideline finds in a navigation map.
  package var inspect: @Sendable (PluginQuestion) throws(Failure) -> [ComponentFinding]
  /// A navigation map as text of another kind.
  package var export: @Sendable (PluginQuestion) throws(Failure) -> String
  /// The rows that a source makes of a file.
  package var rows: @Sendable (PluginRowsQuestion) throws(Failure) -> DataTable
  /// `plugins` and `plugin info|restart|log|trace NAME`.
  package var manage: @Sendable (_ words: [String]) throws(Failure) -> Listing

  /// Creates a service.
  package init(
    find: @escaping @Sendable (String, String) throws(PluginAbsence) -> PluginInterface,
    run: @escaping @Sendable (PluginQuestion) throws(Failure) -> String,
    complete: @escaping @Sendable (PluginQuestion, String, String) -> [String],
    inspect: @escaping @Sendable (PluginQuestion) throws(Failure) -> [ComponentFinding],
    export: @escaping @Sendable (PluginQuestion) throws(Failure) -> String,
    rows: @escaping @Sendable (PluginRowsQuestion) throws(Failure) -> DataTable,
    manage: @escaping @Sendable ([String]) throws(Failure) -> Listing
  ) {
    self.find = find
    self.run = run
    self.complete = complete
    self.inspect = inspect
    self.export = export
    self.rows = rows
    self.manage = manage
  }

  /// A service without plugins.
  package static let none = PluginService(
    find: { (name, _) throws(PluginAbsence) in
      throw PluginAbsence("plugin-missing", "there is no plugin \(name)")
    },
    run: { (question) throws(Failure) in throw question.missing },
    complete: { _, _, _ in [] },
    inspect: { (question) throws(Failure) in throw question.missing },
    export: { (question) throws(Failure) in throw question.missing },
    rows: { (question) throws(Failure) in
      throw Failure("plugin-missing", "there is no plugin \(question.plugin)")
    },
    manage: { (_) throws(Failure) in Listing("plugins", []) })
}

/// A question to a plugin: to which of its commands, guidelines or exporters, and with what.
package struct PluginQuestion: Sendable {
  package var plugin: String
  package var name: String
  package var arguments: [Value.Entry]
  /// Where the prototype is, or its navigation map.
  package var prototype: JSONValue

  /// Creates a question.
  package init(
    _ plugin: String, _ name: String, arguments: [Value.Entry] = [], prototype: JSONValue = .null
  ) {
    self.plugin = plugin
    self.name = name
    self.arguments = arguments
    self.prototype = prototype
  }

  fileprivate var missing: Failure {
    Failure("plugin-missing", "there is no plugin \(plugin)")
  }
}

/// A question to a data source.
package struct PluginRowsQuestion: Sendable {
  package var plugin: String
  package var source: String
  /// The prototype's folder, and the file in it.
  package var folder: String
  package var file: String
  /// What stands behind `#`; empty without.
  package var query: String
  /// What is in the file.
  package var content: [UInt8]

  /// Creates a question.
  package init(
    _ plugin: String, _ source: String, folder: String, file: String, query: String,
    content: [UInt8]
  ) {
    self.plugin = plugin
    self.source = source
    self.folder = folder
    self.file = file
    self.query = query
    self.content = content
  }
}

/// Why there is no such plugin to use.
package struct PluginAbsence: Error, Hashable, Sendable {
  package var id: String
  package var message: String
  package var help: String?

  /// Creates an absence.
  package init(_ id: String, _ message: String, help: String? = nil) {
    self.id = id
    self.message = message
    self.help = help
  }
}
