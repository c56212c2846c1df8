package import NavRender

/// How answers look where they are printed.
package struct PrintStyle: Equatable, Sendable {
  /// Whether characters outside of ASCII can be shown.
  package var isUnicode: Bool
  /// The columns there are; nothing where it isn't a terminal.
  package var width: Int?
  /// The columns of drawings, when somebody asked for them.
  package var drawingWidth: Int?

  /// Creates a style.
  package init(isUnicode: Bool = true, width: Int? = nil) {
    self.isUnicode = isUnicode
    self.width = width
  }

  /// The characters of drawings.
  var glyphs: GlyphSet { isUnicode ? .unicode : .ascii }
  /// The columns that sentences are broken to.
  var textWidth: Int { width ?? 80 }

  /// What answers are written on.
  package func page(colors: Bool) -> Page {
    Page(width: textWidth, drawingWidth: drawingWidth, glyphs: glyphs, colors: colors)
  }
}
