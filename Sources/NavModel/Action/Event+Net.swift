extension Event {
  /// Whether it only follows from others: who says what changed needn't mention it.
  package var followsFromOthers: Bool {
    switch kind {
    case .appear, .disappear, .startTimer, .fireTimer, .endTimer: true
    default: false
    }
  }

  /// Whether one of the events behind it in the same step says what this one said, anew.
  package func isOutdated(by later: ArraySlice<Event>) -> Bool {
    switch kind {
    case .change, .assign, .badge, .scroll, .search, .tooltip, .rotate, .device, .clock, .resize:
      later.contains { $0.kind == kind && $0.subject == subject }
    case .focus: later.contains { $0.kind == kind }
    case .beginSearch: later.contains { $0.kind == .search }
    default: false
    }
  }
}
