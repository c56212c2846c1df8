/// What the parser says. Each method returns false, so that it can stand in a `return`.
extension Parser {
  /// How many diagnostics are kept.
  static let most: Int = 20

  /// Keeps an error, unless one of the same place is there already.
  @discardableResult
  mutating func report(
    _ id: String, _ span: Span, _ message: String, label: String? = nil,
    notes: [Diagnostic.Note] = [], help: String? = nil
  ) -> Bool {
    guard collector == nil else { return false }
    isWrong = true
    if let last = diagnostics.last, last.span.start == span.start, last.span.end > last.span.start {
      return false
    }
    errorCount += 1
    guard diagnostics.count < Parser.most else { return false }
    diagnostics.append(
      Diagnostic(
        id, source: source, span: span, message: message, label: label, notes: notes, help: help))
    return false
  }

  /// What the token is called in a message.
  var tokenName: String {
    switch token.kind {
    case .end: "the end"
    case .newline: "the end of the line"
    default: "`" + source.text(shortSpan) + "`"
    }
  }

  /// The token's place, of a long one only its beginning.
  private var shortSpan: Span {
    Span(token.start, min(token.end, token.start + 40))
  }

  /// Where an error about the token is shown: behind the last token when the line ended.
  var errorSpan: Span {
    switch token.kind {
    case .end, .newline: Span(previousEnd, previousEnd)
    default: token.span
    }
  }

  mutating func reportNoStatement(in context: Context) -> Bool {
    report("unexpected", token.span, "a statement can't begin with " + tokenName)
  }

  mutating func reportUnknownWord(_ first: Token, in context: Context) -> Bool {
    report("unknown-word", first.span, "unknown word `" + source.text(first.span) + "`")
  }

  mutating func reportUnexpected() {
    report("unexpected", errorSpan, "unexpected " + tokenName)
  }

  mutating func reportExpected(_ what: String, id: String) -> Bool {
    report(id, errorSpan, "expected " + what + ", found " + tokenName)
  }

  mutating func reportExpected(_ kind: Operand.Kind, form: Int?) -> Bool {
    report("expected", errorSpan, "expected " + kind.description + ", found " + tokenName)
  }

  mutating func reportExpectedWord(_ step: PatternStep, form: Int) -> Bool {
    let word: UInt16 = step.kind == .choice ? choices[Int(step.value)] : step.value
    let spelling: String = CompiledGrammar.shared.keywords.spellings[Int(word)]
    return report("expected-word", errorSpan, "expected `" + spelling + "`, found " + tokenName)
  }

  mutating func reportExpectedSymbol(_ step: PatternStep) -> Bool {
    report("expected-symbol", errorSpan, "expected `=`, found " + tokenName)
  }

  mutating func reportExpectedPredicate() -> Bool {
    report("expected-predicate", errorSpan, "`is` can't ask that: " + tokenName)
  }

  mutating func reportUnknownReason() -> Bool {
    report("unknown-reason", token.span, "no gesture is refused as " + tokenName)
  }

  mutating func reportMissingBlock(_ first: Token) -> Bool {
    report("missing-block", errorSpan, "`" + source.text(first.span) + "` needs a block: { … }")
  }

  mutating func reportNoBlockHere(_ first: Token) -> Bool {
    report("unexpected-block", token.span, "`" + source.text(first.span) + "` has no block")
  }

  mutating func reportUnclosedBlock(_ first: Token, brace: Span) {
    let wasWrong: Bool = isWrong
    if openAtEnd == nil {
      openAtEnd = source.text(first.span)
      report(
        "unclosed-block", errorSpan, "the block of `" + source.text(first.span) + "` never ends",
        notes: [Diagnostic.Note("it begins here", source: source, span: brace)],
        help: "add a `}`")
    }
    isWrong = wasWrong
  }

  mutating func reportBracket(_ bracket: Token) -> Bool {
    if at(.end) {
      let wasWrong: Bool = isWrong
      if openAtEnd == nil { openAtEnd = source.text(bracket.span) }
      report("unclosed-bracket", bracket.span, "this bracket never closes")
      isWrong = wasWrong
      return false
    }
    return report("unclosed-bracket", errorSpan, "expected a closing bracket, found " + tokenName)
  }

  mutating func reportTooDeep() -> Bool {
    report("too-deep", token.span, "too deep: more than 200 levels")
  }

  mutating func reportChain() -> Int {
    report("chained-comparison", token.span, "comparisons can't be chained")
    return 0
  }

  mutating func reportBadNumber() -> Bool {
    report("bad-number", token.span, "letters can't follow a number")
  }

  mutating func reportBadString(_ whole: Token) -> Int {
    if whole.flaw == .tooDeep {
      report("too-deep", whole.span, "strings stand too deep in strings")
    } else if whole.kind == .longString {
      let wasWrong: Bool = isWrong
      if openAtEnd == nil { openAtEnd = "\"\"\"" }
      report("unterminated-string", Span(whole.start, whole.start + 3), "this text never ends")
      isWrong = wasWrong
    } else {
      report("unterminated-string", whole.span, "this string has no closing quote")
    }
    return 0
  }

  mutating func reportBadEscape(_ at: Int, _ end: Int) {
    report("bad-escape", Span(UInt32(at), UInt32(min(at + 2, end))), "unknown escape")
  }

  mutating func reportLongOpening(_ whole: Token) -> Int {
    report("long-string", whole.span, "the text of a \"\"\" begins on the next line")
    return 0
  }

  mutating func reportLongClosing(_ whole: Token) -> Int {
    report("long-string", whole.span, "the closing \"\"\" stands on a line of its own")
    return 0
  }

  mutating func reportUnevenLine(_ line: Int) -> Bool {
    report(
      "uneven-indentation", Span(UInt32(line), UInt32(line + 1)),
      "this line is indented less than the closing \"\"\"")
  }

  mutating func strayBrace() {
    report("stray-brace", token.span, "this `}` closes nothing")
    advance()
  }

  func fallsBackToCall(_ first: Token) -> Bool { true }
  func fallsBackToComponent(_ first: Token) -> Bool { true }
}

extension Operand.Kind {
  /// What is wanted, for messages.
  var description: String {
    switch self {
    case .newName: "a name"
    case .reference: "a name"
    case .text: "text in quotes"
    case .number: "a number"
    case .expression: "a value"
    case .target: "a name or a title in quotes"
    case .row: "a row"
    case .arrow: "`->`"
    case .parameters: "`(`"
    case .arguments: "`(`"
    case .word: "a word"
    case .bareParameters: "names"
    case .destination: "where it leads"
    case .statement: "a statement"
    case .rest: "an operand"
    }
  }
}
