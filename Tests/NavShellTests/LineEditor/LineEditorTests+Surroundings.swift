import Glibc
import Testing

@testable import NavShell

extension LineEditorTests {
  // MARK: The window

  @Test("a narrower and a wider window show the line once, with the cursor in its place")
  func resizing() throws {
    let text: String = "tap \"aaaaaaaaaa bbbbbbbbbb cc\""
    let result: Entry = try entry(
      .type(text), .see("cc\""), .resize(columns: 20), .see("cc\""), .resize(columns: 60),
      .seeLines(["> \(text)"]), .type("!\r"))
    #expect(result == .text(text + "!"))
  }

  @Test("of an entry higher than the window all is left on the screen when it is run")
  func highEntry() throws {
    let terminal = PseudoTerminal()
    let editor: LineEditor = try editor(on: terminal)
    let text: String = (1...30).map { "line \($0)" }.joined(separator: "\n")
    let result: Entry = terminal.play([
      .type("\u{1B}[200~\(text)\u{1B}[201~"), .see("line 30"), .type("\u{1B}<"), .see("line 1"),
      .type("\r"),
    ]) { editor.readEntry(prompt: "> ") }
    #expect(terminal.failure == nil)
    #expect(result == .text(text))
    let screen: TerminalScreen = terminal.screen
    #expect((screen.scrolledOff + screen.lines).suffix(30).first == "> line 1")
    #expect(screen.lines.last == "… line 30")
  }

  @Test("news are printed above the line, which stays with its cursor")
  func wake() throws {
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    defer { for end in ends { close(end) } }
    var hooks: EditorHooks = Self.hooks
    hooks.wakeDescriptors = [ends[0]]
    hooks.wake = {
      var byte: UInt8 = 0
      _ = read(ends[0], &byte, 1)
      return WakeAction(output: "file\u{1B}[2J changed\nagain", prompt: "» ")
    }
    let terminal = PseudoTerminal()
    let editor: LineEditor = try editor(on: terminal, hooks: hooks)
    var woken = false
    let wake = Step.waitUntil { screen in
      guard screen.lines == ["> a日b"] && !woken else { return woken }
      woken = true
      return write(ends[1], "x", 1) == 1
    }
    let result: Entry = terminal.play([
      .type("a日b\u{1B}[D"), wake, .seeLines(["file␛[2J changed", "again", "» a日b"]),
      .type("c\r"),
    ]) { editor.readEntry(prompt: "> ") }
    #expect(terminal.failure == nil)
    #expect(result == .text("a日cb"))
  }

  @Test("output without a line break at its end is not written over by the prompt")
  func unfinishedLine() throws {
    let terminal = PseudoTerminal()
    let editor: LineEditor = try editor(on: terminal)
    _ = terminal.play([.type("x\r")]) {
      _ = write(terminal.editorSide, "partial", 7)
      return editor.readEntry(prompt: "> ")
    }
    #expect(terminal.screen.lines == ["partial⏎", "> x"])
  }

  // MARK: ~/.editrc and vi

