internal import NavModel
internal import NavSyntax

/// What rows do and show.
extension Lowering {
  /// A clause of every row or of one.
  mutating func rowClause(_ clause: Node, of rule: inout RowRule) {
    switch clause.form {
    case .arrow: rule.arrow = clause.child(.arrow).map { arrow($0) }
    case .onTap: rule.onTap = body(clause)
    case .info:
      var action = RowAction(title: .constant(.text("info")))
      for part in clause.clauses { actionClause(part, of: &action) }
      rule.info = action
    case .swipeAction: rule.swipes.append(swipe(clause))
    case .enabled, .disabled: modify(&rule.enabled, clause)
    case .shown, .hidden: modify(&rule.shown, clause)
    case .disclosure: rule.hasDisclosure = true
    case .destructive: rule.isDestructive = true
    case .icon: rule.icon = clause.child(.text).flatMap { plainText($0) }
    case .checkmark:
      let condition: Expression? = expression(.condition, of: clause)
      rule.checkmark = condition.map { .all([$0]) } ?? .always
    default:
      if clause.kind != .broken { unfit(clause, "a row") }
    }
  }

  /// `swipe left "Delete" destructive { … }`: clauses, or what happens.
  private mutating func swipe(_ node: Node) -> RowAction {
    var action = RowAction(title: expression(.title, of: node) ?? .constant(.text("")))
    action.side = node.child(.flag)?.text == "right" ? .right : .left
    var statements: [Node] = []
    for part in node.clauses {
      if isClauseOfAction(part) {
        actionClause(part, of: &action)
      } else {
        statements.append(part)
      }
    }
    if !statements.isEmpty { action.onTap = body(of: statements) }
    return action
  }

  private func isClauseOfAction(_ node: Node) -> Bool {
    switch node.form {
    case .arrow, .onTap, .enabled, .disabled, .destructive: true
    default: false
    }
  }

  private mutating func actionClause(_ clause: Node, of action: inout RowAction) {
    switch clause.form {
    case .arrow: action.arrow = clause.child(.arrow).map { arrow($0) }
    case .onTap: action.onTap = body(clause)
    case .enabled, .disabled: modify(&action.enabled, clause)
    case .destructive: action.isDestructive = true
    default: unfit(clause, "an action of a row")
    }
  }
}
