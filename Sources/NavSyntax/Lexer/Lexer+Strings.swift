extension Lexer {
  /// How deep strings may stand in interpolations of strings.
  private static let deepest: Int = 16

  /// Reads `"…"` or `"""…"""` up to its closing quotes, whatever its interpolations hold.
  mutating func string() -> Token {
    let start: Int = at
    let long: Bool = opensLongString(at)
    var flaw: TokenFlaw = .none
    at = skipString(from: at, level: 0, flaw: &flaw)
    return Token(
      kind: long ? .longString : .string, flaw: flaw, start: UInt32(start), end: UInt32(at))
  }

  /// Reads `'…'`, in which nothing is escaped.
  mutating func rawString() -> Token {
    let start: Int = at
    var flaw: TokenFlaw = .none
    at = skipRawString(from: at, flaw: &flaw)
    return Token(kind: .rawString, flaw: flaw, start: UInt32(start), end: UInt32(at))
  }

  /// Whether three double quotes stand at an offset.
  func opensLongString(_ offset: Int) -> Bool {
    offset + 2 < end && bytes[offset] == 0x22 && bytes[offset + 1] == 0x22
      && bytes[offset + 2] == 0x22
  }

  /// Returns the offset behind the string that opens at an offset.
  private func skipString(from start: Int, level: Int, flaw: inout TokenFlaw) -> Int {
    let long: Bool = opensLongString(start)
    var next: Int = start + (long ? 3 : 1)
    while next < end {
      switch bytes[next] {
      case 0x22:
        if !long { return next + 1 }
        if opensLongString(next) { return next + 3 }
        next += 1
      case 0x5C:
        if flaw == .none { flaw = .escapes }
        if next + 1 < end, bytes[next + 1] == 0x28 {
          next = skipInterpolation(from: next + 2, long: long, level: level, flaw: &flaw)
        } else if next + 1 < end, bytes[next + 1] == 0x0A || bytes[next + 1] == 0x0D {
          next += 1
        } else {
          next += 2
        }
      case 0x0A:
        if !long {
          flaw = .unterminated
          return lineEnd(next)
        }
        next += 1
      default:
        next += 1
      }
    }
    flaw = .unterminated
    return end
  }

  /// Returns the offset behind the bracket that closes an interpolation, or where its string must end.
  private func skipInterpolation(
    from start: Int, long: Bool, level: Int, flaw: inout TokenFlaw
  ) -> Int {
    guard level < Lexer.deepest else {
      flaw = .tooDeep
      return start
    }
    var next: Int = start
    var brackets: Int = 1
    while next < end {
      switch bytes[next] {
      case 0x28: brackets += 1
      case 0x29:
        brackets -= 1
        if brackets == 0 { return next + 1 }
      case 0x22:
        next = skipString(from: next, level: level + 1, flaw: &flaw)
        if flaw == .unterminated { return next }
        continue
      case 0x27:
        next = skipRawString(from: next, flaw: &flaw)
        if flaw == .unterminated { return next }
        continue
      case 0x0A where !long: return next
      default: break
      }
      next += 1
    }
    return end
  }

  private func skipRawString(from start: Int, flaw: inout TokenFlaw) -> Int {
    var next: Int = start + 1
    while next < end {
      if bytes[next] == 0x27 { return next + 1 }
      if bytes[next] == 0x0A {
        flaw = .unterminated
        return lineEnd(next)
      }
      next += 1
    }
    flaw = .unterminated
    return end
  }

  /// The offset before a line break, `\r` included in the break.
  private func lineEnd(_ newline: Int) -> Int {
    newline > 0 && bytes[newline - 1] == 0x0D ? newline - 1 : newline
  }
}
