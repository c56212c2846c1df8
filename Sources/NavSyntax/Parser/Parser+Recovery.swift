extension Parser {
  /// Whether the token ends a statement.
  var endsStatement: Bool {
    switch token.kind {
    case .newline, .semicolon, .closeBrace, .end: true
    default: false
    }
  }

  /// Passes over what is left of a statement that went wrong, its brackets and blocks whole.
  ///
  /// What was passed over, be it nothing, becomes the last child of the statement's node, or a node of
  /// its own where there is none.
  mutating func recover(in node: Int) {
    leaveBrackets()
    let start: UInt32 = token.start
    var braces = 0
    skip: while !at(.end) {
      switch token.kind {
      case .openBrace: braces += 1
      case .closeBrace:
        if braces == 0 { break skip }
        braces -= 1
      case .newline, .semicolon:
        if braces == 0 { break skip }
      default: break
      }
      advance()
    }
    addBroken(from: start)
    if node < records.count - 1 { close(node) }
  }

  /// Keeps the place of text that was passed over.
  private mutating func addBroken(from start: UInt32) {
    records.append(
      NodeRecord(kind: .broken, role: .none, span: Span(min(start, previousEnd), previousEnd)))
  }

  /// Passes over the rest of a head that went wrong, so that its block can be read.
  ///
  /// Returns whether there is one.
  mutating func skipToBlock() -> Bool {
    leaveBrackets()
    let start: UInt32 = token.start
    while true {
      switch token.kind {
      case .openBrace:
        addBroken(from: start)
        return true
      case .newline, .semicolon, .closeBrace, .end: return false
      default: advance()
      }
    }
  }

  /// Passes over the rest of a block.
  mutating func skipToCloseBrace() {
    leaveBrackets()
    let start: UInt32 = token.start
    var braces = 0
    while !at(.end), braces > 0 || !at(.closeBrace) {
      if at(.openBrace) { braces += 1 }
      if at(.closeBrace) { braces -= 1 }
      advance()
    }
    addBroken(from: start)
  }

  /// How many tokens are looked at to find where the brackets close that an error left open.
  private static let farthestBracket: Int = 2000

  /// Goes behind the brackets that were open at an error, if they do close before the block ends;
  /// else they count as closed where the error is.
  private mutating func leaveBrackets() {
    guard lexer.nesting > 0 else { return }
    let bookmark: Bookmark = bookmark
    var open: Int = lexer.nesting
    var looked = 0
    search: while open > 0, looked < Parser.farthestBracket {
      switch token.kind {
      case .openParen, .openBracket:
        open += 1
        lexer.nesting += 1
      case .closeParen, .closeBracket:
        open -= 1
        lexer.nesting -= 1
      case .openBrace, .closeBrace, .end, .semicolon: break search
      default: break
      }
      advance()
      looked += 1
    }
    if open > 0 { goBack(to: bookmark) }
    if lexer.nesting != 0, !at(.end) {
      // The token was read as if inside brackets; read on from its start as outside.
      lexer.at = Int(open > 0 ? previousEnd : token.start)
      lexer.nesting = 0
      let end: UInt32 = previousEnd
      token = lexer.next()
      previousEnd = end
    }
    lexer.nesting = 0
  }
}
