package import NavModel

/// How wide, how high and in which characters to write.
package struct Page: Hashable, Sendable {
  /// Columns of a line.
  package var width: Int
  /// Lines that a drawing may take; nothing lets it be as tall as what it shows.
  package var height: Int?
  /// Columns of a drawing, when somebody set them.
  package var drawingWidth: Int?
  package var glyphs: GlyphSet
  package var colors: Bool

  /// Creates a page.
  package init(
    width: Int = 80, height: Int? = 24, drawingWidth: Int? = nil, glyphs: GlyphSet = .unicode,
    colors: Bool = false
  ) {
    self.width = width
    self.height = height
    self.drawingWidth = drawingWidth
    self.glyphs = glyphs
    self.colors = colors
  }

  /// The columns that make a drawing of a device look like it, as far as the page has them.
  package func drawingWidth(of device: Device, isLandscape: Bool) -> Int {
    if let drawingWidth { return drawingWidth }
    let points: Int = max(1, isLandscape ? device.height : device.width)
    let natural: Int
    switch device.idiom {
    case .phone: natural = min(80, max(36, points * 40 / 390))
    case .pad: natural = min(96, max(56, points * 64 / 810))
    }
    return max(30, min(natural, width))
  }

  /// A drawing of a scene.
  package func drawing(of scene: Scene, components: ComponentService = .none) -> String {
    let columns: Int = drawingWidth(of: scene.device, isLandscape: scene.isLandscape)
    return wireframe(
      scene, width: columns, height: height, glyphs: glyphs, colors: colors,
      components: components)
  }

  /// A drawing of what shows on a machine.
  package func drawing(of machine: Machine) -> String {
    drawing(
      of: machine.scene(rowLimit: max(1, height ?? 50)), components: machine.services.components)
  }
}

extension Page {
  /// A text with a style where there are colours.
  func styled(_ text: String, _ style: CellStyle) -> String {
    guard colors, style != .plain, !text.isEmpty else { return text }
    return "\u{1B}[\(style.parameters)m" + text + "\u{1B}[0m"
  }

  /// Lines of a text from the prototype, each ended by a line break.
  func lines(_ text: String, indent: Int = 0) -> String {
    var result = ""
    var lines: [Substring] = text.split(
      omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    if lines.last?.isEmpty == true { lines.removeLast() }
    for line in lines {
      result += String(repeating: " ", count: indent) + glyphs.shown(String(line)) + "\n"
    }
    return result
  }

  /// Lines that may stand as they are, indented.
  func indented(_ text: String, by indent: Int) -> String {
    var result = ""
    var lines: [Substring] = text.split(separator: "\n", omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    for line in lines {
      result += line.isEmpty ? "\n" : String(repeating: " ", count: indent) + line + "\n"
    }
    return result
  }
}
