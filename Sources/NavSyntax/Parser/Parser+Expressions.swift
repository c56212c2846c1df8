/// Expressions, by precedence climbing.
///
/// Each method returns how many levels of nodes it made, 0 when it failed. An operator is found only
/// behind its left operand: its record is put in before that operand's, and since sizes are
/// relative nothing else changes.
extension Parser {
  /// How tight each operator binds; comparisons, predicates included, bind alike and don't chain.
  private enum Tightness {
    static let implies: Int = 1
    static let or: Int = 2
    static let and: Int = 3
    static let not: Int = 4
    static let comparison: Int = 5
    static let sum: Int = 6
    static let product: Int = 7
    static let sign: Int = 8
  }

  /// Reads an expression whose operators bind at least so tight.
  mutating func expression(_ role: Role, atLeast tightness: Int = 1) -> Int {
    let left: Int = records.count
    var height: Int = prefix(role)
    guard height > 0 else { return 0 }
    var compared = false
    while true {
      guard let (infix, binds): (BinaryOperator?, Int) = infix() else {
        if at(.end) { expectOperators() }
        return height
      }
      guard binds >= tightness else { return height }
      if binds == Tightness.comparison {
        if compared { return reportChain() }
        compared = true
      } else if compared, binds > Tightness.comparison {
        // Only a predicate leaves such an operator behind: `x is open + 1` means nothing.
        return height
      }
      let right: Int
      if let infix {
        wrap(left, .binary, infix.rawValue)
        advance()
        // `implies` is the only one that groups to the right.
        right = expression(.operand, atLeast: infix == .implies ? binds : binds + 1)
      } else {
        right = predicate(left)
      }
      close(left)
      guard right > 0 else { return 0 }
      height = max(height, right) + 1
      guard depth + height <= Parser.deepest else { return reportTooDeep() ? height : 0 }
    }
  }

  /// Puts a record before a node that becomes its first child.
  private mutating func wrap(_ node: Int, _ kind: NodeKind, _ detail: UInt16) {
    let inner: NodeRecord = records[node]
    records[node].role = .operand
    records.insert(
      NodeRecord(kind: kind, role: inner.role, detail: detail, span: inner.span), at: node)
  }

  /// The operator at the token and how tight it binds; no operator for `is`.
  private func infix() -> (BinaryOperator?, Int)? {
    switch token.kind {
    case .equal: return (.equal, Tightness.comparison)
    case .notEqual: return (.notEqual, Tightness.comparison)
    case .less: return (.less, Tightness.comparison)
    case .lessOrEqual: return (.lessOrEqual, Tightness.comparison)
    case .greater: return (.greater, Tightness.comparison)
    case .greaterOrEqual: return (.greaterOrEqual, Tightness.comparison)
    case .plus: return (.add, Tightness.sum)
    case .minus: return (.subtract, Tightness.sum)
    case .star: return (.multiply, Tightness.product)
    case .slash: return (.divide, Tightness.product)
    case .percent: return (.remainder, Tightness.product)
    case .name:
      guard token.word != 0, let keyword = Keyword(rawValue: token.word) else { return nil }
      switch keyword {
      case .and: return (.and, Tightness.and)
      case .or: return (.or, Tightness.or)
      case .implies: return (.implies, Tightness.implies)
      case .contains: return (.contains, Tightness.comparison)
      case .matches: return (.matches, Tightness.comparison)
      case .is: return (nil, Tightness.comparison)
      default: return nil
      }
    default: return nil
    }
  }

  /// Reads `is [not] open` behind its operand.
  private mutating func predicate(_ left: Int) -> Int {
    advance()
    var negated = false
    if at(.end) { expectWord("not") }
    if at(.not) {
      advance()
      negated = true
    }
    if at(.end) { expectPredicates() }
    guard let predicate = Keyword(rawValue: token.word)?.predicate else {
      return reportExpectedPredicate() ? 1 : 0
    }
    wrap(left, .predicate, predicate.rawValue)
    advance()
    close(left)
    if negated { wrap(left, .unary, UnaryOperator.not.rawValue) }
    return negated ? 2 : 1
  }

  /// Reads an operand with the operators before it.
  private mutating func prefix(_ role: Role) -> Int {
    let detail: UnaryOperator
    let tightness: Int
    if at(.not) {
      (detail, tightness) = (.not, Tightness.not)
    } else if at(.minus) {
      (detail, tightness) = (.negative, Tightness.sign)
    } else {
      return postfix(role)
    }
    guard enter() else { return 0 }
    let node: Int = open(.unary, role, detail: detail.rawValue)
    advance()
    let height: Int = expression(.operand, atLeast: tightness)
    close(node)
    depth -= 1
    return height > 0 ? height + 1 : 0
  }

