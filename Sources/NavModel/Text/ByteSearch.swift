/// Whether the folded text occurs in the other one; an empty one occurs everywhere.
package func foldedContains(_ haystack: [UInt8], _ needle: [UInt8]) -> Bool {
  haystack.withUnsafeBufferPointer { haystack in
    needle.withUnsafeBufferPointer { needle in
      firstOccurrence(of: needle, in: haystack, from: 0) != nil
    }
  }
}

/// Returns where the needle begins first at or after the index.
///
/// Eight places are tried at once, by the first and the last byte of the needle: only where both
/// fit are all of its bytes compared.
@inline(__always)
func firstOccurrence(
  of needle: UnsafeBufferPointer<UInt8>, in haystack: UnsafeBufferPointer<UInt8>, from start: Int
) -> Int? {
  guard let firstByte = needle.first, let lastByte = needle.last else { return start }
  let bytes = UnsafeRawBufferPointer(haystack)
  let reach: Int = needle.count - 1
  let first: UInt64 = UInt64(firstByte) &* 0x0101_0101_0101_0101
  let last: UInt64 = UInt64(lastByte) &* 0x0101_0101_0101_0101
  var index: Int = start
  let lastWord: Int = bytes.count - reach - 8
  while index <= lastWord {
    let head: UInt64 = bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)
    let tail: UInt64 = bytes.loadUnaligned(fromByteOffset: index + reach, as: UInt64.self)
    let different: UInt64 = (head ^ first) | (tail ^ last)
    // The high bit of each byte that is zero; a byte above such a one may be flagged as well.
    var same: UInt64 =
      (different &- 0x0101_0101_0101_0101) & ~different & 0x8080_8080_8080_8080
    same = same.littleEndian
    while same != 0 {
      let place: Int = index + same.trailingZeroBitCount / 8
      if occurs(needle, in: haystack, at: place) { return place }
      same &= same &- 1
    }
    index += 8
  }
  while index + reach < bytes.count {
    if occurs(needle, in: haystack, at: index) { return index }
    index += 1
  }
  return nil
}

@inline(__always)
private func occurs(
  _ needle: UnsafeBufferPointer<UInt8>, in haystack: UnsafeBufferPointer<UInt8>, at place: Int
) -> Bool {
  for offset in needle.indices where haystack[place + offset] != needle[offset] {
    return false
  }
  return true
}
