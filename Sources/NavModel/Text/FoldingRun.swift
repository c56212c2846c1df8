/// A run of scalars that fold by one rule, taken out of the table.
struct FoldingRun {
  /// What happens to the scalars of a run.
  enum Rule {
    case drop, move, moveEveryOther, expand
  }

  let first: UInt32
  let rule: Rule
  /// What the first scalar becomes, or where the expansion begins.
  let target: UInt32

  /// Finds the run that holds the scalar; a scalar in none of them folds to itself.
  init?(containing scalar: UInt32) {
    let runs: [UInt64] = FoldingTable.runs
    var low: Int = 0
    var high: Int = runs.count
    while low < high {
      let middle: Int = (low + high) / 2
      if runs[middle] >> 43 <= UInt64(scalar) { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return nil }
    let packed: UInt64 = runs[low - 1]
    first = UInt32(truncatingIfNeeded: packed >> 43)
    guard scalar - first <= UInt32(truncatingIfNeeded: (packed >> 23) & 0xFFFFF) else { return nil }
    switch (packed >> 21) & 3 {
    case 0: rule = .drop
    case 1: rule = .move
    case 2: rule = .moveEveryOther
    default: rule = .expand
    }
    target = UInt32(truncatingIfNeeded: packed & 0x1F_FFFF)
  }

  /// The scalars of the expansion; nothing for the other rules.
  var expansion: ArraySlice<UInt32> {
    let expansions: [UInt32] = FoldingTable.expansions
    let start: Int = Int(target) + 1
    guard rule == .expand, start <= expansions.count else { return [] }
    let end: Int = start + Int(expansions[start - 1])
    return end <= expansions.count ? expansions[start..<end] : []
  }
}
