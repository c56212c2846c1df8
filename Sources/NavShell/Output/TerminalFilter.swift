internal import NavModel

/// Keeps what a terminal could obey away from it; colors may pass.
enum TerminalFilter {
  /// Whether nothing has to be replaced: the common case, decided on bytes.
  static func isHarmless(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    NavModel.isHarmless(bytes, keepingNewlines: true)
  }

  /// Adds the text with pictures for what is dangerous, and with its colors or without them.
  static func append(
    _ bytes: UnsafeBufferPointer<UInt8>, to buffer: inout [UInt8], keepingColors: Bool
  ) {
    var start = 0
    var at = 0
    while at < bytes.count {
      guard bytes[at] == 0x1B, let end = endOfColor(bytes, from: at) else {
        at += 1
        continue
      }
      appendVisible(bytes[start..<at], to: &buffer)
      if keepingColors { buffer.append(contentsOf: bytes[at..<end]) }
      at = end
      start = end
    }
    appendVisible(bytes[start..<bytes.count], to: &buffer)
  }

  private static func appendVisible(
    _ bytes: Slice<UnsafeBufferPointer<UInt8>>, to buffer: inout [UInt8]
  ) {
    if bytes.isEmpty { return }
    let text = String(decoding: bytes, as: UTF8.self)
    buffer.append(contentsOf: visible(text, keepingNewlines: true).utf8)
  }

  /// Where a color sequence ends that begins at an escape: `ESC [ digits ; digits m`.
  private static func endOfColor(
    _ bytes: UnsafeBufferPointer<UInt8>, from start: Int
  ) -> Int? {
    guard start + 1 < bytes.count, bytes[start + 1] == 0x5B else { return nil }
    var at: Int = start + 2
    while at < bytes.count, at - start < 24 {
      switch bytes[at] {
      case 0x30...0x39, 0x3B: at += 1
      case 0x6D: return at + 1
      default: return nil
      }
    }
    return nil
  }
}
