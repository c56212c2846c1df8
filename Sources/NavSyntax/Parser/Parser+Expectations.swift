/// What could stand at the end of the source: the parser says so wherever it looks for something
/// and finds the end. Without a collector nothing is kept.
extension Parser {
  /// Any statement or clause of a context.
  mutating func expectStatement(in context: Context, only kind: FormKind? = nil) {
    guard collector != nil else { return }
    for form in forms.indices where forms[form].contexts.overlaps(context) {
      if let kind, forms[form].kind != kind { continue }
      expectFirst(of: form)
    }
  }

  /// Any clause that may follow on a line.
  mutating func expectClause(in context: Context) {
    expectStatement(in: context)
  }

  private mutating func expectFirst(of form: Int) {
    guard forms[form].firstStep < forms[form].endStep else { return }
    expect(steps[forms[form].firstStep], form: form)
  }

  /// One step of a form.
  mutating func expect(_ step: PatternStep, form: Int?) {
    guard collector != nil else { return }
    let owner: Form? = form.map { Grammar.forms[$0] }
    let grammar: CompiledGrammar = CompiledGrammar.shared
    switch step.kind {
    case .word: add(word: grammar.keywords.spellings[Int(step.value)], owner, .flag)
    case .choice:
      for index in Int(step.value)..<Int(step.value) + Int(step.count) {
        add(word: grammar.keywords.spellings[Int(choices[index])], owner, .flag)
      }
    case .symbol:
      add(word: step.value == UInt16(TokenKind.assign.rawValue) ? "=" : ">=", owner, .flag)
    case .operand:
      let kind: Operand.Kind = operandKinds[Int(step.value)]
      if kind == .arrow {
        add(word: "->", owner, .arrow)
        return
      }
      collector?.add(
        Expectation(
          word: nil, operand: Operand.table[Int(step.value)], form: owner,
          role: operandRoles[Int(step.value)]))
    }
  }

  /// A word that belongs to no form.
  mutating func expectWord(_ word: String) {
    guard collector != nil else { return }
    add(word: word, nil, .flag)
  }

  /// An operand that belongs to no form, by the word of the table that comes nearest.
  mutating func expectOperand(_ word: String, _ kind: Operand.Kind, _ role: Role) {
    guard collector != nil else { return }
    collector?.add(
      Expectation(word: nil, operand: Operand(word, kind, role), form: nil, role: role))
  }

  mutating func expectReasons() {
    guard collector != nil else { return }
    for reason in Grammar.reasons { add(word: reason, nil, .reason) }
  }

  /// The words that can begin an operand of an expression.
  mutating func expectOperandWords() {
    guard collector != nil else { return }
    for word in ["not", "none", "true", "false"] { add(word: word, nil, .operand) }
  }

  private static let operatorWords: [String] = [
    "==", "!=", "<", "<=", ">", ">=", "contains", "matches", "is", "and", "or", "implies", "+", "-",
    "*", "/", "%",
  ]

  mutating func expectOperators() {
    guard collector != nil else { return }
    for word in Parser.operatorWords {
      add(word: word, nil, .operand)
    }
  }

  mutating func expectPredicates() {
    guard collector != nil else { return }
    for keyword in Keyword.allCases where keyword.predicate != nil {
      add(word: keyword.spelling, nil, .operand)
    }
  }

  private mutating func add(word: String, _ form: Form?, _ role: Role) {
    collector?.add(Expectation(word: word, operand: nil, form: form, role: role))
  }
}
