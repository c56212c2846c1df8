/// What was cut, newest last.
struct KillRing {
  private var entries: [[Unicode.Scalar]] = []
  private var offered: Int = 0

  private static let limit: Int = 30

  /// Adds what was cut; cuts in a row make one entry, in the order of the text.
  mutating func add(_ text: [Unicode.Scalar], isAfter: Bool, continuing: Bool) {
    guard !text.isEmpty else { return }
    if continuing, let last = entries.popLast() {
      entries.append(isAfter ? last + text : text + last)
    } else {
      entries.append(text)
    }
    if entries.count > Self.limit { entries.removeFirst() }
    offered = entries.count - 1
  }

  /// What was cut last.
  mutating func newest() -> [Unicode.Scalar]? {
    offered = entries.count - 1
    return entries.last
  }

  /// What was cut before what was offered last, and after the oldest the newest again.
  mutating func next() -> [Unicode.Scalar]? {
    guard !entries.isEmpty else { return nil }
    offered = offered > 0 ? offered - 1 : entries.count - 1
    return entries.indices.contains(offered) ? entries[offered] : nil
  }
}
