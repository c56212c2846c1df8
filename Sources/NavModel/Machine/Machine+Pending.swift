/// What tables, search and controls offer to the gestures; their own files take the place of these.
extension Machine {
  mutating func apply(_ action: ControlAction, to element: Int, at path: InstancePath) throws(Halt)
    -> ControlUpdate
  { ControlUpdate(.none) }
  /// Gives a field the focus.
  mutating func focus(_ element: Int, at path: InstancePath) throws(Halt) {}
  /// The options of a choice as they show.
  func options(of element: Int, at path: InstancePath) -> [String] { [] }
  /// What hovering over an element shows: its whole text when that is cut.
  func tooltip(of element: Int, at path: InstancePath) -> String? { nil }
  /// type, paste, backspace, clear, pressReturn, next, previous.
  mutating func carryOutOnField(_ gesture: Gesture) throws(Halt) {}

  /// Whether a row (by its place in the data) is among those that show.
  func isRowShown(_ row: Int32, of element: Int, at path: InstancePath) throws(Failure) -> Bool {
    true
  }
  /// Whether an address finds at least one row.
  func hasRow(_ address: RowAddress, in element: Int, at path: InstancePath) -> Bool { false }
  mutating func tapRow(_ address: RowAddress, in element: Int, at path: InstancePath) throws(Halt) {
  }
  /// tapRow, tapInfo, swipeRow, scrollTo, deleteRow, moveRow, pull, index: finds the table with
  /// `reachedPath` and acts on it.
  mutating func carryOutOnTable(_ gesture: Gesture) throws(Halt) {}
  mutating func setTableEditing(_ isEditing: Bool, at path: InstancePath) throws(Halt) {}
  /// Scrolls, folds or unfolds; false when there was nothing to do.
  mutating func scroll(_ direction: Gesture.Vertical, at path: InstancePath) throws(Halt) -> Bool {
    false
  }
  /// A few rows as possible gestures, with their swipe actions and info buttons.
  func addRows(
    of element: Int, at path: InstancePath, limit: Int, to found: inout [PossibleGesture]
  ) {}
  /// swipe up and down, pull, where they do something.
  func addScrolling(to found: inout [PossibleGesture]) {}

  /// search, scope, cancelSearch: finds the search bar with `reachedPath`.
  mutating func carryOutOnSearch(_ gesture: Gesture) throws(Halt) {}
  mutating func tapSearchField(at path: InstancePath) throws(Halt) {}
  /// Whether a part of the search bar shows that has a title: Clear, Cancel, or another.
  func hasSearchItem(_ title: String, at path: InstancePath) -> Bool { false }
  mutating func tapSearchItem(_ title: String, at path: InstancePath) throws(Halt) {}
  /// Searching, its scopes and suggestions as possible gestures.
  func addSearch(at path: InstancePath, to found: inout [PossibleGesture]) {}
}
