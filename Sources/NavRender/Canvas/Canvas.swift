internal import NavModel

/// A rectangle of terminal cells to draw on; it grows downwards and clips at its other edges.
///
/// A character that takes several columns owns that many cells. Whatever is written over a part of it
/// blanks the rest, so that each line has exactly the width of the canvas.
struct Canvas {
  struct Cell: Hashable {
    var character: Character = " "
    /// How many columns the character takes; 0 in the cells that belong to the one before.
    var columns: Int = 1
    var style = CellStyle.plain
  }

  let width: Int
  private(set) var height: Int = 0
  private var cells: [Cell] = []

  init(width: Int, height: Int = 0) {
    self.width = max(0, width)
    addLines(max(0, height))
  }

  /// Adds blank lines below and returns the number of the first of them.
  @discardableResult
  mutating func addLines(_ count: Int = 1) -> Int {
    let line: Int = height
    guard count > 0 else { return line }
    cells.append(contentsOf: repeatElement(Cell(), count: width * count))
    height += count
    return line
  }

  /// Removes what is below a height.
  mutating func cut(to lines: Int) {
    guard lines >= 0, lines < height else { return }
    cells.removeLast((height - lines) * width)
    height = lines
  }

  /// Writes a text and returns the column after it; what would pass the limit or an edge is left out.
  @discardableResult
  mutating func write(
    _ text: String, x: Int, y: Int, limit: Int = Int.max, style: CellStyle = .plain
  ) -> Int {
    var column: Int = x
    let end: Int = limit < width - x ? x + limit : width
    for character in text {
      let columns: Int = displayWidth(character)
      if columns == 0 { continue }
      if column + columns > end { break }
      put(character, columns: columns, x: column, y: y, style: style)
      column += columns
    }
    return column
  }

  /// Writes a character over a part of a line.
  mutating func fill(_ character: Character, x: Int, y: Int, count: Int, style: CellStyle) {
    guard count > 0 else { return }
    for column in x..<(x + count) { put(character, columns: 1, x: column, y: y, style: style) }
  }

  /// Draws another canvas over this one; what passes the edges is left out.
  mutating func draw(_ other: Canvas, x: Int, y: Int) {
    for line in 0..<other.height {
      for column in 0..<other.width {
        let cell: Cell = other.cells[line * other.width + column]
        if cell.columns == 0 { continue }
        put(cell.character, columns: cell.columns, x: x + column, y: y + line, style: cell.style)
      }
    }
  }

  /// Makes everything stand back.
  mutating func dim() {
    for index in cells.indices { cells[index].style = cells[index].style.dimmed }
  }

  /// Whether nothing stands in a cell.
  func isBlank(x: Int, y: Int) -> Bool {
    guard x >= 0, x < width, y >= 0, y < height else { return true }
    let cell: Cell = cells[y * width + x]
    return cell.columns == 1 && cell.character == " "
  }

  private mutating func put(
    _ character: Character, columns: Int, x: Int, y: Int, style: CellStyle
  ) {
    guard y >= 0, y < height, x >= 0, columns > 0, x + columns <= width else { return }
    let start: Int = y * width + x
    for index in start..<(start + columns) { release(index, line: y) }
    cells[start] = Cell(character: character, columns: columns, style: style)
    for index in (start + 1)..<(start + max(1, columns)) {
      cells[index] = Cell(character: " ", columns: 0, style: style)
    }
  }

  /// Blanks the character that a cell belongs to, when it has other cells as well.
  private mutating func release(_ index: Int, line: Int) {
    guard cells[index].columns != 1 else { return }
    var owner: Int = index
    while owner > line * width, cells[owner].columns == 0 { owner -= 1 }
    let end: Int = min(owner + cells[owner].columns, (line + 1) * width)
    for part in owner..<max(owner, end) {
      cells[part] = Cell(character: " ", columns: 1, style: cells[part].style)
    }
  }

  /// The lines from top to bottom, each ended by a line break.
  func text(colors: Bool) -> String {
    var result = ""
    result.reserveCapacity(cells.count * 3)
    for line in 0..<height {
      var style = CellStyle.plain
      for index in (line * width)..<((line + 1) * width) where cells[index].columns > 0 {
        if colors, cells[index].style != style {
          // A new style starts from nothing, so that none leaks from the one before.
          if style != .plain { result += "\u{1B}[0m" }
          style = cells[index].style
          if style != .plain { result += "\u{1B}[\(style.parameters)m" }
        }
        result.append(cells[index].character)
      }
      if style != .plain { result += "\u{1B}[0m" }
      result += "\n"
    }
    return result
  }
}
