internal import CLineEditor
internal import Glibc

/// Reads entries from a terminal, with everything that makes typing pleasant.
///
/// libedit holds the text, the key map, vi's modes and what ~/.editrc says; it asks this object for
/// each key and hands it the commands of `EditorCommand`. It never writes to the terminal: all
/// painting is done here, between two keys, from the text as it then is.
package final class LineEditor: EntryReader {
  /// Why there is no line editor; a `PlainLineReader` does then.
  package enum Unavailability: Error {
    /// Input or output is not a terminal.
    case notATerminal
    /// The terminal can't move its cursor, or does not say what it is.
    case terminalTooSimple
    /// libedit is not installed.
    case libraryMissing
  }

  /// How an editor is set up.
  package struct Options {
    package var input: Int32 = STDIN_FILENO
    package var output: Int32 = STDOUT_FILENO
    /// The terminal's name, the value of TERM.
    package var terminal: String
    /// Whether anything is coloured; without colour there are no suggestions either.
    package var usesColor: Bool
    /// An .editrc to read instead of $EDITRC or ~/.editrc; the empty path reads none.
    package var editrc: String?
    /// Whether the terminal shows more than ASCII; without, the editor's own signs are ASCII.
    package var isUnicode = true
    /// The end of a prompt, by which a pasted transcript is known.
    package var promptMark: String = "❯"

    package init(terminal: String, usesColor: Bool) {
      self.terminal = terminal
      self.usesColor = usesColor
    }
  }

  /// The longest entry, in bytes.
  package static let entryLimit: Int = 1 << 20
  /// How long an Escape waits for the rest of a sequence, in milliseconds.
  static let escapeDelay: Int32 = 50

  package var hooks: EditorHooks
  let history: HistoryFile
  let options: Options
  /// What libedit had to say about ~/.editrc, if anything.
  package private(set) var complaints: String = ""

  /// The editor of the C face; nil after `close`.
  private(set) var editor: OpaquePointer?

  // While an entry is read.
  var prompt = StyledText()
  var outcome: Entry?
  var decoder = KeyDecoder()
  /// Keys to take before any from the terminal, and characters likewise.
  var pushedBack: [Key] = []
  var queued: [UInt32] = []
  var pasted: [UInt8] = []
  var undoHistory = UndoHistory()
  var lastCommand: EditorCommand?
  var stateAfterLastCommand = EntryText()
  var walk: HistorySearch?
  var draft = EntryText()
  var completionStage = CompletionStage.none
  var yanked: Range<Int> = 0..<0

  // On the screen.
  var painter = FramePainter(columns: 80)
  var windowRows: Int = 24
  var footer: [StyledText] = []
  var cursorInFooter: Int?
  var overlay: [StyledRange] = []
  var highlighted: (text: String, styles: [StyledRange]) = ("", [])
  var continuationOf: [String: StyledText] = [:]

  // From entry to entry.
  var kills = KillRing()
  var lastPattern: String = ""
  var userSequences: Set<[UInt8]> = []
  var idleWakes: Int = 0
  private var remembered: Int

  /// Opens an editor on a terminal.
  package init(
    options: Options, hooks: EditorHooks, history: HistoryFile
  ) throws(Unavailability) {
    guard cle_is_terminal(options.input), cle_is_terminal(options.output) else {
      throw .notATerminal
    }
    guard !["", "dumb", "emacs", "unknown"].contains(options.terminal) else {
      throw .terminalTooSimple
    }
    self.options = options
    self.hooks = hooks
    self.history = history
    self.remembered = max(0, history.records.count - 500)
    let context = Unmanaged.passUnretained(self).toOpaque()
    editor = cle_open("navsh", options.input, options.output, context, readScalar, runCommand)
    guard let editor else { throw .libraryMissing }
    complaints = bindKeys(of: editor)
    Interrupts.install()
  }

  deinit {
    close()
  }

  /// Ends the editor; the terminal is as it was found.
  package func close() {
    cle_close(editor)
    editor = nil
  }

  package func readEntry(prompt: StyledText) -> Entry {
    guard let editor else { return .endOfInput }
    begin(prompt: prompt)
    cle_edit(editor)
    return end()
  }

  private func begin(prompt: StyledText) {
    self.prompt = prompt
    outcome = nil
    pushedBack = []
    queued = []
    undoHistory = UndoHistory()
    lastCommand = nil
    walk = nil
    completionStage = .none
    clearFooter()
    continuationOf = [:]
    idleWakes = 0
    rememberNewEntries()
    _ = cle_take_signals(~0)
    cle_guard_terminal(options.input)
    cle_catch_editing_signals(true)
    cle_set_terminal_changed(true)
    measureWindow()
    painter = FramePainter(columns: painter.columns)
    write(Self.startOfLine(columns: painter.columns) + Self.pasteOn)
  }

  private func end() -> Entry {
    let result: Entry = outcome ?? entryOfOwnCommand
    clearFooter()
    paintLast(result)
    write(Self.pasteOff)
    cle_set_terminal_changed(false)
    cle_catch_editing_signals(false)
    return result
  }

  /// The entry when a person's own binding ended it, by one of libedit's commands.
  private var entryOfOwnCommand: Entry {
    var line: EntryText = line
    guard line.scalars.last == "\n" || line.scalars.last == "\r" else { return .endOfInput }
    line.scalars.removeLast()
    return .text(line.string)
  }

  static let pasteOn: String = "\u{1B}[?2004h"
  static let pasteOff: String = "\u{1B}[?2004l"

  /// Moves to the start of a line, marking one that some output left unfinished.
  ///
  /// The mark and the spaces fill a line exactly when the cursor was at its start, and end on the
  /// next one when it was not; the prompt then covers the mark or stands below it.
  private static func startOfLine(columns: Int) -> String {
    "\u{1B}[2m⏎\u{1B}[0m" + String(repeating: " ", count: max(0, columns - 1)) + "\r\u{1B}[K"
  }

  private func rememberNewEntries() {
    guard let editor else { return }
    remembered = min(remembered, history.records.count)
    for record in history.records[remembered...] {
      let scalars: [UInt32] = record.text.unicodeScalars.map(\.value)
      cle_remember(editor, scalars, scalars.count)
    }
    remembered = history.records.count
  }

  /// The editor's own signs as ASCII of the same width; what was typed stays as it is.
  private static func ascii(_ text: String) -> String {
    var result: String = ""
    for character in text {
      switch character {
      case "…": result += "."
      case "⏎": result += "$"
      default: result.append(character)
      }
    }
    return result
  }

  func write(_ text: String) {
    var text: String = options.isUnicode ? text : Self.ascii(text)
    let isWritten: Bool = text.withUTF8 {
      $0.isEmpty || cle_write_bytes(options.output, $0.baseAddress, $0.count)
    }
    if !isWritten { outcome = outcome ?? .endOfInput }
  }
}

/// libedit's call for the next character.
private let readScalar: CLEReadFunction = { context, scalar in
  guard let context, let scalar else { return 0 }
  let editor = Unmanaged<LineEditor>.fromOpaque(context).takeUnretainedValue()
  guard let value = editor.nextScalar() else { return -1 }
  scalar.pointee = value
  return 1
}

/// libedit's call for a command.
private let runCommand: CLERunFunction = { context, index in
  guard let context, let command = EditorCommand(rawValue: index) else {
    return Int32(CLE_REFUSED)
  }
  let editor = Unmanaged<LineEditor>.fromOpaque(context).takeUnretainedValue()
  return Int32(editor.run(command) ? CLE_ENTRY_DONE : CLE_CONTINUE_EDITING)
}
