extension LineEditor {
  /// The lines of an entry that are parsed for their continuation prompts.
  private static let promptedLines: Int = 200
  /// The longest entry that is coloured, in bytes.
  private static let colouredBytes: Int = 64 << 10

  /// Shows the line as it is.
  func paint() {
    let line: EntryText = line
    if footer.isEmpty { undoHistory.record(line) }
    var view: EntryView = view(of: line)
    if footer.isEmpty, let hint = hint(for: line) { view.hint = hint.text }
    view.footer = footer
    view.cursorInFooter = cursorInFooter
    let frame: Frame = view.frame(columns: painter.columns, usesColor: options.usesColor)
    write(painter.paint(frame.clipped(toHeight: windowRows)))
  }

  /// Shows the line for the last time, and moves below it.
  func paintLast(_ result: Entry) {
    var line: EntryText = line
    if case .text(let text) = result { line = EntryText(text) }
    line.cursor = line.scalars.count
    var view: EntryView = view(of: line)
    if result == .interrupted { view.hint = "^C" }
    let frame: Frame = view.frame(columns: painter.columns, usesColor: options.usesColor)
    // Of an entry higher than the window only a part was shown: all of it is to be scrolled back to.
    if frame.rows.count > windowRows { write(painter.erase()) }
    write(painter.paint(frame) + painter.leave())
  }

  private func view(of line: EntryText) -> EntryView {
    var view = EntryView(prompt: prompt, entry: line)
    let text: String = line.string
    if options.usesColor && text.utf8.count <= Self.colouredBytes {
      if highlighted.text != text || highlighted.styles.isEmpty {
        highlighted = (text, hooks.highlight(text))
      }
      view.styles = highlighted.styles + overlay
    }
    view.continuations = continuations(of: line)
    return view
  }

  private func continuations(of line: EntryText) -> [StyledText] {
    var result: [StyledText] = []
    for (index, scalar) in line.scalars.enumerated() where scalar == "\n" {
      guard result.count < Self.promptedLines else { break }
      let before: String = EntryText.string(line.scalars[..<index])
      if let known = continuationOf[before] {
        result.append(known)
        continue
      }
      var continuation = StyledText()
      if case .incomplete(let block) = hooks.isComplete(before) {
        continuation.append(block, .dim)
      }
      continuation.append("… ", .dim)
      if continuationOf.count > 2 * Self.promptedLines { continuationOf = [:] }
      continuationOf[before] = continuation
      result.append(continuation)
    }
    return result
  }

  /// What is shown behind the line: the rest of an entry like it, else what its user says.
  func hint(for line: EntryText) -> Hint? {
    let isWalking: Bool = walk != nil && line == stateAfterLastCommand
    guard options.usesColor, line.isAtEnd, !line.isEmpty, !isWalking else { return nil }
    let count: Int = line.scalars.count
    for record in history.records.reversed() where !record.isPrivate {
      let scalars: String.UnicodeScalarView = record.text.unicodeScalars
      if scalars.starts(with: line.scalars) && scalars.count > count {
        return .suggestion(String(scalars.dropFirst(count)))
      }
    }
    return hooks.hint(line.string)
  }

  func clearFooter() {
    footer = []
    cursorInFooter = nil
    overlay = []
  }

  /// Shows a message below the line until the next key.
  func say(_ message: String) {
    footer = [StyledText(message, .dim)]
  }
}
