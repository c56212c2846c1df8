/// Signatures become steps here: words, operands and square brackets divided by spaces; brackets may
/// stand in brackets.
///
/// This runs at every start, so it works on bytes and allocates next to nothing.
extension CompiledGrammar {
  /// Adds the steps of a signature.
  mutating func compile(_ signature: String, operands: KeywordTable) {
    // A signature is a literal, so its bytes lie in one piece.
    _ = signature.utf8.withContiguousStorageIfAvailable { (bytes: UnsafeBufferPointer<UInt8>) in
      // Where the optional parts that are open began; they don't stand deeper than two.
      var outer: Int = -1
      var inner: Int = -1
      var start: Int = 0
      for at in 0...bytes.count {
        let byte: UInt8 = at < bytes.count ? bytes[at] : 0x20
        guard byte == 0x20 || byte == 0x5B || byte == 0x5D else { continue }
        add(bytes, from: start, to: at, operands: operands)
        start = at + 1
        if byte == 0x5B {
          if outer < 0 { outer = steps.count } else { inner = steps.count }
        } else if byte == 0x5D {
          makeOptional(from: inner >= 0 ? inner : outer)
          if inner >= 0 { inner = -1 } else { outer = -1 }
        }
      }
    }
  }

  private mutating func makeOptional(from first: Int) {
    guard first >= 0, first < steps.count else { return }
    steps[first].optional = UInt16(steps.count - first)
    guard steps[first].kind == .word else { return }
    for index in first..<steps.count where steps[index].kind == .operand { return }
    steps[first].leavesNode = true
  }

  private mutating func add(
    _ bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int, operands: KeywordTable
  ) {
    guard start < end else { return }
    switch bytes[start] {
    case 0x41...0x5A:
      // `…`, the mark of repetition, is three bytes.
      let repeats: Bool = bytes[end - 1] == 0xA6
      let word: UInt16 = operands.word(in: bytes, from: start, to: repeats ? end - 3 : end)
      if word > 0 { steps.append(PatternStep(kind: .operand, repeats: repeats, value: word - 1)) }
    case 0x61...0x7A:
      addWords(bytes, from: start, to: end)
    default:
      let kind: TokenKind =
        switch bytes[start] {
        case 0x3D: .assign
        case 0x3E: .greaterOrEqual
        default: .arrow
        }
      steps.append(PatternStep(kind: .symbol, value: UInt16(kind.rawValue)))
    }
  }

  private mutating func addWords(
    _ bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int
  ) {
    let first: Int = choices.count
    var from: Int = start
    for at in start...end where at == end || bytes[at] == 0x7C {
      choices.append(keywords.insert(bytes, from: from, to: at))
      from = at + 1
    }
    let count: Int = choices.count - first
    if count == 1 {
      steps.append(PatternStep(kind: .word, value: choices.removeLast()))
    } else {
      steps.append(
        PatternStep(kind: .choice, leavesNode: true, value: UInt16(first), count: UInt16(count)))
    }
  }
}
