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
  /// Whether `quit` was said.
  package internal(set) var hasQuit = false
  /// The path of the file that `reload` reads again.
  package internal(set) var followedPath: String?
  /// What `complete` answers with; the shell sets it.
  package var completions: ((_ text: String, _ session: Session) -> [Listing.Entry])?
  /// The options of the shell, with their values, in the order of their names' first use.
  package internal(set) var options: [(name: String, value: String)] = Session.defaultOptions

  var runner: Runner
  var builder: ProgramBuilder
  /// Reads the file names in entries.
  var entryPath = FilePath(root: ".", folder: "")
  /// The number of the source that the followed file was loaded as.
  var followedUnit: Int?
  /// The device that was asked for on the command line.
  let device: String?

  /// Starts a session on an empty prototype; a device given here wins over the prototype's own.
  package init(environment: Environment, device: String? = nil) {
    self.environment = environment
    self.device = device
    builder = ProgramBuilder(
      services: environment.services, service: environment.plugins,
      files: DataFiles(environment: environment))
    let program: Program = .empty(services: environment.services)
    let machine = Machine(
      prototype: program.prototype, services: environment.services,
      state: State(device: 0, app: Surface(stacks: [])))
    runner = Runner(
      program: program, machine: machine, isInterrupted: environment.isInterrupted)
    runner.pictures = environment.pictures
    runner.beginHistory()
  }

  /// The prototype of now.
  package var program: Program { runner.program }
  /// Where the prototype is.
  package var machine: Machine { runner.machine }
  /// The flows so far, in the order of definition.
  package var flows: [Flow] { program.flows }
  /// One line that says where the prototype is: `Library › Songs ⌃Sort by`.
  package var location: String { machine.location }
  /// Whether a statement typed into a secure field, so that its text is kept nowhere.
  package func isSecret(_ statement: Node) -> Bool { runner.isSecret(statement) }
  /// How many steps can be taken back.
  package var undoCount: Int { runner.history.undoCount }
  /// How many steps can be done again.
  package var redoCount: Int { runner.history.redoCount }
  /// The statements so far that changed something, the last of them at most.
  package func history(last limit: Int) -> [(number: Int, text: String)] {
    runner.history.statements(last: limit).map {
      (number: $0.number, text: runner.shownText(of: $0.statement))
    }
  }
}
