import Testing

@testable import NavModel

@Suite struct ByteSearchTests {
  @Test("the first occurrence is the one that trying every place finds")
  func reference() {
    var generator = SeededGenerator(seed: 7)
    var found: Int = 0
    for _ in 0..<4000 {
      let haystack: [UInt8] = bytes(upTo: 40, &generator)
      let needle: [UInt8] = bytes(upTo: 5, &generator)
      let start = Int.random(in: 0...haystack.count, using: &generator)
      let places = haystack.indices.dropFirst(start) + [haystack.count]
      let expected = places.first { haystack[$0...].starts(with: needle) }
      let result = haystack.withUnsafeBufferPointer { haystack in
        needle.withUnsafeBufferPointer { firstOccurrence(of: $0, in: haystack, from: start) }
      }
      #expect(result == expected, "\(needle) in \(haystack) from \(start)")
      if result != nil { found += 1 }
    }
    #expect(found > 500)
  }

  /// Few different bytes, among them those that trip arithmetic on whole words.
  private func bytes(upTo longest: Int, _ generator: inout SeededGenerator) -> [UInt8] {
    (0..<Int.random(in: 0...longest, using: &generator)).map { _ in
      [0x00, 0x01, 0x61, 0x60, 0x80, 0xFF].randomElement(using: &generator) ?? 0
    }
  }

  @Test("an empty text occurs everywhere, a longer one than the other nowhere")
  func bounds() {
    #expect(foldedContains([], []) && foldedContains([1], []))
    #expect(!foldedContains([], [1]) && !foldedContains([1], [1, 1]))
  }
}
