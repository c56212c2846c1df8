extension Parser {
  /// Reads the steps of a form behind its first word; `first` is that word, read already.
  ///
  /// `stopping` are the clauses that may follow on this line beside the form's own: their words end
  /// whatever is repeated or may be left out.
  mutating func pattern(of form: Int, first: Token, stopping: Context) -> Bool {
    let end: Int = forms[form].endStep
    let stop: Context = stopping.union(forms[form].inline)
    var step: Int = forms[form].firstStep
    guard step < end else { return true }
    switch steps[step].kind {
    case .choice:
      records.append(NodeRecord(kind: .word, role: .flag, span: first.span))
      step += 1
    case .word: step += 1
    case .symbol: break
    case .operand:
      if operandKinds[Int(steps[step].value)] == .arrow {
        return arrow(.arrow)
      }
      firstOperand(steps[step], first)
      step += 1
    }
    while step < end {
      let current: PatternStep = steps[step]
      if current.optional > 0 {
        guard begins(current, firm: false, following: form, from: step), !isClause(current, stop)
        else {
          step += Int(current.optional)
          continue
        }
      }
      guard match(current, form: form, stop: stop) else { return false }
      step += 1
    }
    return true
  }

  /// Leaves the node of a first word that is an operand itself, as in `NAME = VALUE`.
  private mutating func firstOperand(_ step: PatternStep, _ first: Token) {
    let isName: Bool = operandKinds[Int(step.value)] == .newName
    records.append(
      NodeRecord(
        kind: isName ? .name : .word, role: operandRoles[Int(step.value)], span: first.span))
  }

  /// Reads one step.
  private mutating func match(_ step: PatternStep, form: Int, stop: Context) -> Bool {
    switch step.kind {
    case .word:
      if token.word != step.value {
        if at(.end) { expect(step, form: form) }
        return reportExpectedWord(step, form: form)
      }
      if step.leavesNode { leaf(.word, .flag) } else { advance() }
      return true
    case .choice:
      if at(.openParen) { return operand(.reference, .flag, form: form) }
      if !isChoice(step) {
        if at(.end) { expect(step, form: form) }
        return reportExpectedWord(step, form: form)
      }
      leaf(.word, .flag)
      return true
    case .symbol:
      if token.kind.rawValue != step.value {
        if at(.end) { expect(step, form: form) }
        return reportExpectedSymbol(step, form: form)
      }
      advance()
      return true
    case .operand:
      let kind: Operand.Kind = operandKinds[Int(step.value)]
      let role: Role = operandRoles[Int(step.value)]
      if at(.end) { expect(step, form: form) }
      guard operand(kind, role, form: form, stop: stop) else { return false }
      guard step.repeats, kind != .bareParameters else { return true }
      while continues(step, kind, stop: stop) {
        guard operand(kind, role, form: form, stop: stop) else { return false }
      }
      return true
    }
  }

  /// Whether a repeated operand goes on.
  private mutating func continues(_ step: PatternStep, _ kind: Operand.Kind, stop: Context) -> Bool
  {
    if at(.end) { expect(step, form: nil) }
    guard canBegin(kind) else { return false }
    guard at(.name), token.word != 0 else { return true }
    return !places[Int(token.word)].overlaps(stop)
  }

  /// Whether the token is a word of a choice.
  func isChoice(_ step: PatternStep) -> Bool {
    guard token.word != 0 else { return false }
    for index in Int(step.value)..<Int(step.value) + Int(step.count)
    where choices[index] == token.word { return true }
    return false
  }

  /// Whether a step can be read here.
  ///
  /// Without `firm` it may be left out: then a word that the form has further on isn't its operand.
  mutating func begins(
    _ step: PatternStep, firm: Bool, following form: Int, from index: Int
  ) -> Bool {
    if at(.end) {
      expect(step, form: form)
      return false
    }
    switch step.kind {
    case .word: return token.word == step.value
    case .choice: return isChoice(step) || at(.openParen)
    case .symbol: return token.kind.rawValue == step.value
    case .operand:
      guard canBegin(operandKinds[Int(step.value)]) else { return false }
      if firm || !at(.name) || token.word == 0 { return true }
      return !isLater(token.word, in: form, after: index)
    }
  }

  /// Whether a word is one that a form has further on.
  private func isLater(_ word: UInt16, in form: Int, after index: Int) -> Bool {
    var step: Int = index + 1
    while step < forms[form].endStep {
      if steps[step].kind == .word, steps[step].value == word { return true }
      step += 1
    }
    return false
  }

  /// Whether a name that may be left out is rather a clause, as `closes` in `button closes`.
  private mutating func isClause(_ step: PatternStep, _ stop: Context) -> Bool {
    guard step.kind == .operand, at(.name), token.word != 0 else { return false }
    guard places[Int(token.word)].overlaps(stop) else { return false }
    return clauseFits(token, in: stop)
  }
}
