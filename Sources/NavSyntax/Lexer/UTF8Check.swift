/// Finds what isn't text in bytes that should be UTF-8.
enum UTF8Check {
  /// What can be wrong with a byte.
  enum Trouble: UInt8 { case notUTF8, control }

  /// Returns the first place at or after an offset that isn't text, and how many bytes it takes.
  static func firstTrouble(
    in bytes: UnsafeBufferPointer<UInt8>, from start: Int
  ) -> (trouble: Trouble, at: Int, length: Int)? {
    var at: Int = start
    let end: Int = bytes.count
    while at < end {
      let byte: UInt8 = bytes[at]
      if byte >= 0x20 && byte < 0x7F {
        at += 1
      } else if byte < 0x80 {
        let allowed: Bool =
          byte == 0x0A || byte == 0x09 || (byte == 0x0D && at + 1 < end && bytes[at + 1] == 0x0A)
        if !allowed { return (.control, at, 1) }
        at += 1
      } else {
        guard let scalar = scalar(in: bytes, at: at, before: end) else {
          return (.notUTF8, at, brokenLength(in: bytes, at: at))
        }
        if scalar.value.value < 0xA0 { return (.control, at, scalar.length) }
        at += scalar.length
      }
    }
    return nil
  }

  /// Decodes one scalar; nothing when the bytes aren't the shortest encoding of one.
  static func scalar(
    in bytes: UnsafeBufferPointer<UInt8>, at offset: Int, before end: Int
  ) -> (value: Unicode.Scalar, length: Int)? {
    guard offset < end else { return nil }
    let first: UInt32 = UInt32(bytes[offset])
    if first < 0x80 { return (Unicode.Scalar(UInt8(first)), 1) }
    let length: Int
    var value: UInt32
    let least: UInt32
    switch first {
    case 0xC2...0xDF: (length, value, least) = (2, first & 0x1F, 0x80)
    case 0xE0...0xEF: (length, value, least) = (3, first & 0x0F, 0x800)
    case 0xF0...0xF4: (length, value, least) = (4, first & 0x07, 0x10000)
    default: return nil
    }
    guard end - offset >= length else { return nil }
    for next in 1..<length {
      let byte: UInt32 = UInt32(bytes[offset + next])
      guard byte & 0xC0 == 0x80 else { return nil }
      value = value << 6 | (byte & 0x3F)
    }
    guard value >= least, let scalar = Unicode.Scalar(value) else { return nil }
    return (scalar, length)
  }

  /// The first byte of a broken sequence with the continuation bytes behind it.
  private static func brokenLength(in bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Int {
    var length = 1
    while offset + length < bytes.count, length < 4, bytes[offset + length] & 0xC0 == 0x80 {
      length += 1
    }
    return length
  }
}
