internal import NavModel

/// A part of a state that a view hides.
enum HiddenCell: Hashable, Sendable {
  case read(Relevance.Cell)
  /// The frame on top of a stack that doesn't show.
  case top(FrameTable.StackKey)
  /// The frame below another one.
  case below(Int32)
  /// The frame on top of a stack when something was presented over it.
  case covered(by: Int32, FrameTable.StackKey)
  /// The first frame of a stack.
  case root(FrameTable.StackKey)
  /// A frame of a screen somewhere on a stack.
  case somewhere(FrameTable.StackKey, ScreenID)
  /// Which tab More shows when it is chosen again.
  case more(presentation: Int32)
}

/// What can be in a hidden part.
enum HiddenValue: Hashable, Sendable {
  case value(Value)
  case kept(State.Kept?)
  case frame(Int32)
  case picked(Int16, keepsPlace: Bool)
}

/// What was seen in hidden parts, and who wants to know when more is seen.
struct CellMemory {
  private struct Known {
    var values: [HiddenValue] = []
    /// Where each value was first brought about; nothing at the start.
    var origins: [HiddenValue: Origin?] = [:]
    var waiting: [Attempt] = []
  }

  /// What is being tried.
  var now: Origin?
  private var known: [HiddenCell: Known] = [:]
  private var pending: [(Attempt, HiddenCell, HiddenValue)] = []
  private var next = 0

  /// Something was seen: who waits for it will be told.
  mutating func learn(_ cell: HiddenCell, _ value: HiddenValue) {
    guard known[cell, default: Known()].origins[value] == nil else { return }
    known[cell, default: Known()].origins[value] = .some(now)
    known[cell]?.values.append(value)
    for attempt in known[cell]?.waiting ?? [] { pending.append((attempt, cell, value)) }
  }

  /// What first brought a value about; nothing when it was there at the start or was never seen.
  func origin(of value: HiddenValue, in cell: HiddenCell) -> Origin? {
    known[cell]?.origins[value] ?? nil
  }

  /// What was seen first in a part.
  func first(of cell: HiddenCell) -> HiddenValue? { known[cell]?.values.first }

  /// An attempt that goes on for everything that was and will be seen in a part.
  mutating func wait(_ attempt: Attempt, for cell: HiddenCell) {
    known[cell, default: Known()].waiting.append(attempt)
    for value in known[cell]?.values ?? [] { pending.append((attempt, cell, value)) }
  }

  /// The next attempt that can go on, and with what.
  mutating func nextPending() -> (Attempt, HiddenCell, HiddenValue)? {
    guard next < pending.count else {
      pending.removeAll(keepingCapacity: true)
      next = 0
      return nil
    }
    next += 1
    return pending[next - 1]
  }
}
