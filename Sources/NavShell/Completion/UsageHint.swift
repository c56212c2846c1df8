internal import NavSyntax

/// What belongs behind the words typed so far, as the grammar writes it.
enum UsageHint {
  /// The rest of the signature of the form that the text begins, once its first words stand there.
  ///
  /// Of several the one that goes on with an operand: `tap TARGET` rather than `tap row ROW`.
  static func text(after text: String) -> String? {
    let typed = TypedText(text, cursor: text.utf8.count)
    guard !typed.isComment, !typed.isQuoted else { return nil }
    let statement: String = typed.statement
    let words: [Substring] = statement.split(separator: " ")
    guard !words.isEmpty else { return nil }
    var best: ArraySlice<Substring>?
    for form in Grammar.forms where form.contexts.contains(.top) {
      let signature: [Substring] = form.signature.split(separator: " ")
      guard let rest = rest(of: signature, after: words), let next = rest.first else { continue }
      if best == nil { best = rest }
      if next.first?.isUppercase == true {
        best = rest
        break
      }
    }
    return best.map { (statement.hasSuffix(" ") ? "" : " ") + $0.joined(separator: " ") }
  }

  /// What is left of a signature whose words stand there as typed; none of its operands may.
  private static func rest(
    of signature: [Substring], after words: [Substring]
  ) -> ArraySlice<Substring>? {
    guard words.count <= signature.count else { return nil }
    for (word, wanted) in zip(words, signature) where word != wanted { return nil }
    return signature[words.count...]
  }
}
