extension LineEditor {
  /// Runs a command on the line; returns whether the entry is done.
  func run(_ command: EditorCommand) -> Bool {
    var line: EntryText = line
    undoHistory.record(line)
    // A command continues the last one only when nothing happened to the line between them.
    let previous: EditorCommand? = line == stateAfterLastCommand ? lastCommand : nil
    if !(previous == .up || previous == .down) { walk = nil }
    if previous != .complete { completionStage = .none }
    let isDone: Bool = perform(command, on: &line, after: previous)
    // What a list or a search showed meanwhile may be on the line.
    if line != self.line { self.line = line }
    lastCommand = command
    stateAfterLastCommand = line
    return isDone
  }

  private func perform(
    _ command: EditorCommand, on line: inout EntryText, after previous: EditorCommand?
  ) -> Bool {
    switch command {
    case .enter: return enter(&line)
    case .leaveOrDelete where line.isEmpty:
      outcome = .endOfInput
      return true
    case .newLine: startLine(in: &line)
    case .paste: insertPasted(into: &line)
    case .complete: complete(&line, backwards: false)
    case .completeBack: complete(&line, backwards: true)
    case .up: moveUp(&line)
    case .down: moveDown(&line, after: previous)
    case .search: searchHistory(&line, forward: false)
    case .searchForward: searchHistory(&line, forward: true)
    case .undo: line = undoHistory.undo() ?? line
    case .redo: line = undoHistory.redo() ?? line
    case .editInEditor: editInEditor(&line)
    case .clearScreen:
      write("\u{1B}[H\u{1B}[2J")
      painter = FramePainter(columns: painter.columns)
    case .killLine, .killToLineStart, .killWord, .killWordBack, .killArgument, .yank, .yankPop:
      cut(command, in: &line, after: previous)
    case .ignore: break
    default: edit(command, &line)
    }
    return outcome != nil
  }

  private func enter(_ line: inout EntryText) -> Bool {
    let text: String = line.string
    if text.utf8.count > Self.entryLimit {
      outcome = .tooLong
      return true
    }
    guard case .incomplete = hooks.isComplete(text) else {
      outcome = .text(text)
      return true
    }
    startLine(in: &line)
    return false
  }

  private func startLine(in line: inout EntryText) {
    let spaces = [Unicode.Scalar](repeating: " ", count: line.indentationForNextLine)
    line.insert(["\n"] + spaces)
  }

  private func insertPasted(into line: inout EntryText) {
    let text: String = PastedText(pasted, promptMark: options.promptMark).text
    pasted = []
    if text.utf8.count + line.string.utf8.count > Self.entryLimit {
      say("What was pasted is longer than an entry can be; nothing was inserted.")
    } else {
      line.insert(Array(text.unicodeScalars))
    }
  }

  /// The moves and deletions that need nothing but the line.
  private func edit(_ command: EditorCommand, _ line: inout EntryText) {
    switch command {
    case .left: line.cursor = line.previousCharacter
    case .right where line.isAtEnd: takeSuggestion(into: &line, byWord: false)
    case .right: line.cursor = line.nextCharacter
    case .wordLeft: line.cursor = line.previousWord
    case .wordRight where line.isAtEnd: takeSuggestion(into: &line, byWord: true)
    case .wordRight: line.cursor = line.nextWord
    case .lineStart: line.cursor = line.lineStart
    case .lineEnd where line.isAtEnd: takeSuggestion(into: &line, byWord: false)
    case .lineEnd: line.cursor = line.lineEnd
    case .entryStart: line.cursor = 0
    case .entryEnd: line.cursor = line.scalars.count
    case .deleteBack: line.remove(line.previousCharacter..<line.cursor)
    case .deleteForward, .leaveOrDelete: line.remove(line.cursor..<line.nextCharacter)
    case .closeBrace:
      line.remove((line.cursor - line.outdentBeforeBrace)..<line.cursor)
      line.insert(["}"])
    default: break
    }
  }

  private func takeSuggestion(into line: inout EntryText, byWord: Bool) {
    guard case .suggestion(let text) = hint(for: line) else { return }
    guard byWord else { return line.insert(Array(text.unicodeScalars)) }
    var whole: EntryText = line
    whole.insert(Array(text.unicodeScalars))
    whole.cursor = line.cursor
    line.insert(whole.scalars[line.cursor..<whole.nextWord])
  }

  private func cut(
    _ command: EditorCommand, in line: inout EntryText, after previous: EditorCommand?
  ) {
    let cursor: Int = line.cursor
    switch command {
    case .yank:
      guard let text = kills.newest() else { return }
      line.insert(text)
      yanked = cursor..<line.cursor
    case .yankPop:
      guard previous == .yank || previous == .yankPop, let text = kills.next() else { return }
      line.remove(yanked)
      line.cursor = yanked.lowerBound
      line.insert(text)
      yanked = yanked.lowerBound..<line.cursor
    default:
      let range: Range<Int> = cutRange(of: command, in: line)
      let continues: Bool = previous.map(Self.cuts.contains) ?? false
      let text: [Unicode.Scalar] = line.remove(range)
      kills.add(text, isAfter: range.lowerBound == cursor, continuing: continues)
    }
  }

  private static let cuts: [EditorCommand] = [
    .killLine, .killToLineStart, .killWord, .killWordBack, .killArgument,
  ]

  private func cutRange(of command: EditorCommand, in line: EntryText) -> Range<Int> {
    switch command {
    // At the end of a line, its line break goes.
    case .killLine where line.lineEnd == line.cursor: line.cursor..<line.nextCharacter
    case .killLine: line.cursor..<line.lineEnd
    case .killToLineStart where line.lineStart == line.cursor:
      line.previousCharacter..<line.cursor
    case .killToLineStart: line.lineStart..<line.cursor
    case .killWord: line.cursor..<line.nextWord
    case .killWordBack: line.previousWord..<line.cursor
    default: line.previousArgument..<line.cursor
    }
  }
}
