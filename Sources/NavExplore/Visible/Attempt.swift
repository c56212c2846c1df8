internal import NavModel

/// A gesture that is tried in a state.
struct Attempt {
  let view: Int
  let gesture: Int
  /// Where what it leads to comes from: its view, or a place after it.
  var from: ViewExplorer.Node
  /// The view's own state, or one with something else hidden.
  var state: State
  /// What was decided on in hidden parts, in order.
  var decided: [ViewExplorer.Assumption] = []

  init(view: Int, gesture: Int, from: ViewExplorer.Node, state: State) {
    self.view = view
    self.gesture = gesture
    self.from = from
    self.state = state
  }

  /// The same with a value in a hidden part; nothing when that can't be.
  func deciding(_ cell: HiddenCell, _ value: HiddenValue, in explorer: ViewExplorer) -> Attempt? {
    guard let state = explorer.substituting(cell, value, in: state) else { return nil }
    var next: Attempt = self
    next.state = state
    next.decided.append(ViewExplorer.Assumption(cell: cell, value: value))
    return next
  }

  /// Whether a hidden part was decided on.
  func hasDecided(_ cell: HiddenCell) -> Bool { decided.contains { $0.cell == cell } }
}

/// The view and the gesture that brought something about.
struct Origin: Sendable {
  let view: Int
  let gesture: Int
}

/// What tells apart where steps lead that show something hidden.
struct RevealKey: Hashable {
  let cell: HiddenCell
  let fixed: [HiddenCell]
  /// What shows with the first known value in the hidden part.
  let post: ViewKey
  /// What decided where the step began.
  let variables: [Value]
  let kept: [State.Kept]
}
