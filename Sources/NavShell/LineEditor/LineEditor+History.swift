extension LineEditor {
  /// Up: a line up in the entry; from its first line, the last entry that begins like it.
  func moveUp(_ line: inout EntryText) {
    if walk == nil {
      guard line.isOnFirstLine else { return line.moveUp() }
      draft = line
      walk = HistorySearch(
        .prefix(line.string), in: history.records.map(\.text), current: line.string)
    }
    if let text = walk?.older() { line = EntryText(text) }
  }

  /// Down: the way back, and at its end the line as it was typed.
  func moveDown(_ line: inout EntryText, after previous: EditorCommand?) {
    if previous == .complete && completionStage.isListed {
      return complete(&line, backwards: false)
    }
    guard walk != nil else {
      if !line.isOnLastLine { line.moveDown() }
      return
    }
    if let text = walk?.newer() {
      line = EntryText(text)
    } else {
      line = draft
      walk = nil
    }
  }

  /// Ctrl-R: the history narrows down to what is typed.
  ///
  /// Return runs what was found, Ctrl-G gives up, and any other key goes on with the entry found.
  func searchHistory(_ line: inout EntryText, forward: Bool) {
    let original: EntryText = line
    let entries: [String] = history.records.map(\.text)
    var pattern: String = ""
    var search = HistorySearch(.containing(""), in: entries, current: "")
    var isFound = true
    while true {
      footer = [StyledText("search: ", .dim)]
      footer[0].append(pattern, .strong)
      cursorInFooter = footer[0].width
      footer[0].append(isFound ? "" : "  nothing older", .dim)
      overlay =
        HistorySearch.range(of: pattern, in: line.string).map { [StyledRange($0, .match)] } ?? []
      self.line = line
      guard let key = nextKey() else { break }
      switch key {
      case .scalar("\u{12}") where pattern.isEmpty && !lastPattern.isEmpty:
        pattern = lastPattern
        search = HistorySearch(.containing(pattern), in: entries, current: "")
        isFound = show(search.older(), in: &line)
      case .scalar("\u{12}"), .special(.up):
        isFound = show(search.older(), in: &line)
      case .scalar("\u{13}"), .special(.down):
        if !show(search.newer(), in: &line) { line = original }
        isFound = true
      case .scalar("\u{7F}"), .scalar("\u{8}"), .scalar(" "..."\u{10FFFF}"):
        if key == .scalar("\u{7F}") || key == .scalar("\u{8}") {
          pattern = String(pattern.dropLast())
        } else if case .scalar(let scalar) = key {
          pattern.unicodeScalars.append(scalar)
        }
        search = HistorySearch(.containing(pattern), in: entries, current: "")
        line = original
        isFound = pattern.isEmpty || show(search.older(), in: &line)
      case .scalar("\u{7}"):
        clearFooter()
        line = original
        return
      case .scalar("\u{1B}"), .scalar("\t"):
        return keep(pattern)
      case .unknown, .special(.insert):
        continue
      default:
        pushedBack.append(key)
        return keep(pattern)
      }
    }
  }

  private func keep(_ pattern: String) {
    if !pattern.isEmpty { lastPattern = pattern }
    clearFooter()
  }

  private func show(_ text: String?, in line: inout EntryText) -> Bool {
    guard let text else { return false }
    line = EntryText(text)
    return true
  }
}
