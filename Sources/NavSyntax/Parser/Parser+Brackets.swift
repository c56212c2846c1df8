extension Parser {
  /// Reads `(a, b)` where a name is defined.
  mutating func parameters(_ role: Role) -> Bool {
    let bracket: Token = token
    let node: Int = open(.parameters, role)
    guard enter() else {
      close(node)
      return false
    }
    depth -= 1
    openBracket()
    var understood = true
    while understood, !at(.closeParen) {
      guard at(.name) else {
        understood = reportExpected(.newName, form: nil)
        break
      }
      leaf(.name, .name)
      understood = separator(bracket, .closeParen)
    }
    if understood { closeBracket() }
    close(node)
    return understood
  }

  /// Reads `(a, b)` where a name is used.
  mutating func arguments(_ role: Role) -> Bool {
    let bracket: Token = token
    let node: Int = open(.arguments, role)
    guard enter() else {
      close(node)
      return false
    }
    depth -= 1
    openBracket()
    var understood = true
    while understood, !at(.closeParen) {
      understood = expression(.operand) > 0 && separator(bracket, .closeParen)
    }
    if understood { closeBracket() }
    close(node)
    return understood
  }

  /// Reads a comma, or sees the closing bracket.
  mutating func separator(_ bracket: Token, _ closing: TokenKind) -> Bool {
    if at(.comma) {
      advance()
      return true
    }
    if at(closing) { return true }
    return reportBracket(bracket, orComma: true)
  }
}
