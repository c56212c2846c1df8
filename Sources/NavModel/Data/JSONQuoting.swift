/// Returns the text as a JSON string, in its quotes.
package func jsonQuoted(_ text: String) -> String {
  var result: [UInt8] = [0x22]
  for byte in text.utf8 {
    switch byte {
    case 0x22, 0x5C: result += [0x5C, byte]
    case 0x08: result += [0x5C, 0x62]
    case 0x09: result += [0x5C, 0x74]
    case 0x0A: result += [0x5C, 0x6E]
    case 0x0C: result += [0x5C, 0x66]
    case 0x0D: result += [0x5C, 0x72]
    case 0..<0x20, 0x7F:
      result += [0x5C, 0x75, 0x30, 0x30, hexDigit(byte >> 4), hexDigit(byte & 15)]
    default: result.append(byte)
    }
  }
  result.append(0x22)
  return String(decoding: result, as: UTF8.self)
}

private func hexDigit(_ value: UInt8) -> UInt8 {
  value < 10 ? 0x30 + value : 0x61 + value - 10
}
