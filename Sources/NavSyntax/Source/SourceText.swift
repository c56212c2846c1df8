/// The text of one file or entry, as UTF-8, with the name that diagnostics give it.
package final class SourceText: Sendable {
  /// What diagnostics call it: a path as it was given, `-` for standard input, `prompt` for an entry.
  package let name: String
  /// The bytes as they were read, a byte order mark left out.
  package let bytes: [UInt8]

  /// Creates a source from bytes that needn't be valid UTF-8; the lexer names the first that aren't.
  package init(name: String, bytes: [UInt8]) {
    self.name = name
    if bytes.count >= 3, bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF {
      self.bytes = Array(bytes[3...])
    } else {
      self.bytes = bytes
    }
  }

  /// Creates a source whose offsets are those of the bytes given, a byte order mark included.
  init(name: String, wholeBytes: [UInt8]) {
    self.name = name
    self.bytes = wholeBytes
  }

  /// Creates a source from text.
  package convenience init(name: String, text: String) {
    self.init(name: name, bytes: Array(text.utf8))
  }

  /// The text between two byte offsets, with U+FFFD for what isn't UTF-8.
  package func text(_ span: Span) -> String {
    let start: Int = min(Int(span.start), bytes.count)
    let end: Int = min(max(Int(span.end), start), bytes.count)
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }
}

/// A range of bytes in one source.
package struct Span: Hashable, Sendable {
  /// The first byte.
  package var start: UInt32
  /// The byte after the last.
  package var end: UInt32

  /// Creates a span from its first byte to before its end.
  package init(_ start: UInt32, _ end: UInt32) {
    self.start = start
    self.end = end
  }

  /// A span that holds both.
  package func joined(with other: Span) -> Span {
    Span(min(start, other.start), max(end, other.end))
  }
}

/// A place a person can look up: the line and column of a byte, both from 1.
package struct Position: Hashable, Sendable {
  /// The line, from 1.
  package let line: Int
  /// The column in bytes, from 1; the renderer turns it into display columns.
  package let byteColumn: Int
  /// The bytes of that line, without its line break.
  package let lineRange: Range<Int>
}

extension SourceText {
  /// The place of a byte offset; scans from the start, for diagnostics only.
  package func position(of offset: UInt32) -> Position {
    let target: Int = min(Int(offset), bytes.count)
    var line = 1
    var start = 0
    var at = 0
    while at < target {
      if bytes[at] == 0x0A {
        line += 1
        start = at + 1
      }
      at += 1
    }
    var end = target
    while end < bytes.count, bytes[end] != 0x0A { end += 1 }
    if end > start, bytes[end - 1] == 0x0D { end -= 1 }
    return Position(line: line, byteColumn: target - start + 1, lineRange: start..<max(start, end))
  }
}
