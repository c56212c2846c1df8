extension Parser {
  /// Reads a string with its pieces and the expressions between; returns how many levels it made.
  ///
  /// A piece of which the text isn't the value (an escape, a line break of two bytes) has the detail 1.
  /// In a `"""` each line is a piece of its own that begins behind the indentation.
  mutating func string(_ role: Role) -> Int {
    let whole: Token = token
    let node: Int = open(.string, role)
    defer { close(node) }
    if whole.flaw == .unterminated || whole.flaw == .tooDeep { return reportBadString(whole) }
    let start = Int(whole.start)
    let end = Int(whole.end)
    switch whole.kind {
    case .rawString:
      piece(from: start + 1, to: end - 1, escaped: false)
    case .longString:
      let height: Int = longString(from: start + 3, to: end - 3, whole: whole)
      guard height > 0 else { return 0 }
      advance()
      return height
    default:
      if whole.flaw == .escapes {
        let height: Int = pieces(from: start + 1, to: end - 1)
        guard height > 0 else { return 0 }
        resume(behind: whole)
        return height + 1
      }
      piece(from: start + 1, to: end - 1, escaped: false)
    }
    advance()
    return 2
  }

  /// Adds a piece of literal text, unless it is empty.
  private mutating func piece(from start: Int, to end: Int, escaped: Bool) {
    guard start < end else { return }
    records.append(
      NodeRecord(
        kind: .stringPiece, role: .none, detail: escaped ? 1 : 0,
        span: Span(UInt32(start), UInt32(end))))
  }

  /// Makes a token that was read the current one again and goes behind it.
  private mutating func resume(behind whole: Token) {
    token = whole
    lexer.at = Int(whole.end)
    advance()
  }

  /// Reads text with escapes and interpolations; in a `"""` a piece ends with its line.
  private mutating func pieces(from start: Int, to end: Int) -> Int {
    var pieceStart: Int = start
    var at: Int = start
    var escaped = false
    var height = 1
    while at < end {
      guard bytes[at] == 0x5C else {
        at += 1
        continue
      }
      if at + 1 < end, bytes[at + 1] == 0x28 {
        piece(from: pieceStart, to: at, escaped: escaped)
        guard let inner = interpolation(from: at + 2, to: end) else { return 0 }
        height = max(height, inner.height)
        at = inner.end
        pieceStart = at
        escaped = false
      } else {
        escaped = true
        let length: Int = StringEscape.length(in: bytes, at: at, before: end)
        if length == 0 { reportBadEscape(at, end) }
        at += max(length, 2)
      }
    }
    piece(from: pieceStart, to: end, escaped: escaped)
    return height
  }

  /// Reads the expression in `\( )`, from behind its opening bracket.
  private mutating func interpolation(from start: Int, to end: Int) -> (height: Int, end: Int)? {
    let outerEnd: Int = lexer.end
    let outerNesting: Int = lexer.nesting
    let outerAt: Int = lexer.at
    let bracket = Token(kind: .openParen, start: UInt32(start - 1), end: UInt32(start))
    guard enter() else { return nil }
    defer {
      depth -= 1
      lexer.end = outerEnd
      lexer.nesting = outerNesting
      lexer.at = outerAt
    }
    lexer.at = start
    lexer.end = end
    lexer.nesting = 1
    advance()
    let height: Int = expression(.operand)
    guard height > 0 else { return nil }
    guard at(.closeParen) else { return reportBracket(bracket) ? (0, end) : nil }
    return (height, Int(token.end))
  }

  // MARK: - Several lines

  /// Reads what stands between `"""` and `"""`.
  private mutating func longString(from start: Int, to end: Int, whole: Token) -> Int {
    var first: Int = start
    while first < end, bytes[first] == 0x20 || bytes[first] == 0x09 || bytes[first] == 0x0D {
      first += 1
    }
    guard first < end, bytes[first] == 0x0A else { return reportLongOpening(whole) }
    var indentStart: Int = end
    while indentStart > first, bytes[indentStart - 1] == 0x20 || bytes[indentStart - 1] == 0x09 {
      indentStart -= 1
    }
    guard bytes[indentStart - 1] == 0x0A else { return reportLongClosing(whole) }
    let indent: Range<Int> = indentStart..<end
    var line: Int = first + 1
    var height = 1
    while line < indentStart {
      guard let next = longLine(from: line, to: indentStart, indent: indent, height: &height) else {
        resume(to: whole)
        return 0
      }
      line = next
    }
    resume(to: whole)
    return height + 1
  }

  private mutating func resume(to whole: Token) {
    token = whole
    lexer.at = Int(whole.end)
  }

  /// Reads one line, or several where an interpolation goes over their ends.
  ///
  /// Returns where the next begins. The last line break belongs to the layout, not to the text.
  private mutating func longLine(
    from start: Int, to end: Int, indent: Range<Int>, height: inout Int
  ) -> Int? {
    var pieceStart: Int = start
    if isBlank(from: start, to: end) {
      while bytes[pieceStart] != 0x0A { pieceStart += 1 }
    } else {
      var offset = 0
      while offset < indent.count {
        guard start + offset < end, bytes[start + offset] == bytes[indent.lowerBound + offset]
        else { return reportUnevenLine(start) ? end : nil }
        offset += 1
      }
      pieceStart = start + offset
    }
    var at: Int = pieceStart
    var escaped = false
    while at < end {
      switch bytes[at] {
      case 0x0A:
        let isLast: Bool = at + 1 >= end
        let returns: Bool = at > pieceStart && bytes[at - 1] == 0x0D
        let textEnd: Int = isLast ? (returns ? at - 1 : at) : at + 1
        piece(from: pieceStart, to: textEnd, escaped: escaped || (returns && !isLast))
        return at + 1
      case 0x5C:
        if at + 1 < end, bytes[at + 1] == 0x28 {
          piece(from: pieceStart, to: at, escaped: escaped)
          guard let inner = interpolation(from: at + 2, to: end) else { return nil }
          height = max(height, inner.height)
          at = inner.end
          pieceStart = at
          escaped = false
        } else {
          escaped = true
          let length: Int = StringEscape.length(in: bytes, at: at, before: end)
          if length == 0 { reportBadEscape(at, end) }
          at += max(length, 1)
        }
      default: at += 1
      }
    }
    piece(from: pieceStart, to: end, escaped: escaped)
    return end
  }

  private func isBlank(from start: Int, to end: Int) -> Bool {
    var at: Int = start
    while at < end, bytes[at] == 0x20 || bytes[at] == 0x09 || bytes[at] == 0x0D { at += 1 }
    return at < end && bytes[at] == 0x0A
  }
}
