/// A walk through the history from its end, over entries that match and differ.
struct HistorySearch {
  /// How an entry matches.
  enum Rule: Equatable {
    /// It begins with the text; everything does with the empty one.
    case prefix(String)
    /// It has the text in it; capitals only matter where the text has some.
    case containing(String)
  }

  let rule: Rule
  private let entries: [String]
  /// The entry reached; the number of entries before the walk begins.
  private(set) var position: Int
  /// The matches on the way, newest first, to find the way back and to show none twice.
  private var path: [Int] = []
  private var seen: Set<String>

  /// Begins at the end; `current` is passed over.
  init(_ rule: Rule, in entries: [String], current: String) {
    self.rule = rule
    self.entries = entries
    self.position = entries.count
    self.seen = [current]
  }

  /// Returns the next match further back.
  mutating func older() -> String? {
    var index: Int = position - 1
    while index >= 0 {
      let entry: String = entries[index]
      if matches(entry) && seen.insert(entry).inserted {
        path.append(position)
        position = index
        return entry
      }
      index -= 1
    }
    return nil
  }

  /// Returns the match that was left last; nil at the end, where the walk began.
  mutating func newer() -> String? {
    guard let previous = path.popLast() else { return nil }
    if entries.indices.contains(position) { seen.remove(entries[position]) }
    position = previous
    return entries.indices.contains(previous) ? entries[previous] : nil
  }

  private func matches(_ entry: String) -> Bool {
    switch rule {
    case .prefix(let text): entry.hasPrefix(text)
    case .containing(let text): Self.range(of: text, in: entry) != nil
    }
  }

  /// Returns where the text is found last in the entry, in UTF-8 bytes.
  static func range(of text: String, in entry: String) -> Range<Int>? {
    let ignoresCase: Bool = text == text.lowercased()
    let wanted: [UInt8] = Array(text.utf8)
    var bytes: [UInt8] = Array(entry.utf8)
    if ignoresCase {
      // Folding only where it keeps the length, so that the bytes stay those of the entry.
      let folded: [UInt8] = Array(entry.lowercased().utf8)
      if folded.count == bytes.count { bytes = folded }
    }
    guard !wanted.isEmpty, wanted.count <= bytes.count else { return nil }
    var start: Int = bytes.count - wanted.count
    while start >= 0 {
      if bytes[start..<(start + wanted.count)].elementsEqual(wanted) {
        return start..<(start + wanted.count)
      }
      start -= 1
    }
    return nil
  }
}
