import Testing

@testable import NavShell

@Suite("Painting frames") struct FramePainterTests {
  private func view(_ text: String, cursor: Int? = nil) -> EntryView {
    EntryView(prompt: "> ", entry: EntryText(Array(text.unicodeScalars), cursor: cursor))
  }

  @Test("a frame painted over any other leaves the screen as if it had been painted alone")
  func paintedOver() {
    let texts: [String] = [
      "", "a", "tap", "tap \"Songs\"", "tap \"日本語\" and more",
      "12345678901234567", "123456789012345678", "1234567890123456789",
      "123456789012345678901234567890123456", "1234567890123456日本",
      "12345678901234567日本", "flow {\n  tap 1\n}", "a\n\nb", "a\n",
      "1234567890123456\nab", "123456789012345678\nab", "👩‍👩‍👧 e\u{301} x", "a\tb",
    ]
    var random = Generator(state: 7)
    for columns in [5, 20, 21] {
      var painter = FramePainter(columns: columns)
      var screen = TerminalScreen(rows: 24, columns: columns)
      for _ in 0..<150 {
        let text: String = texts[random.next(below: texts.count)]
        var view: EntryView = view(text)
        view.entry.cursor = random.next(below: view.entry.scalars.count + 1)
        if random.next(below: 3) == 0 { view.hint = " hint" }
        if random.next(below: 3) == 0 { view.footer = ["one", "two and a long row", ""] }
        if random.next(below: 3) == 0 { view.styles = [StyledRange(1..<4, .command)] }
        let frame: Frame = view.frame(columns: columns, usesColor: true)
        screen.show(painter.paint(frame))

        var alone = TerminalScreen(rows: 24, columns: columns)
        var fresh = FramePainter(columns: columns)
        alone.show(fresh.paint(frame))
        #expect(screen.lines == alone.lines, "\(text.debugDescription) in \(columns) columns")
        #expect(screen.cells == alone.cells)
        #expect(screen.cursorRow == alone.cursorRow)
        #expect(screen.cursorColumn == alone.cursorColumn)
      }
    }
  }

  @Test("what did not change is not written again")
  func unchanged() {
    var painter = FramePainter(columns: 20)
    let frame: Frame = view("tap\n1\n2").frame(columns: 20, usesColor: false)
    _ = painter.paint(frame)
    #expect(painter.paint(frame) == "")
    let other: Frame = view("tap\n1\n3").frame(columns: 20, usesColor: false)
    let bytes: String = painter.paint(other)
    #expect(bytes.contains("3"))
    #expect(!bytes.contains("tap"))
    #expect(!bytes.contains("1\u{1B}"))
  }

  @Test("leaving puts the cursor below everything that is shown")
  func leaving() {
    var painter = FramePainter(columns: 20)
    var screen = TerminalScreen(rows: 10, columns: 20)
    screen.show(painter.paint(view("a\nb\nc", cursor: 0).frame(columns: 20, usesColor: false)))
    screen.show(painter.leave() + "next")
    #expect(screen.lines == ["> a", "… b", "… c", "next"])
  }

  @Test("erasing leaves nothing and the cursor where the frame began")
  func erasing() {
    var painter = FramePainter(columns: 20)
    var screen = TerminalScreen(rows: 10, columns: 20)
    screen.show("before\r\n")
    screen.show(painter.paint(view("a\nb\nc").frame(columns: 20, usesColor: false)))
    screen.show(painter.erase() + "news\r\n")
    screen.show(painter.paint(view("a\nb\nc").frame(columns: 20, usesColor: false)))
    #expect(screen.lines == ["before", "news", "> a", "… b", "… c"])
  }

  @Test("after a narrower window the cursor is looked for where the terminal has moved it")
  func rewrapped() {
    let frame: Frame = view("12345678901234567890\nabc").frame(columns: 40, usesColor: false)
    #expect(frame.cursorRow == 1)
    #expect(frame.cursorRow(rewrappedTo: 10) == 3)
    #expect(frame.cursorRow(rewrappedTo: 2) == 13)
    let wrapped: Frame = view("123456789012345678901234567890").frame(columns: 10, usesColor: false)
    #expect(wrapped.cursorRow == 3)
    #expect(wrapped.cursorRow(rewrappedTo: 40) == 0)
    #expect(wrapped.cursorRow(rewrappedTo: 0) == 3)
  }

  @Test("an entry higher than the window is shown around its cursor")
  func clipping() {
    let text: String = (1...30).map(String.init).joined(separator: "\n")
    let frame: Frame = view(text, cursor: 0).frame(columns: 20, usesColor: false)
    #expect(frame.clipped(toHeight: 40) == frame)
    let top: Frame = frame.clipped(toHeight: 5)
    #expect(top.rows.map(\.text) == ["> 1", "… 2", "… 3", "… 4", "… 5"])
    let end: Frame = view(text).frame(columns: 20, usesColor: false).clipped(toHeight: 5)
    #expect(end.rows.map(\.text) == ["… 26", "… 27", "… 28", "… 29", "… 30"])
    #expect(end.cursorRow == 4)
  }
}

/// A small generator, so that a failure repeats itself.
private struct Generator {
  var state: UInt64

  mutating func next(below bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % max(1, bound)
  }
}
