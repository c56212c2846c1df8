extension TextStyle {
  /// The parameters of the terminal's "select graphic rendition"; empty for plain text.
  ///
  /// Only the sixteen colours that a person has chosen for the terminal, and no white or black, so
  /// that it reads on light and dark.
  var sgr: String {
    switch self {
    case .plain, .name: ""
    case .command: "1;34"
    case .keyword: "34"
    case .string: "32"
    case .number: "36"
    case .comment, .dim: "2"
    case .unknown: "31"
    case .error: "4;31"
    case .strong: "1"
    case .accent: "1;36"
    case .selected: "7"
    case .match: "1;4"
    }
  }
}
