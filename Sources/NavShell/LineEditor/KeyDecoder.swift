/// Cuts what a terminal sends into keys.
///
/// An escape sequence is one key whole or not at all, so none leaks into the text; invalid UTF-8
/// becomes U+FFFD; pasted text is one key, however many line breaks it has.
struct KeyDecoder {
  private var bytes: [UInt8] = []
  private var position: Int = 0
  private var pasted: [UInt8]?
  /// The bytes of the last special key, for a person's own binding of it.
  private(set) var sequence: [UInt8] = []

  /// The most that is kept of pasted text.
  static let pasteLimit: Int = 4 << 20

  mutating func feed(_ more: some Collection<UInt8>) {
    if position > 4096 {
      bytes.removeFirst(position)
      position = 0
    }
    bytes.append(contentsOf: more)
  }

  /// Forgets what was not taken.
  mutating func reset() {
    self = KeyDecoder()
  }

  /// Whether a key has begun that only more bytes, or their absence, can finish.
  var isWaiting: Bool { position < bytes.count || pasted != nil }
  var isPasting: Bool { pasted != nil }

  /// Returns the next key that is there whole; with `final`, nothing more belongs to the last.
  mutating func next(final: Bool = false) -> Key? {
    if pasted != nil { return nextOfPaste() }
    guard position < bytes.count else { return nil }
    let byte: UInt8 = bytes[position]
    if byte == 0x1B { return escape(final: final) }
    if byte < 0x80 {
      position += 1
      return .scalar(Unicode.Scalar(byte))
    }
    return multibyte(final: final)
  }

  // MARK: Characters

  private mutating func multibyte(final: Bool) -> Key? {
    let lead: UInt8 = bytes[position]
    let length: Int =
      switch lead {
      case 0xC2...0xDF: 2
      case 0xE0...0xEF: 3
      case 0xF0...0xF4: 4
      default: 1
      }
    var end: Int = position + 1
    while end < position + length && end < bytes.count && bytes[end] & 0xC0 == 0x80 { end += 1 }
    if end < position + length && end == bytes.count && !final { return nil }
    let text = String(decoding: bytes[position..<end], as: UTF8.self)
    position = end
    guard let scalar = text.unicodeScalars.first, text.unicodeScalars.count == 1 else {
      return .scalar("\u{FFFD}")
    }
    // C1 controls are nobody's keys, and the key map uses their numbers.
    if (0x80...0x9F).contains(scalar.value) { return .scalar("\u{FFFD}") }
    return .scalar(scalar)
  }

  // MARK: Escape sequences

  private mutating func escape(final: Bool) -> Key? {
    guard position + 1 < bytes.count else {
      guard final else { return nil }
      position += 1
      return .scalar("\u{1B}")
    }
    switch bytes[position + 1] {
    case UInt8(ascii: "["): return controlSequence(from: position + 2, final: final)
    case UInt8(ascii: "O"): return singleShift(final: final)
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"), UInt8(ascii: "^"):
      return string(final: final)
    case 0x0D, 0x0A: return take(upTo: position + 2, as: .newLine)
    case 0x7F, 0x08: return take(upTo: position + 2, as: .deleteWordBack)
    case 0x1B:
      // Some terminals send Alt with an arrow as Escape and the arrow.
      if position + 2 >= bytes.count && !final { return nil }
      if position + 2 < bytes.count, bytes[position + 2] == UInt8(ascii: "[") {
        guard let key = controlSequence(from: position + 3, final: final) else { return nil }
        return key.withAlt
      }
    default: break
    }
    position += 1
    return .scalar("\u{1B}")
  }

  private mutating func controlSequence(from start: Int, final: Bool) -> Key? {
    var end: Int = start
    while end < bytes.count && (0x20...0x3F).contains(bytes[end]) { end += 1 }
    guard end < bytes.count else {
      guard final else { return nil }
      return take(upTo: bytes.count)
    }
    // The Linux console sends its function keys as ESC [ [ and a letter.
    if bytes[end] == UInt8(ascii: "["), end == start {
      guard end + 1 < bytes.count || final else { return nil }
      return take(upTo: min(bytes.count, end + 2))
    }
    guard (0x40...0x7E).contains(bytes[end]) else { return take(upTo: end) }
    let parameters: ArraySlice<UInt8> = bytes[start..<end]
    let letter: UInt8 = bytes[end]
    if letter == UInt8(ascii: "~"), Array(parameters) == Array("200".utf8) {
      position = end + 1
      pasted = []
      return nextOfPaste()
    }
    return take(upTo: end + 1, as: SpecialKey(parameters: parameters, letter: letter))
  }

  private mutating func singleShift(final: Bool) -> Key? {
    guard position + 2 < bytes.count else {
      guard final else { return nil }
      position += 1
      return .scalar("\u{1B}")
    }
    let key: SpecialKey? = SpecialKey(parameters: [], letter: bytes[position + 2])
    if key == nil && !(0x40...0x7E).contains(bytes[position + 2]) {
      position += 1
      return .scalar("\u{1B}")
    }
    return take(upTo: position + 3, as: key)
  }

  /// An answer of the terminal, which ends with a bell or ESC \.
  private mutating func string(final: Bool) -> Key? {
    var end: Int = position + 2
    while end < bytes.count {
      if bytes[end] == 0x07 { return take(upTo: end + 1) }
      if bytes[end] == 0x1B {
        if end + 1 < bytes.count { return take(upTo: end + 2) }
        break
      }
      end += 1
    }
    guard final else { return nil }
    if position + 2 < bytes.count { return take(upTo: bytes.count) }
    position += 1
    return .scalar("\u{1B}")
  }

  private mutating func take(upTo end: Int, as key: SpecialKey? = nil) -> Key {
    sequence = Array(bytes[position..<end])
    position = end
    return key.map { .special($0) } ?? .unknown(sequence)
  }

  // MARK: Pasted text

  private mutating func nextOfPaste() -> Key? {
    let mark: [UInt8] = Array("\u{1B}[201~".utf8)
    var start: Int = position
    while start < bytes.count {
      guard bytes[start] == 0x1B else {
        start += 1
        continue
      }
      let rest: ArraySlice<UInt8> = bytes[start...].prefix(mark.count)
      if rest.elementsEqual(mark) {
        keepPasted(upTo: start)
        position = start + mark.count
        defer { pasted = nil }
        return .paste(pasted ?? [])
      }
      if mark.starts(with: rest) { break }
      start += 1
    }
    keepPasted(upTo: start)
    return nil
  }

  private mutating func keepPasted(upTo end: Int) {
    let room: Int = Self.pasteLimit - (pasted?.count ?? 0)
    pasted?.append(contentsOf: bytes[position..<end].prefix(max(0, room)))
    position = end
  }
}

extension Key {
  /// The key with Alt held, as far as that is another key.
  fileprivate var withAlt: Key {
    switch self {
    case .special(.left): .special(.wordLeft)
    case .special(.right): .special(.wordRight)
    case .special(.up): .special(.lineUp)
    case .special(.down): .special(.lineDown)
    default: self
    }
  }
}
