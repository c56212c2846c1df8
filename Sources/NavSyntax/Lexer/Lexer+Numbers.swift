extension Lexer {
  /// Reads `3`, `2.5`, `300ms` or `2s`; a point counts only before a digit, so `rows[1].title` works.
  mutating func number() -> Token {
    let start: Int = at
    skipDigits()
    if at + 1 < end, bytes[at] == 0x2E, isDigit(bytes[at + 1]) {
      at += 1
      skipDigits()
    }
    let digitsEnd: Int = at
    while at < end, Lexer.continuesName(bytes[at]) || bytes[at] >= 0x80 { at += 1 }
    let unit: Int = at - digitsEnd
    if unit == 0 { return Token(kind: .number, start: UInt32(start), end: UInt32(at)) }
    if unit == 1, bytes[digitsEnd] == 0x73 {
      return Token(kind: .duration, start: UInt32(start), end: UInt32(at))
    }
    if unit == 2, bytes[digitsEnd] == 0x6D, bytes[digitsEnd + 1] == 0x73 {
      return Token(kind: .duration, start: UInt32(start), end: UInt32(at))
    }
    return Token(kind: .number, flaw: .number, start: UInt32(start), end: UInt32(at))
  }

  private mutating func skipDigits() {
    while at < end, isDigit(bytes[at]) { at += 1 }
  }

  private func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }
}
