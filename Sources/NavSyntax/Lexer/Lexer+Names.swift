extension Lexer {
  /// Whether an ASCII byte can go on a name: a letter, a digit or `_`.
  @inline(__always)
  static func continuesName(_ byte: UInt8) -> Bool {
    let mask: UInt64 = byte < 64 ? 0x03FF_0000_0000_0000 : 0x07FF_FFFE_87FF_FFFE
    return byte < 128 && mask >> UInt64(byte & 63) & 1 == 1
  }

  /// Reads a name that begins with an ASCII letter.
  mutating func name() -> Token {
    let start: Int = at
    var hash: UInt32 = KeywordTable.seed
    var next: Int = at
    while next < end {
      let byte: UInt8 = bytes[next]
      guard Lexer.continuesName(byte) else { break }
      hash = KeywordTable.mix(hash, byte)
      next += 1
    }
    if next < end, bytes[next] >= 0x80 {
      at = next
      skipLetters()
      if at > next { return Token(kind: .name, start: UInt32(start), end: UInt32(at)) }
    }
    at = next
    let word: UInt16 = keywords.word(in: bytes, from: start, to: next, hash: hash)
    return Token(kind: .name, word: word, start: UInt32(start), end: UInt32(next))
  }

  /// Reads a name that begins with a letter of another script, or a run of bytes that begin nothing.
  mutating func nameOrStray() -> Token {
    let start: Int = at
    if let scalar = scalar(at: at, before: end), scalar.value.properties.isAlphabetic {
      skipLetters()
      return Token(kind: .name, start: UInt32(start), end: UInt32(at))
    }
    repeat {
      at += scalar(at: at, before: end)?.length ?? 1
    } while at < end && bytes[at] >= 0x80 && !beginsName(at)
    return Token(kind: .stray, start: UInt32(start), end: UInt32(at))
  }

  private func beginsName(_ offset: Int) -> Bool {
    scalar(at: offset, before: end)?.value.properties.isAlphabetic ?? false
  }

  /// Moves behind the letters, marks and digits that stand here.
  private mutating func skipLetters() {
    while at < end {
      let byte: UInt8 = bytes[at]
      if byte < 0x80 {
        guard Lexer.continuesName(byte) else { return }
        at += 1
      } else {
        guard let scalar = scalar(at: at, before: end), Lexer.continuesName(scalar.value) else {
          return
        }
        at += scalar.length
      }
    }
  }

  /// Whether a scalar can go on a name; marks can, so that `é` is a letter however it is encoded.
  private static func continuesName(_ scalar: Unicode.Scalar) -> Bool {
    let properties: Unicode.Scalar.Properties = scalar.properties
    if properties.isAlphabetic { return true }
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .decimalNumber: return true
    default: return false
    }
  }

  /// Decodes the scalar at an offset; nothing when the bytes there aren't UTF-8.
  func scalar(at offset: Int, before end: Int) -> (value: Unicode.Scalar, length: Int)? {
    UTF8Check.scalar(in: bytes, at: offset, before: end)
  }
}
