/// What stands before the cursor, taken apart as far as completion needs it.
struct TypedText: Equatable {
  /// Where the statement begins that the cursor is in.
  private(set) var statementStart = 0
  private(set) var isQuoted = false
  private(set) var isComment = false
  private let text: [UInt8]

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
        case Self.doubleQuote, Self.singleQuote: quote = byte
        case 0x23: isComment = true
        case 0x3B, 0x7B, 0x7D, 0x0A: beginStatement(after: at)
        default: break
        }
      }
      at += 1
    }
    isQuoted = quote != nil
  }

  private mutating func beginStatement(after index: Int) {
    isComment = false
    statementStart = index + 1
  }

  /// The statement so far, blanks reduced to one between words and none before them.
  var statement: String {
    let words = text[min(statementStart, text.count)...].split { $0 == 0x20 || $0 == 0x09 }
    let joined: String = words.map { String(decoding: $0, as: UTF8.self) }.joined(separator: " ")
    return joined.isEmpty || text.last != 0x20 ? joined : joined + " "
  }

  /// What stands before `==` or `!=` when one of them is the last thing before the cursor.
  var comparedValue: String? {
    let words: [Substring] = statement.split(separator: " ")
    guard words.count >= 2, let last = words.last, last == "==" || last == "!=" else { return nil }
    return String(words[words.count - 2])
  }

  /// The names with points between them that stand right before the cursor, as of `tabs.inbox.`.
  var chain: [String] {
    guard text.last == 0x2E else { return [] }
    var start: Int = text.count
    while start > statementStart, Self.isNameByte(text[start - 1]) || text[start - 1] == 0x2E {
      start -= 1
    }
    return text[start...].split(separator: 0x2E).map { String(decoding: $0, as: UTF8.self) }
  }

  private static let doubleQuote: UInt8 = 0x22
  private static let singleQuote: UInt8 = 0x27

  /// Letters of any script, digits and `_`.
  private static func isNameByte(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
      || byte == 0x5F || byte >= 0x80
  }
}
