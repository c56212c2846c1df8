/// Returns where the first bytes stand that are not UTF-8 or are a NUL, if there are any.
func firstBrokenByte(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
  let source = UnsafeRawBufferPointer(bytes)
  var index: Int = 0
  while index < source.count {
    while index + 8 <= source.count {  // words of plain ASCII
      let word: UInt64 = source.loadUnaligned(fromByteOffset: index, as: UInt64.self)
      let zero: UInt64 = (word &- 0x0101_0101_0101_0101) & ~word
      if (zero | word) & 0x8080_8080_8080_8080 != 0 { break }
      index += 8
    }
    guard index < source.count else { break }
    guard bytes[index] != 0, let (_, length) = decodeScalar(bytes, at: index) else { return index }
    index += length
  }
  return nil
}
