/// Equality and order as scripts see them.
extension Value {
  /// Whether two values are the same to a script.
  ///
  /// A name is the same as its text, and the order of a map's keys doesn't count. Values of different
  /// kinds never are.
  package func equals(_ other: Value) -> Bool {
    switch (self, other) {
    case (.none, .none): return true
    case (.boolean(let a), .boolean(let b)): return a == b
    case (.number(let a), .number(let b)): return a == b
    case (.duration(let a), .duration(let b)): return a == b
    case (.text(let a), .text(let b)), (.text(let a), .name(let b)), (.name(let a), .text(let b)),
      (.name(let a), .name(let b)):
      return a == b
    case (.secret(let a), .secret(let b)), (.secret(let a), .text(let b)),
      (.text(let a), .secret(let b)), (.secret(let a), .name(let b)),
      (.name(let a), .secret(let b)):
      return a == b
    case (.list(let a), .list(let b)):
      guard a.count == b.count else { return false }
      for index in a.indices where !a[index].equals(b[index]) { return false }
      return true
    case (.map(let a), .map(let b)):
      guard a.count == b.count else { return false }
      for entry in a {
        guard let value = Value.map(b).value(forKey: entry.key), value.equals(entry.value)
        else { return false }
      }
      return true
    case (.row(let a), .row(let b)): return a == b
    default: return false
    }
  }

  /// How two values stand to each other: negative, zero or positive; nothing when they have no order.
  ///
  /// Texts are ordered as search sees them, and only when that leaves no difference as they are.
  package func order(_ other: Value) -> Int? {
    switch (self, other) {
    case (.number(let a), .number(let b)): return a < b ? -1 : a > b ? 1 : 0
    case (.duration(let a), .duration(let b)): return a < b ? -1 : a > b ? 1 : 0
    case (.secret(let a), _): return Value.text(a).order(other)
    case (_, .secret(let b)): return order(.text(b))
    case (.text(let a), .text(let b)), (.text(let a), .name(let b)), (.name(let a), .text(let b)),
      (.name(let a), .name(let b)):
      if a == b { return 0 }
      let left: [UInt8] = fold(a)
      let right: [UInt8] = fold(b)
      if left.lexicographicallyPrecedes(right) { return -1 }
      if right.lexicographicallyPrecedes(left) { return 1 }
      return a < b ? -1 : 1
    default: return nil
    }
  }

  /// The value of a key of a map, or of a row's column.
  package func value(forKey key: String) -> Value? {
    switch self {
    case .map(let entries):
      for entry in entries where entry.key == key { return entry.value }
      return nil
    case .row(let row): return row.value(inColumn: key)
    default: return nil
    }
  }

  /// The keys of a map, or the columns of a row.
  var keys: [String] {
    switch self {
    case .map(let entries): entries.map { $0.key }
    case .row(let row): row.source.data.columns
    default: []
    }
  }

  /// How deep lists and maps stand inside each other, counted no further than a limit.
  func depth(upTo limit: Int) -> Int {
    guard limit > 0 else { return 0 }
    var deepest = 0
    switch self {
    case .list(let values):
      for value in values { deepest = max(deepest, 1 + value.depth(upTo: limit - 1)) }
    case .map(let entries):
      for entry in entries { deepest = max(deepest, 1 + entry.value.depth(upTo: limit - 1)) }
    default: break
    }
    return deepest
  }
}

/// Whether a text occurs in another as it is written, canonical equivalents being the same.
func occurs(_ part: String, in text: String) -> Bool {
  let wanted: [Character] = Array(part)
  guard let first = wanted.first else { return true }
  let letters: [Character] = Array(text)
  guard letters.count >= wanted.count else { return false }
  for start in 0...(letters.count - wanted.count) where letters[start] == first {
    if letters[start..<(start + wanted.count)].elementsEqual(wanted) { return true }
  }
  return false
}
