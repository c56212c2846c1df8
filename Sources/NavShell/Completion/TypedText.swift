/// What stands before the cursor, taken apart as far as completion needs it.
struct TypedText: Equatable {
  /// The text up to the cursor.
  let text: [UInt8]
  /// Where the statement begins that the cursor is in.
  private(set) var statementStart = 0
  /// Where the word or the quoted text begins that the cursor is in or behind.
  private(set) var wordStart = 0
  /// Whether the word is an open string.
  private(set) var isQuoted = false
  private(set) var isComment = false

  /// Looks at the text before an offset in bytes.
  init(_ whole: String, cursor: Int) {
    text = Array(whole.utf8.prefix(max(0, cursor)))
    var quote: UInt8?
    var at = 0
    while at < text.count {
      let byte: UInt8 = text[at]
      if let open = quote {
        if byte == 0x5C, open == Self.doubleQuote {
          at += 1
        } else if byte == open {
          quote = nil
        }
      } else if isComment {
        if byte == 0x0A { beginStatement(after: at) }
      } else {
        switch byte {
        case Self.doubleQuote, Self.singleQuote:
          quote = byte
          wordStart = at
        case 0x23: isComment = true
        case 0x3B, 0x7B, 0x7D, 0x0A: beginStatement(after: at)
        default: break
        }
      }
      at += 1
    }
    isQuoted = quote != nil
    if isComment || isQuoted { return }
    wordStart = text.count
    while wordStart > statementStart, Self.isNameByte(text[wordStart - 1]) { wordStart -= 1 }
  }

  private mutating func beginStatement(after index: Int) {
    isComment = false
    statementStart = index + 1
  }

  /// What was typed of the word so far, an opening quote included.
  var word: String { Self.string(text[wordStart...]) }
  /// The text before the word.
  var beforeWord: String { Self.string(text[..<wordStart]) }
  /// The statement up to the word, blanks reduced to one between words.
  var statementBeforeWord: String {
    let start: Int = min(statementStart, wordStart)
    let words = text[start..<wordStart].split { $0 == 0x20 || $0 == 0x09 }
    let joined: String = words.map { Self.string($0) }.joined(separator: " ")
    let endsInBlank: Bool = wordStart > start && text[wordStart - 1] == 0x20
    return joined.isEmpty || !endsInBlank ? joined : joined + " "
  }

  private static let doubleQuote: UInt8 = 0x22
  private static let singleQuote: UInt8 = 0x27

  private static func string(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes, as: UTF8.self)
  }

  /// Letters of any script, digits and `_`.
  private static func isNameByte(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
      || byte == 0x5F || byte >= 0x80
  }
}
