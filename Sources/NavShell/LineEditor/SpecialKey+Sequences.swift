extension SpecialKey {
  /// Finds the key of a control sequence: its parameters and the letter that ends it.
  ///
  /// xterm's numbering, which nearly all terminals follow; a modifier is one more than the sum of
  /// shift 1, alt 2 and control 4.
  init?(parameters: ArraySlice<UInt8>, letter: UInt8) {
    let numbers: [Int] = Self.numbers(parameters)
    guard numbers.count == parameters.split(separator: UInt8(ascii: ";")).count else { return nil }
    let modifier: Int = max(0, (numbers.count > 1 ? numbers[1] : 1) - 1)
    guard (0..<16).contains(modifier) else { return nil }
    let byWord: Bool = modifier & 6 != 0
    switch letter {
    case UInt8(ascii: "A"): self = byWord ? .lineUp : .up
    case UInt8(ascii: "B"): self = byWord ? .lineDown : .down
    case UInt8(ascii: "C"): self = byWord ? .wordRight : .right
    case UInt8(ascii: "D"): self = byWord ? .wordLeft : .left
    case UInt8(ascii: "H"): self = byWord ? .entryStart : .home
    case UInt8(ascii: "F"): self = byWord ? .entryEnd : .end
    case UInt8(ascii: "Z"): self = .backTab
    case UInt8(ascii: "~"):
      switch numbers.first {
      case 1, 7: self = byWord ? .entryStart : .home
      case 4, 8: self = byWord ? .entryEnd : .end
      case 2: self = .insert
      case 3: self = byWord ? .deleteWord : .delete
      case 5: self = .pageUp
      case 6: self = .pageDown
      default: return nil
      }
    default: return nil
    }
  }

  private static func numbers(_ parameters: ArraySlice<UInt8>) -> [Int] {
    parameters.split(separator: UInt8(ascii: ";")).compactMap {
      Int(String(decoding: $0, as: UTF8.self))
    }
  }
}
