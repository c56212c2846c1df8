/// The syntax of one source: every node in one array, in the order of the text.
///
/// A node's children follow it directly, each with everything below it, so a node is an index and a
/// subtree a range. A million statements cost a few dozen bytes each and no allocation of their own.
package final class SyntaxTree: Sendable {
  package let source: SourceText
  /// The records in preorder; the first is the file.
  package let records: [NodeRecord]
  /// The comments in the order of the text, each from its `#` to before its line break.
  package let comments: [Span]

  /// Creates a tree over records in preorder whose first is the file.
  package init(source: SourceText, records: [NodeRecord], comments: [Span]) {
    self.source = source
    self.records = records
    self.comments = comments
  }

  /// The file: its children are the statements at top level.
  package var root: Node { Node(tree: self, index: 0) }
}

/// What a tree keeps of a node: 20 bytes.
package struct NodeRecord: Sendable {
  package var kind: NodeKind
  /// What the node is to its parent.
  package var role: Role
  /// Of a statement its form; of an operator, predicate or destination which one.
  package var detail: UInt16
  /// The number of records in the subtree, the node itself included.
  package var size: UInt32
  package var span: Span

  /// Creates a record of a subtree that holds only itself so far.
  package init(kind: NodeKind, role: Role, detail: UInt16 = 0, size: UInt32 = 1, span: Span) {
    self.kind = kind
    self.role = role
    self.detail = detail
    self.size = size
    self.span = span
  }
}

/// What a node is.
package enum NodeKind: UInt8, Sendable {
  /// The whole source; children: statements.
  case file
  /// A statement or clause; `form` says which; children in the order of the signature: operands and
  /// chosen words, then what follows `refused`, then clauses on its line (role `clause`), then its block
  /// (role `body`). An `ifElse` has behind its body the rest in the role `otherwise`: an `elseIf` of the
  /// same shape, or an `otherwise` with only a body.
  case statement
  /// `{ … }`; children: statements, or of a rule one expression.
  case block
  /// A word of the grammar that was written where there is a choice (`left`, `fully`, `refused`), or any
  /// word where the signature has one (the first of a `call` or `component`, a reason, a tag).
  case word

  // Operands with a shape of their own.
  /// `"Edit" in toolbar at 2`; children: subject (name, string or expression), within (a name), ordinal.
  case target
  /// `2`, `"T"`, `where E`; children: the selector (role `.subject`, or `.condition` after `where`), section.
  case row
  /// `-> a when C else b`; children: branches, the one behind `else` in the role `otherwise`.
  case arrow
  /// One destination of an arrow and its condition; children: destination, condition.
  case branch
  /// `product(row)`, `tab store`, `back`; `destination` says which; children: name, arguments.
  case destination
  /// `(a, b)` after a name that is being defined; children: names.
  case parameters
  /// `(a, b)` after a name that is used; children: expressions.
  case arguments

  // Expressions.
  case name
  case number
  /// A number with `ms` or `s`.
  case duration
  /// A string; children: its pieces in order, `stringPiece` or an expression in `\( )` (role `operand`).
  case string
  /// Literal text of a string as it was written, escapes and all; `stringPieceValue` decodes it. Each
  /// line of a `"""` is a piece of its own, without the indentation.
  case stringPiece
  case boolean
  case none
  /// `[a, b]`
  case list
  /// `["a": 1]` or `[:]`; children: entries.
  case map
  /// A key (role `operand`) and a value (role `value`).
  case entry
  /// `a.b`; children: a, the name b.
  case member
  /// `a[n]`; children: a, n.
  case index
  /// `a.sum(price)`; children: what is called, then an `arguments` node.
  case call
  /// `not a`, `-a`; `unary` says which.
  case unary
  /// `a + b`; `binary` says which.
  case binary
  /// `a is open`; `predicate` says which; a negation is a unary node around it.
  case predicate
  /// `(a)`.
  case group
  /// Text that could not be understood, perhaps none; a diagnostic says why. It is a child of the
  /// statement or block in which something is wrong, or stands in a statement's place.
  case broken
}

/// What a node is to its parent.
package enum Role: UInt8, Sendable {
  case none
  /// A name being defined.
  case name
  case title, text, message, file
  /// What a gesture, event or question is about.
  case target
  case subject, within, ordinal, section
  case row, scope, option, column, columns
  case tab, screen, presentation, device, plugin, tag
  case number, second, third, fourth
  case value, condition, list, duration
  case arrow, destination, otherwise
  case parameters, arguments
  /// A word of the grammar; the word is its text.
  case flag
  /// Words and conditions after `refused`.
  case reason, because
  /// A clause on the line of its statement, before the block.
  case clause
  /// The block of a statement.
  case body
  /// An operand of an expression.
  case operand
  /// An element inside another statement: `trailing button …`.
  case element
}

/// Operators that stand before their operand.
package enum UnaryOperator: UInt16, Sendable { case not, negative }

/// Operators that stand between two operands, from the loosest to the tightest.
package enum BinaryOperator: UInt16, Sendable {
  case implies, or, and
  case equal, notEqual, less, lessOrEqual, greater, greaterOrEqual, contains, matches
  case add, subtract
  case multiply, divide, remainder
}

/// What `is` can ask.
package enum Predicate: UInt16, Sendable {
  case open, visible, enabled, disabled, selected, focused, empty, changed, valid
}

/// What an arrow points to.
package enum DestinationKind: UInt16, Sendable { case named, tab, back }
