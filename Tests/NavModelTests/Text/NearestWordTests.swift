import Testing

@testable import NavModel

@Suite struct NearestWordTests {
  let screens = ["library", "album", "albums", "radio", "store", "song"]

  @Test(
    "a misspelt word finds the one that was meant",
    arguments: [
      ("libary", "library"), ("Library", "library"), ("albumn", "album"), ("rdaio", "radio"),
      ("stroe", "store"), ("snog", "song"), ("sing", "song"), ("albms", "albums"),
    ])
  func close(word: String, meant: String) {
    #expect(nearest(to: word, in: screens) == meant)
  }

  @Test("a word that is like none finds none", arguments: ["checkout", "tv", "", "libraries2go"])
  func far(word: String) {
    #expect(nearest(to: word, in: screens) == nil)
  }

  @Test("G3 · the order of the candidates doesn't matter")
  func ties() {
    #expect(nearest(to: "bat", in: ["cat", "bar", "hat"]) == "bar")
    #expect(nearest(to: "bat", in: ["hat", "cat"]) == "cat")
    #expect(nearest(to: "bat", in: ["cat", "hat"]) == "cat")
  }

  @Test("a text of any length is compared in bounded time")
  func long() {
    let long = String(repeating: "a", count: 1_000_000)
    #expect(nearest(to: long, in: [long]) == nil)
    #expect(nearest(to: "song", in: [long, "songs"]) == "songs")
  }

  @Test("the distance agrees with its definition")
  func reference() {
    var generator = SeededGenerator(seed: 5)
    for _ in 0..<300 {
      let left = generator.text(of: ["a", "b", "c"], longest: 5).unicodeScalars.map(\.value)
      let right = generator.text(of: ["a", "b", "c"], longest: 5).unicodeScalars.map(\.value)
      #expect(editDistance(left, right) == defined(left[...], right[...]))
    }
  }

  /// The recursive definition, on the ends of both words.
  private func defined(_ left: ArraySlice<UInt32>, _ right: ArraySlice<UInt32>) -> Int {
    if left.isEmpty || right.isEmpty { return left.count + right.count }
    let cost = left.last == right.last ? 0 : 1
    var best = min(
      defined(left.dropLast(), right) + 1, defined(left, right.dropLast()) + 1,
      defined(left.dropLast(), right.dropLast()) + cost)
    if left.count > 1, right.count > 1, Array(left.suffix(2)) == right.suffix(2).reversed() {
      best = min(best, defined(left.dropLast(2), right.dropLast(2)) + 1)
    }
    return best
  }
}
