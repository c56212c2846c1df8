import NavModel

/// What a terminal of a given size shows after the bytes it was sent: as much of one as the editor
/// uses, with the habits that matter, such as breaking a line only before the next character.
struct TerminalScreen {
  let rows: Int
  let columns: Int
  private(set) var cells: [[Character?]]
  private(set) var scrolledOff: [String] = []
  private(set) var cursorRow: Int = 0
  private(set) var cursorColumn: Int = 0
  private(set) var modes: Set<String> = []
  private(set) var attributes: String = ""
  private var styles: [[String]]
  private var isPastLastColumn = false

  init(rows: Int, columns: Int) {
    self.rows = rows
    self.columns = columns
    cells = Self.blank(rows, columns)
    styles = Array(repeating: Array(repeating: "", count: columns), count: rows)
  }

  /// The lines without the spaces at their ends, up to the last that has something.
  var lines: [String] {
    var result: [String] = cells.map { row in
      var line = String(row.compactMap { $0 })
      while line.last == " " { line.removeLast() }
      return line
    }
    while result.last == "" { result.removeLast() }
    return result
  }

  /// The text shown with these attributes, as "2" for dim; each run on a line is one element.
  func runs(attributes wanted: String) -> [String] {
    var result: [String] = []
    for (row, styles) in zip(cells, styles) {
      var run: String = ""
      for (cell, style) in zip(row, styles) {
        if style == wanted {
          if let cell { run.append(cell) }
        } else {
          if !run.isEmpty { result.append(run) }
          run = ""
        }
      }
      if !run.isEmpty { result.append(run) }
    }
    return result
  }

  mutating func show(_ bytes: [UInt8]) {
    show(String(decoding: bytes, as: UTF8.self))
  }

  mutating func show(_ text: String) {
    var rest: Substring = text[...]
    while let character = rest.first {
      if character == "\u{1B}" {
        obeySequence(&rest)
        continue
      }
      rest.removeFirst()
      switch character {
      case "\r": moveTo(column: 0)
      case "\n": lineFeed()
      case "\r\n":
        moveTo(column: 0)
        lineFeed()
      default: put(character)
      }
    }
  }

  private mutating func put(_ character: Character) {
    let width: Int = displayWidth(character)
    if isPastLastColumn || cursorColumn + width > columns {
      moveTo(column: 0)
      lineFeed()
    }
    if width == 0 { return }
    cells[cursorRow][cursorColumn] = character
    styles[cursorRow][cursorColumn] = attributes
    if width == 2 {
      cells[cursorRow][cursorColumn + 1] = nil
      styles[cursorRow][cursorColumn + 1] = attributes
    }
    if cursorColumn + width == columns {
      cursorColumn = columns - 1
      isPastLastColumn = true
    } else {
      cursorColumn += width
    }
  }

  private mutating func lineFeed() {
    isPastLastColumn = false
    if cursorRow + 1 < rows {
      cursorRow += 1
      return
    }
    scrolledOff.append(lines.first ?? "")
    cells.removeFirst()
    styles.removeFirst()
    cells.append(Array(repeating: " ", count: columns))
    styles.append(Array(repeating: "", count: columns))
  }

  private mutating func moveTo(row: Int? = nil, column: Int? = nil) {
    cursorRow = min(max(0, row ?? cursorRow), rows - 1)
    cursorColumn = min(max(0, column ?? cursorColumn), columns - 1)
    isPastLastColumn = false
  }

  private mutating func obeySequence(_ rest: inout Substring) {
    rest.removeFirst()
    guard rest.first == "[" else { return }
    rest.removeFirst()
    let parameters: Substring = rest.prefix { !$0.isLetter }
    rest.removeFirst(parameters.count)
    guard let letter = rest.popFirst() else { return }
    let number: Int = Int(parameters) ?? 0
    switch letter {
    case "A": moveTo(row: cursorRow - max(1, number))
    case "B": moveTo(row: cursorRow + max(1, number))
    case "C": moveTo(column: cursorColumn + max(1, number))
    case "H": moveTo(row: 0, column: 0)
    case "K": erase(row: cursorRow, from: cursorColumn)
    case "J" where number == 2: for row in 0..<rows { erase(row: row, from: 0) }
    case "J":
      erase(row: cursorRow, from: cursorColumn)
      for row in (cursorRow + 1)..<max(rows, cursorRow + 1) { erase(row: row, from: 0) }
    case "m": attributes = parameters == "0" ? "" : String(parameters)
    case "h": modes.insert(String(parameters))
    case "l": modes.remove(String(parameters))
    default: break
    }
  }

  private mutating func erase(row: Int, from column: Int) {
    for column in column..<columns {
      cells[row][column] = " "
      styles[row][column] = ""
    }
  }

  private static func blank(_ rows: Int, _ columns: Int) -> [[Character?]] {
    Array(repeating: Array(repeating: " ", count: columns), count: rows)
  }
}
