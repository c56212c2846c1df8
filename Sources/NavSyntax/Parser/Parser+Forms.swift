/// How well what is written fits a form, found by looking ahead over the operands that are one token.
struct Fit {
  /// Whether nothing speaks against the form.
  var holds: Bool
  /// How many tokens fitted, for choosing what to complain about.
  var progress: Int
  /// Whether all words of the form are there and only an operand is missing: then the words aren't the
  /// operand of another form, as `row` in `tap row`.
  var lacksOperand: Bool = false
}

extension Context {
  @inline(__always)
  func overlaps(_ other: Context) -> Bool { rawValue & other.rawValue != 0 }
}

extension Parser {
  /// The form of a statement whose first token has just been read.
  mutating func form(beginningWith first: Token, in context: Context) -> Int? {
    let grammarPlaces: Context = first.word == 0 ? [] : places[Int(first.word)]
    let runs: Bool = context.overlaps([.top, .statements, .swipe])
    let assigns: Bool = runs || context.contains(.changes)
    if at(.assign), assigns, !namesSomethingNew(first.word) { return assignForm }
    if first.kind == .arrow {
      let form: Int = arrowForm
      return context.overlaps(forms[form].contexts) ? form : nil
    }
    if grammarPlaces.overlaps(context) {
      if runs, at(.name), isComplete(first.word, in: context) { return callForm }
      return best(first.word, in: context, among: [])
    }
    if runs { return fallsBackToCall(first) ? callForm : nil }
    let component: Int = componentForm
    if context.overlaps(forms[component].contexts) {
      return !at(.assign) && fallsBackToComponent(first) ? component : nil
    }
    if context.contains(.component), first.word == 0 { return propertyForm }
    return nil
  }

  /// Whether a word is a whole gesture by itself, so that a name behind it can only be a component that
  /// has made the word its own: `next`, and `next calendar`.
  private func isComplete(_ word: UInt16, in context: Context) -> Bool {
    if at(.refused) || at(.intercepted) { return false }
    for index in Int(starts[Int(word)])..<Int(starts[Int(word) + 1]) {
      let form: CompiledForm = forms[Int(candidates[index])]
      guard form.contexts.overlaps(context) else { continue }
      guard form.kind == .gesture, form.firstStep + 1 == form.endStep else { return false }
    }
    return true
  }

  /// The form of the clause that a token begins, if one fits what follows.
  mutating func chosen(among first: Token, in context: Context) -> Int? {
    guard first.word != 0, places[Int(first.word)].overlaps(context) else { return nil }
    let bookmark: Bookmark = bookmark
    advance()
    let form: Int? = best(first.word, in: context, among: context)
    goBack(to: bookmark)
    return form
  }

  /// Of the forms that begin with a word the first that fits, else the one that fits longest.
  ///
  /// `clauses` are those that may follow on the line beside the form's own.
  private mutating func best(_ word: UInt16, in context: Context, among clauses: Context) -> Int? {
    var only: Int? = nil
    var count = 0
    for index in Int(starts[Int(word)])..<Int(starts[Int(word) + 1]) {
      let form = Int(candidates[index])
      guard forms[form].contexts.overlaps(context) else { continue }
      if count == 0 { only = form }
      count += 1
    }
    if count <= 1 { return only }
    var best: (form: Int, progress: Int)? = nil
    for index in Int(starts[Int(word)])..<Int(starts[Int(word) + 1]) {
      let form = Int(candidates[index])
      guard forms[form].contexts.overlaps(context) else { continue }
      let fit: Fit = fit(form, among: clauses)
      let wins: Bool = fit.holds || fit.lacksOperand
      if wins && collector == nil { return form }
      let progress: Int = wins ? Int.max : fit.progress
      if let found = best, found.progress >= progress { continue }
      best = (form, progress)
    }
    return best?.form
  }

