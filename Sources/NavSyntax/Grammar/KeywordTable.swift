/// All words of the grammar, found by a hash of their bytes.
struct KeywordTable: Sendable {
  static let seed: UInt32 = 5381

  @inline(__always)
  static func mix(_ hash: UInt32, _ byte: UInt8) -> UInt32 {
    (hash &* 33) ^ UInt32(byte)
  }

  /// The spelling of each word by its number; number 0 is no word.
  private(set) var spellings: [String] = [""]
  /// Numbers by hash, 0 where there is none; a full place sends the search to the next.
  private var slots: [UInt16]
  /// The bytes of the spellings, one after the other; word n has those from `starts[n]` to `starts[n + 1]`.
  private var letters: [UInt8] = []
  private var starts: [UInt16] = [0, 0]
  private static let size: Int = 2048

  init() {
    slots = Array(repeating: 0, count: KeywordTable.size)
    spellings.reserveCapacity(512)
    letters.reserveCapacity(4096)
  }

  /// Adds a word and returns its number; a word that is there keeps its own.
  @discardableResult
  mutating func insert(_ spelling: String) -> UInt16 {
    let bytes: [UInt8] = Array(spelling.utf8)
    return bytes.withUnsafeBufferPointer { insert($0, from: 0, to: bytes.count) }
  }

  /// Adds the word that a range of bytes spells and returns its number.
  mutating func insert(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int) -> UInt16
  {
    let hash: UInt32 = KeywordTable.hash(bytes, from: start, to: end)
    let slot: Int = slot(of: bytes, from: start, to: end, hash: hash)
    if slots[slot] != 0 { return slots[slot] }
    let word = UInt16(spellings.count)
    spellings.append(String(decoding: bytes[start..<end], as: UTF8.self))
    letters.append(contentsOf: bytes[start..<end])
    starts.append(UInt16(letters.count))
    slots[slot] = word
    return word
  }

  private static func hash(
    _ bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int
  ) -> UInt32 {
    var hash: UInt32 = seed
    for at in start..<end { hash = mix(hash, bytes[at]) }
    return hash
  }

  /// The number of the word that a range of bytes spells, 0 when it isn't in the table.
  func word(in bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int) -> UInt16 {
    let hash: UInt32 = KeywordTable.hash(bytes, from: start, to: end)
    return word(in: bytes, from: start, to: end, hash: hash)
  }

  /// The same with the hash that reading the word has made.
  @inline(__always)
  func word(
    in bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int, hash: UInt32
  ) -> UInt16 {
    slots[slot(of: bytes, from: start, to: end, hash: hash)]
  }

  /// The slot that holds a word, or the empty one where it would go.
  @inline(__always)
  private func slot(
    of bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int, hash: UInt32
  ) -> Int {
    var slot: Int = Int(hash) & (KeywordTable.size - 1)
    while true {
      let word = Int(slots[slot])
      if word == 0 { return slot }
      let first = Int(starts[word])
      if Int(starts[word + 1]) - first == end - start {
        var offset: Int = 0
        while offset < end - start, letters[first + offset] == bytes[start + offset] { offset += 1 }
        if offset == end - start { return slot }
      }
      slot = (slot + 1) & (KeywordTable.size - 1)
    }
  }
}
