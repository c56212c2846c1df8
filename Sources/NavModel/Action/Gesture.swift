/// What a person does to what is on screen.
package enum Gesture: Hashable, Sendable {
  package enum Vertical: UInt8, Hashable, Sendable { case up, down }

  case tap(Target)
  case tapRow(RowAddress)
  case tapInfo(RowAddress)
  case tapMore
  case hold(Target)
  case swipe(Vertical)
  case swipeRow(RowAction.Side, RowAddress, fully: Bool)
  case pull
  case back
  case backTo(String)
  case search(String, scope: String?)
  case type(String, into: Target?)
  case paste(String, into: Target?)
  case backspace(Int)
  case clear(Target?)
  case cancelSearch
  case pressReturn
  case next
  case previous
  /// A scope by name or title.
  case scope(String)
  case dismiss
  case index(String)
  case scrollTo(RowAddress)
  case edit
  case done
  /// Numbers of rows as shown, from 1.
  case moveRow(from: Int, to: Int)
  case deleteRow(RowAddress)
  /// A position among all tabs, from 1.
  case moveTab(String, to: Int)
  case choose(String, in: Target?)
  case set(Target, Value)
  case increase(Target)
  case decrease(Target)
  case hover(Target)
  case rotate
  /// An action of a component: its verb, the component, what follows.
  case action(String, Target, [Value])
}

/// A thing on screen as a script addresses it.
package struct Target: Hashable, Sendable {
  package enum Subject: Hashable, Sendable {
    /// A name some definition has.
    case name(Symbol)
    /// A visible title.
    case title(String)
    /// A name that nothing has.
    case unknown(String)
  }

  package var subject: Subject
  /// `in toolbar`, `in confirm`: a bar, a table, a presentation, a section.
  package var within: String?
  /// `at 2`: which of several, from 1.
  package var ordinal: Int?

  /// Creates a target.
  package init(_ subject: Subject, within: String? = nil, ordinal: Int? = nil) {
    self.subject = subject
    self.within = within
    self.ordinal = ordinal
  }
}

/// A row as a script addresses it.
package struct RowAddress: Hashable, Sendable {
  package enum Selector: Hashable, Sendable {
    /// The number as shown, from 1.
    case number(Int)
    case title(String)
    /// The name of an inline row.
    case name(Symbol)
    case condition(Expression, locals: [Value])
    /// A row itself, as an expression gave it.
    case row(RowReference)
  }

  package var selector: Selector
  /// The header of the section it is looked for in.
  package var section: String?

  /// Creates an address.
  package init(_ selector: Selector, section: String? = nil) {
    self.selector = selector
    self.section = section
  }
}
