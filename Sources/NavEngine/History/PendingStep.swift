internal import NavSyntax

/// A statement under way that is one step of undo (law G2).
struct PendingStep: Sendable {
  let statement: Node
  /// What it is put back to when it fails; nothing for what is whole by itself.
  let before: Snapshot?
  /// The effort when it began.
  let effort: Int
  /// Where the history was.
  let entry: Int
}
