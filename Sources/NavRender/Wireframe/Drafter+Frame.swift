internal import NavModel

extension Drafter {
  /// A frame around blocks of one width, with a full line between each two.
  func framed(_ bands: [Block], isOpenBelow: Bool = false) -> Block {
    let inside: Int = bands.first?.width ?? 0
    var block = Block(width: inside + 2)
    addEdge(left: glyphs.topLeft, right: glyphs.topRight, to: &block)
    for (index, band) in bands.enumerated() {
      if index > 0 { addEdge(left: glyphs.teeLeft, right: glyphs.teeRight, to: &block) }
      let y: Int = block.height
      block.append(band, x: 1)
      for line in y..<block.height {
        block.canvas.fill(glyphs.vertical, x: 0, y: line, count: 1, style: .quiet)
        block.canvas.fill(glyphs.vertical, x: inside + 1, y: line, count: 1, style: .quiet)
      }
    }
    if !isOpenBelow { addEdge(left: glyphs.bottomLeft, right: glyphs.bottomRight, to: &block) }
    return block
  }

  /// A frame around one block.
  func card(_ block: Block) -> Block { framed([block]) }

  private func addEdge(left: Character, right: Character, to block: inout Block) {
    let y: Int = block.canvas.addLines()
    block.canvas.fill(left, x: 0, y: y, count: 1, style: .quiet)
    block.canvas.fill(glyphs.horizontal, x: 1, y: y, count: block.width - 2, style: .quiet)
    block.canvas.fill(right, x: block.width - 1, y: y, count: 1, style: .quiet)
  }
}
