extension Node {
  /// The text that a piece of a string stands for, its escapes decoded.
  package var stringPieceValue: String {
    guard kind == .stringPiece, record.detail == 1 else { return text }
    let span: Span = span
    return source.bytes.withUnsafeBufferPointer { (bytes: UnsafeBufferPointer<UInt8>) -> String in
      var value: [UInt8] = []
      var at: Int = min(Int(span.start), bytes.count)
      let end: Int = min(Int(span.end), bytes.count)
      while at < end {
        let byte: UInt8 = bytes[at]
        if byte == 0x5C {
          at += StringEscape.decode(bytes, at: at, before: end, into: &value)
        } else {
          // A line break is one character, whatever the file uses.
          let isReturn: Bool = byte == 0x0D && at + 1 < end && bytes[at + 1] == 0x0A
          if !isReturn { value.append(byte) }
          at += 1
        }
      }
      return String(decoding: value, as: UTF8.self)
    }
  }

  /// The value of a string without interpolations; nothing for any other node.
  package var plainString: String? {
    guard kind == .string else { return nil }
    var value: String = ""
    for piece in children {
      guard piece.kind == .stringPiece else { return nil }
      value += piece.stringPieceValue
    }
    return value
  }
}
