/// What the editor shows at one moment: rows as the terminal will have them, and the cursor.
struct Frame: Equatable {
  /// One row of the terminal.
  struct Row: Equatable {
    /// The row's text with its colours; it begins and ends in plain style.
    var text: String = ""
    /// The columns the text takes, never more than the window has.
    var width: Int = 0
    /// Whether the text of the row above runs on here, which is where the terminal breaks it itself.
    var continues: Bool = false
    /// Whether terminals disagree on the width, as they do on joined emoji.
    var isWidthUncertain: Bool = false
  }

  var rows: [Row] = []
  var cursorRow: Int = 0
  var cursorColumn: Int = 0
  /// The text of the cursor's row up to the cursor, to go by where the width is uncertain.
  var beforeCursor: String = ""

  /// Returns the part of the frame that fits the height, with the cursor in it.
  func clipped(toHeight height: Int) -> Frame {
    guard rows.count > height, height > 0 else { return self }
    let top: Int = min(max(0, cursorRow - height / 2), rows.count - height)
    var part: Frame = self
    part.rows = Array(rows[top..<(top + height)])
    part.cursorRow -= top
    // The row above is not on the screen, so the terminal can't be the one to break it.
    if !part.rows.isEmpty { part.rows[0].continues = false }
    return part
  }

  /// How far below the frame's top the cursor is when the terminal has rewrapped every line of it
  /// to another number of columns.
  func cursorRow(rewrappedTo columns: Int) -> Int {
    guard columns > 0 else { return cursorRow }
    var result: Int = 0
    var lineWidth: Int = 0
    for (index, row) in rows.enumerated() {
      if index > 0 && !row.continues {
        result += max(1, (lineWidth + columns - 1) / columns)
        lineWidth = 0
      }
      if index == cursorRow { return result + (lineWidth + cursorColumn) / columns }
      lineWidth += row.width
    }
    return result
  }
}
