import Glibc
import Testing

@testable import NavShell

/// The editor on a real terminal; one at a time, because signals and libedit belong to the process.
@Suite("The line editor", .serialized) struct LineEditorTests {
  typealias Step = PseudoTerminal.Step

  static let words: [String] = ["search", "select", "set", "show", "tap"]

  static var hooks: EditorHooks {
    EditorHooks(
      complete: { text, cursor in
        let before = String(decoding: Array(text.utf8).prefix(cursor), as: UTF8.self)
        let word: Substring =
          before.split(separator: " ", omittingEmptySubsequences: false).last ?? ""
        return Completion(
          replacing: (cursor - word.utf8.count)..<cursor,
          candidates: words.filter { $0.hasPrefix(word) }.map {
            Completion.Candidate($0, insertion: $0 + " ", note: $0 == "set" ? "a note" : "")
          })
      },
      highlight: { $0.hasPrefix("tap") ? [StyledRange(0..<3, .command)] : [] },
      hint: { $0 == "tap " ? .usage("THING") : nil },
      isComplete: { text in
        let open: Int = text.count { $0 == "{" } - text.count { $0 == "}" }
        return open > 0 ? .incomplete(openBlock: "flow") : .complete
      })
  }

  func editor(
    on terminal: PseudoTerminal, hooks: EditorHooks = hooks, history: [String] = [],
    editrc: String = ""
  ) throws -> LineEditor {
    var options = LineEditor.Options(terminal: "xterm-256color", usesColor: true)
    options.input = terminal.editorSide
    options.output = terminal.editorSide
    options.editrc = editrc
    let file = HistoryFile(path: nil, session: "s")
    for text in history { file.append(text) }
    return try LineEditor(options: options, hooks: hooks, history: file)
  }

  /// Types, and returns the entry; what the typist waited for in vain is an issue.
  func entry(
    _ steps: Step..., history: [String] = [], editrc: String = "",
    at place: SourceLocation = #_sourceLocation
  ) throws -> Entry {
    let terminal = PseudoTerminal()
    let editor: LineEditor = try editor(on: terminal, history: history, editrc: editrc)
    let entry: Entry = terminal.play(steps) { editor.readEntry(prompt: "> ") }
    editor.close()
    if let failure = terminal.failure {
      Issue.record("\(failure)\n\(terminal.screen.lines)", sourceLocation: place)
    }
    return entry
  }

  // MARK: Typing

  @Test("an entry in any script is what was typed, and the screen shows it")
  func typing() throws {
    let result: Entry = try entry(
      .type("tap \"日本 é👩‍👩‍👧\""), .seeLines(["> tap \"日本 é👩‍👩‍👧\""]), .type("\r"))
    #expect(result == .text("tap \"日本 é👩‍👩‍👧\""))
  }

  @Test("Backspace, Delete and the arrows go by whole characters")
  func characters() throws {
    let result: Entry = try entry(
      .type("a👩‍👩‍👧e\u{301}日b"), .see("日b"), .type("\u{1B}[D\u{1B}[D\u{7F}\u{1B}[D\u{1B}[3~\r"))
    #expect(result == .text("a日b"))
  }

  @Test("no sequence of the terminal leaks into the entry")
  func sequences() throws {
    let result: Entry = try entry(
      .type("ab\u{1B}[1~\u{1B}[5~\u{1B}[I\u{1B}[<0;1;1M\u{1B}]11;rgb:0/0/0\u{7}x\u{1B}[4~y\r"))
    #expect(result == .text("xaby"))
  }

  @Test("bytes that are not UTF-8 become replacement characters")
  func invalidBytes() throws {
    let terminal = PseudoTerminal()
    let editor: LineEditor = try editor(on: terminal)
    var sent = false
    let wrong: [UInt8] = [0x61, 0xFF, 0x62, 0x0D]
    let type = Step.waitUntil { screen in
      guard screen.lines == [">"] && !sent else { return sent }
      sent = true
      return write(terminal.typistSide, wrong, wrong.count) == 4
    }
    let result: Entry = terminal.play([type]) { editor.readEntry(prompt: "> ") }
    #expect(result == .text("a\u{FFFD}b"))
  }

  // MARK: Entries of several lines

