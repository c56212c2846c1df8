internal import NavModel
internal import NavSyntax

/// The statements so far, so that they can be taken back.
///
/// An entry is a statement of a dozen bytes; every few entries have a snapshot of prototype and state.
/// Going back finds the snapshot before and runs the statements from there again: the same statements
/// from the same state come to the same state (law G3).
struct History: Sendable {
  /// A statement, and a snapshot of what it led to where there is one.
  private struct Entry {
    /// An index of `trees`; −1 for what can't be run again.
    var tree: Int32
    var node: Int32
    /// An index of `snapshots`, or −1.
    var snapshot: Int32
  }

  private var entries: [Entry] = []
  private var snapshots: [Snapshot] = []
  private var trees: [SyntaxTree] = []
  /// How many entries are behind; those after can be done again.
  private(set) var position = 0
  /// Where it began.
  var base: Snapshot?
  /// The effort at the last snapshot.
  private var keptEffort = 0
  /// Whether the next entry needs a snapshot: what it does can't be run again.
  var mustKeep = false

  /// How many gestures at most are run again on the way to an entry.
  static let longestReplay = 64

  var count: Int { entries.count }

  /// Whether the next entry gets a snapshot.
  func wantsSnapshot(effort: Int) -> Bool {
    mustKeep || effort - keptEffort >= History.longestReplay
  }

  /// Adds a statement that was run, or with a snapshot something that can't be run again; what could have been done again is forgotten.
  mutating func add(_ node: Node?, effort: Int, _ snapshot: Snapshot?) {
    truncate()
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
    position += 1
  }

  private mutating func truncate() {
    guard position < entries.count else { return }
    var lastSnapshot: Int32 = -1
    var lastTree: Int32 = -1
    var index: Int = position - 1
    while index >= 0, lastSnapshot < 0 || lastTree < 0 {
      lastSnapshot = max(lastSnapshot, entries[index].snapshot)
      lastTree = max(lastTree, entries[index].tree)
      index -= 1
    }
    entries.removeLast(entries.count - position)
    snapshots.removeLast(snapshots.count - Int(lastSnapshot + 1))
    trees.removeLast(trees.count - Int(lastTree + 1))
  }

  /// The snapshot at or before a position, and the statements from there to it.
  func way(to position: Int) -> (start: Snapshot, statements: [Node])? {
    var statements: [Node] = []
    var index: Int = position - 1
    while index >= 0 {
      let entry: Entry = entries[index]
      if entry.snapshot >= 0 {
        statements.reverse()
        return (snapshots[Int(entry.snapshot)], statements)
      }
      guard entry.tree >= 0 else { return nil }
      statements.append(Node(tree: trees[Int(entry.tree)], index: Int(entry.node)))
      index -= 1
    }
    guard let base else { return nil }
    statements.reverse()
    return (base, statements)
  }

  /// Goes to a position that was found.
  mutating func move(to position: Int) { self.position = min(max(position, 0), entries.count) }

  /// The statements behind, oldest first; at most so many of the last.
  func statements(last limit: Int) -> [(number: Int, statement: Node)] {
    var statements: [(number: Int, statement: Node)] = []
    for index in max(0, position - limit)..<position {
      let entry: Entry = entries[index]
      guard entry.tree >= 0 else { continue }
      let node = Node(tree: trees[Int(entry.tree)], index: Int(entry.node))
      statements.append((number: index + 1, statement: node))
    }
    return statements
  }
}
