internal import NavModel
internal import NavSyntax

/// Operators, and what their left side decides for the right one.
extension ExpressionLowering {
  mutating func operation(_ node: Node) throws(LoweringError) -> Expression {
    var left: Node?
    var right: Node?
    for child in node.children { if left == nil { left = child } else { right = child } }
    guard let left, let right, let written = node.binary,
      let operation = Operation(rawValue: UInt8(truncatingIfNeeded: written.rawValue))
    else { throw LoweringError("not-an-expression", at: node, "a value is expected here") }
    let first: Expression = try expression(left)
    let expected: NameKinds =
      switch operation {
      case .equal, .notEqual, .contains: ExpressionLowering.decided(by: first)
      default: []
      }
    let second: Expression = try expression(right, expected: expected)
    if operation == .matches, case .constant(.text(let pattern)) = second,
      Pattern(pattern) == nil
    {
      throw LoweringError(
        "not-a-pattern", at: right, "this is not a pattern",
        help: "letters stand for themselves; ( ) [ ] . * + ? have a meaning unless \\ precedes them"
      )
    }
    return .operation(operation, first, second)
  }

  /// The kinds of things that a value can be compared with by their bare names.
  static func decided(by left: Expression) -> NameKinds {
    switch left {
    case .model(.tab): .tab
    case .model(.screen), .model(.stack): .destination
    case .model(.popover), .model(.sheet), .model(.alert), .model(.actions): .presentation
    case .model(.presented): .presentation
    case .model(.focus): .element
    case .model(.device): .device
    case .member(.model(.search), "scope"): .scope
    case .member(.model(.tabs), "shown"), .member(.model(.tabs), "more"): .tab
    case .member(let list, "first"), .member(let list, "last"), .index(let list, _):
      decided(by: list)
    default: []
    }
  }

  mutating func quality(_ node: Node) throws(LoweringError) -> Expression {
    guard let written = node.predicate,
      let quality = Quality(rawValue: UInt8(truncatingIfNeeded: written.rawValue))
    else { throw LoweringError("not-an-expression", at: node, "a value is expected here") }
    for child in node.children {
      if let title = child.plainString { return .quality(.titled(title), quality) }
      return .quality(try expression(child), quality)
    }
    throw LoweringError("not-an-expression", at: node, "a value is expected here")
  }
}