  @Test("Return inside a block starts a line with the name of the block, and indents it")
  func blocks() throws {
    let result: Entry = try entry(
      .type("flow {\r"), .seeLines(["> flow {", "flow…"]),
      .type("tap 1\r}"), .seeLines(["> flow {", "flow…   tap 1", "flow… }"]), .type("\r"))
    #expect(result == .text("flow {\n  tap 1\n}"))
  }

  @Test("an entry of several lines comes back from the history as one, and is edited as one")
  func multilineHistory() throws {
    let result: Entry = try entry(
      .type("\u{1B}[A"), .seeLines(["> flow {", "flow…   tap 1", "flow… }"]),
      .type("\u{1B}[D\u{1B}[A!"), .see("!  tap 1"), .type("\r"),
      history: ["flow {\n  tap 1\n}"])
    #expect(result == .text("flow {\n!  tap 1\n}"))
  }

  @Test("Alt-Return starts a line anywhere")
  func newLine() throws {
    #expect(try entry(.type("a\u{1B}\rb\r")) == .text("a\nb"))
  }

  @Test("a pasted text is one entry and runs only on Return")
  func paste() throws {
    let result: Entry = try entry(
      .type("\u{1B}[200~tap 1\r\ntap 2\r\n\u{1B}[201~"), .seeLines(["> tap 1", "… tap 2"]),
      .type("!\r"))
    #expect(result == .text("tap 1\ntap 2!"))
  }

  @Test("a paste that is too long is refused with a message, and the line stays")
  func longPaste() throws {
    let terminal = PseudoTerminal()
    let editor: LineEditor = try editor(on: terminal)
    let text = String(repeating: "x", count: LineEditor.entryLimit + 1)
    let result: Entry = terminal.play([
      .type("ab"), .type("\u{1B}[200~\(text)\u{1B}[201~"), .see("What was pasted is longer"),
      .type("c\r"),
    ]) { editor.readEntry(prompt: "> ") }
    #expect(terminal.failure == nil)
    #expect(result == .text("abc"))
  }

  // MARK: Leaving

  @Test("Ctrl-D leaves on an empty line only")
  func endOfInput() throws {
    #expect(try entry(.type("\u{4}")) == .endOfInput)
    #expect(try entry(.type("ab\u{4}\u{1B}[H\u{4}\r")) == .text("b"))
  }

  @Test("Ctrl-C gives the entry up, and the next one starts afresh")
  func interrupt() throws {
    let terminal = PseudoTerminal()
    let editor: LineEditor = try editor(on: terminal)
    let first: Entry = terminal.play([.type("flow {\r ab"), .see("ab"), .signal(SIGINT)]) {
      editor.readEntry(prompt: "> ")
    }
    #expect(first == .interrupted)
    #expect(terminal.screen.lines == ["> flow {", "flow…    ab^C"])
    let second: Entry = terminal.play([.type("cd\r")]) {
      editor.readEntry(prompt: "» ")
    }
    #expect(second == .text("cd"))
  }

  @Test("Ctrl-C while no entry is read sets the flag that what runs looks at")
  func interruptWhileRunning() throws {
    let terminal = PseudoTerminal()
    let editor: LineEditor = try editor(on: terminal)
    editor.close()
    #expect(!Interrupts.take())
    kill(getpid(), SIGINT)
    var polled = pollfd(fd: Interrupts.descriptor, events: Int16(POLLIN), revents: 0)
    #expect(poll(&polled, 1, 20_000) == 1)
    #expect(Interrupts.take())
    #expect(!Interrupts.take())
  }

  @Test("the terminal is as it was found, with nothing of the editor left on it")
  func restored() throws {
    let terminal = PseudoTerminal()
    var before = termios()
    var after = termios()
    tcgetattr(terminal.editorSide, &before)
    let editor: LineEditor = try editor(on: terminal)
    _ = terminal.play([.type("ab\r")]) { editor.readEntry(prompt: "> ") }
    editor.close()
    tcgetattr(terminal.editorSide, &after)
    #expect(before.c_lflag == after.c_lflag)
    #expect(before.c_iflag == after.c_iflag)
    #expect(terminal.screen.modes == ["?25"])
    #expect(terminal.screen.lines == ["> ab"])
    #expect(terminal.screen.cursorRow == 1)
  }
}
