internal import NavEngine
internal import NavSyntax

/// The colors of an entry while it is typed.
struct EntryColors {
  let session: Session

  /// The styles of a text; what has none is plain.
  func styles(of text: String) -> [StyledRange] {
    let bytes: [UInt8] = Array(text.utf8)
    var styles: [StyledRange] = []
    for (span, kind) in classify(text) {
      let range = Int(span.start)..<Int(span.end)
      guard let style = style(of: kind, bytes[range]) else { continue }
      styles.append(StyledRange(range, style))
    }
    return styles
  }

  private func style(of kind: TokenClass, _ bytes: ArraySlice<UInt8>) -> TextStyle? {
    switch kind {
    case .keyword: return .keyword
    case .name: return .name
    case .string: return .string
    case .number: return .number
    case .comment: return .comment
    case .operator: return nil
    case .unknownKeyword:
      let word = String(decoding: bytes, as: UTF8.self)
      return isKnown(word) ? .command : .unknown
    }
  }

  /// Whether a word that the grammar doesn't know begins a statement all the same.
  private func isKnown(_ word: String) -> Bool {
    guard let symbol = session.program.names.symbol(word) else { return false }
    let kinds: NameKinds = session.program.names.kinds(of: symbol)
    return !kinds.isDisjoint(with: [.steps, .group, .variable, .screenVariable])
  }
}
