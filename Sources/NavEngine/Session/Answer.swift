package import NavModel
package import NavSyntax

/// What the session says to one statement: values, which a renderer turns into text.
package struct Answer: Sendable {
  /// What there is to show.
  package enum Content: Sendable {
    /// Nothing: an expectation that held, a statement without effect.
    case silent
    /// Definitions that took effect, as words: `screen home`.
    case defined([String])
    /// What a gesture or event changed, in order.
    case changed([Event])
    /// A handler or a form rule answered instead; what that changed.
    case intercepted([Event])
    /// Refused, as the statement said it would be.
    case refused(Refusal)
    /// `show`: the machine as it is, and what of it is asked for.
    indirect case scene(Machine, of: Target?)
    /// Text as it stands, of `print`, `where`, `tree`; may have several lines.
    case text(String)
    /// `can`, `history`, `marks`, `help`: terms and what there is to say of each.
    case listing(Listing)
    /// `timeline`: what each step of the history changed.
    case timeline([TimelineStep])
    /// A flow that ran.
    indirect case flow(FlowResult)
    /// What `check` found.
    indirect case report(CheckReport)
    /// An option of the shell with its value of now.
    case option(name: String, value: String)
    /// The session ends.
    case quit
  }

  /// The statement it answers; nothing for what concerns a whole source.
  package var statement: Node?
  package var content: Content
  /// Errors, warnings and notes, in the order they were found.
  package var diagnostics: [Diagnostic]
  package var verdict: Verdict
  /// Where the statement led, when it changed something.
  ///
  /// Who receives an answer can't ask the session: it is in the middle of a statement.
  package var machine: Machine? {
    get { carried?.machine }
    set { carried = newValue.map { Carried($0) } }
  }
  private var carried: Carried?

  /// Keeps a machine out of line, so that an answer is cheap to pass on.
  private final class Carried: Sendable {
    let machine: Machine
    init(_ machine: Machine) { self.machine = machine }
  }

  /// Creates an answer.
  package init(
    _ content: Content, to statement: Node? = nil, diagnostics: [Diagnostic] = [],
    verdict: Verdict = .fine, machine: Machine? = nil
  ) {
    self.statement = statement
    self.content = content
    self.diagnostics = diagnostics
    self.verdict = verdict
    carried = machine.map { Carried($0) }
  }
}

/// Terms with a word on each, in the order to show them.
package struct Listing: Hashable, Sendable {
  /// A line of a listing.
  package struct Entry: Hashable, Sendable {
    package var term: String
    package var detail: String

    /// Creates an entry.
    package init(_ term: String, _ detail: String = "") {
      self.term = term
      self.detail = detail
    }
  }

  /// What it lists: `gestures`, `history`, `help`.
  package var subject: String
  package var entries: [Entry]

  /// Creates a listing.
  package init(_ subject: String, _ entries: [Entry]) {
    self.subject = subject
    self.entries = entries
  }
}
