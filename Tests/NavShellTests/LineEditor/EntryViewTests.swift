import Testing

@testable import NavShell

@Suite("Laying an entry out") struct EntryViewTests {
  private func rows(_ view: EntryView, columns: Int) -> [String] {
    view.frame(columns: columns, usesColor: false).rows.map(\.text)
  }

  @Test("a line that is exactly full is followed by a row for the cursor")
  func fullRow() {
    let frame: Frame = EntryView(prompt: "> ", entry: EntryText("12345678")).frame(
      columns: 10, usesColor: false)
    #expect(frame.rows.map(\.text) == ["> 12345678", ""])
    #expect(frame.cursorRow == 1)
    #expect(frame.cursorColumn == 0)
  }

  @Test(
    "a wide character that does not fit any more stands on the next row, and the cursor with it")
  func wideAtTheEdge() {
    let entry = EntryText(Array("1234567日".unicodeScalars), cursor: 7)
    let frame: Frame = EntryView(prompt: "> ", entry: entry).frame(columns: 10, usesColor: false)
    #expect(frame.rows.map(\.text) == ["> 1234567", "日"])
    #expect(frame.cursorRow == 1)
    #expect(frame.cursorColumn == 0)
  }

  @Test("each further line has its continuation prompt")
  func continuations() {
    let view = EntryView(
      prompt: "> ", entry: EntryText("flow {\ntap 1\n}"), continuations: ["flow… ", "flow… "])
    #expect(rows(view, columns: 40) == ["> flow {", "flow… tap 1", "flow… }"])
  }

  @Test("controls in an entry are shown, not obeyed")
  func controls() {
    let view = EntryView(prompt: "> ", entry: EntryText("a\u{1B}[31mb\u{7}\u{202E}c"))
    #expect(rows(view, columns: 40) == ["> a␛[31mb␇�c"])
  }

  @Test("a long prompt leaves half of the window, and keeps its end")
  func longPrompt() {
    var prompt = StyledText("Library › Songs › Something long ", .accent)
    prompt.append("❯ ")
    #expect(
      rows(EntryView(prompt: prompt, entry: EntryText("x")), columns: 20) == ["…g long ❯ x"])
  }

  @Test("a hint of several lines shows its first")
  func hint() {
    let view = EntryView(prompt: "> ", entry: EntryText("fl"), hint: "ow {\n  tap 1\n}")
    #expect(rows(view, columns: 40) == ["> flow {…"])
  }

  @Test("rows below the entry never wrap")
  func footer() {
    let view = EntryView(prompt: "> ", entry: EntryText("x"), footer: ["1234567890abc", "short"])
    #expect(rows(view, columns: 10) == ["> x", "12345678…", "short"])
  }

  @Test("the cursor can be in the row below the entry")
  func cursorBelow() {
    let view = EntryView(
      prompt: "> ", entry: EntryText("x"), footer: ["search: 日"], cursorInFooter: 10)
    let frame: Frame = view.frame(columns: 40, usesColor: false)
    #expect(frame.cursorRow == 1)
    #expect(frame.cursorColumn == 10)
  }

  @Test("styles go by bytes, the later one wins, and ranges that are no part of the text are cut")
  func styles() {
    let view = EntryView(
      prompt: "", entry: EntryText("日本x"),
      styles: [
        StyledRange(0..<6, .string), StyledRange(3..<6, .unknown), StyledRange(90..<99, .number),
      ])
    #expect(
      view.frame(columns: 40, usesColor: true).rows.map(\.text) == [
        "\u{1B}[32m日\u{1B}[0m\u{1B}[31m本\u{1B}[0mx"
      ])
  }

  @Test("a cursor inside a character is shown at its start")
  func cursorInsideCharacter() {
    let entry = EntryText(Array("ae\u{301}b".unicodeScalars), cursor: 2)
    #expect(
      EntryView(prompt: "", entry: entry).frame(columns: 9, usesColor: false).cursorColumn == 1)
  }

  @Test("a window of one column is no reason to fail")
  func oneColumn() {
    let view = EntryView(prompt: "> ", entry: EntryText("日本\nab\t"), footer: ["x"])
    #expect(!rows(view, columns: 1).isEmpty)
    #expect(!rows(view, columns: 0).isEmpty)
  }
}
