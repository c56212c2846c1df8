/// What an upper case word of a signature stands for: how it is read, and what it is to its statement.
package struct Operand: Sendable {
  /// How an operand is read.
  package enum Kind: UInt8, Sendable {
    /// A name being defined.
    case newName
    /// A name in use, a visible title in quotes, or an expression in parentheses.
    case reference
    /// A string, or an expression in parentheses; a bare word is an error that shows the fix.
    case text
    /// A number, or an expression in parentheses.
    case number
    /// A whole expression.
    case expression
    /// A reference with `in` and `at` (`NodeKind.target`).
    case target
    /// A row by number, title or condition (`NodeKind.row`).
    case row
    /// `-> …` (`NodeKind.arrow`).
    case arrow
    /// `(a, b)` where a name is defined; may be missing.
    case parameters
    /// `(a, b)` where a name is used; may be missing.
    case arguments
    /// Any bare word; the lowering says which are known.
    case word
    /// Bare names up to the block (`NodeKind.parameters`).
    case bareParameters
    /// `@12`, a step of the history, or the name of a mark as a text.
    case point
    /// `product(row)`, `tab store` or `back` (`NodeKind.destination`).
    case destination
    /// A statement of its own: an element after `leading`, a gesture after `why`.
    case statement
    /// A day, `2026-03-31`, or the same as text.
    case date
    /// All that is left of the line, as simple operands: arguments of steps and of a component's action.
    case rest
  }

  package let word: String
  package let kind: Kind
  package let role: Role

  /// Every operand word of the grammar.
  package static let table: [Operand] = [
    Operand("NAME", .newName, .name),
    Operand("PARAMETERS", .parameters, .parameters),
    Operand("PARAMETER", .bareParameters, .parameters),
    Operand("ARGUMENTS", .arguments, .arguments),
    Operand("TITLE", .text, .title),
    Operand("TEXT", .text, .text),
    Operand("MESSAGE", .text, .message),
    Operand("WHY", .text, .because),
    Operand("FILE", .text, .file),
    Operand("SECTION", .text, .section),
    Operand("FOOTER", .text, .message),
    Operand("OPTION", .text, .option),
    Operand("FLOW", .text, .title),
    Operand("TARGET", .target, .target),
    Operand("CONTROL", .target, .within),
    Operand("FIELD", .target, .target),
    Operand("ROW", .row, .row),
    Operand("SCOPE", .reference, .scope),
    Operand("COLUMN", .reference, .column),
    Operand("SUBTITLE", .reference, .second),
    Operand("CELLVALUE", .reference, .third),
    Operand("TAB", .reference, .tab),
    Operand("SCREEN", .reference, .screen),
    Operand("PRESENTATION", .reference, .presentation),
    Operand("TABLE", .reference, .target),
    Operand("DEVICE", .reference, .device),
    Operand("NUMBER", .number, .number),
    Operand("TO", .number, .second),
    Operand("W", .number, .number),
    Operand("H", .number, .second),
    Operand("WIDE", .number, .third),
    Operand("HIGH", .number, .fourth),
    Operand("VALUE", .expression, .value),
    Operand("UPTO", .expression, .second),
    Operand("POINT", .point, .value),
    Operand("OTHER", .point, .second),
    Operand("CONDITION", .expression, .condition),
    Operand("LIST", .expression, .list),
    Operand("DATE", .date, .value),
    Operand("DURATION", .expression, .duration),
    Operand("ARROW", .arrow, .arrow),
    Operand("THEN", .destination, .destination),
    Operand("WORD", .word, .flag),
    Operand("REASON", .word, .reason),
    Operand("TAG", .word, .tag),
    Operand("PLUGIN", .word, .plugin),
    Operand("TOPIC", .rest, .text),
    Operand("ELEMENT", .statement, .element),
    Operand("DEFINITION", .statement, .element),
    Operand("STATEMENT", .statement, .element),
    Operand("REST", .rest, .operand),
  ]

  init(_ word: String, _ kind: Kind, _ role: Role) {
    self.word = word
    self.kind = kind
    self.role = role
  }
}

extension Operand.Kind {
  /// What is wanted, for messages.
  package var description: String {
    switch self {
    case .newName, .reference: "a name"
    case .text: "text in quotes"
    case .number: "a number"
    case .expression: "a value"
    case .target: "a name or a title in quotes"
    case .row: "a row: a number, a title in quotes or `where …`"
    case .arrow: "`->`"
    case .parameters, .arguments: "`(`"
    case .word: "a word"
    case .bareParameters: "names"
    case .point: "a mark in quotes or a step, such as `@3`"
    case .destination: "the name of a screen or presentation, `tab …` or `back`"
    case .statement: "a statement"
    case .rest: "a value"
    case .date: "a date, such as 2026-03-31"
    }
  }

  /// The word for it in the identity of a diagnostic.
  var identity: String {
    switch self {
    case .newName, .reference: "name"
    case .text: "text"
    case .number: "number"
    case .expression, .rest: "value"
    case .target: "target"
    case .row: "row"
    case .arrow: "arrow"
    case .parameters, .arguments: "bracket"
    case .word: "word"
    case .bareParameters: "names"
    case .point: "point"
    case .destination: "destination"
    case .statement: "statement"
    case .date: "date"
    }
  }
}
