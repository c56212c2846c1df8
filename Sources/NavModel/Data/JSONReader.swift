/// Reads the tokens of a JSON text, for a whole value or for rows.
struct JSONReader {
  let bytes: [UInt8]
  private(set) var index: Int

  /// Creates a reader of UTF-8 text; it stands at the first token.
  init(_ bytes: [UInt8]) throws(DataError) {
    try checkText(bytes)
    self.bytes = bytes
    index = lengthOfByteOrderMark(bytes)
    skipSpace()
  }

  /// The byte that comes next, or 0 at the end.
  var next: UInt8 { index < bytes.count ? bytes[index] : 0 }

  /// Returns the error with the message at the place of the reader, or at another.
  func error(_ message: String, at place: Int? = nil) -> DataError {
    let ends: Bool = place == nil && index >= bytes.count
    let text: String = ends ? "the file ends too early: \(message)" : message
    return DataError(text, at: place ?? index, in: bytes)
  }

  /// Skips the byte and the space after it, if it comes next.
  mutating func skip(_ byte: UInt8) -> Bool {
    guard index < bytes.count, bytes[index] == byte else { return false }
    index += 1
    skipSpace()
    return true
  }

  /// Skips the byte and the space after it, or says that it is missing.
  mutating func expect(_ byte: UInt8, _ message: String) throws(DataError) {
    guard skip(byte) else { throw error(message) }
  }

  /// Throws unless the text ends here.
  func expectEnd() throws(DataError) {
    guard index >= bytes.count else { throw error("after the value nothing may follow") }
  }

  private mutating func skipSpace() {
    while index < bytes.count {
      switch bytes[index] {
      case 0x20, 0x09, 0x0A, 0x0D: index += 1
      default: return
      }
    }
  }

  /// Skips `true`, `false` or `null` and returns its first byte, if one of them comes next.
  mutating func readWord() -> UInt8? {
    for word: StaticString in ["true", "false", "null"] {
      let length: Int = word.utf8CodeUnitCount
      guard length <= bytes.count - index else { continue }
      let fits: Bool = word.withUTF8Buffer { $0.elementsEqual(bytes[index..<index + length]) }
      guard fits else { continue }
      let first: UInt8 = bytes[index]
      index += length
      skipSpace()
      return first
    }
    return nil
  }

  /// Skips a number and returns its text, if one comes next.
  mutating func readNumber() throws(DataError) -> ArraySlice<UInt8>? {
    let start: Int = index
    guard next == 0x2D || isDigit(next) else { return nil }
    if next == 0x2D { index += 1 }
    if next == 0x30 { index += 1 } else { try skipDigits() }
    if isDigit(next) { throw error("a number has no zero before its digits", at: start) }
    if next == 0x2E {
      index += 1
      try skipDigits()
    }
    if next | 0x20 == 0x65 {
      index += 1
      if next == 0x2B || next == 0x2D { index += 1 }
      try skipDigits()
    }
    let end: Int = index
    skipSpace()
    return bytes[start..<end]
  }

  private mutating func skipDigits() throws(DataError) {
    guard isDigit(next) else { throw error("a digit is missing in the number") }
    while isDigit(next) { index += 1 }
  }

  /// Skips a string and appends its text to the bytes.
  mutating func readString(into text: inout [UInt8]) throws(DataError) {
    let opening: Int = index
    index += 1
    while index < bytes.count {
      let byte: UInt8 = bytes[index]
      switch byte {
      case 0x22:
        index += 1
        return skipSpace()
      case 0x5C:
        index += 1
        try readEscape(into: &text)
      case 0..<0x20:
        throw error("a control character in a string is written as \\n, \\t or \\u0000")
      default:
        text.append(byte)
        index += 1
      }
    }
    throw error("the string that opens here is never closed", at: opening)
  }

  private mutating func readEscape(into text: inout [UInt8]) throws(DataError) {
    let start: Int = index - 1
    let letter: UInt8 = next
    index += 1
    switch letter {
    case 0x22, 0x5C, 0x2F: text.append(letter)
    case 0x62: text.append(0x08)
    case 0x66: text.append(0x0C)
    case 0x6E: text.append(0x0A)
    case 0x72: text.append(0x0D)
    case 0x74: text.append(0x09)
    case 0x75:
      let scalar: Unicode.Scalar = try readUnicodeEscape(from: start)
      text.append(contentsOf: String(scalar).utf8)
    default:
      throw error(
        "this is no escape; there are \\\" \\\\ \\/ \\b \\f \\n \\r \\t and \\u0000", at: start)
    }
  }

  /// Reads the digits after `\u`, and those of a second one where two make one scalar.
  private mutating func readUnicodeEscape(from start: Int) throws(DataError) -> Unicode.Scalar {
    let high: UInt32 = try readHexDigits(from: start)
    if let scalar = Unicode.Scalar(high) { return scalar }
    if high < 0xDC00, next == 0x5C {
      index += 1
      if next == 0x75 {
        index += 1
        let low: UInt32 = try readHexDigits(from: start)
        if low >= 0xDC00, low <= 0xDFFF,
          let scalar = Unicode.Scalar(0x10000 + (high - 0xD800) << 10 + (low - 0xDC00))
        {
          return scalar
        }
      }
    }
    throw error("half of a surrogate pair is no character", at: start)
  }

  private mutating func readHexDigits(from start: Int) throws(DataError) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      let byte: UInt8 = next
      let digit: UInt8
      switch byte {
      case 0x30...0x39: digit = byte - 0x30
      case 0x41...0x46: digit = byte - 0x41 + 10
      case 0x61...0x66: digit = byte - 0x61 + 10
      default: throw error("after \\u come four hexadecimal digits", at: start)
      }
      value = value << 4 | UInt32(digit)
      index += 1
    }
    return value
  }
}

private func isDigit(_ byte: UInt8) -> Bool {
  byte >= 0x30 && byte <= 0x39
}
