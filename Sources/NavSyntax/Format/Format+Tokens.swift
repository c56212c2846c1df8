extension Layout {
  /// Writes a statement, or the condition of a rule, with its blocks.
  mutating func item(_ node: Int, indent: Int) {
    if isBroken(node) { return verbatim(node) }
    let head: Span = head(node)
    if isFlat || !breaks(from: head.start, to: head.end) {
      tokens(node, indent: indent, keepsBreaks: false)
      return
    }
    // A head goes over several lines in brackets or in a `"""`: the lines of brackets are joined if
    // they fit.
    if fits({ layout in layout.tokens(node, indent: indent, keepsBreaks: false, to: head.end) }) {
      guard head.end < span(node).end else { return }
      tokens(node, indent: indent, keepsBreaks: true, from: head.end)
    } else {
      tokens(node, indent: indent, keepsBreaks: true)
    }
  }

  private func isBroken(_ node: Int) -> Bool {
    for index in broken where index >= node && index < end(node) { return true }
    return false
  }

  /// Writes a node as it stands in the source.
  private mutating func verbatim(_ node: Int) {
    let span: Span = span(node)
    if breaks(from: span.start, to: span.end), isFlat {
      hasFailed = true
      return
    }
    for at in Int(span.start)..<Int(span.end) {
      if bytes[at] == 0x0A { newline() } else if bytes[at] != 0x0D { write(bytes[at]) }
    }
    while commentStands(before: span.end) { nextComment += 1 }
  }

  /// The part of a statement before its first block.
  private func head(_ node: Int) -> Span {
    var index: Int = node + 1
    while index < end(node) {
      if records[index].kind == .block { return Span(span(node).start, span(index).start) }
      index += 1
    }
    return span(node)
  }
}

// MARK: - Tokens

/// Where the layout is in a statement.
private struct TokenCursor {
  var lexer: Lexer
  /// The node that begins next; nodes in preorder begin in the order of the text.
  var node: Int
  var previous: Token? = nil
  /// A comma that has been read: it is left out before a closing bracket.
  var comma: Bool = false
  /// Whether the last token was the sign of a negative number.
  var isSign: Bool = false
  /// How many brackets are open.
  var brackets: Int = 0
}

extension Layout {
  /// Writes the tokens of a statement, from and up to an offset.
  private mutating func tokens(
    _ node: Int, indent: Int, keepsBreaks: Bool, from start: UInt32? = nil, to end: UInt32? = nil
  ) {
    let span: Span = span(node)
    let last: UInt32 = end ?? span.end
    let lexer = Lexer(bytes, keywords: keywords, from: Int(start ?? span.start), to: Int(last))
    var cursor = TokenCursor(lexer: lexer, node: node)
    // Line breaks inside a statement only stand in brackets and blocks.
    cursor.lexer.nesting = 1
    if let start {
      while cursor.node < self.end(node), records[cursor.node].span.start < start {
        cursor.node += 1
      }
      write(0x20)
    }
    while !hasFailed {
      var token: Token = cursor.lexer.next()
      if token.kind == .end { break }
      let begun: Begun = begun(at: token, &cursor, before: self.end(node))
      if let block = begun.block {
        if cursor.previous != nil { write(0x20) }
        self.block(block, indent: indent)
        token.end = self.span(block).end
        cursor.lexer.at = Int(token.end)
        cursor.node = self.end(block)
        cursor.previous = token
        continue
      }
      if let end = begun.wordEnd {
        token.end = end
        cursor.lexer.at = Int(end)
      }
      if token.kind == .comma {
        cursor.comma = true
        cursor.previous = token
        continue
      }
      space(before: token, begun, &cursor, indent: indent, keepsBreaks: keepsBreaks)
      if token.kind == .longString {
        longString(token, indent: indent + 2)
      } else {
        write(from: token.start, to: token.end)
      }
      if token.kind == .openParen || token.kind == .openBracket { cursor.brackets += 1 }
      if token.kind == .closeParen || token.kind == .closeBracket { cursor.brackets -= 1 }
      cursor.previous = token
      cursor.isSign = begun.isSign
    }
  }

  /// What begins at a token, as far as the layout minds.
  private struct Begun {
    var block: Int? = nil
    /// Of a word with hyphens its end.
    var wordEnd: UInt32? = nil
    /// Whether the token is a bracket that belongs to the name before it.
    var isAttached: Bool = false
    var isSign: Bool = false
  }

