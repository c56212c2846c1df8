extension Parser {
  /// What could have stood at an offset of the statement that is being read.
  ///
  /// Found by reading the statement once more up to there, with somebody taking notes; errors are
  /// rare, so this costs nothing that matters.
  func expectations(at offset: UInt32) -> [Expectation] {
    guard collector == nil, statementStart <= Int(offset) else { return [] }
    var parser = Parser(source: source, bytes: bytes, from: statementStart, to: Int(offset))
    parser.collector = ExpectationCollector()
    parser.advance()
    if parser.at(.end) {
      parser.expectStatement(in: statementContext)
    } else {
      _ = parser.statement(in: statementContext, role: .none)
    }
    return parser.collector?.expectations ?? []
  }

  /// What is said about expectations: a word that is near, and a list when it is short.
  struct Advice {
    /// The word that was most likely meant.
    var nearest: String? = nil
    /// Whether text in quotes could stand there.
    var wantsText: Bool = false
    /// All that could stand there, when that is little.
    var list: String? = nil
  }

  /// Advice on the token, which can't stand where it does.
  func advice() -> Advice {
    let expectations: [Expectation] = expectations(at: token.start)
    var advice = Advice()
    var words: [String] = []
    var items: [String] = []
    for expectation in expectations {
      let item: String
      if let word = expectation.word {
        item = "`" + word + "`"
        words.append(word)
      } else if let operand = expectation.operand {
        if operand.kind == .text { advice.wantsText = true }
        item = operand.kind.description
      } else {
        continue
      }
      if !items.contains(item) { items.append(item) }
    }
    if at(.name) { advice.nearest = Suggestion.nearest(to: source.text(token.span), in: words) }
    if items.count <= 6 { advice.list = Parser.enumeration(items) }
    return advice
  }

  /// `a`, `a or b`, `a, b or c`.
  static func enumeration(_ items: [String]) -> String? {
    guard let last = items.last else { return nil }
    if items.count == 1 { return last }
    var text: String = ""
    for item in items.dropLast() { text += (text.isEmpty ? "" : ", ") + item }
    return text + " or " + last
  }

  /// The bare words from the token on, as the text that was probably meant.
  func bareWords() -> String {
    var lexer: Lexer = lexer
    var end: UInt32 = token.end
    while true {
      let next: Token = lexer.next()
      guard next.kind == .name && next.word == 0 || next.kind == .number else { break }
      end = next.end
    }
    return source.text(Span(token.start, min(end, token.start + 60)))
  }
}
