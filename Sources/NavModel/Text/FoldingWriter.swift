/// Writes folded texts one after the other into memory of a fixed size.
///
/// Nothing is ever written beyond that memory: what doesn't fit is left out, which
/// ``foldedCapacity(of:)`` prevents.
struct FoldingWriter {
  private let output: UnsafeMutableBufferPointer<UInt8>
  /// The bytes written.
  private(set) var count: Int = 0
  /// Where the text being written begins; nothing is put together across it.
  private var start: Int = 0

  init(into output: UnsafeMutableBufferPointer<UInt8>) {
    self.output = output
  }

  /// Appends the folded form of a whole UTF-8 text; bytes that aren't UTF-8 stay as they are.
  mutating func append(_ text: UnsafeBufferPointer<UInt8>) {
    start = count
    var index: Int = 0
    while index < text.count {
      if text[index] < 0x80 {
        index += appendASCII(text, from: index)
      } else if let (scalar, length) = decodeScalar(text, at: index) {
        append(scalar)
        index += length
      } else {
        put(byte: text[index])
        index += 1
      }
    }
  }

  /// Appends the ASCII characters from the index on, eight at a time, and returns how many.
  private mutating func appendASCII(_ text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    let source = UnsafeRawBufferPointer(text)
    let target = UnsafeMutableRawBufferPointer(output)
    var index: Int = start
    while index + 8 <= source.count && count + 8 <= target.count {
      let word: UInt64 = source.loadUnaligned(fromByteOffset: index, as: UInt64.self)
      if word & 0x8080_8080_8080_8080 != 0 { break }
      target.storeBytes(of: lowercasedASCII(word), toByteOffset: count, as: UInt64.self)
      index += 8
      count += 8
    }
    while index < text.count {
      let byte: UInt8 = text[index]
      if byte >= 0x80 { break }
      put(byte: byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte)
      index += 1
    }
    return index - start
  }

  private mutating func append(_ scalar: UInt32) {
    switch scalar {
    case 0x1161...0x1175, 0x11A8...0x11C2:
      putJamo(scalar)
    case 0x3099, 0x309A:
      putVoicing(scalar)
    case 0x3041...0x9FFF, 0xAC00...0xD7A3:  // kana, ideographs, Hangul
      put(scalar)
    case 0xF900..<0xF900 + UInt32(IdeographTable.fromF900.count):
      put(IdeographTable.fromF900[Int(scalar - 0xF900)])
    case 0x2F800..<0x2F800 + UInt32(IdeographTable.from2F800.count):
      put(IdeographTable.from2F800[Int(scalar - 0x2F800)])
    default:
      putByTable(scalar)
    }
  }

  private mutating func putByTable(_ scalar: UInt32) {
    guard let run = FoldingRun(containing: scalar) else { return put(scalar) }
    switch run.rule {
    case .drop:
      break
    case .move:
      put(run.target &+ (scalar - run.first))
    case .moveEveryOther:
      put((scalar - run.first) & 1 == 0 ? run.target &+ (scalar - run.first) : scalar)
    case .expand:
      for part in run.expansion { put(part) }
    }
  }

  /// Puts a vowel or final consonant together with the syllable before it, if it continues one.
  private mutating func putJamo(_ scalar: UInt32) {
    guard let last = lastOfThreeBytes() else { return put(scalar) }
    if scalar <= 0x1175, last >= 0x1100, last <= 0x1112 {
      count -= 3
      put(0xAC00 + ((last - 0x1100) * 21 + (scalar - 0x1161)) * 28)
    } else if scalar >= 0x11A8, last >= 0xAC00, last <= 0xD7A3, (last - 0xAC00) % 28 == 0 {
      count -= 3
      put(last + (scalar - 0x11A7))
    } else {
      put(scalar)
    }
  }

  /// Puts a voicing mark together with the kana before it, if that has a voiced form.
  private mutating func putVoicing(_ mark: UInt32) {
    let voiced: [UInt32] = KanaTable.voiced
    guard let last = lastOfThreeBytes() else { return put(mark) }
    for index in stride(from: 0, to: voiced.count - 2, by: 3)
    where voiced[index] == last && voiced[index + 1] == mark {
      count -= 3
      return put(voiced[index + 2])
    }
    put(mark)
  }

  /// The last scalar of the text being written, when it takes three bytes.
  private func lastOfThreeBytes() -> UInt32? {
    guard count - start >= 3, output[count - 3] & 0xF0 == 0xE0 else { return nil }
    let high: UInt32 = UInt32(output[count - 3] & 0x0F) << 12
    return high | UInt32(output[count - 2] & 0x3F) << 6 | UInt32(output[count - 1] & 0x3F)
  }

  private mutating func put(byte: UInt8) {
    guard count < output.count else { return }
    output[count] = byte
    count += 1
  }

  private mutating func put(_ scalar: UInt32) {
    switch scalar {
    case 0..<0x80:
      put(byte: UInt8(truncatingIfNeeded: scalar))
    case 0x80..<0x800:
      put(byte: 0xC0 | UInt8(truncatingIfNeeded: scalar >> 6))
      put(byte: continuation(scalar))
    case 0x800..<0x10000:
      put(byte: 0xE0 | UInt8(truncatingIfNeeded: scalar >> 12))
      put(byte: continuation(scalar >> 6))
      put(byte: continuation(scalar))
    default:
      put(byte: 0xF0 | UInt8(truncatingIfNeeded: (scalar >> 18) & 7))
      put(byte: continuation(scalar >> 12))
      put(byte: continuation(scalar >> 6))
      put(byte: continuation(scalar))
    }
  }
}

private func continuation(_ bits: UInt32) -> UInt8 {
  0x80 | UInt8(truncatingIfNeeded: bits & 0x3F)
}

/// Returns eight ASCII characters in lower case: bytes from A to Z get the bit that makes them small.
private func lowercasedASCII(_ word: UInt64) -> UInt64 {
  let fromA: UInt64 = word &+ 0x3F3F_3F3F_3F3F_3F3F
  let beyondZ: UInt64 = word &+ 0x2525_2525_2525_2525
  return word | ((fromA & ~beyondZ & 0x8080_8080_8080_8080) >> 2)
}
