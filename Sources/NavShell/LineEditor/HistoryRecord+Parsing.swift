extension HistoryRecord {
  /// Reads a line of the history file; nil where it is not a record, as after a crash.
  ///
  /// Members it does not know are skipped, so that a later version may add some.
  init?(line: some Collection<UInt8>) {
    var reader = RecordReader(bytes: Array(line))
    guard let record = reader.record() else { return nil }
    self = record
  }
}

/// Reads the part of JSON that a record can be made of: an object of strings, numbers and words.
private struct RecordReader {
  let bytes: [UInt8]
  var position: Int = 0

  init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  mutating func record() -> HistoryRecord? {
    var text: String?
    var record = HistoryRecord(text: "", time: 0, session: "")
    guard take("{") else { return nil }
    repeat {
      guard let name = string(), take(":") else { return nil }
      switch name {
      case "text":
        guard let value = string() else { return nil }
        text = value
      case "session": record.session = string() ?? ""
      case "t": record.time = Int(word()) ?? 0
      default: if string() == nil && word().isEmpty { return nil }
      }
    } while take(",")
    guard take("}"), let text, position == bytes.count else { return nil }
    record.text = text
    return record
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    skipSpaces()
    guard position < bytes.count, bytes[position] == UInt8(ascii: character) else { return false }
    position += 1
    skipSpaces()
    return true
  }

  private mutating func skipSpaces() {
    while position < bytes.count && (bytes[position] == 0x20 || bytes[position] == 0x0D) {
      position += 1
    }
  }

  /// A number or a word.
  private mutating func word() -> String {
    let start: Int = position
    while position < bytes.count, isPartOfWord(bytes[position]) { position += 1 }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private func isPartOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "+"),
      UInt8(ascii: "."):
      true
    default: false
    }
  }

  /// A string; nil, and nothing taken, where none begins, or where it does not end.
  private mutating func string() -> String? {
    guard position < bytes.count, bytes[position] == UInt8(ascii: "\"") else { return nil }
    var content: [UInt8] = []
    var index: Int = position + 1
    while index < bytes.count {
      let byte: UInt8 = bytes[index]
      index += 1
      switch byte {
      case UInt8(ascii: "\""):
        position = index
        return String(validating: content, as: UTF8.self)
      case UInt8(ascii: "\\"):
        guard let scalar = escaped(at: &index) else { return nil }
        content.append(contentsOf: String(scalar).utf8)
      case 0..<0x20: return nil
      default: content.append(byte)
      }
    }
    return nil
  }

  private func escaped(at index: inout Int) -> Unicode.Scalar? {
    guard index < bytes.count else { return nil }
    let byte: UInt8 = bytes[index]
    index += 1
    switch byte {
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
    case UInt8(ascii: "u"): return unicode(at: &index)
    default: return nil
    }
  }

  private func unicode(at index: inout Int) -> Unicode.Scalar? {
    guard let first = hexadecimal(at: &index) else { return nil }
    guard (0xD800..<0xDC00).contains(first) else { return Unicode.Scalar(first) }
    guard index + 1 < bytes.count, bytes[index] == UInt8(ascii: "\\"),
      bytes[index + 1] == UInt8(ascii: "u")
    else { return nil }
    index += 2
    guard let second = hexadecimal(at: &index), (0xDC00..<0xE000).contains(second) else {
      return nil
    }
    return Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
  }

  private func hexadecimal(at index: inout Int) -> UInt32? {
    guard index + 4 <= bytes.count else { return nil }
    defer { index += 4 }
    let digits = String(decoding: bytes[index..<(index + 4)], as: UTF8.self)
    return digits.hasPrefix("+") || digits.hasPrefix("-") ? nil : UInt32(digits, radix: 16)
  }
}
