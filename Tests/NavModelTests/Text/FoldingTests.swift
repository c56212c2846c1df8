import Foundation
import Testing

@testable import NavModel

@Suite struct FoldingTests {
  static let pieces: [String] =
    mixedPieces + [
      "İ", "ı", "ﬁ", "ẞ", "Å", "Ø", "Æ", "Σ", "ς", "ᾷ", "Ж", "й", "ё", "が", "か", "ぱ", "は", "ヴ",
      "あ\u{3099}",
      "한", "하", "\u{1112}", "\u{1161}", "\u{11AB}", "\u{FA1E}", "豈", "\u{2F9D4}", "שָׁ", "مُ", "กิ",
      "कि", "ﬃ",
    ]

  private func contains(_ text: String, _ query: String) -> Bool {
    foldedContains(fold(text), fold(query))
  }

  @Test(
    "Q6 · case and accents don't count, on either side",
    arguments: [
      ("Café Crème", "cafe"), ("CAFE", "café"), ("resume", "résumé"), ("Ångström", "angstrom"),
      ("e\u{301}té", "\u{E9}te"), ("Straße", "strasse"), ("STRASSE", "straße"), ("ẞ", "ss"),
      ("ﬁle", "file"), ("oﬃce", "office"), ("İstanbul", "istanbul"), ("ΟΔΟΣ", "οδος"),
      ("Ёлка", "елка"), ("مُحَمَّد", "محمد"), ("❤\u{FE0F}", "❤"), ("Björk", "BJORK"),
    ])
  func found(text: String, query: String) {
    #expect(contains(text, query))
  }

  @Test(
    "Q6 · width, Ø, Æ, a dotless i and white space count",
    arguments: [
      ("ＡＢＣ", "abc"), ("ｶﾞ", "ガ"), ("Øre", "ore"), ("Æsir", "aesir"), ("Istanbul", "ıstanbul"),
      ("two  spaces", "two spaces"), ("abc", "abc "), ("a\u{A0}b", "a b"),
    ])
  func notFound(text: String, query: String) {
    #expect(!contains(text, query))
    #expect(contains(text, text))
  }

  @Test("Q6 · voicing marks of kana count, however they are written")
  func kana() {
    #expect(fold("が") != fold("か"))
    #expect(fold("が") == fold("か\u{3099}"))
    #expect(fold("ぱ") == fold("は\u{309A}") && fold("ば") == fold("は\u{3099}"))
    #expect(!contains("がき", "か") && !contains("か\u{3099}き", "か"))
    #expect(contains("ヴァイオリン", "ウ\u{3099}ァ"))
    #expect(fold("\u{3099}") == Array("\u{3099}".utf8))
  }

  @Test("Q6 · Hangul is compared in syllables, however it is written")
  func hangul() {
    #expect(fold("한글") == Array("한글".utf8))
    #expect(fold("\u{1112}\u{1161}\u{11AB}\u{1100}\u{1173}\u{11AF}") == fold("한글"))
    #expect(!contains("각", "가"))
    #expect(fold("\u{AC01}\u{11A8}") == Array("\u{AC01}\u{11A8}".utf8))
  }

  @Test("Q6 · canonically equal texts fold alike, and folding again changes nothing")
  func canonical() {
    var generator = SeededGenerator(seed: 6)
    for _ in 0..<2000 {
      let text: String = generator.text(of: Self.pieces, longest: 8)
      let folded: [UInt8] = fold(text)
      #expect(fold(text.decomposedStringWithCanonicalMapping) == folded, "\(text)")
      #expect(fold(text.precomposedStringWithCanonicalMapping) == folded, "\(text)")
      #expect(fold(String(decoding: folded, as: UTF8.self)) == folded, "\(text)")
    }
  }

  @Test("Q6 · every scalar folds as its decomposition does, in lower case, within its room")
  func everyScalar() {
    for value: UInt32 in 0...0x10FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let text = String(scalar)
      let folded: [UInt8] = fold(text)
      if folded.count > 2 * text.utf8.count { Issue.record("U+\(String(value, radix: 16))") }
      if folded == Array(text.utf8) { continue }
      let result = String(decoding: folded, as: UTF8.self)
      if fold(result) != folded || fold(text.decomposedStringWithCanonicalMapping) != folded {
        Issue.record("U+\(String(value, radix: 16))")
      }
    }
  }

  @Test("ASCII folds byte by byte, wherever it stands in a word of eight")
  func ascii() {
    let all: [UInt8] = Array(0..<0x80)
    for offset in 0..<9 {
      let text: [UInt8] = Array(repeating: 0x20, count: offset) + all
      let expected: [UInt8] = text.map { (0x41...0x5A).contains($0) ? $0 + 32 : $0 }
      #expect(fold(String(decoding: text, as: UTF8.self)) == expected)
    }
  }

  @Test("bytes that aren't UTF-8 fold to themselves")
  func broken() {
    for bytes: [UInt8] in [
      [0xFF], [0x41, 0xC3], [0xE3, 0x81], [0xED, 0xA0, 0x80], [0x80, 0x42],
    ] {
      let folded: [UInt8] = bytes.withUnsafeBufferPointer { fold($0) }
      #expect(folded == bytes.map { $0 < 0x80 ? $0 | 0x20 : $0 })
    }
  }

  @Test(
    "a query is blank when it is empty or white space", arguments: ["", " ", "\t\n", "\u{3000}"])
  func blank(query: String) {
    #expect(isBlank(query) && !isBlank(query + "x"))
  }
}
