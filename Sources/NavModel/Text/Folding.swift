/// Returns the text in the form that search compares.
///
/// Canonical decomposition, full case folding, no combining marks; Hangul syllables and voiced kana
/// are put together, so that か is not found in が. Width and white space stay as they are.
package func fold(_ text: String) -> [UInt8] {
  var text: String = text
  return text.withUTF8 { bytes in fold(bytes) }
}

/// Returns the UTF-8 text in the form that search compares.
func fold(_ bytes: UnsafeBufferPointer<UInt8>) -> [UInt8] {
  Array(unsafeUninitializedCapacity: foldedCapacity(of: bytes)) { output, count in
    var writer = FoldingWriter(into: output)
    writer.append(bytes)
    count = writer.count
  }
}

/// Returns the bytes that the folded text takes at most: what isn't ASCII may double.
func foldedCapacity(of bytes: UnsafeBufferPointer<UInt8>) -> Int {
  let source = UnsafeRawBufferPointer(bytes)
  var capacity: Int = bytes.count
  var index: Int = 0
  while index + 8 <= source.count {
    let word: UInt64 = source.loadUnaligned(fromByteOffset: index, as: UInt64.self)
    capacity += (word & 0x8080_8080_8080_8080).nonzeroBitCount
    index += 8
  }
  while index < source.count {
    if source[index] >= 0x80 { capacity += 1 }
    index += 1
  }
  return capacity
}

/// Whether a query asks for every row: it is empty or nothing but white space.
package func isBlank(_ query: String) -> Bool {
  for character in query where !character.isWhitespace {
    return false
  }
  return true
}
