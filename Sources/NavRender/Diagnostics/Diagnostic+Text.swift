internal import NavModel
package import NavSyntax

extension Diagnostic {
  /// The diagnostic as text, every line ended by a line break.
  ///
  /// Place and message, the line with carets under what is meant, notes, and what to do.
  package func text(width: Int = 80, glyphs: GlyphSet, colors: Bool) -> String {
    let printer = DiagnosticPrinter(width: max(20, width), glyphs: glyphs, colors: colors)
    var result: String = printer.head(
      source: source, span: span, kind: severity.word + "[" + id + "]", style: severity.style,
      message: message)
    if let source {
      result += printer.excerpt(source, span, label: label, style: severity.style)
    } else if let label {
      result += printer.paragraph(label, indent: 2)
    }
    for line in lines { result += printer.line(line) }
    for note in notes {
      result += printer.head(
        source: note.span == nil ? nil : note.source, span: note.span ?? Span(0, 0), kind: "note",
        style: .action, message: note.message)
      if let source = note.source, let span = note.span {
        result += printer.excerpt(source, span, label: nil, style: .action)
      }
    }
    if let help {
      result += printer.head(
        source: nil, span: Span(0, 0), kind: "help", style: .success, message: help)
    }
    return result
  }
}

extension Diagnostic.Severity {
  /// The word for it.
  package var word: String {
    switch self {
    case .error: "error"
    case .warning: "warning"
    case .note: "note"
    }
  }

  var style: CellStyle {
    switch self {
    case .error: CellStyle(tint: .danger, isBold: true)
    case .warning: CellStyle(tint: .warning, isBold: true)
    case .note: CellStyle(tint: .action, isBold: true)
    }
  }
}
