/// Turns one frame into the next with as few bytes as need be.
///
/// It knows what the terminal shows and in which row of it the cursor stands; nobody else may write
/// to the terminal between two frames.
struct FramePainter {
  /// What is on the screen; nil when nothing is and the cursor stands where the frame shall begin.
  private(set) var shown: Frame?
  private(set) var columns: Int

  init(columns: Int) {
    self.columns = columns
  }

  /// Returns the bytes that show the frame.
  mutating func paint(_ frame: Frame) -> String {
    var output: String = ""
    if let changed = changedRows(to: frame) {
      output += "\u{1B}[?25l"
      if let shown {
        output += vertical(from: shown.cursorRow, to: changed.lowerBound) + "\r"
      }
      for index in changed { output += row(index, of: frame, startsAt: changed.lowerBound) }
      if frame.rows.count < (shown?.rows.count ?? 0) { output += "\u{1B}[J" }
      output += vertical(from: changed.upperBound - 1, to: frame.cursorRow)
      output += horizontal(in: frame) + "\u{1B}[?25h"
    } else if let shown,
      shown.cursorRow != frame.cursorRow
        || shown.cursorColumn != frame.cursorColumn
    {
      output += vertical(from: shown.cursorRow, to: frame.cursorRow) + horizontal(in: frame)
    }
    shown = frame
    return output
  }

  /// Returns the bytes that put the cursor below the frame, which stays on the screen.
  mutating func leave() -> String {
    guard let frame = shown else { return "" }
    shown = nil
    return vertical(from: frame.cursorRow, to: frame.rows.count - 1) + "\r\n"
  }

  /// Returns the bytes that take the frame off the screen.
  mutating func erase() -> String {
    guard let frame = shown else { return "" }
    shown = nil
    return vertical(from: frame.cursorRow, to: 0) + "\r\u{1B}[J"
  }

  /// Returns the bytes that take the frame off a window that has changed its size since.
  mutating func eraseAfterResize(columns: Int, rows: Int, rewraps: Bool) -> String {
    guard let frame = shown else { return "" }
    shown = nil
    self.columns = columns
    let above: Int = rewraps ? frame.cursorRow(rewrappedTo: columns) : frame.cursorRow
    return vertical(from: min(above, max(0, rows - 1)), to: 0) + "\r\u{1B}[J"
  }

  /// The rows to write: from the first that differs to the last; nil when none does.
  private func changedRows(to frame: Frame) -> Range<Int>? {
    guard let shown else { return 0..<frame.rows.count }
    let common: Int = min(shown.rows.count, frame.rows.count)
    var first: Int = 0
    while first < common && shown.rows[first] == frame.rows[first] { first += 1 }
    if first == common && shown.rows.count == frame.rows.count { return nil }
    // A row below the last one can only be reached by writing that.
    first = min(first, common - 1, frame.rows.count - 1)
    // The terminal breaks a line itself only where its first row is written out to the end.
    if first > 0 && frame.rows[first].continues && !shown.rows[first].continues { first -= 1 }
    var end: Int = frame.rows.count
    if shown.rows.count == frame.rows.count {
      while end > first + 1 && shown.rows[end - 1] == frame.rows[end - 1] { end -= 1 }
    }
    return max(0, first)..<end
  }

  private func row(_ index: Int, of frame: Frame, startsAt start: Int) -> String {
    let row: Frame.Row = frame.rows[index]
    var output: String = ""
    if index > start && !row.continues { output += "\r\n" }
    if index > start && row.continues && row.width == 0 {
      output += " \r"  // the space makes the terminal begin the row
    }
    output += row.text
    // Erasing in the column behind the last would take the last character with it.
    if row.width < columns { output += "\u{1B}[K" }
    return output
  }

  private func vertical(from: Int, to: Int) -> String {
    if to < from { return "\u{1B}[\(from - to)A" }
    return to > from ? "\u{1B}[\(to - from)B" : ""
  }

  private func horizontal(in frame: Frame) -> String {
    if frame.rows.indices.contains(frame.cursorRow)
      && frame.rows[frame.cursorRow].isWidthUncertain
    {
      return "\r" + frame.beforeCursor  // the terminal's own opinion of the width counts
    }
    return frame.cursorColumn > 0 ? "\r\u{1B}[\(frame.cursorColumn)C" : "\r"
  }
}
