/// How the parser speaks. A method that reports returns false, so that it can stand in a `return`.
extension Parser {
  /// How many diagnostics are kept.
  static let most: Int = 20

  /// Keeps an error, unless the same place has one already.
  @discardableResult
  mutating func report(
    _ id: String, _ span: Span, _ message: String, label: String? = nil,
    notes: [Diagnostic.Note] = [], help: String? = nil
  ) -> Bool {
    guard collector == nil else { return false }
    isWrong = true
    if let last = diagnostics.last, last.span.start == span.start { return false }
    for known in textDiagnostics where known.span.start >= span.start && known.span.end <= span.end
    {
      return false
    }
    errorCount += 1
    guard diagnostics.count < Parser.most else { return false }
    diagnostics.append(
      Diagnostic(
        id, source: source, span: span, message: message, label: label, notes: notes,
        help: help))
    return false
  }

  /// Keeps an error that more text would cure: the source ended while something was open.
  mutating func reportOpen(
    _ id: String, _ open: String, _ span: Span, _ message: String,
    notes: [Diagnostic.Note] = [], help: String
  ) {
    collector?.isClosed = true
    guard openAtEnd == nil else { return }
    openAtEnd = open
    let wasWrong: Bool = isWrong
    report(id, span, message, notes: notes, help: help)
    isWrong = wasWrong
  }

  /// What the token is called in a message.
  var tokenName: String {
    switch token.kind {
    case .end: "the end of the text"
    case .newline: "the end of the line"
    default: quoted(token.span)
    }
  }

  /// What was written at a place, in the quotes of messages; of something long only the beginning.
  func quoted(_ span: Span) -> String {
    var end: UInt32 = span.start
    while end < span.end, Int(end) < bytes.count, bytes[Int(end)] != 0x0A, end - span.start < 40 {
      end += 1
    }
    while end < span.end, end > span.start, bytes[Int(end)] & 0xC0 == 0x80 { end -= 1 }
    return "`" + source.text(Span(span.start, end)) + (end < span.end ? "…`" : "`")
  }

  /// Where an error about the token is shown: behind the last token when the line ended.
  var errorSpan: Span {
    switch token.kind {
    case .end, .newline: Span(previousEnd, previousEnd)
    default: token.span
    }
  }

  /// How a form is written, as help.
  private func written(_ form: Int?) -> String? {
    form.map { "it is written `" + Grammar.forms[$0].signature + "`" }
  }

  // MARK: - The end came too soon

  mutating func reportUnclosedBlock(_ first: Token, brace: Span) {
    reportOpen(
      "unclosed-block", source.text(first.span), Span(previousEnd, previousEnd),
      "the block of " + quoted(first.span) + " never ends",
      notes: [Diagnostic.Note("it begins here", source: source, span: brace)],
      help: "close it with `}`")
  }

  mutating func reportBracket(_ bracket: Token, orComma: Bool = false) -> Bool {
    let closing: String = bracket.kind == .openParen ? "`)`" : "`]`"
    let expected: String = (orComma ? "`,` or " : "") + closing
    if reportOpenBracket() { return false }
    if at(.assign) { return reportComparison() }
    let note = Diagnostic.Note("the bracket opens here", source: source, span: bracket.span)
    return report(
      "unclosed-bracket", at(.end) ? bracket.span : errorSpan,
      "expected " + expected + ", found " + tokenName, notes: [note])
  }

  /// When the source ended inside a bracket, says so and returns true.
  private mutating func reportOpenBracket() -> Bool {
    guard at(.end), lexer.nesting > 0, lexer.end == bytes.count else { return false }
    var open: [Token] = []
    var search = Lexer(bytes, keywords: lexer.keywords, from: statementStart, to: lexer.end)
    search.nesting = 1
    var token: Token = search.next()
    while token.kind != .end {
      switch token.kind {
      case .openParen, .openBracket: open.append(token)
      case .closeParen, .closeBracket: _ = open.popLast()
      default: break
      }
      token = search.next()
    }
    guard let bracket = open.last else { return false }
    reportOpen(
      "unclosed-bracket", source.text(bracket.span), bracket.span,
      quoted(bracket.span) + " is never closed",
      help: bracket.kind == .openParen ? "close it with `)`" : "close it with `]`")
    return true
  }

  // MARK: - Something is missing

  mutating func reportExpected(_ what: String, id: String) -> Bool {
    if reportOpenBracket() { return false }
    return report(id, errorSpan, "expected " + what + ", found " + tokenName)
  }

  mutating func reportExpected(_ kind: Operand.Kind, form: Int?) -> Bool {
    if reportOpenBracket() { return false }
    guard collector == nil else { return false }
    switch token.kind {
    case .name where kind == .text, .number where kind == .text, .duration where kind == .text:
      return reportBareText()
    case .name where kind == .number:
      return report(
        "expected-number", token.span, "expected a number, found the word " + tokenName,
        help: "did you mean `(" + source.text(token.span) + ")`?")
    case .stray: return reportStray()
    case .assign where kind == .expression: return reportComparison()
    default:
      return report(
        "expected-" + kind.identity, errorSpan,
        "expected " + kind.description + ", found " + tokenName, help: written(form))
    }
  }

