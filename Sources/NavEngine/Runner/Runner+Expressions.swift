internal import NavModel
internal import NavSyntax

/// Reading expressions and operands of statements.
extension Runner {
  /// Lowers an expression with the names of now.
  func lowered(_ node: Node, expected: NameKinds = []) throws(Ending) -> Expression {
    var lowering = ExpressionLowering(names: program.names)
    lowering.locals = frame.names
    do throws(LoweringError) {
      return try lowering.expression(node, expected: expected)
    } catch {
      throw .failed(error.diagnostic, .wrongDefinition)
    }
  }

  /// Where the expressions of statements are read.
  var scope: Scope { Scope(locals: frame.values) }

  /// The value of an expression.
  func value(_ node: Node, expected: NameKinds = []) throws(Ending) -> Value {
    let expression: Expression = try lowered(node, expected: expected)
    do throws(Failure) {
      return try machine.evaluate(expression, in: scope)
    } catch {
      throw ending(error, at: node)
    }
  }

  /// Whether a condition of a statement holds; without locals it is lowered once.
  mutating func holds(_ node: Node) throws(Ending) -> Bool {
    guard frame.names.isEmpty else { return try holds(lowered(node), at: node) }
    if let known = conditions[node] { return try holds(known, at: node) }
    let condition: Expression = try lowered(node)
    conditions.remember(condition, of: node)
    return try holds(condition, at: node)
  }

  /// Whether a condition that is written at a node holds.
  func holds(_ condition: Expression, at node: Node) throws(Ending) -> Bool {
    do throws(Failure) {
      return try machine.holds(condition, in: scope)
    } catch {
      throw ending(error, at: node)
    }
  }

  /// A text in quotes or made by an expression.
  func text(_ node: Node) throws(Ending) -> String {
    if let text = node.plainString { return text }
    return try value(node).displayText
  }

  /// A text, a name as it stands, or what an expression makes.
  func word(_ node: Node) throws(Ending) -> String {
    switch node.kind {
    case .name, .word: return node.text
    default: return try text(node)
    }
  }

  /// A whole number within a range.
  func number(_ node: Node, _ range: ClosedRange<Int>) throws(Ending) -> Int {
    guard case .number(let number) = try value(node) else {
      throw failure("type-mismatch", at: node, "a number is wanted here", .failed)
    }
    guard let whole = Int(exactly: number), range.contains(whole) else {
      let limits: String =
        range.upperBound < 1_000_000
        ? "from \(range.lowerBound) to \(range.upperBound)" : "from \(range.lowerBound) on"
      throw failure(
        "out-of-range", at: node, "a whole number \(limits) is wanted here", .failed)
    }
    return whole
  }

  /// A child that the grammar promises.
  func child(_ role: Role, of node: Node) throws(Ending) -> Node {
    if let child = node.child(role) { return child }
    throw failure("not-a-statement", at: node, "something is missing here", .wrongDefinition)
  }

  // MARK: Things on screen

  /// A thing on screen: a name, a title, or what an expression makes of either.
  func target(_ node: Node) throws(Ending) -> Target {
    var subject: Target.Subject?
    var within: String?
    var ordinal: Int?
    for part in node.children {
      switch part.role {
      case .within: within = try word(part)
      case .ordinal: ordinal = try number(part, 1...1_000_000)
      default: subject = try self.subject(part)
      }
    }
    guard let subject else {
      throw failure("not-a-statement", at: node, "something is missing here", .wrongDefinition)
    }
    return Target(subject, within: within, ordinal: ordinal)
  }

  private func subject(_ node: Node) throws(Ending) -> Target.Subject {
    if node.kind == .name {
      return program.names.symbol(node).map { .name($0) } ?? .unknown(node.text)
    }
    if let title = node.plainString { return .title(title) }
    let value: Value = try value(node)
    if case .name(let name) = value {
      return program.names.symbol(name).map { .name($0) } ?? .unknown(name)
    }
    return .title(value.displayText)
  }

  /// A row: a number, a title, a name, a row of a list, or a condition.
  func row(_ node: Node) throws(Ending) -> RowAddress {
    var selector: RowAddress.Selector?
    var section: String?
    for part in node.children {
      switch part.role {
      case .section: section = try text(part)
      case .condition: selector = .condition(try lowered(part), locals: frame.values)
      default: selector = try rowSelector(part)
      }
    }
    guard let selector else {
      throw failure("not-a-statement", at: node, "a row is missing here", .wrongDefinition)
    }
    return RowAddress(selector, section: section)
  }

  private func rowSelector(_ node: Node) throws(Ending) -> RowAddress.Selector {
    if node.kind == .name {
      return program.names.symbol(node).map { .name($0) } ?? .title(node.text)
    }
    if let title = node.plainString { return .title(title) }
    let value: Value = try value(node)
    switch value {
    case .number(let number):
      guard let whole = Int(exactly: number) else {
        throw failure("out-of-range", at: node, "rows are counted by whole numbers", .failed)
      }
      return .number(whole)
    case .row(let row): return .row(row)
    case .map:
      // An inline row of a list.
      return .title(value.value(forKey: "title")?.displayText ?? value.displayText)
    case .name(let name):
      return program.names.symbol(name).map { .name($0) } ?? .title(name)
    default: return .title(value.displayText)
    }
  }
}
