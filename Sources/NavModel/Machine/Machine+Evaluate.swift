/// Reading expressions.
extension Machine {
  /// How deep readings may stand inside each other: `a` enabled when `b` is, and `b` when `a` is,
  /// comes to an end here.
  static let deepestReading: Int = 200

  /// The value of an expression.
  package func evaluate(_ expression: Expression, in scope: Scope) throws(Failure) -> Value {
    try value(of: expression, scope, scope.depth)
  }

  /// Whether a condition holds; anything but true or false is a failure.
  package func holds(_ condition: Expression, in scope: Scope) throws(Failure) -> Bool {
    try isTrue(condition, scope, scope.depth)
  }

  /// Whether a rule holds.
  package func holds(_ rule: Rule, in scope: Scope) throws(Failure) -> Bool {
    switch rule {
    case .always: return true
    case .never: return false
    case .all(let conditions):
      for condition in conditions where try !isTrue(condition, scope, scope.depth) { return false }
      return true
    }
  }

  /// The text of an expression as it is shown.
  package func text(_ expression: Expression, in scope: Scope) throws(Failure) -> String {
    if case .constant(.text(let text)) = expression { return text }
    return try value(of: expression, scope, scope.depth).displayText
  }

  /// One level deeper than a depth, or a failure when that is too deep.
  func deeper(_ depth: Int) throws(Failure) -> Int {
    guard depth < Machine.deepestReading else {
      throw Failure("too-deep", "this refers to itself, or nests too deeply")
    }
    return depth + 1
  }

  func value(of expression: Expression, _ scope: Scope, _ depth: Int) throws(Failure) -> Value {
    let depth: Int = try deeper(depth)
    switch expression {
    case .constant(let value): return value
    case .local(let slot):
      guard scope.locals.indices.contains(slot) else {
        throw Failure("unknown-name", "this name has no value here")
      }
      return scope.locals[slot]
    case .ownValue: return try ownValue(scope, depth)
    case .text(let parts): return try joined(parts, scope, depth)
    case .list(let items): return try list(items, scope, depth)
    case .map(let entries): return try map(entries, scope, depth)
    case .not(let condition): return .boolean(try !isTrue(condition, scope, depth))
    case .negative(let operand):
      return try value(of: operand, scope, depth).combined(.multiply, with: .number(-1))
    case .operation(let operation, let left, let right):
      return try result(operation, left, right, scope, depth)
    case .quality(let operand, let quality):
      return .boolean(try has(quality, operand, scope, depth))
    case .sum(let operand, let column):
      return .number(try sum(of: column, in: thing(operand, scope, depth), depth))
    case .name, .model, .titled, .member, .index:
      return try value(of: thing(expression, scope, depth), scope, depth)
    }
  }

  /// Whether a condition holds, told from its inside.
  func isTrue(_ condition: Expression, _ scope: Scope, _ depth: Int) throws(Failure) -> Bool {
    try value(of: condition, scope, depth).asCondition()
  }

  private func joined(_ parts: [Expression], _ scope: Scope, _ depth: Int) throws(Failure) -> Value
  {
    var text = ""
    var isSecret = false
    for part in parts {
      let value: Value = try value(of: part, scope, depth)
      if case .secret(let secret) = value {
        text += secret
        isSecret = true
      } else {
        text += value.displayText
      }
      guard text.utf8.count <= Value.longestText else {
        throw Failure("too-long", "the text would be longer than a megabyte")
      }
    }
    return isSecret ? .secret(text) : .text(text)
  }

  private func list(_ items: [Expression], _ scope: Scope, _ depth: Int) throws(Failure) -> Value {
    var values: [Value] = []
    for item in items { values.append(try value(of: item, scope, depth)) }
    return try shallow(.list(values))
  }

  private func map(_ entries: [ExpressionEntry], _ scope: Scope, _ depth: Int) throws(Failure)
    -> Value
  {
    var values: [Value.Entry] = []
    for entry in entries {
      let key: String = try value(of: entry.key, scope, depth).displayText
      let value: Value = try value(of: entry.value, scope, depth)
      values.removeAll { $0.key == key }
      values.append(Value.Entry(key, value))
    }
    return try shallow(.map(values))
  }

  private func shallow(_ value: Value) throws(Failure) -> Value {
    guard value.depth(upTo: Value.deepestNesting + 1) <= Value.deepestNesting else {
      throw Failure("too-deep", "lists and maps stand too deep inside each other")
    }
    return value
  }

