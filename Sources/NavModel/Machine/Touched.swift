/// What of the prototype a gesture is about, by its place in the definitions.
package enum Touched: Hashable, Sendable {
  /// A control of a screen.
  case element(ScreenID, Int)
  /// A part of a table of a screen.
  case table(ScreenID, Int, TablePart)
  case search(ScreenID, SearchPart)
  /// A tab, by its index among all tabs.
  case tab(Int)
  /// A presentation, closed from outside.
  case outside(PresentationID)

  /// What of a table can be touched.
  package enum TablePart: Hashable, Sendable {
    /// Rows; of an inline row which one it is, counted from 0.
    case row(Int?)
    case info(Int?)
    /// The n-th action that a swipe to a side shows.
    case swipe(RowAction.Side, Int)
    case index, delete, move
  }

  /// What of a search bar can be touched.
  package enum SearchPart: Hashable, Sendable {
    case field, bookmarks
    case scope(Int)
    case shortcut(Int)
  }
}
