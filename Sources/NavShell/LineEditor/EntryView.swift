internal import NavModel

/// Everything that is on the screen while an entry is typed, before it is laid out.
struct EntryView {
  var prompt = StyledText()
  var entry = EntryText()
  /// Styles of the entry, in UTF-8 bytes.
  var styles: [StyledRange] = []
  /// What stands before each line of the entry but the first.
  var continuations: [StyledText] = []
  /// Shown in the background behind the entry.
  var hint: String = ""
  /// Rows below the entry: a list, a search, a message.
  var footer: [StyledText] = []
  /// The column of the cursor in the first row of the footer, where it is there.
  var cursorInFooter: Int?

  /// Returns the rows for a window, with the entry's cursor.
  func frame(columns: Int, usesColor: Bool) -> Frame {
    var builder = FrameBuilder(columns: columns, usesColor: usesColor)
    // A prompt takes half of the window at most, so that there is room to type.
    builder.add(prompt.keepingEnd(within: max(4, columns / 2)))
    addEntry(to: &builder)
    for character in hint.prefix(while: { $0 != "\n" }) { builder.addEntered(character, .dim) }
    if hint.contains("\n") { builder.add("…", .dim) }
    for (index, line) in footer.enumerated() {
      builder.endLine()
      let shown: StyledText = line.keepingStart(within: max(1, columns - 1))
      if index == 0, let column = cursorInFooter {
        Self.add(shown, to: &builder, cursorAt: column)
      } else {
        builder.add(shown)
      }
    }
    return builder.finish()
  }

  private func addEntry(to builder: inout FrameBuilder) {
    let styleOf: [TextStyle] = stylesByByte()
    var scalarIndex: Int = 0
    var byte: Int = 0
    var line: Int = 0
    for character in entry.string {
      let count: Int = character.unicodeScalars.count
      // A cursor inside a character, where vi's motions can put it, is shown at its start.
      if cursorInFooter == nil && entry.cursor >= scalarIndex
        && entry.cursor < scalarIndex + count
      {
        builder.markCursor()
      }
      if character == "\n" {
        builder.endLine()
        builder.add(line < continuations.count ? continuations[line] : StyledText("… ", .dim))
        line += 1
      } else {
        builder.addEntered(character, byte < styleOf.count ? styleOf[byte] : .plain)
      }
      scalarIndex += count
      byte += character.utf8.count
    }
    if cursorInFooter == nil && entry.cursor >= scalarIndex { builder.markCursor() }
  }

  /// The style of each byte of the entry.
  private func stylesByByte() -> [TextStyle] {
    if styles.isEmpty { return [] }
    let count: Int = entry.scalars.reduce(0) { $0 + UTF8.width($1) }
    var result = [TextStyle](repeating: .plain, count: count)
    for styled in styles {
      for byte in styled.range.clamped(to: 0..<count) { result[byte] = styled.style }
    }
    return result
  }

  private static func add(
    _ text: StyledText, to builder: inout FrameBuilder, cursorAt column: Int
  ) {
    var passed: Int = 0
    for piece in text.pieces {
      for character in piece.text {
        if passed == column { builder.markCursor() }
        builder.add(String(character), piece.style)
        passed += displayWidth(character)
      }
    }
    if passed <= column { builder.markCursor() }
  }
}
