/// What could stand at an offset of a text, given what stands before it.
///
/// `replacing` is the range of bytes of what has been begun there, a word or a string, which a completion
/// replaces; of the words only those are returned that begin so. Inside a comment nothing could.
package func expectations(
  in text: String, at utf8Offset: Int
) -> (replacing: Range<Int>, [Expectation]) {
  let bytes: [UInt8] = Array(text.utf8)
  let cursor: Int = max(0, min(utf8Offset, bytes.count))
  return completion(in: SourceText(name: "prompt", wholeBytes: bytes), at: cursor)
}

/// What could stand at an offset of a source, given what stands before it.
package func expectations(in source: SourceText, at offset: UInt32) -> [Expectation] {
  completion(in: source, at: min(Int(offset), source.bytes.count)).1
}

private func completion(
  in source: SourceText, at cursor: Int
) -> (replacing: Range<Int>, [Expectation]) {
  // Longer sources aren't parsed either.
  guard source.bytes.count <= 1 << 30 else { return (cursor..<cursor, []) }
  return source.bytes.withUnsafeBufferPointer {
    (bytes: UnsafeBufferPointer<UInt8>) -> (replacing: Range<Int>, [Expectation]) in
    guard let place = CompletionPlace(in: bytes, at: cursor) else { return (cursor..<cursor, []) }
    var parser = Parser(source: source, bytes: bytes, from: place.start, to: place.word)
    parser.collector = ExpectationCollector()
    if place.isInterpolation {
      parser.lexer.nesting = 1
      parser.advance()
      _ = parser.expression(.operand)
    } else {
      parser.file()
    }
    var found: [Expectation] = []
    for expectation in parser.collector?.expectations ?? [] {
      if let word = expectation.word, !begins(word, like: bytes[place.word..<cursor]) { continue }
      found.append(expectation)
    }
    return (place.word..<cursor, found)
  }
}

/// Whether a word begins with the bytes typed so far.
private func begins(_ word: String, like typed: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
  let letters: [UInt8] = Array(word.utf8)
  guard letters.count >= typed.count else { return false }
  for (offset, byte) in typed.enumerated() where letters[offset] != byte { return false }
  return true
}

/// Where a cursor is: behind what has to be read, and in what has been begun.
private struct CompletionPlace {
  /// Where reading begins: the source's start, or an interpolation's.
  var start: Int = 0
  /// Where the word or string begins in which the cursor is, or the cursor.
  var word: Int
  var isInterpolation: Bool = false

  /// Finds the place of a cursor; nothing inside a comment.
  init?(in bytes: UnsafeBufferPointer<UInt8>, at cursor: Int) {
    word = cursor
    let keywords: KeywordTable = CompiledGrammar.shared.keywords
    while true {
      var lexer = Lexer(bytes, keywords: keywords, from: start, to: cursor)
      if isInterpolation { lexer.nesting = 1 }
      var last: Token? = nil
      var next: Token = lexer.next()
      while next.kind != .end {
        last = next
        next = lexer.next()
      }
      if let comment = lexer.comments.last, Int(comment.end) == cursor { return nil }
      guard let last, Int(last.end) == cursor else { return }
      if last.kind == .name {
        word = Int(last.start)
        return
      }
      guard last.kind.isString, last.flaw == .unterminated else { return }
      guard let inner = CompletionPlace.interpolation(in: bytes, from: Int(last.start), to: cursor)
      else {
        word = Int(last.start)
        return
      }
      start = inner
      isInterpolation = true
    }
  }

  /// Where the outermost interpolation of a string begins that is open at a cursor.
  private static func interpolation(
    in bytes: UnsafeBufferPointer<UInt8>, from start: Int, to cursor: Int
  ) -> Int? {
    if bytes[start] == 0x27 { return nil }
    var at: Int = start + 1
    while at + 1 < cursor {
      if bytes[at] == 0x5C, bytes[at + 1] == 0x28 {
        guard let end = closing(in: bytes, from: at + 2, to: cursor) else { return at + 2 }
        at = end
      } else {
        at += bytes[at] == 0x5C ? 2 : 1
      }
    }
    return nil
  }

  /// Returns the offset behind the bracket that closes an interpolation, if it does before the cursor.
  private static func closing(
    in bytes: UnsafeBufferPointer<UInt8>, from start: Int, to cursor: Int
  ) -> Int? {
    var lexer = Lexer(
      bytes, keywords: CompiledGrammar.shared.keywords, from: start, to: cursor)
    lexer.nesting = 1
    var open = 1
    while true {
      let token: Token = lexer.next()
      switch token.kind {
      case .end: return nil
      case .openParen: open += 1
      case .closeParen:
        open -= 1
        if open == 0 { return Int(token.end) }
      default: break
      }
    }
  }
}
