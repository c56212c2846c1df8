/// Returns the lines that the text takes when no line may be wider than the width.
///
/// Lines break at spaces and around wide characters; a word that is wider than a line breaks
/// anywhere. Line breaks of the text stay, the spaces at a break don't. Empty text is one empty
/// line, and a width below one has no lines.
package func wrapped(_ text: String, to width: Int) -> [String] {
  guard width > 0 else { return [] }
  var wrapper = LineWrapper(width: width)
  for character in text {
    if character.isNewline {
      wrapper.endParagraph()
    } else {
      wrapper.add(character)
    }
  }
  wrapper.endParagraph()
  return wrapper.lines
}

/// The line being filled: what is certain to stand on it, the spaces after that, and the word that
/// moves to the next line when it doesn't fit.
private struct LineWrapper {
  let width: Int
  var lines: [String] = []
  private var line: String = ""
  private var lineWidth: Int = 0
  private var gap: Int = 0
  private var word: String = ""
  private var wordWidth: Int = 0
  private var startsParagraph = true

  init(width: Int) {
    self.width = width
  }

  mutating func add(_ character: Character) {
    if character == " " {
      endWord()
      gap += 1
      return
    }
    let columns: Int = displayWidth(character)
    if columns > width {  // can't stand on any line
      endWord()
      word = "…"
      wordWidth = 1
      endWord()
      return
    }
    let isWide: Bool = columns == 2
    if isWide { endWord() }
    if wordWidth + columns > width {  // the word alone fills a line
      endWord()
      endLine()
    }
    word.append(character)
    wordWidth += columns
    if isWide { endWord() }
  }

  mutating func endParagraph() {
    endWord()
    endLine()
    gap = 0
    startsParagraph = true
  }

  /// Puts the word on the line, or on a new one when it doesn't fit any more.
  private mutating func endWord() {
    if word.isEmpty { return }
    let keepsGap: Bool = !line.isEmpty || startsParagraph
    if keepsGap && lineWidth + gap + wordWidth <= width {
      line += String(repeating: " ", count: gap)
      lineWidth += gap
    } else if !line.isEmpty {
      endLine()
    }
    line += word
    lineWidth += wordWidth
    gap = 0
    word = ""
    wordWidth = 0
    startsParagraph = false
  }

  private mutating func endLine() {
    lines.append(line)
    line = ""
    lineWidth = 0
  }
}
