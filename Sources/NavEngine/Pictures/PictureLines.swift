internal import NavModel

/// Drawings as lines, and where two of them differ.
package enum PictureLines {
  /// The lines of a drawing, whichever way they end.
  package static func lines(_ text: String) -> [String] {
    var lines: [String] = text.split(omittingEmptySubsequences: false) { $0.isNewline }.map {
      String($0)
    }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  /// The columns of the widest line.
  package static func width(_ lines: [String]) -> Int {
    var widest = 0
    for line in lines { widest = max(widest, displayWidth(line)) }
    return widest
  }

  /// The lines of both, `- ` before those that went and `+ ` before those that came; of what stayed
  /// only what stands near a change, `…` for the rest.
  package static func difference(
    from old: [String], to new: [String], context: Int = 2
  ) -> [String] {
    let all: [(sign: Character, text: String)] = merged(old, new)
    var isNear = [Bool](repeating: false, count: all.count)
    for (index, line) in all.enumerated() where line.sign != " " {
      for near in max(0, index - context)...min(all.count - 1, index + context) {
        isNear[near] = true
      }
    }
    var lines: [String] = []
    var isGap = false
    for (index, line) in all.enumerated() {
      if isNear[index] {
        lines.append(String(line.sign) + " " + line.text)
        isGap = false
      } else if !isGap {
        lines.append("  …")
        isGap = true
      }
    }
    return lines
  }

  /// More cells than this aren't compared one by one: what is between is all old, then all new.
  private static let cellLimit = 4_000_000

  /// Both texts as one, by the longest common subsequence of lines.
  private static func merged(_ old: [String], _ new: [String]) -> [(sign: Character, text: String)] {
    var start = 0
    while start < old.count, start < new.count, old[start] == new[start] { start += 1 }
    var tail = 0
    while tail < old.count - start, tail < new.count - start,
      old[old.count - 1 - tail] == new[new.count - 1 - tail]
    {
      tail += 1
    }
    var result: [(sign: Character, text: String)] = old[..<start].map { (" ", $0) }
    result += middle(Array(old[start..<(old.count - tail)]), Array(new[start..<(new.count - tail)]))
    return result + old[(old.count - tail)...].map { (" ", $0) }
  }

  private static func middle(_ old: [String], _ new: [String]) -> [(sign: Character, text: String)] {
    let columns: Int = new.count + 1
    guard !old.isEmpty, !new.isEmpty, (old.count + 1) * columns <= cellLimit else {
      return old.map { ("-", $0) } + new.map { ("+", $0) }
    }
    // How long the longest common rest is, from each pair of lines on.
    var rest = [Int32](repeating: 0, count: (old.count + 1) * columns)
    for i in (0..<old.count).reversed() {
      for j in (0..<new.count).reversed() {
        rest[i * columns + j] =
          old[i] == new[j]
          ? rest[(i + 1) * columns + j + 1] + 1
          : max(rest[(i + 1) * columns + j], rest[i * columns + j + 1])
      }
    }
    var result: [(sign: Character, text: String)] = []
    var (i, j): (Int, Int) = (0, 0)
    while i < old.count || j < new.count {
      if i < old.count, j < new.count, old[i] == new[j] {
        result.append((" ", old[i]))
        i += 1
        j += 1
      } else if j == new.count
        || (i < old.count && rest[(i + 1) * columns + j] >= rest[i * columns + j + 1])
      {
        result.append(("-", old[i]))
        i += 1
      } else {
        result.append(("+", new[j]))
        j += 1
      }
    }
    return result
  }
}
