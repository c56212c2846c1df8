import NavSyntax
import Testing

@Suite("Any input")
struct AnyInputTests {
  /// What a parse must keep whatever it was given.
  private func check(_ bytes: [UInt8], _ comment: Comment) {
    let source = SourceText(name: "test", bytes: bytes)
    let parsed: Parsed = parse(source)
    let length: Int = source.bytes.count
    #expect(inconsistencies(parsed.tree) == [], comment)
    #expect(parsed.diagnostics.count <= 20, comment)
    #expect((parsed.completeness == .complete) == parsed.diagnostics.isEmpty, comment)
    if length % 3 == 0 { checkTools(parsed.tree, comment) }
    var last: UInt32 = 0
    for diagnostic in parsed.diagnostics {
      #expect(diagnostic.span.start <= diagnostic.span.end, comment)
      #expect(Int(diagnostic.span.end) <= length, comment)
      #expect(diagnostic.span.start >= last || diagnostic.id.hasPrefix("unclosed"), comment)
      if !diagnostic.id.hasPrefix("unclosed") { last = diagnostic.span.start }
    }
  }

  /// What colours, completes and lays out must keep.
  private func checkTools(_ tree: SyntaxTree, _ comment: Comment) {
    let text = String(decoding: tree.source.bytes, as: UTF8.self)
    let length: Int = text.utf8.count
    var last: UInt32 = 0
    for (span, _) in classify(text) {
      #expect(span.start >= last && span.end > span.start && Int(span.end) <= length, comment)
      last = span.end
    }
    let (range, _) = expectations(in: text, at: length / 2)
    #expect(range.lowerBound <= range.upperBound && range.upperBound == length / 2, comment)
    _ = expectations(in: text, at: length)
    #expect(format(tree).isEmpty || format(tree).hasSuffix("\n"), comment)
  }

  @Test("random bytes give a consistent tree", arguments: 0..<40)
  func randomBytes(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for round in 0..<20 {
      let bytes: [UInt8] = (0..<generator.below(200)).map { _ in
        UInt8.random(in: seed % 2 == 0 ? 0...255 : 9...126, using: &generator)
      }
      check(bytes, "seed \(seed), round \(round)")
    }
  }

  @Test("prototypes cut off anywhere give a consistent tree", arguments: Fixture.names)
  func truncations(name: String) throws {
    let bytes: [UInt8] = try Fixture.source(name).bytes
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<60 {
      let end: Int = generator.below(bytes.count)
      check(Array(bytes[..<end]), "\(name) up to \(end)")
    }
  }

  @Test(
    "prototypes with bytes changed, lost, doubled or moved give a consistent tree",
    arguments: Fixture.names)
  func mutations(name: String) throws {
    let original: [UInt8] = try Fixture.source(name).bytes
    for seed in 0..<60 {
      var generator = SeededGenerator(seed: UInt64(seed))
      var bytes: [UInt8] = original
      for _ in 0...generator.below(6) {
        let at: Int = generator.below(bytes.count)
        let length: Int = min(generator.below(20), bytes.count - at)
        switch generator.below(4) {
        case 0: bytes[at] = UInt8.random(in: 0...255, using: &generator)
        case 1: bytes.removeSubrange(at..<at + length)
        case 2: bytes.insert(contentsOf: Array(bytes[at..<at + length]), at: at)
        default:
          bytes.insert(
            contentsOf: Array("{}()[]\"';\\\n#-=".utf8).shuffled(using: &generator).prefix(2),
            at: at)
        }
      }
      check(bytes, "\(name), seed \(seed)")
    }
  }

  @Test("words of the grammar in any order give a consistent tree", arguments: 0..<60)
  func wordSoup(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var vocabulary: [String] = [
      "{", "}", "(", ")", "[", "]", ",", ":", ".", "->", "=", "==", "<", ">=", "+", "-", "*", "not",
      "is", "and", "when", "else", "refused", "as", "in", "at", "1", "2.5", "2s", "\"T\"", "'r'",
      "\"\\(a)\"", "\"\"\"\n  x\n  \"\"\"", "#c\n", "x", "é", "\n", "\n", ";", "\"", "\\", "true",
    ]
    vocabulary += Grammar.words(beginning: Context(rawValue: UInt32.max))
    for round in 0..<20 {
      var text: String = ""
      for _ in 0..<generator.below(80) {
        text += vocabulary[generator.below(vocabulary.count)]
        if generator.below(8) > 0 { text += " " }
      }
      check(Array(text.utf8), "seed \(seed), round \(round): \(text)")
    }
  }
}
