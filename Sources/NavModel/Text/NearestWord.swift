/// Returns the candidate that was most likely meant, if one is close enough to be worth saying.
///
/// Close is a third of the longer word's length in insertions, deletions, replacements and swaps of
/// neighbours, at most three; case doesn't count. Of several as close, the one with the same first
/// letter wins, then the first in the order of Unicode, whatever the order of the candidates.
package func nearest(to word: String, in candidates: [String]) -> String? {
  let wanted: [UInt32] = spelling(word)
  guard !wanted.isEmpty, wanted.count <= longestWord else { return nil }
  var best: (distance: Int, startsAlike: Bool, text: String)? = nil
  for candidate in candidates {
    let letters: [UInt32] = spelling(candidate)
    let longer: Int = max(wanted.count, letters.count)
    let allowed: Int = min(3, longer / 3)
    guard letters.count <= longestWord, abs(wanted.count - letters.count) <= allowed else {
      continue
    }
    let distance: Int = editDistance(wanted, letters)
    guard distance <= allowed else { continue }
    let startsAlike: Bool = wanted.first == letters.first
    if let found = best {
      if distance > found.distance { continue }
      if distance == found.distance {
        if found.startsAlike && !startsAlike { continue }
        if found.startsAlike == startsAlike && found.text <= candidate { continue }
      }
    }
    best = (distance, startsAlike, candidate)
  }
  return best?.text
}

/// Longer ones are no words, and comparing takes the product of the lengths.
private let longestWord: Int = 64

private func spelling(_ word: String) -> [UInt32] {
  var letters: [UInt32] = []
  for scalar in word.lowercased().unicodeScalars {
    letters.append(scalar.value)
    if letters.count > longestWord { break }
  }
  return letters
}

/// Returns the fewest insertions, deletions, replacements and swaps of neighbours between the two.
func editDistance(_ left: [UInt32], _ right: [UInt32]) -> Int {
  var beforeLast: [Int] = []
  var last: [Int] = Array(0...right.count)
  for row in left.indices {
    var current: [Int] = [row + 1]
    for column in right.indices {
      let same: Bool = left[row] == right[column]
      var cost: Int = last[column] + (same ? 0 : 1)
      cost = min(cost, last[column + 1] + 1, current[column] + 1)
      if row > 0 && column > 0 && left[row] == right[column - 1] && left[row - 1] == right[column] {
        cost = min(cost, beforeLast[column - 1] + 1)
      }
      current.append(cost)
    }
    beforeLast = last
    last = current
  }
  return last[right.count]
}
