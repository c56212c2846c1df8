/// One thing that can be written: its words, where it may stand, and what it is for.
///
/// The parser, the formatter, completion, `help` and the reference read this table; nothing about a
/// form is said twice.
package struct Form: Sendable {
  package let id: FormID
  package let kind: FormKind
  /// How it is written.
  ///
  /// Lower case words stand as they are; `a|b` is a choice; `[…]` may be left out; an upper case
  /// word is an operand (`Operand.table` says which); `…` after it means one or more.
  package let signature: String
  /// Where it may stand.
  package let contexts: Context
  /// The clauses that may follow on its line, before its block.
  package let inline: Context
  /// What its block holds; nothing when it has none.
  package let block: Context
  /// One line for `help` and completion.
  package let summary: String
  /// Lines that can be run or read as they stand.
  package let examples: [String]

  init(
    _ id: FormID, _ kind: FormKind, _ signature: String, in contexts: Context,
    inline: Context = [], block: Context = [], _ summary: String, _ examples: [String] = []
  ) {
    self.id = id
    self.kind = kind
    self.signature = signature
    self.contexts = contexts
    self.inline = inline
    self.block = block
    self.summary = summary
    self.examples = examples
  }
}

/// The kinds of statement, which are never mixed up.
package enum FormKind: UInt8, Sendable, CaseIterable {
  /// Says what the prototype is.
  case definition
  /// Belongs to the block of a definition.
  case clause
  /// What a person does to what is on screen; may be followed by `refused` or `intercepted`.
  case gesture
  /// What the app does by itself.
  case event
  /// Changes nothing.
  case question
  /// Decides what runs next.
  case control
  /// Is about the session.
  case session
}

/// Where a form may stand.
package struct Context: OptionSet, Hashable, Sendable {
  package let rawValue: UInt32
  package init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The top level of a file, and the prompt.
  package static let top = Context(rawValue: 1 << 0)
  /// Bodies of flows, steps, setup, handlers, `if`, `repeat`, `for`, `after`, `try`.
  package static let statements = Context(rawValue: 1 << 1)
  package static let app = Context(rawValue: 1 << 2)
  package static let device = Context(rawValue: 1 << 3)
  package static let tabs = Context(rawValue: 1 << 4)
  package static let tab = Context(rawValue: 1 << 5)
  package static let more = Context(rawValue: 1 << 6)
  package static let screen = Context(rawValue: 1 << 7)
  package static let bar = Context(rawValue: 1 << 8)
  package static let search = Context(rawValue: 1 << 9)
  package static let table = Context(rawValue: 1 << 10)
  /// A section of inline rows.
  package static let section = Context(rawValue: 1 << 11)
  package static let row = Context(rawValue: 1 << 12)
  package static let toolbar = Context(rawValue: 1 << 13)
  package static let presentation = Context(rawValue: 1 << 14)
  /// The block of an element, and the clauses on its line.
  package static let element = Context(rawValue: 1 << 15)
  /// Elements and nothing else: a group, a section of a form.
  package static let elements = Context(rawValue: 1 << 16)
  /// The action of a swipe: clauses of an element, or statements.
  package static let swipe = Context(rawValue: 1 << 17)
  /// The clauses between a flow's title and its block.
  package static let flow = Context(rawValue: 1 << 18)
  /// What a plugin's component has beyond an element: properties of its own.
  package static let component = Context(rawValue: 1 << 20)
  /// What a gesture is expected to have changed: the block of `expect changes`.
  package static let changes = Context(rawValue: 1 << 21)
  /// One condition: the block of `rule` and `never`.
  package static let condition = Context(rawValue: 1 << 19)
}
