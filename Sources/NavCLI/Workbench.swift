internal import Glibc
internal import NavEngine
internal import NavGuidelines
internal import NavModel
internal import NavPluginHost
internal import NavShell
internal import NavSyntax

/// A session on the outside as it is, whose answers go to the console.
final class Workbench {
  /// Which answers are written.
  enum Talk {
    case everything
    /// What is wrong, and nothing else.
    case diagnosticsOnly
  }

  let console: Console
  let session: Session
  let printer: AnswerPrinter
  /// The most serious of what happened so far.
  private(set) var status = ExitStatus.success

  /// Opens a session that may read the files the command line names.
  init(
    _ console: Console, files: [String], device: String? = nil, plugins: PluginHost? = nil
  ) {
    self.console = console
    Interrupts.install()
    var environment = NavEngine.Environment.system(
      namedFiles: files, plugins: plugins ?? console.plugins)
    environment.explore = { $0.answer() }
    session = Session(environment: environment, device: device)
    session.completions = { text, session in
      Completer(session: session).candidates(in: text, at: text.utf8.count).map {
        Listing.Entry($0.text, $0.note)
      }
    }
    printer = AnswerPrinter(
      results: console.results, diagnostics: console.diagnostics, style: console.style)
  }

  /// Reads a prototype, or statements from standard input where the file is called `-`.
  ///
  /// Returns whether to go on.
  @discardableResult func load(
    _ file: String, runsStatements: Bool = true, stopsAtError: Bool = true,
    _ talk: Talk = .everything
  ) -> Bool {
    if file == "-" { return enterStandardInput(talk) }
    return note(
      session.load(file, runsStatements: runsStatements, stopsAtError: stopsAtError) { answer in
        // Of a file everybody knows that it defines something.
        if case .defined = answer.content {
          receive(answer, .diagnosticsOnly)
        } else {
          receive(answer, talk)
        }
      })
  }

  /// Runs statements that are no file; returns whether to go on.
  @discardableResult func enter(
    _ source: SourceText, mode: Session.Mode = .script, _ talk: Talk = .everything
  ) -> Bool {
    note(session.enter(source, mode: mode) { answer in receive(answer, talk) })
  }

  /// Runs what is left of standard input; returns whether to go on.
  @discardableResult func enterStandardInput(_ talk: Talk = .everything) -> Bool {
    do throws(FileProblem) {
      let bytes: [UInt8] = try File.readAll(STDIN_FILENO)
      return enter(SourceText(name: "-", bytes: bytes), talk)
    } catch {
      if Interruption.isRequested { return note(.interrupted) }
      console.complain(error.message(for: "-"))
      return note(.failed)
    }
  }

  /// Remembers how something went; returns whether to go on.
  @discardableResult func note(_ verdict: Verdict) -> Bool {
    // It was us who ended it, because nobody reads on.
    if verdict == .interrupted, console.results.condition != .open { return false }
    status = status.joined(with: ExitStatus(verdict))
    return verdict == .fine && !session.hasQuit && console.results.condition == .open
  }

  /// Remembers an exit status of the program's own.
  func note(_ other: ExitStatus) { status = status.joined(with: other) }

  private func receive(_ answer: Answer, _ talk: Talk) {
    for diagnostic in answer.diagnostics
    // A device that the command line asks for is the command line's mistake, and told as that.
    where diagnostic.id != "unknown-device" || diagnostic.source != nil {
      printer.print(diagnostic)
    }
    if talk == .everything { printer.printContent(of: answer) }
    // Nobody reads on: what runs ends as it does at Ctrl-C.
    if console.results.condition != .open { Interruption.request() }
  }
}

extension Workbench {
  /// Whether a device can be named, once the prototype is there; complains when it can't.
  func knowsDevice(_ name: String?, subcommand: String) -> Bool {
    guard let name else { return true }
    let known: [String] = session.program.prototype.definitions.devices.map { $0.name }
    if known.contains(name) { return true }
    let meant: String? = nearest(to: name, in: known)
    console.complain(
      UsageError(
        "there is no device '\(name)'",
        advice: meant.map { "did you mean '\($0)'?" } ?? "there is \(alternatives(known))",
        topic: subcommand))
    note(.wrongCommandLine)
    return false
  }
}

extension ExitStatus {
  /// The status of a program that ends with a verdict.
  init(_ verdict: Verdict) {
    self = ExitStatus(rawValue: verdict.exitStatus) ?? .failedRunning
  }
}
