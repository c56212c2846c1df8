/// Returns the scalar that begins at the index and the bytes it takes, or nothing where the bytes
/// are not UTF-8: cut short, overlong, a surrogate, or beyond the last scalar.
func decodeScalar(
  _ bytes: UnsafeBufferPointer<UInt8>, at index: Int
) -> (scalar: UInt32, length: Int)? {
  let lead: UInt8 = bytes[index]
  let length: Int
  var scalar: UInt32
  switch lead {
  case 0..<0x80: return (UInt32(lead), 1)
  case 0xC2...0xDF: (length, scalar) = (2, UInt32(lead & 0x1F))
  case 0xE0...0xEF: (length, scalar) = (3, UInt32(lead & 0x0F))
  case 0xF0...0xF4: (length, scalar) = (4, UInt32(lead & 0x07))
  default: return nil
  }
  guard length <= bytes.count - index else { return nil }
  for offset in 1..<length {
    let byte: UInt8 = bytes[index + offset]
    guard byte & 0xC0 == 0x80 else { return nil }
    scalar = scalar << 6 | UInt32(byte & 0x3F)
  }
  switch length {
  case 3: return scalar >= 0x800 && !(0xD800...0xDFFF).contains(scalar) ? (scalar, 3) : nil
  case 4: return scalar >= 0x10000 && scalar <= 0x10FFFF ? (scalar, 4) : nil
  default: return (scalar, length)
  }
}
