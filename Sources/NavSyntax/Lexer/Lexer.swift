/// Cuts UTF-8 into tokens, one at a time, without allocating.
///
/// It never reports: a token carries its flaw, and whoever takes the token speaks. So a token can be
/// looked at twice without saying anything twice.
struct Lexer {
  let bytes: UnsafeBufferPointer<UInt8>
  let keywords: KeywordTable
  /// The offset of the next byte to read.
  var at: Int
  /// Where reading ends; inside an interpolation, before the closing quote of its string.
  var end: Int
  /// How many round and square brackets are open: inside them a line break is white space.
  var nesting: Int = 0
  private(set) var comments: [Span] = []
  private var commentsEnd: Int = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>, keywords: KeywordTable, from start: Int, to end: Int) {
    self.bytes = bytes
    self.keywords = keywords
    self.at = min(start, bytes.count)
    self.end = min(end, bytes.count)
  }

  /// Returns the next token and moves behind it.
  mutating func next() -> Token {
    var spaced = false
    while at < end {
      let byte: UInt8 = bytes[at]
      switch byte {
      case 0x20, 0x09, 0x0D:
        at += 1
        spaced = true
      case 0x0A:
        if nesting == 0 { return newline() }
        at += 1
        spaced = true
      case 0x23:
        comment()
        spaced = true
      default:
        var token: Token = significant(byte)
        token.spaced = spaced
        return token
      }
    }
    return Token(kind: .end, spaced: spaced, start: UInt32(end), end: UInt32(end))
  }

  /// Reads a token at a byte that is neither white space nor a comment.
  private mutating func significant(_ byte: UInt8) -> Token {
    switch byte {
    case 0x61...0x7A, 0x41...0x5A: return name()
    case 0x30...0x39: return number()
    case 0x22: return string()
    case 0x27: return rawString()
    case 0x7B: return punctuation(.openBrace)
    case 0x7D: return punctuation(.closeBrace)
    case 0x28: return punctuation(.openParen)
    case 0x29: return punctuation(.closeParen)
    case 0x5B: return punctuation(.openBracket)
    case 0x5D: return punctuation(.closeBracket)
    case 0x2C: return punctuation(.comma)
    case 0x3A: return punctuation(.colon)
    case 0x3B: return punctuation(.semicolon)
    case 0x2E: return punctuation(.dot)
    case 0x40: return punctuation(.atSign)
    case 0x2B: return punctuation(.plus)
    case 0x2A: return punctuation(.star)
    case 0x2F: return punctuation(.slash)
    case 0x25: return punctuation(.percent)
    case 0x2D: return follows(0x3E) ? punctuation(.arrow, 2) : punctuation(.minus)
    case 0x3D: return follows(0x3D) ? punctuation(.equal, 2) : punctuation(.assign)
    case 0x21: return follows(0x3D) ? punctuation(.notEqual, 2) : punctuation(.stray)
    case 0x3C: return follows(0x3D) ? punctuation(.lessOrEqual, 2) : punctuation(.less)
    case 0x3E: return follows(0x3D) ? punctuation(.greaterOrEqual, 2) : punctuation(.greater)
    case 0x80...0xFF: return nameOrStray()
    default: return punctuation(.stray)
    }
  }

  private func follows(_ byte: UInt8) -> Bool {
    at + 1 < end && bytes[at + 1] == byte
  }

  private mutating func punctuation(_ kind: TokenKind, _ length: Int = 1) -> Token {
    let start: Int = at
    at += length
    return Token(kind: kind, start: UInt32(start), end: UInt32(at))
  }

  /// Reads a line break and everything up to the next token.
  private mutating func newline() -> Token {
    let start: Int = at
    at += 1
    let afterFirst: Int = at
    while at < end {
      switch bytes[at] {
      case 0x20, 0x09, 0x0D, 0x0A: at += 1
      case 0x23: comment()
      default: return Token(kind: .newline, start: UInt32(start), end: UInt32(afterFirst))
      }
    }
    return Token(kind: .newline, start: UInt32(start), end: UInt32(afterFirst))
  }

  /// Skips a comment and keeps its place, once.
  private mutating func comment() {
    let start: Int = at
    while at < end, bytes[at] != 0x0A { at += 1 }
    guard start >= commentsEnd else { return }
    commentsEnd = at
    let last: Int = at > start && bytes[at - 1] == 0x0D ? at - 1 : at
    comments.append(Span(UInt32(start), UInt32(last)))
  }
}
