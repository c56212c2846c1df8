/// A piece of the text that the grammar sees as one.
struct Token {
  var kind: TokenKind
  /// What is wrong with it, or what its text needs.
  var flaw: TokenFlaw = .none
  /// Whether white space or a comment stands before it.
  var spaced: Bool = false
  /// Of a name that is a word of the grammar its number in the keyword table, else 0.
  var word: UInt16 = 0
  var start: UInt32
  var end: UInt32

  var span: Span { Span(start, end) }
}

/// What a token is.
enum TokenKind: UInt8 {
  case end
  /// One or more line breaks, with blank lines and comments between them.
  case newline
  case semicolon
  case name, number, duration
  /// `"…"`, `'…'` and `"""`; a token runs from the opening to the closing quotes.
  case string, rawString, longString
  case openBrace, closeBrace, openParen, closeParen, openBracket, closeBracket
  case comma, colon, dot, arrow, atSign
  case assign, equal, notEqual, less, lessOrEqual, greater, greaterOrEqual
  case plus, minus, star, slash, percent
  /// A byte that begins nothing.
  case stray

  var isString: Bool { self == .string || self == .rawString || self == .longString }
}

/// What the parser has to say, or to mind, when it takes a token.
enum TokenFlaw: UInt8 {
  case none
  /// A string with a backslash in it.
  case escapes
  /// A string whose closing quotes are missing.
  case unterminated
  /// A string with strings inside `\( )` inside strings, deeper than anyone can read.
  case tooDeep
  /// A number that letters follow.
  case number
}
