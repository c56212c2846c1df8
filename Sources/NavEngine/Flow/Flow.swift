package import NavSyntax

/// A way through the app with its expectations.
package struct Flow: Sendable {
  package let title: String
  /// The names of the devices it runs on; empty means the app's own.
  package let devices: [String]
  package let tags: [String]
  /// The title of the flow it goes on from.
  package let after: String?
  /// The whole definition.
  package let definition: Node
  /// The number of its source in the program.
  package let source: Int

  /// Its statements.
  package var body: Node? { definition.child(.body) }

  /// Creates a flow.
  package init(
    title: String, devices: [String] = [], tags: [String] = [], after: String? = nil,
    definition: Node, source: Int
  ) {
    self.title = title
    self.devices = devices
    self.tags = tags
    self.after = after
    self.definition = definition
    self.source = source
  }
}
