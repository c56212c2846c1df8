import Testing

@testable import NavShell

@Suite("Keys of a terminal") struct KeyDecoderTests {
  private func keys(_ bytes: [UInt8], final: Bool = true) -> [Key] {
    var decoder = KeyDecoder()
    decoder.feed(bytes)
    var result: [Key] = []
    while let key = decoder.next() ?? (final ? decoder.next(final: true) : nil) {
      result.append(key)
    }
    return result
  }

  private func keys(_ text: String, final: Bool = true) -> [Key] {
    keys(Array(text.utf8), final: final)
  }

  @Test("characters come as they are, however the bytes are cut")
  func characters() {
    #expect(keys("aé日😀") == [.scalar("a"), .scalar("é"), .scalar("日"), .scalar("😀")])
    var decoder = KeyDecoder()
    var result: [Key] = []
    for byte in Array("é日😀".utf8) {
      decoder.feed([byte])
      while let key = decoder.next() { result.append(key) }
    }
    #expect(result == [.scalar("é"), .scalar("日"), .scalar("😀")])
  }

  @Test("bytes that are not UTF-8 become one replacement each, and nothing after them is lost")
  func invalid() {
    #expect(keys([0xFF, 0x61]) == [.scalar("\u{FFFD}"), .scalar("a")])
    #expect(keys([0xE6, 0x97, 0x61]) == [.scalar("\u{FFFD}"), .scalar("a")])
    #expect(keys([0xE6, 0x97], final: false) == [])
    #expect(keys([0xC2, 0x85]) == [.scalar("\u{FFFD}")])
  }

  @Test(
    "each way to send a key is known",
    arguments: [
      ("\u{1B}[A", SpecialKey.up), ("\u{1B}OA", .up), ("\u{1B}[H", .home), ("\u{1B}[1~", .home),
      ("\u{1B}[7~", .home), ("\u{1B}OF", .end), ("\u{1B}[3~", .delete), ("\u{1B}[Z", .backTab),
      ("\u{1B}[1;5D", .wordLeft), ("\u{1B}[1;3C", .wordRight), ("\u{1B}\u{1B}[D", .wordLeft),
      ("\u{1B}[1;2D", .left), ("\u{1B}[3;5~", .deleteWord), ("\u{1B}\u{7F}", .deleteWordBack),
      ("\u{1B}\r", .newLine), ("\u{1B}[5~", .pageUp), ("\u{1B}[1;5H", .entryStart),
    ])
  func special(_ sequence: String, _ key: SpecialKey) {
    #expect(keys(sequence) == [.special(key)])
    #expect(keys("a" + sequence + "b") == [.scalar("a"), .special(key), .scalar("b")])
  }

  @Test(
    "a sequence that is nobody's is one key, of which nothing leaks into the text",
    arguments: [
      "\u{1B}[I", "\u{1B}[<0;1;1M", "\u{1B}[15~", "\u{1B}OP", "\u{1B}[?62;4c", "\u{1B}[1;99A",
      "\u{1B}]11;rgb:00/00/00\u{7}", "\u{1B}]0;x\u{1B}\\", "\u{1B}P1$r0m\u{1B}\\", "\u{1B}[[A",
      "\u{1B}[97;5u",
    ])
  func unknown(_ sequence: String) {
    #expect(keys(sequence + "x") == [.unknown(Array(sequence.utf8)), .scalar("x")])
  }

  @Test("Escape alone is a key once nothing follows; with a letter it stays a prefix")
  func escape() {
    #expect(keys("\u{1B}", final: false) == [])
    #expect(keys("\u{1B}") == [.scalar("\u{1B}")])
    #expect(keys("\u{1B}b") == [.scalar("\u{1B}"), .scalar("b")])
    #expect(keys("\u{1B}[") == [.unknown([0x1B, 0x5B])])
    #expect(keys("\u{1B}]") == [.scalar("\u{1B}"), .scalar("]")])
  }

  @Test("pasted text is one key, whatever is in it and however it is cut")
  func paste() {
    let text: String = "one\r\ntwo\u{1B}[A\u{1B}[20"
    let bytes: [UInt8] = Array("\u{1B}[200~\(text)\u{1B}[201~x".utf8)
    #expect(keys(bytes) == [.paste(Array(text.utf8)), .scalar("x")])
    var decoder = KeyDecoder()
    var result: [Key] = []
    for byte in bytes {
      decoder.feed([byte])
      while let key = decoder.next() { result.append(key) }
    }
    #expect(result == [.paste(Array(text.utf8)), .scalar("x")])
  }

  @Test("a paste without an end is waited for, and bounded")
  func endlessPaste() {
    var decoder = KeyDecoder()
    decoder.feed(Array("\u{1B}[200~abc".utf8))
    #expect(decoder.next() == nil)
    #expect(decoder.isPasting)
    for _ in 0..<6 {
      decoder.feed([UInt8](repeating: 0x61, count: 1 << 20))
      #expect(decoder.next() == nil)
    }
    decoder.feed(Array("\u{1B}[201~".utf8))
    guard case .paste(let bytes) = decoder.next() else {
      Issue.record("the paste did not end")
      return
    }
    #expect(bytes.count == KeyDecoder.pasteLimit)
  }

  @Test("no bytes whatever make it trap or hang")
  func anything() {
    var state: UInt32 = 1
    let alphabet: [UInt8] = Array("\u{1B}[]OPA1;~200\u{7}x\r".utf8) + [0xFF, 0xC3, 0xA9, 0x9B, 0]
    for _ in 0..<2000 {
      var bytes: [UInt8] = []
      for _ in 0..<20 {
        state = state &* 1_664_525 &+ 1_013_904_223
        bytes.append(alphabet[Int(state >> 16) % alphabet.count])
      }
      #expect(keys(bytes).count <= bytes.count)
    }
  }
}
