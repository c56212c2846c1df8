/// The states of an entry while it is typed.
struct UndoHistory {
  private var past: [EntryText] = []
  private var future: [EntryText] = []
  private var current = EntryText()
  private var isTyping = false

  private static let limit: Int = 200

  /// Notes the state after a key; typing in one go is one change, up to the end of a word.
  mutating func record(_ new: EntryText) {
    guard new.scalars != current.scalars else {
      if new.cursor != current.cursor { isTyping = false }
      current.cursor = new.cursor
      return
    }
    let typed: Bool =
      new.scalars.count == current.scalars.count + 1 && new.cursor == current.cursor + 1
    let typedWord: Bool =
      typed && new.cursor > 0 && !new.scalars[new.cursor - 1].properties.isWhitespace
    if !(typed && isTyping) {
      past.append(current)
      if past.count > Self.limit { past.removeFirst() }
    }
    isTyping = typedWord
    future = []
    current = new
  }

  mutating func undo() -> EntryText? {
    guard let state = past.popLast() else { return nil }
    future.append(current)
    current = state
    isTyping = false
    return state
  }

  mutating func redo() -> EntryText? {
    guard let state = future.popLast() else { return nil }
    past.append(current)
    current = state
    isTyping = false
    return state
  }
}
