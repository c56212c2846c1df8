extension Parser {
  /// Keeps diagnostics of what isn't text.
  mutating func checkText() {
    var at = 0
    while textDiagnostics.count < Parser.most,
      let found = UTF8Check.firstTrouble(in: bytes, from: at)
    {
      at = found.at + found.length
      let span = Span(UInt32(found.at), UInt32(at))
      switch found.trouble {
      case .notUTF8:
        textDiagnostics.append(
          Diagnostic("invalid-utf8", source: source, span: span, message: "this is not UTF-8"))
      case .control:
        textDiagnostics.append(
          Diagnostic(
            "control-character", source: source, span: span,
            message: "a control character can't stand in a source"))
      }
    }
  }

  /// What became of the source.
  consuming func result() -> Parsed {
    let tree = SyntaxTree(source: source, records: records, comments: lexer.comments)
    let completeness: Completeness
    if isWrong || !textDiagnostics.isEmpty {
      completeness = .wrong
    } else if let openAtEnd {
      completeness = .incomplete(open: openAtEnd)
    } else {
      completeness = .complete
    }
    return Parsed(tree: tree, diagnostics: merged(), completeness: completeness)
  }

  /// All diagnostics in the order of the text, cut to the most that are kept.
  private func merged() -> [Diagnostic] {
    var all: [Diagnostic] = []
    var next = 0
    for diagnostic in diagnostics {
      while next < textDiagnostics.count,
        textDiagnostics[next].span.start <= diagnostic.span.start
      {
        all.append(textDiagnostics[next])
        next += 1
      }
      all.append(diagnostic)
    }
    all.append(contentsOf: textDiagnostics[next...])
    if all.count > Parser.most { all.removeLast(all.count - Parser.most) }
    let more: Int = errorCount + textDiagnostics.count - all.count
    if more > 0, !all.isEmpty {
      let count: String = more == 1 ? "1 more error" : String(more) + " more errors"
      all[all.count - 1].notes.append(Diagnostic.Note("and " + count))
    }
    return all
  }
}
