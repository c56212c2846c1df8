extension Parser {
  /// Reads statements up to the end of the block or of the source.
  mutating func statements(in context: Context) {
    // Whether a statement can begin here, rather than go on.
    var begins = true
    while true {
      while at(.newline) || at(.semicolon) {
        begins = true
        advance()
      }
      if at(.end) {
        if begins { expectStatement(in: context) }
        return
      }
      if at(.closeBrace) { return }
      begins = false
      let start = Int(token.start)
      (statementStart, statementContext) = (start, context)
      let node: Int = records.count
      let understood: Bool = statement(in: context, role: .none)
      (statementStart, statementContext) = (start, context)
      if understood, endsStatement { continue }
      if understood { reportUnexpected() }
      recover(in: node)
    }
  }

  /// Reads one statement or clause that stands by itself.
  mutating func statement(in context: Context, role: Role) -> Bool {
    guard at(.name) || at(.arrow) else {
      if at(.end) { expectStatement(in: context) }
      return reportNoStatement(in: context)
    }
    guard enter() else { return false }
    defer { depth -= 1 }
    let first: Token = token
    let node: Int = open(.statement, role)
    advance()
    guard let form = form(beginningWith: first, in: context) else {
      records[node].kind = .broken
      let known: Bool = reportUnknownWord(first, in: context)
      close(node)
      return known
    }
    records[node].detail = forms[form].id.rawValue
    let understood: Bool = statementRest(form, first: first, enclosing: nil)
    close(node)
    return understood
  }

  /// Reads what follows the first word of a statement or clause.
  private mutating func statementRest(_ form: Int, first: Token, enclosing: Context?) -> Bool {
    let compiled: CompiledForm = forms[form]
    var understood: Bool = pattern(of: form, first: first, stopping: enclosing ?? [])
    if understood, compiled.kind == .gesture { understood = gestureSuffix() }
    if understood, !compiled.inline.isEmpty { understood = clauses(compiled.inline) }
    if !understood {
      // The block is still worth reading: what is wrong in it should be said as well.
      guard !compiled.block.isEmpty, skipToBlock() else { return false }
    }
    // Behind a clause without a block of its own a brace opens the block of the whole statement.
    if enclosing != nil, compiled.block.isEmpty { return true }
    return body(of: compiled, first: first)
  }

  /// Reads the clauses on the line of a statement.
  private mutating func clauses(_ context: Context) -> Bool {
    while at(.name) || at(.arrow) {
      let form: Int
      if at(.arrow), context.overlaps(forms[arrowForm].contexts) {
        form = arrowForm
      } else if let found = chosen(among: token, in: context) {
        form = found
      } else if context.contains(.component), !at(.arrow), token.word == 0 {
        form = propertyForm
      } else {
        return true
      }
      let first: Token = token
      let node: Int = open(.statement, .clause, detail: forms[form].id.rawValue)
      advance()
      let understood: Bool = statementRest(form, first: first, enclosing: context)
      close(node)
      if !understood { return false }
    }
    if at(.end) { expectClause(in: context) }
    return true
  }

  /// Reads the block of a statement, where it has one.
  private mutating func body(of form: CompiledForm, first: Token) -> Bool {
    guard at(.openBrace) else {
      if at(.end), !form.block.isEmpty { expectWord("{") }
      if !form.block.isEmpty, !endsStatement {
        // Something stands before the block; what is in the block is still worth reading.
        reportUnexpected()
        return skipToBlock() && block(form.block, of: first)
      }
      if form.block == .statements || form.block == .condition || form.block == .changes {
        return reportMissingBlock(first)
      }
      return true
    }
    guard !form.block.isEmpty else { return reportNoBlockHere(first, form: form.id) }
    guard block(form.block, of: first) else { return false }
    if form.id == .ifElse { return otherwise() }
    return true
  }

  /// Reads `{ … }`.
  private mutating func block(_ context: Context, of first: Token) -> Bool {
    guard enter() else { return false }
    defer { depth -= 1 }
    let brace: Span = token.span
    let node: Int = open(.block, .body)
    let outer: (Int, Context) = (statementStart, statementContext)
    advance()
    if context == .condition {
      while at(.newline) || at(.semicolon) { advance() }
      if at(.end) {
        expectOperand("CONDITION", .expression, .condition)
        expectOperandWords()
      }
      let understood: Bool = at(.end) || expression(.condition) > 0
      while at(.newline) || at(.semicolon) { advance() }
      if !understood || !(at(.closeBrace) || at(.end)) {
        if understood { reportUnexpected() }
        skipToCloseBrace()
      }
    } else {
      statements(in: context)
    }
    if at(.end) { expectWord("}") }
    let closed: Bool = at(.closeBrace)
    if closed { advance() } else { reportUnclosedBlock(first, brace: brace) }
    (statementStart, statementContext) = outer
    close(node)
    return closed
  }

  /// Reads `else if C { … }` and `else { … }` behind the block of an `if`.
  ///
  /// An `if` is a statement with a condition, a body and, as its last child in the role `otherwise`, an
  /// `elseIf` of the same shape or an `otherwise` with only a body.
  private mutating func otherwise() -> Bool {
    if at(.end) { expectWord("else") }
    guard at(.else) else { return true }
    guard enter() else { return false }
    defer { depth -= 1 }
    let first: Token = token
    let node: Int = open(.statement, .otherwise, detail: FormID.otherwise.rawValue)
    advance()
    var understood = true
    var again = false
    if at(.end) { expectWord("if") }
    if at(.if) {
      again = true
      records[node].detail = FormID.elseIf.rawValue
      advance()
      understood = expression(.condition) > 0
      if !understood { understood = skipToBlock() }
    }
    if understood {
      if at(.openBrace) {
        understood = block(.statements, of: first)
      } else {
        if at(.end) { expectWord("{") }
        if endsStatement { _ = reportMissingBlock(first) } else { reportUnexpected() }
        understood = false
      }
    }
    if understood, again { understood = otherwise() }
    close(node)
    return understood
  }

  /// Reads `refused [as REASON] [because TEXT]` or `intercepted` behind a gesture.
  private mutating func gestureSuffix() -> Bool {
    if at(.intercepted) {
      leaf(.word, .flag)
      return true
    }
    if at(.end) {
      expectWord("refused")
      expectWord("intercepted")
    }
    guard at(.refused) else { return true }
    leaf(.word, .flag)
    if at(.end) {
      expectWord("as")
      expectWord("because")
    }
    if at(.as) {
      advance()
      if at(.end) { expectReasons() }
      guard at(.name) else { return reportExpected("a reason", id: "expected-reason") }
      if !reasons.contains(token.word) { return reportUnknownReason() }
      leaf(.word, .reason)
      if at(.end) { expectWord("because") }
    }
    if at(.because) {
      advance()
      return operand(.text, .because)
    }
    return true
  }

  /// Goes one level deeper, or says that it is too deep.
  mutating func enter() -> Bool {
    if depth >= Parser.deepest { return reportTooDeep() }
    depth += 1
    return true
  }
}
