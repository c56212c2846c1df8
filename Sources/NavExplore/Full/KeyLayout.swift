/// How a state's numbers share one word: the rest in the lowest bits, then a field for each tab.
struct KeyLayout: Hashable, Sendable {
  private(set) var restBits: UInt64
  private(set) var stackBits: [UInt64]
  private(set) var shifts: [UInt64]

  /// Creates a layout with a few bits for each.
  init(tabCount: Int) {
    restBits = 4
    stackBits = Array(repeating: 2, count: tabCount)
    shifts = []
    computeShifts()
  }

  private mutating func computeShifts() {
    var shift: UInt64 = restBits
    shifts = []
    for bits in stackBits {
      shifts.append(shift)
      shift += bits
    }
  }

  /// Whether it fits a word; one value of the word stays free.
  var fits: Bool { restBits + stackBits.reduce(0, &+) < 64 }

  /// A layout with room for so many rests and stacks.
  func widened(rests: Int, stacks: [Int]) -> KeyLayout {
    var layout: KeyLayout = self
    while rests > 1 << layout.restBits { layout.restBits += 1 }
    for (tab, count) in stacks.enumerated() {
      while count > 1 << layout.stackBits[tab] { layout.stackBits[tab] += 1 }
    }
    layout.computeShifts()
    return layout
  }

  /// Whether a rest's number fits its field.
  @inline(__always)
  func hasRoom(rest: Int32) -> Bool { Int(rest) < 1 << Int(restBits) }

  /// Whether a stack's number fits its field.
  @inline(__always)
  func hasRoom(_ stack: Int32, tab: Int) -> Bool { Int(stack) < 1 << Int(stackBits[tab]) }

  @inline(__always)
  func rest(_ key: UInt64) -> Int32 {
    Int32(truncatingIfNeeded: key & ((1 << restBits) - 1))
  }

  @inline(__always)
  func stack(_ key: UInt64, _ tab: Int) -> Int32 {
    Int32(truncatingIfNeeded: (key >> shifts[tab]) & ((1 << stackBits[tab]) - 1))
  }

  @inline(__always)
  func replacing(_ key: UInt64, rest: Int32) -> UInt64 {
    (key & ~((1 << restBits) - 1)) | UInt64(truncatingIfNeeded: rest)
  }

  @inline(__always)
  func replacing(_ key: UInt64, tab: Int, stack: Int32) -> UInt64 {
    let field: UInt64 = ((1 << stackBits[tab]) - 1) << shifts[tab]
    return (key & ~field) | (UInt64(truncatingIfNeeded: stack) << shifts[tab])
  }

  /// A whole state in one word.
  func key(rest: Int32, stacks: [Int32]) -> UInt64 {
    var key = UInt64(truncatingIfNeeded: rest)
    for tab in stacks.indices {
      key |= UInt64(truncatingIfNeeded: stacks[tab]) << shifts[tab]
    }
    return key
  }

  /// The stacks of a state.
  func stacks(_ key: UInt64) -> [Int32] { shifts.indices.map { stack(key, $0) } }
}
