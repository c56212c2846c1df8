internal import NavModel

/// What a gesture does in a view.
enum Move: Sendable {
  /// Refused, failed, or beyond a bound: nothing follows.
  case nothing
  /// Changes the view; hidden stacks stay.
  case to(rest: Int32, changes: [Change])
  /// Shows another tab: what follows depends on that tab's stack too, by its number; missing ones have
  /// not been tried.
  case asks(tab: Int32, answers: [Int32: Int32])

  /// A stack that is another one afterwards.
  struct Change: Sendable {
    var tab: Int32
    var stack: Int32
  }
}

/// The gestures of a view and where they lead, filled as they are tried.
struct Moves: Sendable {
  var steps: [Step]
  /// Of each gesture the number of its move in the explorer's list.
  var first: [Int32]
}
