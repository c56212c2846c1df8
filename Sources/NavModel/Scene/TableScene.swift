/// A table, from its first drawn row on.
package struct TableScene: Hashable, Sendable {
  package enum Line: Hashable, Sendable {
    /// Begins a section; empty when the section has no header.
    case header(String)
    case footer(String)
    case row(RowScene)
  }

  package var element: Int
  package var name: String
  package var style: Table.Style
  package var lines: [Line] = []
  /// How many rows there are in all.
  package var rowCount = 0
  /// The number of the first row in `lines`, from 1.
  package var firstRow = 1
  /// How many there are without the search; nothing when nothing is searched.
  package var unfilteredCount: Int?
  package var index: [String] = []
  package var isEditing = false
  /// What shows instead of rows.
  package var empty: String?

  /// Creates a table without rows.
  package init(element: Int, name: String, style: Table.Style) {
    self.element = element
    self.name = name
    self.style = style
  }
}

/// A swipe action that shows.
package struct SwipeActionScene: Hashable, Sendable {
  package var title: String
  package var isEnabled = true
  package var isDestructive = false

  /// Creates an action.
  package init(_ title: String) { self.title = title }
}

/// A row.
package struct RowScene: Hashable, Sendable {
  package var identity: ItemIdentity
  /// As shown, from 1.
  package var number: Int
  package var title: String
  package var subtitle: String?
  package var value: String?
  package var icon: String?
  package var isEnabled = true
  package var isSelected = false
  package var isDestructive = false
  package var hasCheckmark = false
  package var hasDisclosure = false
  package var hasInfo = false
  package var hasMoveHandle = false
  package var hasDeleteControl = false
  /// The swipe actions that show, the first one outermost, and the side the finger moved to.
  package var revealed: [SwipeActionScene] = []
  package var revealedSide: RowAction.Side = .left

  /// Creates a row.
  package init(identity: ItemIdentity, number: Int, title: String) {
    self.identity = identity
    self.number = number
    self.title = title
  }
}
