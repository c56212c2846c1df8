extension Parser {
  /// Whether the token can begin an operand of a kind.
  func canBegin(_ kind: Operand.Kind) -> Bool {
    switch kind {
    case .newName, .bareParameters, .word, .statement: return at(.name) && !endsOperand
    case .destination: return at(.name)
    case .reference, .target:
      return (at(.name) && !endsOperand) || token.kind.isString || at(.openParen)
    case .text: return token.kind.isString || at(.openParen)
    case .number: return at(.number) || at(.openParen)
    case .expression: return beginsExpression
    case .point: return at(.atSign) || token.kind.isString || at(.openParen)
    case .row:
      return at(.number) || token.kind.isString || at(.openParen)
        || (at(.name) && !endsOperand)
    case .arrow: return at(.arrow)
    case .parameters, .arguments: return at(.openParen)
    case .date: return at(.number) || token.kind.isString
    case .rest: return true
    }
  }

  /// Whether the token is a word that nothing on screen can be called.
  var endsOperand: Bool {
    guard token.word != 0, let keyword = Keyword(rawValue: token.word) else { return false }
    return keyword.endsOperand
  }

  /// Whether the token can begin an expression.
  var beginsExpression: Bool {
    switch token.kind {
    case .name:
      guard token.word != 0, let keyword = Keyword(rawValue: token.word) else { return true }
      return !keyword.endsExpression
    case .number, .duration, .string, .rawString, .longString, .openParen, .openBracket, .minus:
      return true
    default: return false
    }
  }

  /// Reads an operand; `form` is what it belongs to, for what is said when it isn't there.
  mutating func operand(
    _ kind: Operand.Kind, _ role: Role, form: Int? = nil, stop: Context = []
  ) -> Bool {
    switch kind {
    case .newName:
      guard at(.name), !endsOperand else { return reportExpected(kind, form: form) }
      leaf(.name, role)
      return true
    case .word:
      guard at(.name), !endsOperand else { return reportExpected(kind, form: form) }
      hyphenatedWord(role)
      return true
    case .reference: return reference(role, kind, form)
    case .text:
      if at(.end) { expectOperand("TEXT", kind, role) }
      if token.kind.isString { return string(role) > 0 }
      if at(.openParen) { return expressionInParentheses(role) }
      return reportExpected(kind, form: form)
    case .number:
      if at(.number) { return number(role) }
      if at(.openParen) { return expressionInParentheses(role) }
      return reportExpected(kind, form: form)
    case .expression:
      guard beginsExpression || at(.end) else { return reportExpected(kind, form: form) }
      return expression(role) > 0
    case .point:
      if at(.atSign) { return stepNumber(role) }
      if token.kind.isString { return string(role) > 0 }
      return at(.openParen) ? expressionInParentheses(role) : reportExpected(kind, form: form)
    case .target: return target(role, form)
    case .row: return row(role, form)
    case .arrow: return arrow(role)
    case .parameters: return parameters(role)
    case .bareParameters:
      let node: Int = open(.parameters, role)
      while at(.name) { leaf(.name, .name) }
      close(node)
      return true
    case .arguments: return arguments(role)
    case .destination: return destination(role)
    case .statement: return nestedStatement(role, form)
    case .date:
      guard at(.number) else {
        return token.kind.isString ? string(role) > 0 : reportExpected(kind, form: form)
      }
      date(role)
      return true
    case .rest: return rest(role)
    }
  }

  /// Reads a name, a title or an expression in parentheses.
  private mutating func reference(_ role: Role, _ kind: Operand.Kind, _ form: Int?) -> Bool {
    if at(.name), !endsOperand {
      leaf(.name, role)
      return true
    }
    if token.kind.isString { return string(role) > 0 }
    if at(.openParen) { return expressionInParentheses(role) }
    return reportExpected(kind, form: form)
  }

  /// Reads a word that may have hyphens, such as the name of a guideline or a plugin.
  private mutating func hyphenatedWord(_ role: Role) {
    let node: Int = open(.word, role)
    advance()
    while at(.minus), !token.spaced, lexer.at < lexer.end, Lexer.continuesName(bytes[lexer.at]) {
      advance()
      guard at(.name) || at(.number), !token.spaced else { break }
      advance()
    }
    close(node)
  }

  /// Reads a day: numbers joined by hyphens, as one word; whether there is such a day isn't asked here.
  private mutating func date(_ role: Role) {
    let node: Int = open(.word, role)
    advance()
    while at(.minus), !token.spaced {
      advance()
      guard at(.number), !token.spaced else { break }
      advance()
    }
    close(node)
  }

  /// Reads `@12`, one word.
  private mutating func stepNumber(_ role: Role) -> Bool {
    let node: Int = open(.word, role)
    advance()
    let isNumber: Bool = at(.number) && !token.spaced && token.flaw != .number
    if isNumber { advance() }
    close(node)
    return isNumber || reportExpected("a number right behind `@`", id: "number")
  }

  private mutating func number(_ role: Role) -> Bool {
    if token.flaw == .number { return reportBadNumber() }
    leaf(.number, role)
    return true
  }

  private mutating func expressionInParentheses(_ role: Role) -> Bool {
    group(role) > 0
  }

  /// Reads `"Edit" in toolbar at 2`.
  private mutating func target(_ role: Role, _ form: Int?) -> Bool {
    let node: Int = open(.target, role)
    guard reference(.subject, .target, form) else {
      close(node)
      return false
    }
    if at(.end) {
      expectWord("in")
      expectWord("at")
    }
    var understood = true
    if at(.in) {
      advance()
      if at(.end) { expectOperand("CONTROL", .reference, .within) }
      understood = reference(.within, .reference, nil)
    }
    if understood, at(.at) {
      advance()
      if at(.end) { expectOperand("NUMBER", .number, .ordinal) }
      understood = operand(.number, .ordinal)
    }
    close(node)
    return understood
  }

  /// Reads `2`, `"T"`, `where E`, each with `in section "S"`.
  private mutating func row(_ role: Role, _ form: Int?) -> Bool {
    let node: Int = open(.row, role)
    defer { close(node) }
    if at(.end) { expectWord("where") }
    if at(.where) {
      advance()
      guard expression(.condition) > 0 else { return false }
    } else if at(.number) {
      guard number(.subject) else { return false }
    } else {
      guard reference(.subject, .row, form) else { return false }
    }
    if at(.end) { expectWord("in") }
    guard at(.in) else { return true }
    advance()
    if at(.end) { expectWord("section") }
    guard at(.section) else { return reportExpected("`section`", id: "expected-word") }
    advance()
    return operand(.text, .section)
  }

  /// Reads `-> a when C else b`; the branch behind `else` has the role `otherwise`.
  mutating func arrow(_ role: Role) -> Bool {
    let node: Int
    if at(.arrow) {
      node = open(.arrow, role)
      advance()
    } else {
      // As a clause, where the arrow has been read as its first word.
      node = open(.arrow, role)
      records[node].span.start = previousEnd - 2
    }
    defer { close(node) }
    var branchRole: Role = .none
    while true {
      let branch: Int = open(.branch, branchRole)
      guard destination(.destination) else {
        close(branch)
        return false
      }
      if at(.end) { expectWord("when") }
      guard at(.when) else {
        close(branch)
        return true
      }
      advance()
      let understood: Bool = expression(.condition) > 0
      close(branch)
      guard understood else { return false }
      if at(.end) { expectWord("else") }
      guard at(.else) else { return true }
      advance()
      branchRole = .otherwise
    }
  }

  /// Reads `product(row)`, `tab store` or `back`.
  private mutating func destination(_ role: Role) -> Bool {
    if at(.end) {
      expectOperand("THEN", .destination, role)
      expectWord("tab")
      expectWord("back")
    }
    guard at(.name), !endsOperand else { return reportExpected(.destination, form: nil) }
    let node: Int = open(.destination, role, detail: DestinationKind.named.rawValue)
    defer { close(node) }
    if at(.back) {
      records[node].detail = DestinationKind.back.rawValue
      advance()
      return true
    }
    if at(.tab) {
      records[node].detail = DestinationKind.tab.rawValue
      advance()
      if at(.end) { expectOperand("TAB", .reference, .tab) }
      return reference(.name, .reference, nil)
    }
    leaf(.name, .name)
    guard at(.openParen), !token.spaced else { return true }
    return arguments(.arguments)
  }

  /// Reads an element behind `leading`, or the gesture behind `why`.
  private mutating func nestedStatement(_ role: Role, _ form: Int?) -> Bool {
    let kind: FormKind = form.map { forms[$0].kind } ?? .gesture
    let (context, wanted): (Context, FormKind) =
      switch kind {
      case .clause: (.elements, .definition)
      case .definition: (.top, .definition)
      case .control: (.statements, .question)
      default: (.statements, .gesture)
      }
    guard at(.name) else {
      if at(.end) { expectStatement(in: context, only: wanted) }
      return reportExpected(.statement, form: form)
    }
    let first: Token = token
    let node: Int = records.count
    guard statement(in: context, role: role) else { return false }
    guard kind == .definition, !isDefinition(node) else { return true }
    return report(
      "expected-statement", first.span, "only a definition can be redefined",
      help: "it is written `redefine screen home \"Start\" { … }`")
  }

  private func isDefinition(_ node: Int) -> Bool {
    for form in forms where form.id.rawValue == records[node].detail {
      return form.kind == .definition && form.id != .redefine
    }
    return false
  }

  /// Reads operands up to the end of the line.
  private mutating func rest(_ role: Role) -> Bool {
    if at(.end) { expectOperand("REST", .rest, role) }
    while beginsExpression, !at(.refused), !at(.intercepted) {
      guard simpleOperand(role) > 0 else { return false }
      if at(.end) { expectOperand("REST", .rest, role) }
    }
    return true
  }
}
