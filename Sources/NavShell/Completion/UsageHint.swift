internal import NavSyntax

/// What belongs behind the words typed so far, as the grammar writes it.
enum UsageHint {
  /// The rest of the signature of the form that the text begins, once its first words stand there.
  static func text(after text: String) -> String? {
    let typed = TypedText(text, cursor: text.utf8.count)
    guard !typed.isComment, !typed.isQuoted else { return nil }
    let statement: String = typed.statementBeforeWord + typed.word
    let words: [Substring] = statement.split(separator: " ")
    guard !words.isEmpty else { return nil }
    for form in Grammar.forms where form.contexts.contains(.top) {
      let signature: [Substring] = form.signature.split(separator: " ")
      guard let rest = rest(of: signature, after: words), !rest.isEmpty else { continue }
      return (statement.hasSuffix(" ") ? "" : " ") + rest.joined(separator: " ")
    }
    return nil
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