  /// Text is always in quotes: shows how it would be right.
  mutating func reportBareText() -> Bool {
    report(
      "expected-text", token.span, "text stands in quotes",
      help: "did you mean `\"" + bareWords() + "\"`?")
  }

  mutating func reportExpectedWord(_ step: PatternStep, form: Int) -> Bool {
    guard collector == nil else { return false }
    let spellings: [String] = CompiledGrammar.shared.keywords.spellings
    var words: [String] = []
    if step.kind == .choice {
      for index in Int(step.value)..<Int(step.value) + Int(step.count) {
        words.append(spellings[Int(choices[index])])
      }
    } else {
      words.append(spellings[Int(step.value)])
    }
    let list: String = Parser.enumeration(words.map { "`" + $0 + "`" }) ?? ""
    let near: String? = at(.name) ? Suggestion.nearest(to: source.text(token.span), in: words) : nil
    return report(
      "expected-word", errorSpan, "expected " + list + ", found " + tokenName,
      help: near.map { "did you mean `" + $0 + "`?" } ?? written(form))
  }

  mutating func reportExpectedSymbol(_ step: PatternStep, form: Int) -> Bool {
    let symbol: String = step.value == UInt16(TokenKind.assign.rawValue) ? "`=`" : "`>=`"
    return report(
      "expected-symbol", errorSpan, "expected " + symbol + ", found " + tokenName,
      help: written(form))
  }

  mutating func reportMissingBlock(_ first: Token) -> Bool {
    report(
      "missing-block", errorSpan, quoted(first.span) + " needs a block",
      help: "write `{ … }`, the `{` on the same line")
  }

  // MARK: - Something stands where it can't

  mutating func reportUnexpected() {
    guard collector == nil else { return }
    switch token.kind {
    case .stray:
      _ = reportStray()
      return
    case .assign:
      _ = reportComparison()
      return
    default: break
    }
    let isKept: Bool = diagnostics.count < Parser.most
    if isKept, asks(), !expectsAnswer() {
      report(
        "unexpected", errorSpan, "unexpected " + tokenName,
        help: "to ask, write `expect …` or `print …`")
      return
    }
    let advice: Advice = isKept ? advice() : Advice()
    if let nearest = advice.nearest {
      report(
        "unexpected", errorSpan, "unexpected " + tokenName,
        help: "did you mean `" + nearest + "`?")
      return
    }
    if advice.wantsText, at(.name) || at(.number) || at(.duration) {
      _ = reportBareText()
      return
    }
    report(
      "unexpected", errorSpan, "unexpected " + tokenName,
      help: advice.list.map { "here can stand " + $0 }
        ?? "a statement ends with its line or at `;`")
  }

  /// Whether the token compares.
  private func asks() -> Bool {
    switch token.kind {
    case .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual: true
    default: at(.is) || at(.contains) || at(.matches)
    }
  }

  /// Whether the statement begins with a word of the grammar, rather than with what is asked about.
  private func expectsAnswer() -> Bool {
    var lexer = Lexer(
      bytes, keywords: lexer.keywords, from: statementStart, to: Int(token.start))
    return lexer.next().word != 0
  }

  /// A single `=` gives a value; someone who asks means `==`.
  mutating func reportComparison() -> Bool {
    report(
      "unexpected", token.span, "`=` gives a value to a variable, as a statement of its own",
      help: "did you mean `==`?")
  }

  /// A character that begins nothing.
  mutating func reportStray() -> Bool {
    guard Int(token.start) < bytes.count else { return false }
    let help: String? =
      switch bytes[Int(token.start)] {
      case 0x21: "did you mean `not`?"
      case 0x26: "did you mean `and`?"
      case 0x7C: "did you mean `or`?"
      case 0x5C: "a statement goes on over a line's end only inside `( )` and `[ ]`"
      case 0x5F: "a name begins with a letter"
      case 0x60, 0xE2, 0xC2: "text stands in straight quotes: `\"…\"`"
      default: nil
      }
    return report("stray-character", token.span, tokenName + " means nothing here", help: help)
  }

  mutating func reportStrayBrace() {
    report(
      "stray-brace", token.span, "this `}` closes nothing",
      help: "every `}` needs a `{` before it")
    while at(.closeBrace) { advance() }
  }

  mutating func reportNoBlockHere(_ first: Token, form: FormID) -> Bool {
    if form == .call || form == .assign { return reportUnknownWord(first, in: statementContext) }
    return report(
      "unexpected-block", token.span, quoted(first.span) + " has no block",
      help: "it is written `" + signature(form) + "`")
  }

  private func signature(_ id: FormID) -> String {
    for form in Grammar.forms where form.id == id { return form.signature }
    return ""
  }
}
