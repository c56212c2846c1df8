internal import NavModel

/// What tells views apart: everything that can be seen or that decides something where it is seen.
struct ViewKey: Hashable {
  /// Something presented, without its stacks.
  struct Above: Hashable {
    var presentation: PresentationID
    var presenter: Int8
    var element: Int16
    var row: Int32
    var isExpanded: Bool
    var tabBar: TabBar?
  }

  var device: Int16
  var isLandscape: Bool
  var tabBar: TabBar?
  var presented: [Above]
  /// The frames of the window, topmost first; −1 where the More list shows.
  var frames: [Int32]
  /// The values of the cells that decide something here, in the order of their numbers.
  var variables: [Value]
  var kept: [State.Kept]
  /// Timers that wait, those of stacks that don't show included.
  var timers: [Timer]
}

/// The part of a state that shows: where its screens stand, and what decides something there.
struct Window {
  /// Where the screens stand that show and can be read, topmost first.
  var places: [Place]
  var cells: [Relevance.Cell]

  /// A place of a screen in a state.
  struct Place: Hashable {
    var surface: Int
    var stack: Int
    var depth: Int
    /// What is presented there; −1 is the app.
    var presentation: Int32
  }
}
