internal import NavModel

/// Lays characters out into the rows of a terminal of a given width.
struct FrameBuilder {
  let columns: Int
  let usesColor: Bool
  private var frame = Frame()
  private var row = Frame.Row()
  private var style = TextStyle.plain
  private var cursorIsNext = false

  init(columns: Int, usesColor: Bool) {
    self.columns = max(1, columns)
    self.usesColor = usesColor
  }

  mutating func add(_ text: StyledText) {
    for piece in text.pieces { add(piece.text, piece.style) }
  }

  /// Adds text that prints as it stands.
  mutating func add(_ text: String, _ style: TextStyle) {
    for character in text { place(character, style) }
  }

  /// Adds a character of an entry in a form that shows what it is.
  mutating func addEntered(_ character: Character, _ style: TextStyle) {
    if character == "\t" {
      let spaces: Int = 4 - row.width % 4
      for _ in 0..<spaces { place(" ", style) }
      return
    }
    for shown in visible(String(character)) { place(shown, style) }
  }

  /// Marks the place of the next character as that of the cursor.
  mutating func markCursor() {
    cursorIsNext = true
  }

  /// Ends the line.
  mutating func endLine() {
    // A full row leaves the terminal between two rows; an empty one below it makes that certain.
    if row.width >= columns { endRow(continuing: true) }
    placeCursorIfNext()
    endRow(continuing: false)
  }

  /// Ends the last line and returns the frame.
  mutating func finish() -> Frame {
    endLine()
    return frame
  }

  private mutating func place(_ character: Character, _ style: TextStyle) {
    let width: Int = displayWidth(character)
    guard width <= columns else { return place("…", style) }
    if row.width + width > columns { endRow(continuing: true) }
    placeCursorIfNext()
    change(to: style)
    row.text.append(character)
    row.width += width
    if character.unicodeScalars.count > 1 && width > 0 {
      row.isWidthUncertain = true
    }
  }

  private mutating func placeCursorIfNext() {
    guard cursorIsNext else { return }
    cursorIsNext = false
    frame.cursorRow = frame.rows.count
    frame.cursorColumn = row.width
    frame.beforeCursor = usesColor && style != .plain ? row.text + "\u{1B}[0m" : row.text
  }

  private mutating func change(to new: TextStyle) {
    guard usesColor, new != style else { return }
    if !style.sgr.isEmpty { row.text += "\u{1B}[0m" }
    if !new.sgr.isEmpty { row.text += "\u{1B}[\(new.sgr)m" }
    style = new
  }

  private mutating func endRow(continuing: Bool) {
    change(to: .plain)
    frame.rows.append(row)
    row = Frame.Row()
    row.continues = continuing
  }
}
