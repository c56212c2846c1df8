/// What the environment says of characters.
enum Locale {
  /// Whether what isn't ASCII can be shown.
  ///
  /// Without any word on it, a file or a pipe gets the same bytes on every machine, and a terminal what
  /// it surely can show.
  static func isUnicode(_ variables: ProcessVariables, isTerminal: Bool) -> Bool {
    for name in ["LC_ALL", "LC_CTYPE", "LANG"] {
      guard let value = variables[name], !value.isEmpty else { continue }
      let codeset: Substring = value.lowercased().split(separator: ".").last ?? ""
      return codeset.hasPrefix("utf-8") || codeset.hasPrefix("utf8")
    }
    return !isTerminal
  }
}
