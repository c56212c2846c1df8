/// Words that begin nothing where they stand.
extension Parser {
  /// Whether an unknown word can be a gesture of its own: steps in use, or a component's action.
  ///
  /// A component may reuse a word of the language, but not one that defines something.
  mutating func fallsBackToCall(_ first: Token) -> Bool {
    guard first.word != 0 else { return true }
    if let keyword = Keyword(rawValue: first.word), keyword.endsExpression { return false }
    guard begins(first.word, .definition, outside: []) else { return true }
    return !begins(first.word, .definition, outside: Grammar.elementPlaces) && !titleFollows()
  }

  /// Whether a title stands here, with or without a name before it, as where an element is defined.
  private mutating func titleFollows() -> Bool {
    let bookmark: Bookmark = bookmark
    defer { goBack(to: bookmark) }
    if at(.name) { advance() }
    return token.kind.isString
  }

  /// Whether a word is `var` or `let`, which nothing can be called.
  func namesSomethingNew(_ word: UInt16) -> Bool {
    guard word != 0 else { return false }
    for index in Int(starts[Int(word)])..<Int(starts[Int(word) + 1]) {
      let id: FormID = forms[Int(candidates[index])].id
      if id == .variable || id == .letValue { return true }
    }
    return false
  }

  /// Whether an unknown word can be a component or a group in use.
  func fallsBackToComponent(_ first: Token) -> Bool {
    guard first.word != 0 else { return true }
    if let keyword = Keyword(rawValue: first.word), keyword.endsExpression { return false }
    for kind in [FormKind.definition, .clause, .gesture, .event, .control]
    where begins(first.word, kind, outside: []) { return false }
    return true
  }

  /// Whether a word begins a form of a kind that isn't only at home in some contexts.
  private func begins(_ word: UInt16, _ kind: FormKind, outside: Context) -> Bool {
    for index in Int(starts[Int(word)])..<Int(starts[Int(word) + 1]) {
      let form: CompiledForm = forms[Int(candidates[index])]
      if form.kind == kind, !form.contexts.isSubset(of: outside) { return true }
    }
    return false
  }

  /// Says that nothing begins with the token.
  mutating func reportNoStatement(in context: Context) -> Bool {
    guard collector == nil else { return false }
    switch token.kind {
    case .stray: return reportStray()
    case _ where token.kind.isString && context.overlaps([.top, .statements]):
      return report(
        "unexpected", token.span, "a statement begins with a word",
        help: "did you mean `tap " + source.text(token.span) + "`?")
    case .slash where Int(token.end) < bytes.count && bytes[Int(token.end)] == 0x2F:
      return report(
        "unexpected", token.span, "a statement begins with a word",
        help: "comments begin with `#`")
    default:
      return report(
        "unexpected", token.span, "a statement begins with a word, found " + tokenName)
    }
  }

  /// Says that a word begins nothing here, where it would, and what was probably meant.
  mutating func reportUnknownWord(_ first: Token, in context: Context) -> Bool {
    guard collector == nil else { return false }
    let text: String = source.text(first.span)
    if first.word == Keyword.else.rawValue {
      return report(
        "misplaced-word", first.span, "`else` has no `if`",
        help: "`else` stands on the line of the `}` before it")
    }
    if at(.assign) {
      return report(
        "misplaced-word", first.span, "a variable gets no value " + context.place,
        help: "did you mean `var " + text + " = …`?")
    }
    if first.word != 0, !places[Int(first.word)].isEmpty {
      let place: Context = places[Int(first.word)]
      return report(
        "misplaced-word", first.span,
        "`" + text + "` can't stand " + context.place + ", it stands " + place.place,
        help: misplacedHelp(first.word, context))
    }
    let near: String? = Suggestion.nearest(to: text, in: Grammar.words(beginning: context))
    return report(
      "unknown-word", first.span, "`" + text + "` begins nothing " + context.place,
      help: near.map { "did you mean `" + $0 + "`?" })
  }

  private func misplacedHelp(_ word: UInt16, _ context: Context) -> String? {
    for kind in [FormKind.gesture, .event, .question, .control, .session]
    where begins(word, kind, outside: []) && !context.overlaps([.top, .statements]) {
      return "a statement stands in `on …`, `flow`, `steps`, `setup` or at the top"
    }
    if context == .statements, begins(word, .definition, outside: []) {
      return "definitions stand outside of flows and handlers"
    }
    return nil
  }

  mutating func reportExpectedPredicate() -> Bool {
    guard collector == nil else { return false }
    var words: [String] = []
    for keyword in Keyword.allCases where keyword.predicate != nil {
      words.append(keyword.spelling)
    }
    let text: String = at(.name) ? source.text(token.span) : ""
    let near: String? = Suggestion.nearest(to: text, in: words)
    let list: String = Parser.enumeration(words.map { "`" + $0 + "`" }) ?? ""
    return report(
      "expected-predicate", errorSpan, "`is` can't ask for " + tokenName,
      help: near.map { "did you mean `" + $0 + "`?" } ?? "it asks for " + list)
  }

  mutating func reportUnknownReason() -> Bool {
    guard collector == nil else { return false }
    let near: String? = Suggestion.nearest(to: source.text(token.span), in: Grammar.reasons)
    let list: String = Parser.enumeration(Grammar.reasons.map { "`" + $0 + "`" }) ?? ""
    return report(
      "unknown-reason", token.span, "no gesture is refused as " + tokenName,
      help: near.map { "did you mean `" + $0 + "`?" } ?? "reasons are " + list)
  }
}

extension Grammar {
  /// The words that begin a statement or clause in a context, in the order of the grammar.
  package static func words(beginning context: Context) -> [String] {
    let grammar: CompiledGrammar = CompiledGrammar.shared
    var words: [String] = []
    for form in grammar.forms.indices where grammar.forms[form].contexts.overlaps(context) {
      for word in grammar.firstWords(of: form) {
        let spelling: String = grammar.keywords.spellings[Int(word)]
        if !words.contains(spelling) { words.append(spelling) }
      }
    }
    return words
  }
}
