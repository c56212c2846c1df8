/// Returns the number that a cell's text is, if it is one that a `Double` can hold.
///
/// It is written in digits, with a sign, a point and an exponent where needed; spaces may stand
/// around it.
func cellNumber(_ text: ArraySlice<UInt8>) -> Double? {
  var index: Int = text.startIndex
  var end: Int = text.endIndex
  while index < end, text[index] == 0x20 { index += 1 }
  while index < end, text[end - 1] == 0x20 { end -= 1 }
  let start: Int = index
  var isNegative = false
  if index < end, text[index] == 0x2B || text[index] == 0x2D {
    isNegative = text[index] == 0x2D
    index += 1
  }
  var digits: UInt64 = 0
  var digitCount: Int = 0
  var decimals: Int = 0
  var hasPoint = false
  while index < end {
    let byte: UInt8 = text[index]
    if byte == 0x2E, !hasPoint {
      hasPoint = true
    } else if byte >= 0x30, byte <= 0x39 {
      digits = digits &* 10 &+ UInt64(byte - 0x30)
      digitCount += 1
      if hasPoint { decimals += 1 }
    } else {
      break
    }
    index += 1
  }
  guard digitCount > 0 else { return nil }
  if index == end, digitCount <= 15, decimals < powersOfTen.count {
    // Both are exact, so the division rounds once: the nearest number.
    let value: Double = Double(digits) / powersOfTen[decimals]
    return isNegative ? -value : value
  }
  if index < end {
    guard isExponent(text[index..<end]) else { return nil }
  }
  guard let value = Double(String(decoding: text[start..<end], as: UTF8.self)), value.isFinite
  else { return nil }
  return value
}

private let powersOfTen: [Double] = [
  1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
]

/// Whether the text is `e`, a sign if any, and digits.
private func isExponent(_ text: ArraySlice<UInt8>) -> Bool {
  var rest: ArraySlice<UInt8> = text
  guard let letter = rest.popFirst(), letter | 0x20 == 0x65 else { return false }
  if let sign = rest.first, sign == 0x2B || sign == 0x2D { rest.removeFirst() }
  if rest.isEmpty { return false }
  for byte in rest where byte < 0x30 || byte > 0x39 { return false }
  return true
}
