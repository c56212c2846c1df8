package import NavModel
package import NavSyntax

/// A way through the app with its expectations.
package struct Flow: Sendable {
  /// Its title; of one that runs for each row of a table with the number of the row: `pay [2]`.
  package let title: String
  /// Its title as it is written.
  package let writtenTitle: String
  /// The names of the devices it runs on; empty means the app's own.
  package let devices: [String]
  package let tags: [String]
  /// The requirements it shows.
  package var requirements: [String] = []
  /// That it is known to fail.
  package var knownFailure: KnownFailure?
  /// The title of the flow it goes on from.
  package let after: String?
  /// The whole definition.
  package let definition: Node
  /// The number of its source in the program.
  package let source: Int
  /// The row it runs for, and what it is called.
  package var row: (name: String, value: RowReference)?

  /// Its statements.
  package var body: Node? { definition.child(.body) }

  /// Creates a flow.
  package init(
    title: String, devices: [String] = [], tags: [String] = [], after: String? = nil,
    definition: Node, source: Int, row: (name: String, value: RowReference)? = nil
  ) {
    self.title = row.map { title + " [" + String($0.value.row + 1) + "]" } ?? title
    writtenTitle = title
    self.row = row
    self.devices = devices
    self.tags = tags
    self.after = after
    self.definition = definition
    self.source = source
  }
}
