import NavEngine
import NavModel
import NavSyntax
import Testing

/// Runs a script to its end and records what went wrong, with the place in the script.
func holds(
  _ script: String, device: String? = nil, sourceLocation: SourceLocation = #_sourceLocation
) {
  let (verdict, diagnostics) = play(script, device: device)
  let text: String = diagnostics.map { describe($0) }.joined(separator: "\n")
  #expect(verdict == .fine, "\(text)", sourceLocation: sourceLocation)
}

/// Runs a script that must end with a diagnostic of an identity.
func fails(
  _ script: String, with id: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  let (verdict, diagnostics) = play(script, device: nil)
  #expect(verdict != .fine, "it ran to its end", sourceLocation: sourceLocation)
  let text: String = diagnostics.map { describe($0) }.joined(separator: "\n")
  #expect(
    diagnostics.contains { $0.id == id }, "no \(id) in:\n\(text)", sourceLocation: sourceLocation)
}

private func play(_ script: String, device: String?) -> (Verdict, [Diagnostic]) {
  let services = Services(matches: { _, _ in nil })
  let environment = Environment(services: services) { (_, _) throws(FileFailure) in
    throw FileFailure(.missing)
  }
  let session = Session(environment: environment, device: device)
  var diagnostics: [Diagnostic] = []
  let source = SourceText(name: "law", text: script)
  let verdict: Verdict = session.enter(source, mode: .script) { answer in
    diagnostics += answer.diagnostics.filter { $0.severity == .error }
  }
  return (verdict, diagnostics)
}

private func describe(_ diagnostic: Diagnostic) -> String {
  guard let source = diagnostic.source else { return diagnostic.message }
  let position: Position = source.position(of: diagnostic.span.start)
  let line = String(decoding: source.bytes[position.lineRange], as: UTF8.self)
  let help: String = diagnostic.help.map { " (\($0))" } ?? ""
  return
    "line \(position.line): [\(diagnostic.id)] \(diagnostic.message) \(diagnostic.label ?? "")\(help)\n    \(line)"
}