  /// Whether a clause that a token begins fits what follows it, so that the word is no name.
  ///
  /// A string is the title of a name rather than any value: `date from "From"`.
  mutating func clauseFits(_ first: Token, in context: Context) -> Bool {
    let bookmark: Bookmark = bookmark
    defer { goBack(to: bookmark) }
    advance()
    for index in Int(starts[Int(first.word)])..<Int(starts[Int(first.word) + 1]) {
      let form = Int(candidates[index])
      guard forms[form].contexts.overlaps(context) else { continue }
      if fit(form, among: context, stringIsTitle: true).holds { return true }
    }
    return false
  }

  /// Looks how far the tokens behind the first word fit a form.
  private mutating func fit(
    _ form: Int, among clauses: Context, stringIsTitle: Bool = false
  ) -> Fit {
    var step: Int = forms[form].firstStep + 1
    let end: Int = forms[form].endStep
    // Most forms are told apart by their second word; then there is nothing to look at.
    if step < end, steps[step].kind == .word, steps[step].optional == 0, !at(.end),
      steps[step].value != token.word
    {
      return Fit(holds: false, progress: 0)
    }
    let bookmark: Bookmark = bookmark
    defer { goBack(to: bookmark) }
    var progress = 0
    while step < end {
      let current: PatternStep = steps[step]
      if begins(current, firm: current.optional == 0, following: form, from: step) {
        if current.kind == .operand {
          let isValue: Bool = operandKinds[Int(current.value)] == .expression
          if stringIsTitle, isValue, token.kind.isString {
            return Fit(holds: false, progress: progress)
          }
          // What is longer than a token, or repeated, isn't looked through.
          guard !current.repeats, skipShort(operandKinds[Int(current.value)]) else {
            return Fit(holds: true, progress: progress + 2)
          }
        } else {
          skipWord()
        }
        progress += 2
        step += 1
      } else if current.optional > 0 {
        step += Int(current.optional)
      } else {
        let isOperand: Bool = current.kind == .operand
        return Fit(
          holds: false, progress: progress + (isOperand ? 1 : 0),
          lacksOperand: isOperand && step > forms[form].firstStep + 1
            && onlyWords(form, before: step))
      }
    }
    return Fit(holds: follows(form, among: clauses), progress: progress)
  }

  /// Whether a form has only words before a step.
  private func onlyWords(_ form: Int, before step: Int) -> Bool {
    for index in forms[form].firstStep..<step where steps[index].kind != .word { return false }
    return true
  }

  /// Whether what stands behind a complete form can stand there.
  private func follows(_ form: Int, among clauses: Context) -> Bool {
    let clauses: Context = clauses.union(forms[form].inline)
    switch token.kind {
    case .newline, .semicolon, .closeBrace, .end: return true
    case .openBrace: return !forms[form].block.isEmpty || !clauses.isEmpty
    case .arrow: return clauses.overlaps(forms[arrowForm].contexts)
    case .name:
      if at(.refused) || at(.intercepted) { return forms[form].kind == .gesture }
      return token.word != 0 && places[Int(token.word)].overlaps(clauses)
    default: return false
    }
  }

  /// Passes over an operand that is one token, or an expression in parentheses; says whether it could.
  private mutating func skipShort(_ kind: Operand.Kind) -> Bool {
    switch kind {
    case .newName, .word:
      advance()
      return true
    case .reference, .text, .number:
      return skipToken()
    case .target:
      return skipToken() && !at(.in) && !at(.at)
    default:
      return false
    }
  }

  private mutating func skipToken() -> Bool {
    guard at(.openParen) else {
      advance()
      return true
    }
    var open = 0
    repeat {
      switch token.kind {
      case .openParen, .openBracket:
        open += 1
        lexer.nesting += 1
      case .closeParen, .closeBracket:
        open -= 1
        lexer.nesting -= 1
      case .end, .openBrace, .closeBrace, .semicolon: return false
      default: break
      }
      advance()
    } while open > 0
    return true
  }

  private mutating func skipWord() {
    if at(.openParen) { _ = skipToken() } else { advance() }
  }
}
