internal import NavModel
internal import NavSyntax

/// Turns the nodes of an expression into what the model evaluates, and checks its names.
struct ExpressionLowering {
  let names: NameIndex
  /// The names of the slots of the frame; the last of a name is meant.
  var locals: [String] = []
  /// The parameters of the group that is being expanded.
  var substitutions: [(name: String, expression: Expression)] = []
  /// Whether `value` means the control's own.
  var hasOwnValue = false
  /// The columns that `row` has, where they are known.
  var rowColumns: [String]?
  /// Whether an unknown name is kept for later instead of being an error; at the prompt.
  var isLenient = false
  /// What is said about names that were kept.
  var warnings: [Diagnostic] = []

  init(names: NameIndex) { self.names = names }

  /// The expression that a node stands for.
  ///
  /// `expected` are the kinds of things a bare name means here before anything else.
  mutating func expression(
    _ node: Node, expected: NameKinds = []
  ) throws(LoweringError) -> Expression {
    switch node.kind {
    case .name: return try name(node, expected: expected)
    case .group: return try only(node, expected: expected)
    case .number: return .constant(.number(try number(node)))
    case .duration: return .constant(.duration(try duration(node)))
    case .boolean: return .constant(.boolean(node.isWord("true")))
    case .none: return .constant(.none)
    case .string: return try string(node)
    case .list:
      var items: [Expression] = []
      for child in node.children { items.append(try expression(child, expected: expected)) }
      return .list(items)
    case .map: return .map(try entries(node))
    case .member: return try member(node)
    case .index: return try index(node)
    case .call: return try call(node)
    case .unary:
      let operand: Expression = try only(node)
      return node.unary == .negative ? negated(operand) : .not(operand)
    case .binary: return try operation(node)
    case .predicate: return try quality(node)
    default: throw LoweringError("not-an-expression", at: node, "a value is expected here")
    }
  }

  /// The expression of the only child.
  private mutating func only(
    _ node: Node, expected: NameKinds = []
  ) throws(LoweringError) -> Expression {
    for child in node.children { return try expression(child, expected: expected) }
    throw LoweringError("not-an-expression", at: node, "a value is expected here")
  }

  private func negated(_ operand: Expression) -> Expression {
    if case .constant(.number(let number)) = operand { return .constant(.number(-number)) }
    return .negative(operand)
  }

  func number(_ node: Node) throws(LoweringError) -> Double {
    guard let number = Double(node.text), number.isFinite else {
      throw LoweringError("bad-number", at: node, "the number is too large")
    }
    return number
  }

  /// Milliseconds.
  func duration(_ node: Node) throws(LoweringError) -> Int {
    var digits: [UInt8] = Array(node.text.utf8)
    let isMilliseconds: Bool = digits.count > 2 && digits[digits.count - 2] == 0x6D
    digits.removeLast(isMilliseconds ? 2 : 1)
    let factor: Double = isMilliseconds ? 1 : 1000
    guard let number = Double(String(decoding: digits, as: UTF8.self)),
      let milliseconds = Int(exactly: (number * factor).rounded()), milliseconds < 1 << 50
    else { throw LoweringError("bad-number", at: node, "the duration is too long") }
    return milliseconds
  }

  private mutating func string(_ node: Node) throws(LoweringError) -> Expression {
    if let text = node.plainString { return .constant(.text(text)) }
    var pieces: [Expression] = []
    for piece in node.children {
      if piece.kind == .stringPiece {
        pieces.append(.constant(.text(piece.stringPieceValue)))
      } else {
        pieces.append(try expression(piece))
      }
    }
    return .text(pieces)
  }

  private mutating func entries(_ node: Node) throws(LoweringError) -> [ExpressionEntry] {
    var entries: [ExpressionEntry] = []
    for entry in node.children {
      var key: Node?
      var value: Node?
      for child in entry.children { if key == nil { key = child } else { value = child } }
      guard let key, let value else {
        throw LoweringError("not-an-expression", at: entry, "a key and a value are expected here")
      }
      entries.append(ExpressionEntry(key: try expression(key), value: try expression(value)))
    }
    return entries
  }
}
