internal import NavModel

/// One line of text in parts, each with a style of its own.
struct StyledText {
  struct Part {
    var text: String
    var style: CellStyle
  }

  var parts: [Part] = []
  private(set) var width: Int = 0

  init() {}

  init(_ text: String, _ style: CellStyle = .plain) { append(text, style) }

  var isEmpty: Bool { width == 0 }

  mutating func append(_ text: String, _ style: CellStyle = .plain) {
    guard !text.isEmpty else { return }
    parts.append(Part(text: text, style: style))
    width += displayWidth(text)
  }

  mutating func append(_ other: StyledText) {
    parts += other.parts
    width += other.width
  }

  /// The same with every part standing back.
  var dimmed: StyledText {
    var result: StyledText = self
    for index in result.parts.indices { result.parts[index].style = parts[index].style.dimmed }
    return result
  }

  /// The texts with a space between those that aren't empty.
  static func joined(_ texts: [StyledText], by separator: String = " ") -> StyledText {
    var result = StyledText()
    for text in texts where !text.isEmpty {
      if !result.isEmpty { result.append(separator) }
      result.append(text)
    }
    return result
  }
}

extension Canvas {
  /// Writes a styled text and returns the column after it.
  @discardableResult
  mutating func write(_ text: StyledText, x: Int, y: Int, limit: Int = Int.max) -> Int {
    var column: Int = x
    for part in text.parts {
      let rest: Int = limit == Int.max ? Int.max : limit - (column - x)
      column = write(part.text, x: column, y: y, limit: rest, style: part.style)
    }
    return column
  }
}
