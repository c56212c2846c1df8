/// A generator of the same numbers on every run: SplitMix64.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed: UInt64 = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Returns a text of up to `longest` of the pieces.
  mutating func text(of pieces: [String], longest: Int) -> String {
    var result: String = ""
    for _ in 0..<Int.random(in: 0...longest, using: &self) {
      result += pieces.randomElement(using: &self) ?? ""
    }
    return result
  }
}

/// Pieces of every width, to make texts of.
let mixedPieces: [String] = [
  "a", "b", "C", "9", " ", " ", "-", "é", "e\u{301}", "ß", "日", "本", "か\u{3099}", "ｶ", "Ａ", "👍🏽",
  "👩‍🚀", "🇯🇵", "❤️", "❤", "각", "\u{1112}\u{1161}\u{11AB}", "\u{200D}", "\u{301}", "\u{FE0F}", "…",
]
