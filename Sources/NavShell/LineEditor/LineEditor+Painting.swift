extension LineEditor {
  /// The entries that are parsed for their continuation prompts line by line.
  private static let promptedLines: Int = 200
  /// The entries that are coloured, in bytes.
  private static let colouredBytes: Int = 64 << 10

  /// Shows the line as it is.
  func paint() {
    let line: EntryText = line
    if footer.isEmpty { undoHistory.record(line) }
    var view: EntryView = view(of: line)
    if footer.isEmpty, let hint = hint(for: line) { view.hint = hint.text }
    view.footer = footer
    view.cursorInFooter = cursorInFooter
    show(view)
  }

  /// Shows the line for the last time, and moves below it.
  func paintLast(_ result: Entry) {
    var line: EntryText = line
    if case .text(let text) = result { line = EntryText(text) }
    line.cursor = line.scalars.count
    var view: EntryView = view(of: line)
    if result == .interrupted { view.hint = "^C" }
    show(view)
    write(painter.leave())
  }

  private func show(_ view: EntryView) {
    let frame: Frame = view.frame(columns: painter.columns, usesColor: options.usesColor)
    write(painter.paint(frame.clipped(toHeight: windowRows)))
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
      continuationOf[before] = continuation
      result.append(continuation)
    }
    return result
  }

  /// What is shown behind the line: the rest of an entry like it, else what its user says.
  func hint(for line: EntryText) -> Hint? {
    let isWalking: Bool = walk != nil && line == stateAfterLastCommand
    guard options.usesColor, line.isAtEnd, !line.isEmpty, !isWalking else { return nil }
    let text: String = line.string
    if !text.hasPrefix(" "),
      let record = history.records.last(where: { $0.text.hasPrefix(text) && $0.text != text })
    {
      return .suggestion(String(record.text.unicodeScalars.dropFirst(line.scalars.count)))
    }
    return hooks.hint(text)
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
