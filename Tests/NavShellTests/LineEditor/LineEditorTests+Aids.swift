import Testing

@testable import NavShell

extension LineEditorTests {
  // MARK: History

  @Test("Up goes through the entries that begin as typed, Down back to what was typed")
  func prefixSearch() throws {
    let history: [String] = ["tap 1", "show", "tap 2"]
    #expect(
      try entry(
        .type("tap\u{1B}[A"), .see("tap 2"), .type("\u{1B}[A"), .see("tap 1"),
        .type("\u{1B}[B\u{1B}[B!\r"), history: history) == .text("tap!"))
    #expect(try entry(.type("\u{10}\u{10}\r"), history: history) == .text("show"))
  }

  @Test("Ctrl-R narrows down while typing, Return runs what is found, Ctrl-G gives up")
  func incrementalSearch() throws {
    let history: [String] = ["tap one", "tap two", "show"]
    #expect(
      try entry(
        .type("\u{12}tap"), .seeLines(["> tap two", "search: tap"]), .type("\u{12}"),
        .see("> tap one"), .type("\r"), history: history) == .text("tap one"))
    #expect(
      try entry(.type("x\u{12}one"), .see("> tap one"), .type("\u{7}y\r"), history: history)
        == .text("xy"))
    #expect(
      try entry(.type("\u{12}zz"), .see("nothing older"), .type("\u{7}\r"), history: history)
        == .text(""))
  }

  // MARK: Completion

  @Test("Tab inserts what is certain, then lists, then chooses; Return accepts without running")
  func completion() throws {
    let result: Entry = try entry(
      .type("s"), .type("\t"), .seeLines(["> s", "search", "select", "set     a note", "show"]),
      .type("e\t\t"), .seeLines(["> se", "search", "select", "set     a note"]),
      .type("\t\t"), .see("> select"), .type("\r"), .seeLines(["> select"]), .type("x\r"))
    #expect(result == .text("select x"))
  }

  @Test("a single candidate is inserted at once, in the middle of the line too")
  func singleCandidate() throws {
    #expect(try entry(.type("ta\t1\r")) == .text("tap 1"))
    #expect(try entry(.type("sh x\u{1B}[D\u{1B}[D\t\r")) == .text("show  x"))
  }

  @Test("Escape leaves the list and the line as it was; any other key goes on with the choice")
  func leavingTheList() throws {
    #expect(
      try entry(
        .type("se\t\t\t"), .see("> search"), .type("\u{1B}"), .seeLines(["> se"]), .type("\r"))
        == .text("se"))
    #expect(try entry(.type("se\t\t\t"), .see("> search"), .type("x\r")) == .text("search x"))
  }

  @Test("where nothing can stand, that is said below the line until the next key")
  func nothingToComplete() throws {
    #expect(
      try entry(
        .type("zz\t"), .seeLines(["> zz", "nothing to complete here"]), .type("y"),
        .seeLines(["> zzy"]), .type("\r")) == .text("zzy"))
  }

  // MARK: Colours and hints

  @Test("what is typed is coloured, and the rest of an entry like it shown behind it")
  func coloursAndHints() throws {
    let result: Entry = try entry(
      .type("tap t"), .waitUntil { $0.runs(attributes: "2") == ["wo three"] },
      .waitUntil { $0.runs(attributes: "1;34") == ["tap"] },
      .type("\u{1B}f"), .waitUntil { $0.runs(attributes: "2") == [" three"] },
      .type("\u{5}\r"), history: ["tap two three"])
    #expect(result == .text("tap two three"))
  }

  @Test("what a statement wants is shown to be read, not to be taken over")
  func usage() throws {
    #expect(
      try entry(.type("tap "), .seeLines(["> tap THING"]), .type("\u{1B}[C\u{5}1\r"))
        == .text("tap 1"))
  }

  @Test("what is private is not shown behind what is typed")
  func privateSuggestion() throws {
    let terminal = PseudoTerminal()
    let editor: LineEditor = try editor(on: terminal, history: ["tap one"])
    editor.history.append("tap secret", isPrivate: true)
    _ = terminal.play([.type("tap"), .see("tap one"), .type("\r")]) {
      editor.readEntry(prompt: "> ")
    }
    #expect(terminal.failure == nil)
  }

  @Test("a hint is gone once the entry is run")
  func noHintLeft() throws {
    let terminal = PseudoTerminal()
    let editor: LineEditor = try editor(on: terminal, history: ["tap two"])
    _ = terminal.play([.type("tap"), .see("tap two"), .type("\r")]) {
      editor.readEntry(prompt: "> ")
    }
    #expect(terminal.screen.lines == ["> tap"])
  }

  // MARK: Editing

  @Test("cut text comes back, and changes are taken back and made again")
  func cutAndUndo() throws {
    #expect(try entry(.type("one two\u{17}\u{17}\u{19}\r")) == .text("one two"))
    #expect(
      try entry(.type("one "), .see("one"), .type("two"), .see("two"), .type("\u{1F}!\r"))
        == .text("one !"))
    #expect(
      try entry(.type("one two"), .see("two"), .type("\u{17}\u{1F}\u{1F}\u{1B}/\r"))
        == .text("one two"))
  }

  @Test("words are jumped over with Ctrl or Alt and an arrow, and lines with Home and End")
  func jumps() throws {
    #expect(try entry(.type("one two\u{1B}[1;5D-\u{1B}[1;3D+\r")) == .text("+one -two"))
    #expect(try entry(.type("two\u{1B}[Hone \u{1B}[F!\r")) == .text("one two!"))
  }
}
