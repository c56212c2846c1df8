/// What a piece of a text is, for colouring it.
package enum TokenClass: UInt8, Sendable {
  /// A word of the grammar where it is one.
  case keyword
  case name
  case string
  case number
  case comment
  /// An operator, bracket or other mark.
  case `operator`
  /// A word that begins a statement and that the grammar doesn't know: steps, a component, or a slip.
  case unknownKeyword
}

/// Returns the pieces of a text that have a colour, in order; white space has none.
///
/// The text needn't be complete or right. What is inside `\( )` of a string has pieces of its own.
package func classify(_ text: String) -> [(Span, TokenClass)] {
  let source = SourceText(name: "prompt", wholeBytes: Array(text.utf8))
  guard source.bytes.count <= 1 << 30 else { return [] }
  return source.bytes.withUnsafeBufferPointer {
    (bytes: UnsafeBufferPointer<UInt8>) -> [(Span, TokenClass)] in
    var parser = Parser(source: source, bytes: bytes, from: 0, to: bytes.count)
    parser.file()
    var painter = Painter(bytes: bytes, records: parser.records)
    painter.paint(from: 0, to: bytes.count, isInterpolation: false)
    return painter.pieces
  }
}

/// Gives tokens their classes with the help of the tree: what the tree calls a name is one, whatever
/// word of the grammar it looks like.
private struct Painter {
  let bytes: UnsafeBufferPointer<UInt8>
  let records: [NodeRecord]
  /// The next node; nodes in preorder begin in the order of the text.
  var node: Int = 0
  var pieces: [(Span, TokenClass)] = []
  private let keywords: KeywordTable = CompiledGrammar.shared.keywords

  init(bytes: UnsafeBufferPointer<UInt8>, records: [NodeRecord]) {
    self.bytes = bytes
    self.records = records
  }

  mutating func paint(from start: Int, to end: Int, isInterpolation: Bool) {
    var lexer = Lexer(bytes, keywords: keywords, from: start, to: end)
    if isInterpolation { lexer.nesting = 1 }
    var comments = 0
    var begins: Bool = !isInterpolation
    while true {
      let token: Token = lexer.next()
      // Comments behind the token stand in the list too, when the token is a line break.
      while comments < lexer.comments.count, lexer.comments[comments].start < token.start {
        pieces.append((lexer.comments[comments], .comment))
        comments += 1
      }
      switch token.kind {
      case .end:
        return
      case .newline, .semicolon, .openBrace, .closeBrace:
        if token.kind != .newline { pieces.append((token.span, .operator)) }
        begins = true
        while comments < lexer.comments.count {
          pieces.append((lexer.comments[comments], .comment))
          comments += 1
        }
        continue
      case .name: pieces.append((token.span, name(token, begins: begins)))
      case .number, .duration: pieces.append((token.span, .number))
      case .string, .longString: string(token)
      case .rawString: pieces.append((token.span, .string))
      default: pieces.append((token.span, .operator))
      }
      begins = false
    }
  }

  /// The class of a name, by the node that is it.
  private mutating func name(_ token: Token, begins: Bool) -> TokenClass {
    var isCall = false
    while node < records.count, records[node].span.start <= token.start {
      let record: NodeRecord = records[node]
      node += 1
      guard record.span.start == token.start else { continue }
      switch record.kind {
      case .name: return .name
      case .statement:
        isCall =
          record.detail == FormID.call.rawValue || record.detail == FormID.component.rawValue
      case .broken: return token.word == 0 && begins ? .unknownKeyword : word(token)
      case .word:
        if isCall { return .unknownKeyword }
        return token.word == 0 ? .name : .keyword
      default: break
      }
    }
    return word(token)
  }

  /// The class of a name that is no node: a word of the signature, or in text that went wrong.
  private func word(_ token: Token) -> TokenClass {
    token.word == 0 ? .name : .keyword
  }

  /// Paints a string: its text, and what its interpolations hold.
  private mutating func string(_ token: Token) {
    var from: Int = Int(token.start)
    var at: Int = from + 1
    let end: Int = Int(token.end)
    while at + 1 < end {
      guard bytes[at] == 0x5C else {
        at += 1
        continue
      }
      guard bytes[at + 1] == 0x28 else {
        at += 2
        continue
      }
      pieces.append((Span(UInt32(from), UInt32(at)), .string))
      pieces.append((Span(UInt32(at), UInt32(at + 2)), .operator))
      let inner: Int = interpolationEnd(from: at + 2, to: end)
      paint(from: at + 2, to: inner, isInterpolation: true)
      from = inner
      at = inner
    }
    if from < end { pieces.append((Span(UInt32(from), UInt32(end)), .string)) }
  }

  /// The offset of the bracket that closes an interpolation, or the end of its string.
  private func interpolationEnd(from start: Int, to end: Int) -> Int {
    var lexer = Lexer(bytes, keywords: keywords, from: start, to: end)
    lexer.nesting = 1
    var open = 1
    while true {
      let token: Token = lexer.next()
      switch token.kind {
      case .end: return end
      case .openParen: open += 1
      case .closeParen:
        open -= 1
        if open == 0 { return Int(token.start) }
      default: break
      }
    }
  }
}
