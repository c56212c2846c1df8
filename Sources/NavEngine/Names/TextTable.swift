/// Numbers texts and finds them by their bytes, without making a string of them: the statements of a
/// script do so millions of times.
struct TextTable: Sendable {
  private var letters: [UInt8] = []
  private var starts: [Int32] = [0]
  /// Numbers of texts plus one by hash, 0 where there is none; a full place sends on to the next.
  private var slots = [Int32](repeating: 0, count: 64)

  var count: Int { starts.count - 1 }

  /// Adds a text, which gets the next number.
  mutating func append(_ text: ArraySlice<UInt8>) {
    letters.append(contentsOf: text)
    starts.append(Int32(truncatingIfNeeded: letters.count))
    if count * 2 > slots.count {
      slots = [Int32](repeating: 0, count: slots.count * 2)
      for index in 0..<count { place(index) }
    } else {
      place(count - 1)
    }
  }

  private mutating func place(_ index: Int) {
    var slot: Int = hash(letters, from: Int(starts[index]), to: Int(starts[index + 1]))
    while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
    slots[slot] = Int32(truncatingIfNeeded: index + 1)
  }

  /// The number of the text that a range of bytes is.
  func index(of bytes: [UInt8], from start: Int, to end: Int) -> Int? {
    guard start >= 0, start <= end, end <= bytes.count else { return nil }
    var slot: Int = hash(bytes, from: start, to: end)
    while slots[slot] != 0 {
      let index = Int(slots[slot]) - 1
      let first = Int(starts[index])
      if Int(starts[index + 1]) - first == end - start {
        var offset = 0
        while offset < end - start, letters[first + offset] == bytes[start + offset] { offset += 1 }
        if offset == end - start { return index }
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  private func hash(_ bytes: [UInt8], from start: Int, to end: Int) -> Int {
    var hash: UInt32 = 2_166_136_261
    for offset in start..<end { hash = (hash ^ UInt32(bytes[offset])) &* 16_777_619 }
    return Int(hash ^ (hash >> 15)) & (slots.count - 1)
  }
}