  @Test("an .editrc wins over the editor's own bindings, and the others stay")
  func editrc() throws {
    let rc = Sourced("bind ^A ed-move-to-end\nbind \"\\e[A\" ed-move-to-beg\nbind ^T navsh-undo\n")
    #expect(try entry(.type("ab\u{1B}[A-\u{1}+\r"), editrc: rc.path) == .text("-ab+"))
    #expect(
      try entry(
        .type("one "), .see("one"), .type("two"), .see("two"), .type("\u{14}\r"), editrc: rc.path)
        == .text("one "))
    #expect(try entry(.type("ta\t\r"), editrc: rc.path) == .text("tap "))
  }

  @Test("a person's own binding of libedit's end of line ends the entry too")
  func ownEndOfLine() throws {
    let rc = Sourced("bind ^O ed-newline\nbind ^Q ed-end-of-file\n")
    #expect(try entry(.type("ab\u{F}"), editrc: rc.path) == .text("ab"))
    #expect(try entry(.type("ab\u{11}"), editrc: rc.path) == .endOfInput)
  }

  @Test("in a locale without UTF-8 nothing typed is lost")
  func locale() throws {
    let before: String? = getenv("LC_ALL").map { String(cString: $0) }
    setenv("LC_ALL", "C", 1)
    defer { if let before { setenv("LC_ALL", before, 1) } else { unsetenv("LC_ALL") } }
    #expect(try entry(.type("é日\u{1B}[D\u{7F}ÿ\r")) == .text("ÿ日"))
  }

  @Test("in vi mode Escape commands, and arrows, Tab and pasting work while inserting")
  func vi() throws {
    let rc = Sourced("bind -v\n")
    #expect(
      try entry(
        .type("one two\u{1B}"), .waitUntil { $0.cursorColumn == 8 }, .type("bcwX\u{1B}"),
        .waitUntil { $0.lines == ["> one X"] && $0.cursorColumn == 6 }, .type("\r"),
        editrc: rc.path) == .text("one X"))
    #expect(
      try entry(.type("ab\u{1B}[D-\u{1B}[F\u{1B}[200~c\rd\u{1B}[201~\r"), editrc: rc.path)
        == .text("a-bc\nd"))
    #expect(try entry(.type("ta\t1\r"), editrc: rc.path) == .text("tap 1"))
    #expect(
      try entry(
        .type("\u{1B}"), .type("k"), .see("show"), .type("\r"), history: ["show"], editrc: rc.path)
        == .text("show"))
  }

  @Test("complaints about an .editrc are kept for the shell to show")
  func complaints() throws {
    let rc = Sourced("bind ^T nonsense\n")
    let editor: LineEditor = try editor(on: PseudoTerminal(), editrc: rc.path)
    #expect(editor.complaints.contains("nonsense"))
    let other: LineEditor = try self.editor(on: PseudoTerminal())
    #expect(other.complaints == "")
  }

  // MARK: The external editor

  @Test("Ctrl-X Ctrl-E gives the entry to $VISUAL and takes what was saved")
  func externalEditor() throws {
    setenv("VISUAL", "sed -i 's/one/two\\nthree/'", 1)
    #expect(
      try entry(.type("one"), .see("one"), .type("\u{18}\u{5}"), .see("… three"), .type("\r"))
        == .text("two\nthree"))
    setenv("VISUAL", "false", 1)
    #expect(try entry(.type("one\u{18}\u{5}"), .see("is as it was"), .type("\r")) == .text("one"))
    unsetenv("VISUAL")
  }

  // MARK: Where there is none

  @Test("without a terminal, or on one that can't move its cursor, there is no line editor")
  func unavailable() throws {
    let history = HistoryFile(path: nil, session: "s")
    var options = LineEditor.Options(terminal: "xterm", usesColor: false)
    let null: Int32 = open("/dev/null", O_RDWR)
    defer { close(null) }
    options.input = null
    #expect(throws: LineEditor.Unavailability.notATerminal) {
      try LineEditor(options: options, hooks: EditorHooks(), history: history)
    }
    let terminal = PseudoTerminal()
    for name in ["", "dumb"] {
      var options = LineEditor.Options(terminal: name, usesColor: false)
      options.input = terminal.editorSide
      options.output = terminal.editorSide
      #expect(throws: LineEditor.Unavailability.terminalTooSimple) {
        try LineEditor(options: options, hooks: EditorHooks(), history: history)
      }
    }
  }
}

/// An .editrc for the time of a test.
private final class Sourced {
  let path: String

  init(_ text: String) {
    var template: [CChar] = Array("/tmp/navsh-editrc-XXXXXX".utf8CString)
    let descriptor: Int32 = mkstemp(&template)
    _ = write(descriptor, text, text.utf8.count)
    close(descriptor)
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  deinit {
    unlink(path)
  }
}
