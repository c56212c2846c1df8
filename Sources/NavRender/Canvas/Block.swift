internal import NavModel

/// A drawn piece of a screen, and where on it the things stand that a popover may point to.
struct Block {
  /// Where something stands.
  struct Spot {
    var identity: ItemIdentity
    var x: Int
    var y: Int
    var width: Int
    var height: Int
  }

  var canvas: Canvas
  var spots: [Spot] = []

  init(width: Int, height: Int = 0) { canvas = Canvas(width: width, height: height) }

  var width: Int { canvas.width }
  var height: Int { canvas.height }

  /// Notes where an item was drawn.
  mutating func note(_ identity: ItemIdentity, x: Int, y: Int, width: Int, height: Int = 1) {
    spots.append(Spot(identity: identity, x: x, y: y, width: width, height: height))
  }

  /// Draws another block over this one and takes its spots over.
  mutating func draw(_ other: Block, x: Int, y: Int) {
    canvas.draw(other.canvas, x: x, y: y)
    for spot in other.spots {
      note(
        spot.identity, x: spot.x + x, y: spot.y + y, width: spot.width, height: spot.height)
    }
  }

  /// Adds another block below.
  mutating func append(_ other: Block, x: Int = 0) {
    let y: Int = canvas.addLines(other.height)
    draw(other, x: x, y: y)
  }

  /// Removes what is below a height.
  mutating func cut(to lines: Int) {
    canvas.cut(to: lines)
    spots.removeAll { $0.y >= lines }
  }

  /// The spot of an item.
  func spot(_ identity: ItemIdentity) -> Spot? {
    for spot in spots where spot.identity == identity { return spot }
    return nil
  }
}