  private func begun(at token: Token, _ cursor: inout TokenCursor, before end: Int) -> Begun {
    var begun = Begun()
    while cursor.node < end, records[cursor.node].span.start <= token.start {
      let record: NodeRecord = records[cursor.node]
      if record.span.start == token.start {
        switch record.kind {
        case .block:
          if token.kind == .openBrace {
            begun.block = cursor.node
            return begun
          }
        case .word:
          if record.span.end > token.end { begun.wordEnd = record.span.end }
        case .arguments: begun.isAttached = true
        case .parameters: if token.kind == .openParen { begun.isAttached = true }
        case .unary: if token.kind == .minus { begun.isSign = true }
        default: break
        }
      }
      cursor.node += 1
    }
    return begun
  }

  /// Writes the comma that was held back and the white space before a token.
  private mutating func space(
    before token: Token, _ begun: Begun, _ cursor: inout TokenCursor, indent: Int, keepsBreaks: Bool
  ) {
    guard let previous = cursor.previous else { return }
    let closes: Bool = token.kind == .closeParen || token.kind == .closeBracket
    let isBroken: Bool = keepsBreaks && breaks(from: previous.end, to: token.start)
    if cursor.comma, !closes || isBroken { write(0x2C) }
    let hadComma: Bool = cursor.comma
    cursor.comma = false
    if isFlat, commentStands(before: token.start) {
      hasFailed = true
      return
    }
    if isBroken {
      let depth: Int = max(0, cursor.brackets - (closes ? 1 : 0))
      bracketComments(
        behind: previous.end, before: token.start, indent: indent + 2 * cursor.brackets)
      newline()
      indentation(indent + 2 * depth)
      return
    }
    if hadComma ? !closes : needsSpace(previous, token, begun, isSign: cursor.isSign) {
      write(0x20)
    }
  }

  /// Writes the comments inside brackets before a token that begins its line.
  private mutating func bracketComments(behind start: UInt32, before end: UInt32, indent: Int) {
    var isTrailing: Bool =
      commentStands(before: end)
      && !breaks(from: start, to: comments[nextComment].start)
    while commentStands(before: end) {
      if isTrailing {
        write("  ")
      } else {
        newline()
        indentation(indent)
      }
      isTrailing = false
      comment()
    }
  }

  private func needsSpace(_ previous: Token, _ token: Token, _ begun: Begun, isSign: Bool) -> Bool {
    if isSign { return false }
    switch previous.kind {
    case .openParen, .openBracket, .dot: return false
    default: break
    }
    switch token.kind {
    case .closeParen, .closeBracket, .comma, .dot, .colon: return false
    case .openParen: return !begun.isAttached
    case .openBracket:
      // A list needs a space before it; the bracket of `rows[1]` can't have one.
      switch previous.kind {
      case .name, .closeParen, .closeBracket, .string, .rawString, .longString, .number:
        return token.spaced
      default: return true
      }
    default: return true
    }
  }

  /// Writes a `"""` with its lines moved to an indentation.
  private mutating func longString(_ token: Token, indent: Int) {
    guard !isFlat else {
      hasFailed = true
      return
    }
    var closing: Int = Int(token.end) - 3
    while closing > Int(token.start), bytes[closing - 1] == 0x20 || bytes[closing - 1] == 0x09 {
      closing -= 1
    }
    let taken: Int = Int(token.end) - 3 - closing
    write("\"\"\"")
    var line: Int = Int(token.start) + 3
    while line < closing, bytes[line] != 0x0A { line += 1 }
    line += 1
    while line < closing {
      var end: Int = line
      while end < closing, bytes[end] != 0x0A { end += 1 }
      newline()
      textLine(from: line, to: end, indent: indent, taken: taken, closing: closing)
      line = end + 1
    }
    newline()
    indentation(indent)
    write("\"\"\"")
  }

  /// Writes one line of a `"""`, the indentation of its closing quotes replaced.
  private mutating func textLine(
    from start: Int, to end: Int, indent: Int, taken: Int, closing: Int
  ) {
    var last: Int = end
    if last > start, bytes[last - 1] == 0x0D { last -= 1 }
    var isBlank = true
    for at in start..<last where bytes[at] > 0x20 { isBlank = false }
    if isBlank { return }
    var first: Int = start
    while first < last, first - start < taken, bytes[first] == bytes[closing + first - start] {
      first += 1
    }
    // A line inside an interpolation needn't be indented, and means the same.
    indentation(indent)
    write(from: UInt32(first), to: UInt32(last))
  }
}
