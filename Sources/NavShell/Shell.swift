internal import Glibc
package import NavEngine
internal import NavModel
internal import NavSyntax

/// The prompt: reads an entry, runs it, shows what came of it, until somebody leaves.
package final class Shell {
  /// How a shell is set up.
  package struct Settings {
    /// The terminal's name, the value of TERM.
    package var terminal: String = ""
    /// The prototype whose file is followed.
    package var file: String?
    /// Where the history is kept; nothing keeps none.
    package var historyPath: String?
    /// What the greeting says first.
    package var version: String = ""

    /// Creates the settings of a shell on no file.
    package init() {}
  }

  package let session: Session
  let printer: AnswerPrinter
  var settings: Settings
  let history: HistoryFile
  var follower: Follower?
  var reader: (any EntryReader)?
  /// Whether somebody sits there: prompts and greetings are for people.
  package let isInteractive: Bool
  private(set) var verdict = Verdict.fine

  /// Creates a shell on a session.
  package init(session: Session, printer: AnswerPrinter, settings: Settings) {
    self.session = session
    self.printer = printer
    self.settings = settings
    isInteractive = isatty(STDIN_FILENO) == 1 && printer.results.isTerminal
    history = HistoryFile(
      path: isInteractive ? settings.historyPath : nil, session: "\(getpid())")
  }

  /// Runs until the end of the input or `quit`; returns the most serious verdict.
  package func run() -> Verdict {
    if isInteractive {
      greet()
      follow(true)
    }
    let reader: any EntryReader = openReader()
    self.reader = reader
    while !session.hasQuit, printer.results.condition == .open {
      printer.results.flush()
      switch reader.readEntry(prompt: isInteractive ? prompt : StyledText()) {
      case .text(let text): run(text)
      case .endOfInput: return verdict
      case .interrupted: continue
      case .tooLong: complain("this entry is too long", help: "put it into a file and load that")
      case .invalid(let line, let column):
        complain("line \(line) isn't UTF-8 at column \(column)", help: nil)
      }
    }
    return verdict
  }

  var prompt: StyledText {
    Prompt.text(location: session.location, isUnicode: printer.style.isUnicode)
  }

  private func openReader() -> any EntryReader {
    Interrupts.install()
    if isInteractive {
      var options = LineEditor.Options(
        terminal: settings.terminal, usesColor: printer.results.usesColor)
      options.isUnicode = printer.style.isUnicode
      options.promptMark = Prompt.mark(isUnicode: printer.style.isUnicode)
      if let editor = try? LineEditor(options: options, hooks: hooks, history: history) {
        if !editor.complaints.isEmpty {
          complain("~/.editrc: " + editor.complaints.prefix { $0 != "\n" }, help: nil)
        }
        return editor
      }
    }
    return PlainLineReader(
      output: isInteractive ? STDOUT_FILENO : nil,
      continuationMark: printer.style.isUnicode ? "… " : "... ",
      isComplete: { Self.entryState($0) })
  }

  /// Runs one entry.
  private func run(_ text: String) {
    // The window may have another width by now.
    if isInteractive { printer.style.width = Terminal.columns(printer.results.descriptor) }
    let secrets = SecretText(in: session.program.prototype)
    let needsCare: Bool = secrets.couldBe(in: text)
    var isPrivate = false
    Interruption.clear()
    let source = SourceText(name: "prompt", text: text)
    let result: Verdict = session.enter(source, mode: .prompt) { answer in
      if needsCare && secrets.isTold(by: answer) { isPrivate = true }
      receive(answer)
    }
    history.append(text, isPrivate: isPrivate)
    if result == .interrupted { complain("interrupted", help: nil) }
    if !isInteractive { verdict = verdict.joined(with: result) }
  }

  private func complain(_ message: String, help: String?) {
    printer.print(
      Diagnostic("shell", source: nil, span: Span(0, 0), message: message, help: help))
  }
}
