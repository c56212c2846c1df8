/// The pieces of a surface, from top to bottom; in a frame a full line stands between each two.
struct Bands {
  var top: Block?
  var content: Block
  var toolbar: Block?
  var tabBar: Block?

  /// All of them in order.
  var all: [Block] {
    var blocks: [Block] = []
    if let top { blocks.append(top) }
    blocks.append(content)
    if let toolbar { blocks.append(toolbar) }
    if let tabBar { blocks.append(tabBar) }
    return blocks
  }

  /// The lines of a frame above the content's first one.
  var linesAbove: Int { top.map { $0.height + 2 } ?? 1 }

  /// The lines of a frame below the content's last one.
  var linesBelow: Int {
    1 + (toolbar.map { $0.height + 1 } ?? 0) + (tabBar.map { $0.height + 1 } ?? 0)
  }

  /// Cuts the content to a height or adds blank lines up to it.
  mutating func setContentHeight(_ height: Int) {
    content.cut(to: height)
    if content.height < height { content.canvas.addLines(height - content.height) }
  }
}
