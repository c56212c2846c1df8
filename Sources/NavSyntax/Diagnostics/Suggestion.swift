/// Finds the word of the grammar that was most likely meant.
enum Suggestion {
  /// Longer ones are no words, and comparing takes the product of the lengths.
  private static let longest: Int = 40

  /// Returns the nearest candidate, if one is close enough to be worth saying.
  ///
  /// Close is one slip in three letters and two in six or more; case doesn't count. The first of several
  /// as close wins, so the order of the grammar decides.
  static func nearest(to word: String, in candidates: [String]) -> String? {
    let wanted: [UInt8] = Array(word.lowercased().utf8)
    guard wanted.count >= 2, wanted.count <= longest else { return nil }
    var best: (slips: Int, text: String)? = nil
    for candidate in candidates {
      let letters: [UInt8] = Array(candidate.utf8)
      let allowed: Int = min(2, max(wanted.count, letters.count) / 3)
      guard allowed > 0, abs(wanted.count - letters.count) <= allowed else { continue }
      let slips: Int = slips(from: wanted, to: letters)
      guard slips <= allowed, slips < best?.slips ?? Int.max else { continue }
      best = (slips, candidate)
    }
    return best?.text
  }

  /// Returns how many letters were left out, put in, mistaken or swapped with their neighbour.
  private static func slips(from typed: [UInt8], to meant: [UInt8]) -> Int {
    // Rows of the table of distances between beginnings of the two.
    var beforeLast: [Int] = []
    var last: [Int] = Array(0...meant.count)
    for (row, letter) in typed.enumerated() {
      var current: [Int] = [row + 1]
      for (column, other) in meant.enumerated() {
        var least: Int = last[column] + (letter == other ? 0 : 1)
        least = min(least, last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, letter == meant[column - 1], typed[row - 1] == other {
          least = min(least, beforeLast[column - 1] + 1)
        }
        current.append(least)
      }
      beforeLast = last
      last = current
    }
    return last[meant.count]
  }
}