  /// Reads an operand of steps or of a component's action: anything without operators between.
  mutating func simpleOperand(_ role: Role) -> Int {
    if at(.minus) { return prefix(role) }
    return postfix(role)
  }

  /// Reads an operand with the `.name`, `[n]` and `(a)` behind it.
  private mutating func postfix(_ role: Role) -> Int {
    let left: Int = records.count
    var height: Int = primary(role)
    guard height > 0 else { return 0 }
    while true {
      var inner = 0
      switch token.kind {
      case .dot where !token.spaced:
        wrap(left, .member, 0)
        advance()
        if at(.end) { expectOperand("NAME", .reference, .name) }
        if at(.name) {
          leaf(.name, .name)
          inner = 1
        } else {
          inner = reportExpected("a name after the point", id: "expected-name") ? 1 : 0
        }
      case .openBracket where !token.spaced:
        wrap(left, .index, 0)
        inner = bracketed(.closeBracket)
      case .openParen where !token.spaced:
        wrap(left, .call, 0)
        inner = arguments(.arguments) ? 1 : 0
      default:
        return height
      }
      close(left)
      guard inner > 0 else { return 0 }
      height = max(height, inner) + 1
      guard depth + height <= Parser.deepest else { return reportTooDeep() ? height : 0 }
    }
  }

  /// Reads one expression and the brackets around it.
  private mutating func bracketed(_ closing: TokenKind) -> Int {
    guard enter() else { return 0 }
    depth -= 1
    let bracket: Token = token
    openBracket()
    let height: Int = expression(.operand)
    guard height > 0 else { return 0 }
    guard at(closing) else { return reportBracket(bracket) ? height : 0 }
    closeBracket()
    return height
  }

  /// Reads `(a)`.
  mutating func group(_ role: Role) -> Int {
    let node: Int = open(.group, role)
    let height: Int = bracketed(.closeParen)
    close(node)
    return height > 0 ? height + 1 : 0
  }

  /// Reads a literal, a name, a list, a map or a group.
  private mutating func primary(_ role: Role) -> Int {
    switch token.kind {
    case .name:
      if token.word != 0, let keyword = Keyword(rawValue: token.word) {
        switch keyword {
        case .true, .false: leaf(.boolean, role)
        case .none: leaf(.none, role)
        default:
          if keyword.endsExpression { return reportExpected(.expression, form: nil) ? 1 : 0 }
          leaf(.name, role)
        }
        return 1
      }
      leaf(.name, role)
      return 1
    case .number:
      if token.flaw == .number { return reportBadNumber() ? 1 : 0 }
      leaf(.number, role)
      return 1
    case .duration:
      leaf(.duration, role)
      return 1
    case .string, .rawString, .longString:
      return string(role)
    case .openParen: return group(role)
    case .openBracket: return listOrMap(role)
    default:
      if at(.end) {
        expectOperand("VALUE", .expression, role)
        expectOperandWords()
      }
      return reportExpected(.expression, form: nil) ? 1 : 0
    }
  }

  /// Reads `[a, b]`, `["a": 1]` or the empty map `[:]`.
  private mutating func listOrMap(_ role: Role) -> Int {
    guard enter() else { return 0 }
    depth -= 1
    let bracket: Token = token
    let node: Int = open(.list, role)
    defer { close(node) }
    openBracket()
    if at(.colon) {
      records[node].kind = .map
      advance()
    }
    var height = 1
    var count = 0
    while !at(.closeBracket) {
      let item: Int = records.count
      let inner: Int = expression(.operand)
      guard inner > 0 else { return 0 }
      height = max(height, inner)
      if count > 0 || records[node].kind == .map, !at(.end),
        at(.colon) != (records[node].kind == .map)
      {
        return reportMixedList()
      }
      count += 1
      if at(.colon) {
        records[node].kind = .map
        wrap(item, .entry, 0)
        advance()
        let value: Int = expression(.value)
        close(item)
        guard value > 0 else { return 0 }
        height = max(height, value, inner) + 1
      }
      guard separator(bracket, .closeBracket) else { return 0 }
    }
    closeBracket()
    return height + 1
  }
}
