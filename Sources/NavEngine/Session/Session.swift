package import NavModel
package import NavSyntax

/// A prototype that runs: takes statements one entry at a time and keeps everything to go back.
///
/// Results are values; nothing is printed. One thread uses a session at a time.
package final class Session {
  /// How an entry is read.
  package enum Mode: Sendable {
    /// Goes on after an error; an unknown target is a warning; a definition replaces an older one.
    case prompt
    /// Ends at the first error; definitions come first, wherever they stand.
    case script
  }

  package let environment: Environment
  /// What the definitions so far make.
  package internal(set) var program: Program
  /// Where the prototype is.
  package internal(set) var machine: Machine
  /// Whether `quit` was said.
  package internal(set) var hasQuit = false
  /// The path of the file that `reload` reads again.
  package internal(set) var followedPath: String?
  /// What `complete` answers with; the shell sets it.
  package var completions: ((_ text: String, _ session: Session) -> [Listing.Entry])?

  /// Starts a session on an empty prototype; a device given here wins over the prototype's own.
  package init(environment: Environment, device: String? = nil) {
    self.environment = environment
    let prototype = Prototype(Definitions())
    program = Program(
      prototype: prototype, sources: [], flows: [], services: environment.services)
    machine = Machine(
      prototype: prototype, services: environment.services,
      state: State(device: 0, app: Surface(stacks: [])))
  }

  /// Reads a prototype's file; its folder is the one that files may be read from.
  ///
  /// With `runsStatements` what stands at top level beside definitions runs too. `receive` gets each
  /// answer as it comes; what is returned is the most serious verdict of all.
  package func load(
    _ path: String, runsStatements: Bool = true, receive: (Answer) -> Void
  ) -> Verdict { .fine }

  /// Takes one entry: a line of the prompt, `-c`, all of standard input.
  package func enter(
    _ source: SourceText, mode: Mode, receive: (Answer) -> Void
  ) -> Verdict { .fine }

  /// Reads the followed file again and moves the running prototype over to it.
  ///
  /// A file with errors leaves everything as it was. The answer's notes say what was dropped.
  package func reload() -> Answer { Answer(.silent) }
}

extension Session {
  /// One line that says where the prototype is: `Library › Songs ⌃Sort by`.
  package var location: String { "" }
  /// The flows so far, in the order of definition.
  package var flows: [Flow] { program.flows }
}
