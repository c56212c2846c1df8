internal import NavModel

/// What a piece of text at the prompt is, as far as its looks are concerned.
package enum TextStyle: UInt8, Equatable, Sendable {
  case plain
  /// The word that says what a statement does.
  case command
  /// A word of the grammar.
  case keyword
  /// A name of the prototype.
  case name
  case string
  case number
  case comment
  /// A word that means nothing here.
  case unknown
  case error
  /// What could be typed next, and notes: there, but in the background.
  case dim
  /// What the eye is to find first.
  case strong
  /// The part of the prompt that says where one is.
  case accent
  /// The chosen one of a list.
  case selected
  /// What a search found.
  case match
}

/// A range of a text, in UTF-8 bytes, and its style.
package struct StyledRange: Equatable, Sendable {
  package var range: Range<Int>
  package var style: TextStyle

  package init(_ range: Range<Int>, _ style: TextStyle) {
    self.range = range
    self.style = style
  }
}

/// Text with a style for each of its pieces; it prints on one line, whatever went in.
package struct StyledText: Equatable, Sendable, ExpressibleByStringLiteral {
  /// A piece of text in one style.
  package struct Piece: Equatable, Sendable {
    package let text: String
    package let style: TextStyle
  }

  package private(set) var pieces: [Piece] = []

  package init() {}

  package init(_ text: String, _ style: TextStyle = .plain) {
    append(text, style)
  }

  package init(stringLiteral text: String) {
    self.init(text)
  }

  /// Adds a piece, with everything in it made visible that a terminal could obey.
  package mutating func append(_ text: String, _ style: TextStyle = .plain) {
    if text.isEmpty { return }
    pieces.append(Piece(text: visible(text), style: style))
  }

  package mutating func append(_ other: StyledText) {
    pieces += other.pieces
  }

  /// The text without its styles.
  package var text: String {
    pieces.reduce(into: "") { $0 += $1.text }
  }

  /// The columns it takes.
  package var width: Int {
    pieces.reduce(0) { $0 + displayWidth($1.text) }
  }

  /// Returns the end of the text that fits into the width, with an ellipsis for what is gone.
  package func keepingEnd(within width: Int) -> StyledText {
    if self.width <= width { return self }
    var room: Int = max(0, width - 1)
    var kept: [Piece] = []
    for piece in pieces.reversed() {
      let text: String = clippedAtHead(piece.text, to: room)
      if !text.isEmpty { kept.append(Piece(text: text, style: piece.style)) }
      room -= displayWidth(text)
      if text != piece.text { break }
    }
    var result = StyledText("…", .dim)
    result.pieces += kept.reversed()
    return result
  }

  /// Returns the beginning of the text that fits into the width, with an ellipsis for what is gone.
  package func keepingStart(within width: Int) -> StyledText {
    if self.width <= width { return self }
    var room: Int = max(0, width - 1)
    var result = StyledText()
    for piece in pieces {
      let text: String = clipped(piece.text, to: room)
      result.append(text, piece.style)
      room -= displayWidth(text)
      if text != piece.text { break }
    }
    result.append("…", .dim)
    return result
  }
}
