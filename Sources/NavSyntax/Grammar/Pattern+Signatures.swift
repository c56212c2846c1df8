/// Signatures become steps here: words, operands and square brackets divided by spaces; brackets may
/// stand in brackets.
extension CompiledGrammar {
  /// Adds the steps of a signature.
  mutating func compile(_ signature: String) {
    // Where the optional parts that are open began.
    var open: [Int] = []
    var piece: [UInt8] = []
    for byte in signature.utf8 {
      switch byte {
      case 0x20:
        add(piece)
        piece = []
      case 0x5B:
        open.append(steps.count)
      case 0x5D:
        add(piece)
        piece = []
        if let first = open.popLast() { makeOptional(from: first) }
      default:
        piece.append(byte)
      }
    }
    add(piece)
  }

  private mutating func makeOptional(from first: Int) {
    guard first < steps.count else { return }
    steps[first].optional = UInt16(steps.count - first)
    let isWord: Bool = steps[first].kind == .word
    var hasOperand = false
    for step in steps[first...] where step.kind == .operand { hasOperand = true }
    if isWord && !hasOperand { steps[first].leavesNode = true }
  }

  private mutating func add(_ piece: [UInt8]) {
    guard let first = piece.first else { return }
    var letters: [UInt8] = piece
    // `…`, the mark of repetition, is three bytes.
    let repeats: Bool = letters.count > 3 && letters.suffix(3) == [0xE2, 0x80, 0xA6]
    if repeats { letters.removeLast(3) }
    let text = String(decoding: letters, as: UTF8.self)
    if first >= 0x41 && first <= 0x5A {
      addOperand(text, repeats: repeats)
    } else if first >= 0x61 && first <= 0x7A {
      addWords(letters)
    } else {
      let kind: TokenKind =
        switch text {
        case "=": .assign
        case ">=": .greaterOrEqual
        default: .arrow
        }
      steps.append(PatternStep(kind: .symbol, value: UInt16(kind.rawValue)))
    }
  }

  private mutating func addOperand(_ word: String, repeats: Bool) {
    for index in Operand.table.indices where Operand.table[index].word == word {
      steps.append(PatternStep(kind: .operand, repeats: repeats, value: UInt16(index)))
    }
  }

  private mutating func addWords(_ letters: [UInt8]) {
    var words: [UInt16] = []
    for part in letters.split(separator: 0x7C) {
      words.append(keywords.insert(String(decoding: part, as: UTF8.self)))
    }
    guard let first = words.first else { return }
    if words.count == 1 {
      steps.append(PatternStep(kind: .word, value: first))
      return
    }
    let start = UInt16(choices.count)
    choices.append(contentsOf: words)
    steps.append(
      PatternStep(
        kind: .choice, leavesNode: true, value: start, count: UInt16(words.count)))
  }
}
