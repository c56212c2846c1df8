internal import CLineEditor

extension LineEditor {
  /// How often a descriptor may wake the editor for nothing before it is left alone.
  static let idleWakeLimit: Int = 1000

  func handleSignals() {
    let signals: UInt32 = cle_take_signals(~0)
    if signals & UInt32(CLE_INTERRUPT) != 0 {
      decoder.reset()
      outcome = .interrupted
      return
    }
    if signals & UInt32(CLE_STOP) != 0 {
      suspend()
    } else if signals & UInt32(CLE_CONTINUE) != 0 {
      // Stopped by somebody else: whoever had the terminal since may have changed it.
      retakeTerminal()
    }
    if signals & UInt32(CLE_RESIZE) != 0 {
      windowResized()
    }
  }

  /// Ctrl-Z: the line stays to be seen, and is there again after `fg`.
  private func suspend() {
    write(painter.leave())
    leaveTerminal()
    cle_stop()
    retakeTerminal()
  }

  /// Puts the terminal back for another program, or for the shell that started this one.
  func leaveTerminal() {
    write(Self.pasteOff)
    if let editor { cle_set_editing(editor, false) }
    cle_set_terminal_changed(false)
  }

  /// Makes the terminal fit for editing again, whatever happened to it, and paints the line anew.
  func retakeTerminal() {
    _ = cle_take_signals(UInt32(CLE_CONTINUE))
    cle_guard_terminal(options.input)
    if let editor {
      cle_set_editing(editor, false)
      cle_set_editing(editor, true)
    }
    cle_set_terminal_changed(true)
    measureWindow()
    painter = FramePainter(columns: painter.columns)
    write("\r\u{1B}[K" + Self.pasteOn)
  }

  private func windowResized() {
    let old: Int = painter.columns
    let size: (rows: Int, columns: Int) = windowSize
    windowRows = size.rows
    // Of a frame higher than the window the top has scrolled away.
    guard size.columns != old || painter.shown?.rows.count ?? 0 > size.rows else { return }
    write(
      painter.eraseAfterResize(
        columns: size.columns, rows: size.rows, rewraps: terminalRewraps))
    if let editor { cle_resized(editor) }
  }

  func measureWindow() {
    let size: (rows: Int, columns: Int) = windowSize
    windowRows = size.rows
    painter = FramePainter(columns: size.columns)
  }

  private var windowSize: (rows: Int, columns: Int) {
    var rows: Int32 = 0
    var columns: Int32 = 0
    cle_window_size(options.output, &rows, &columns)
    return (Int(rows), Int(columns))
  }

  /// Whether the terminal lays lines out anew when its window becomes narrower.
  private var terminalRewraps: Bool {
    !(options.terminal == "linux" || options.terminal.hasPrefix("rxvt"))
  }

  /// Something outside has news: it is printed above the line, which stays as it is.
  func handleWake() {
    guard let action = hooks.wake() else {
      idleWakes += 1
      return
    }
    idleWakes = 0
    write(painter.erase())
    if let new = action.prompt { prompt = new }
    if action.output.isEmpty { return }
    // Only text and colours pass; and a raw terminal wants both halves of a line break.
    var bytes: [UInt8] = []
    var text: String = action.output
    text.withUTF8 { TerminalFilter.append($0, to: &bytes, keepingColors: options.usesColor) }
    let lines = String(decoding: bytes, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
    let isEnded: Bool = lines.last?.isEmpty ?? false
    write(lines.joined(separator: "\r\n") + (isEnded ? "" : "\r\n"))
  }
}
