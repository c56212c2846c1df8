internal import NavSyntax

/// The colors of an entry while it is typed, from what the lexer makes of it.
enum EntryColors {
  static func styles(of text: String) -> [StyledRange] { [] }
}
