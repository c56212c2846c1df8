/// The escapes of `"…"`: `\" \\ \n \t \u{1F600}`.
enum StringEscape {
  /// The number of bytes of the escape at a backslash, 0 when it is none.
  static func length(in bytes: UnsafeBufferPointer<UInt8>, at offset: Int, before end: Int) -> Int {
    guard offset + 1 < end else { return 0 }
    switch bytes[offset + 1] {
    case 0x22, 0x5C, 0x6E, 0x74: return 2
    case 0x75:
      var at: Int = offset + 2
      guard at < end, bytes[at] == 0x7B else { return 0 }
      at += 1
      var value: UInt32 = 0
      var digits = 0
      while at < end, let digit = hexDigit(bytes[at]), digits < 8 {
        value = value << 4 | digit
        digits += 1
        at += 1
      }
      guard digits > 0, at < end, bytes[at] == 0x7D, Unicode.Scalar(value) != nil else { return 0 }
      return at + 1 - offset
    default: return 0
    }
  }

  /// Appends what the escape at a backslash stands for and returns its length; what is no escape
  /// stands for itself.
  static func decode(
    _ bytes: UnsafeBufferPointer<UInt8>, at offset: Int, before end: Int, into text: inout [UInt8]
  ) -> Int {
    let length: Int = length(in: bytes, at: offset, before: end)
    guard length > 0 else {
      text.append(bytes[offset])
      return 1
    }
    switch bytes[offset + 1] {
    case 0x6E: text.append(0x0A)
    case 0x74: text.append(0x09)
    case 0x75:
      var value: UInt32 = 0
      for at in offset + 3..<offset + length - 1 {
        value = value << 4 | (hexDigit(bytes[at]) ?? 0)
      }
      if let scalar = Unicode.Scalar(value) {
        text.append(contentsOf: Array(String(Character(scalar)).utf8))
      }
    default: text.append(bytes[offset + 1])
    }
    return length
  }

  private static func hexDigit(_ byte: UInt8) -> UInt32? {
    switch byte {
    case 0x30...0x39: UInt32(byte) - 0x30
    case 0x41...0x46: UInt32(byte) - 0x37
    case 0x61...0x66: UInt32(byte) - 0x57
    default: nil
    }
  }
}
