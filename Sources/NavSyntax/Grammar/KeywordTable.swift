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
    for keyword in Keyword.allCases { _ = insert(keyword.spelling) }
  }

  /// Adds a word and returns its number; a word that is there keeps its own.
  mutating func insert(_ spelling: String) -> UInt16 {
    var hash: UInt32 = KeywordTable.seed
    for byte in spelling.utf8 { hash = KeywordTable.mix(hash, byte) }
    var slot: Int = Int(hash) & (KeywordTable.size - 1)
    while slots[slot] != 0 {
      if spellings[Int(slots[slot])] == spelling { return slots[slot] }
      slot = (slot + 1) & (KeywordTable.size - 1)
    }
    let word: UInt16 = UInt16(spellings.count)
    spellings.append(spelling)
    letters.append(contentsOf: Array(spelling.utf8))
    starts.append(UInt16(letters.count))
    slots[slot] = word
    return word
  }

  /// The number of a word, 0 when the grammar doesn't know it.
  func word(_ spelling: String) -> UInt16 {
    for word in 1..<spellings.count where spellings[word] == spelling { return UInt16(word) }
    return 0
  }

  /// The number of the word that a range of bytes spells, 0 when the grammar doesn't know it.
  func word(
    in bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int, hash: UInt32
  ) -> UInt16 {
    var slot: Int = Int(hash) & (KeywordTable.size - 1)
    while true {
      let word: UInt16 = slots[slot]
      if word == 0 { return 0 }
      let first: Int = Int(starts[Int(word)])
      if Int(starts[Int(word) + 1]) - first == end - start {
        var offset: Int = 0
        while offset < end - start, letters[first + offset] == bytes[start + offset] { offset += 1 }
        if offset == end - start { return word }
      }
      slot = (slot + 1) & (KeywordTable.size - 1)
    }
  }
}
