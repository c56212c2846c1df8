/// The states found so far, each one word: a set that also tells which came first.
///
/// Open addressing over the keys themselves, at most two thirds full; keys are kept once more in the
/// order they were found, which is also the queue of the search.
struct StateTable: ~Copyable {
  /// The keys in the order they were found.
  private(set) var keys: [UInt64] = []
  /// Key plus one, or 0 where there is none.
  private var slots: UnsafeMutablePointer<UInt64>
  private var mask: Int

  init() {
    mask = (1 << 12) - 1
    slots = .allocate(capacity: mask + 1)
    slots.initialize(repeating: 0, count: mask + 1)
  }

  deinit { slots.deallocate() }

  var count: Int { keys.count }
  /// Bytes it takes now.
  var bytes: Int { (mask + 1) * 8 + keys.capacity * 8 }

  @inline(__always)
  private static func hash(_ key: UInt64) -> Int {
    var x: UInt64 = key &* 0x9E37_79B9_7F4A_7C15
    x ^= x >> 29
    x = x &* 0xBF58_476D_1CE4_E5B9
    return Int(truncatingIfNeeded: x ^ (x >> 32))
  }

  /// Adds a key; false when it was there.
  @inline(__always) @discardableResult
  mutating func insert(_ key: UInt64) -> Bool {
    var slot: Int = Self.hash(key) & mask
    let stored: UInt64 = key &+ 1
    while true {
      let there: UInt64 = slots[slot]
      if there == stored { return false }
      if there == 0 { break }
      slot = (slot + 1) & mask
    }
    slots[slot] = stored
    keys.append(key)
    if keys.count * 3 > (mask + 1) * 2 { grow() }
    return true
  }

  /// Adds many keys in order.
  ///
  /// A first pass only reads the slots: those reads don't wait for each other, so the memory answers
  /// several at once, and the second pass finds the slots in the cache.
  mutating func insert(_ keys: [UInt64]) {
    var seen: UInt64 = 0
    for key in keys { seen |= slots[Self.hash(key) & mask] }
    // What was read decides nothing; asking keeps the reads from being left out.
    if seen == 0, keys.isEmpty { return }
    for key in keys { insert(key) }
  }

  private mutating func grow() {
    let bigger: Int = (mask + 1) * 2
    slots.deallocate()
    slots = .allocate(capacity: bigger)
    slots.initialize(repeating: 0, count: bigger)
    mask = bigger - 1
    for key in keys { place(key) }
  }

  private func place(_ key: UInt64) {
    var slot: Int = Self.hash(key) & mask
    while slots[slot] != 0 { slot = (slot + 1) & mask }
    slots[slot] = key &+ 1
  }

  /// Writes every key anew, as another layout has it.
  mutating func rewrite(_ change: (UInt64) -> UInt64) {
    for index in keys.indices { keys[index] = change(keys[index]) }
    slots.initialize(repeating: 0, count: mask + 1)
    for key in keys { place(key) }
  }
}
