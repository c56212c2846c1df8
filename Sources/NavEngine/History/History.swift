internal import NavModel
internal import NavSyntax

/// The statements so far, so that they can be taken back: a tree, in which nothing is ever forgotten.
///
/// An entry is a statement of a dozen bytes; every few entries have a snapshot of prototype and state.
/// Going back finds the snapshot before and runs the statements from there again: the same statements
/// from the same state come to the same state (law G3). Entries are numbered from 1 in the order they
/// were added, whichever future they belong to; 0 is where it began.
struct History: Sendable {
  /// A statement, and a snapshot of what it led to where there is one.
  struct Entry: Sendable {
    /// An index of `trees`; −1 for what can't be run again.
    fileprivate var tree: Int32
    fileprivate var node: Int32
    /// An index of `snapshots`, or −1.
    fileprivate var snapshot: Int32
  }

  /// Entries that follow each other directly, up to where the next line begins.
  struct Line: Sendable {
    /// The number of its first entry.
    let first: Int
    /// The number of the entry that it goes on from.
    let parent: Int
    /// How many entries lead to it.
    let before: Int
  }

  var entries: [Entry] = []
  private var snapshots: [Snapshot] = []
  private var trees: [SyntaxTree] = []
  var lines: [Line] = [Line(first: 1, parent: 0, before: 0)]
  /// Where the session is.
  var current = 0
  /// The last entry of the future that can be done again.
  var tip = 0
  /// Where it began.
  var base: Snapshot?
  /// The effort at the last snapshot.
  private var keptEffort = 0
  /// Whether the next entry needs a snapshot: what it does can't be run again.
  var mustKeep = false

  /// How many gestures at most are run again on the way to an entry.
  static let longestReplay = 64

  /// Whether the next entry gets a snapshot.
  func wantsSnapshot(effort: Int) -> Bool {
    mustKeep || current != entries.count || effort - keptEffort >= History.longestReplay
  }

  /// Adds a statement that was run, or with a snapshot something that can't be run again.
  ///
  /// What could have been done again until now becomes another future.
  mutating func add(_ node: Node?, effort: Int, _ snapshot: Snapshot?) {
    if current != entries.count {
      lines.append(Line(first: entries.count + 1, parent: current, before: depth(of: current)))
    }
    var entry = Entry(tree: -1, node: 0, snapshot: -1)
    if let node {
      if trees.last !== node.tree { trees.append(node.tree) }
      entry.tree = Int32(truncatingIfNeeded: trees.count - 1)
      entry.node = Int32(truncatingIfNeeded: node.index)
    }
    if let snapshot {
      entry.snapshot = Int32(truncatingIfNeeded: snapshots.count)
      snapshots.append(snapshot)
      keptEffort = effort
      mustKeep = false
    }
    entries.append(entry)
    current = entries.count
    tip = current
  }

  /// Takes a snapshot as what the current entry led to, because something was done beside it.
  mutating func amend(_ snapshot: Snapshot) {
    guard entries.indices.contains(current - 1) else { return base = snapshot }
    entries[current - 1].snapshot = Int32(truncatingIfNeeded: snapshots.count)
    snapshots.append(snapshot)
  }

  /// The statement of an entry; nothing for what can't be run again.
  func statement(_ number: Int) -> Node? {
    guard entries.indices.contains(number - 1) else { return nil }
    let entry: Entry = entries[number - 1]
    return entry.tree < 0 ? nil : Node(tree: trees[Int(entry.tree)], index: Int(entry.node))
  }

  /// What an entry led to, where a snapshot tells.
  func snapshot(_ number: Int) -> Snapshot? {
    guard entries.indices.contains(number - 1) else { return number == 0 ? base : nil }
    let index = Int(entries[number - 1].snapshot)
    return snapshots.indices.contains(index) ? snapshots[index] : nil
  }

  /// The snapshot at or before an entry, and the statements from there to it.
  func way(to number: Int) -> (start: Snapshot, statements: [Node])? {
    var statements: [Node] = []
    var number: Int = number
    while true {
      if let start = snapshot(number) {
        statements.reverse()
        return (start, statements)
      }
      guard let statement = statement(number) else { return nil }
      statements.append(statement)
      number = parent(of: number)
    }
  }
}
