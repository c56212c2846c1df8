internal import NavModel

/// The device's screen while surfaces are put on it, one above the other.
struct Stage {
  /// A part of the screen.
  struct Area {
    var x: Int
    var y: Int
    var width: Int
    var height: Int
  }

  var block: Block
  /// Where things stand on each surface, by its number in the scene.
  var spots: [Int: [Block.Spot]] = [:]
  /// Where the content of the surface is that fills the screen; what is presented stands over it.
  var content: Area
  /// How many more lines of content what is presented needs.
  var shortage: Int = 0
  /// The line below which the next sheet on a phone begins.
  var sheetTop: Int = 2

  var width: Int { block.width }
  var height: Int { block.height }

  /// Asks for more lines.
  mutating func need(_ lines: Int) { shortage = max(shortage, lines) }

  /// Draws a block over what is there, which stands back.
  mutating func present(_ other: Block, surface: Int, x: Int, y: Int) {
    block.canvas.dim()
    block.canvas.draw(other.canvas, x: x, y: y)
    var moved: [Block.Spot] = []
    for var spot in other.spots {
      spot.x += x
      spot.y += y
      moved.append(spot)
    }
    spots[surface] = moved
  }

  /// Blanks the inside of the device's frame from a line on.
  mutating func clear(from line: Int, _ glyphs: GlyphSet) {
    guard line < height - 1 else { return }
    for y in line..<(height - 1) {
      block.canvas.fill(" ", x: 0, y: y, count: width, style: .plain)
      block.canvas.fill(glyphs.vertical, x: 0, y: y, count: 1, style: .quiet)
      block.canvas.fill(glyphs.vertical, x: width - 1, y: y, count: 1, style: .quiet)
    }
  }
}