  private func ownValue(_ scope: Scope, _ depth: Int) throws(Failure) -> Value {
    guard let owner = scope.owner, let element = scope.element else {
      throw Failure("unknown-name", "only a control has a `value` of its own")
    }
    return try controlValue(element, at: owner, depth) ?? .none
  }

  /// What an operator makes of its sides; `and`, `or` and `implies` read the right one only when it
  /// matters.
  private func result(
    _ operation: Operation, _ left: Expression, _ right: Expression, _ scope: Scope, _ depth: Int
  ) throws(Failure) -> Value {
    switch operation {
    case .and:
      guard try isTrue(left, scope, depth) else { return .boolean(false) }
      return .boolean(try isTrue(right, scope, depth))
    case .or:
      if try isTrue(left, scope, depth) { return .boolean(true) }
      return .boolean(try isTrue(right, scope, depth))
    case .implies:
      guard try isTrue(left, scope, depth) else { return .boolean(true) }
      return .boolean(try isTrue(right, scope, depth))
    default:
      let sides: (Value, Value) = try operands(left, right, scope, depth)
      return try result(operation, sides.0, sides.1)
    }
  }

  /// What an operator makes of two values.
  func result(_ operation: Operation, _ left: Value, _ right: Value) throws(Failure)
    -> Value
  {
    switch operation {
    case .equal: return .boolean(left.equals(right))
    case .notEqual: return .boolean(!left.equals(right))
    case .less, .lessOrEqual, .greater, .greaterOrEqual:
      guard let order = left.order(right) else { throw noOrder(operation, left, right) }
      switch operation {
      case .less: return .boolean(order < 0)
      case .lessOrEqual: return .boolean(order <= 0)
      case .greater: return .boolean(order > 0)
      default: return .boolean(order >= 0)
      }
    case .contains: return .boolean(try contains(left, right))
    case .matches: return .boolean(try matches(left, right))
    default:
      return try left.combined(operation, with: right)
    }
  }

  private func noOrder(_ operation: Operation, _ left: Value, _ right: Value) -> Failure {
    var help: String?
    switch (left, right) {
    case (.text, .number), (.number, .text):
      help = "a column holds numbers when the table says `number COLUMN`"
    case (.duration, .number), (.number, .duration):
      help = "a duration is written `2s` or `300ms`"
    case (.none, _), (_, .none):
      help = "nobody has set it yet: ask `!= none` first"
    default: break
    }
    return Failure(
      "type-mismatch",
      "`\(operation.symbol)` can't compare \(left.kindText) with \(right.kindText)", help: help)
  }

  private func contains(_ whole: Value, _ part: Value) throws(Failure) -> Bool {
    switch (whole, part) {
    case (.text(let text), .text(let part)), (.text(let text), .name(let part)):
      return occurs(part, in: text)
    case (.secret(let text), .text(let part)), (.secret(let text), .secret(let part)),
      (.text(let text), .secret(let part)):
      return occurs(part, in: text)
    case (.list(let values), _):
      for value in values where value.equals(part) { return true }
      return false
    case (.map, .text(let key)), (.row, .text(let key)): return whole.value(forKey: key) != nil
    default:
      throw Failure(
        "type-mismatch", "\(whole.kindText) can't contain \(part.kindText)",
        help: "`contains` looks for a text in a text, or for a value in a list")
    }
  }

  private func matches(_ value: Value, _ pattern: Value) throws(Failure) -> Bool {
    let text: String
    switch value {
    case .text(let plain): text = plain
    case .secret(let secret): text = secret
    default: throw noPattern()
    }
    guard case .text(let pattern) = pattern else { throw noPattern() }
    guard let isMatch = services.matches(pattern, text) else {
      throw Failure("not-a-pattern", "\(quoted(pattern)) is not a pattern")
    }
    return isMatch
  }

  private func noPattern() -> Failure {
    Failure("type-mismatch", "`matches` stands between a text and a pattern in quotes")
  }
}

extension Value {
  /// Whether a condition with this value holds; anything but true or false is a failure.
  func asCondition() throws(Failure) -> Bool {
    if case .boolean(let isTrue) = self { return isTrue }
    throw Failure(
      "not-a-condition", "a condition is true or false, this is \(kindText)",
      help: "compare it with something")
  }
}
