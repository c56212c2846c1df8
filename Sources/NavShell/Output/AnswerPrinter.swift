package import NavEngine
internal import NavModel
internal import NavRender
package import NavSyntax

/// Writes answers out: what they say as results, what is wrong as diagnostics.
package final class AnswerPrinter {
  package let results: Output
  package let diagnostics: Output
  package var style: PrintStyle

  /// Creates a printer on two outputs.
  package init(results: Output, diagnostics: Output, style: PrintStyle) {
    self.results = results
    self.diagnostics = diagnostics
    self.style = style
  }

  /// Writes one answer.
  package func print(_ answer: Answer) {
    for diagnostic in answer.diagnostics { print(diagnostic) }
    switch answer.content {
    case .silent, .quit: break
    case .text(let text): results.writeLine(text)
    case .listing(let listing):
      for entry in listing.entries {
        results.writeLine(entry.detail.isEmpty ? entry.term : "\(entry.term)  \(entry.detail)")
      }
    case .defined(let names): results.writeLine("defined " + names.joined(separator: ", "))
    case .option(let name, let value): results.writeLine("\(name) \(value)")
    case .scene(let machine, _): draw(machine)
    case .changed, .intercepted, .refused, .flow: break
    }
  }

  /// Draws what a machine shows, in the width there is or else in that of the device.
  private func draw(_ machine: Machine) {
    let scene: Scene = machine.scene(rowLimit: 12)
    let natural: Int = scene.device.idiom == .pad ? 64 : 40
    let width: Int = min(style.width ?? natural, natural)
    results.write(
      wireframe(scene, width: width, glyphs: style.glyphs, colors: results.usesColor))
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
