package import NavEngine
internal import NavRender
package import NavSyntax

/// Writes answers out: what they say as results, what is wrong as diagnostics.
package final class AnswerPrinter {
  package let results: Output
  package let diagnostics: Output
  package var style: PrintStyle
  /// Whether the screen is drawn after each change.
  private var showsAlways = false

  /// Creates a printer on two outputs.
  package init(results: Output, diagnostics: Output, style: PrintStyle) {
    self.results = results
    self.diagnostics = diagnostics
    self.style = style
  }

  /// Writes one answer.
  package func print(_ answer: Answer) {
    for diagnostic in answer.diagnostics { print(diagnostic) }
    printContent(of: answer)
  }

  /// Writes what an answer says, without its diagnostics.
  package func printContent(of answer: Answer) {
    if case .option("show", let value) = answer.content { showsAlways = value == "always" }
    results.write(answer.text(on: style.page(colors: results.usesColor)))
    if showsAlways, let machine = answer.machine {
      print(Answer(.scene(machine, of: nil)))
    }
  }

  /// Writes a diagnostic, after everything that was answered before it.
  package func print(_ diagnostic: Diagnostic) {
    results.flush()
    diagnostics.write(
      diagnostic.text(
        width: style.textWidth, glyphs: style.glyphs, colors: diagnostics.usesColor))
    diagnostics.flush()
  }

  /// Returns what is written meanwhile, diagnostics first, instead of writing it.
  package func captured(_ body: () -> Void) -> String {
    var said: String = ""
    let complaints: String = diagnostics.captured { said = results.captured(body) }
    return complaints + said
  }
}
