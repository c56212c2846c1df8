package import NavEngine
internal import NavModel
internal import NavSyntax

extension CheckReport {
  /// Every finding with its place and the flow that leads there, then how much was looked at.
  package func text(on page: Page) -> String {
    var result = ""
    for finding in findings { result += text(of: finding, on: page) + "\n" }
    return result + summary(on: page)
  }

  /// One finding.
  private func text(of finding: Finding, on page: Page) -> String {
    let source: SourceText? = finding.place.flatMap { program.source($0.source) }
    let span: Span = finding.place.map { Span($0.start, $0.end) } ?? Span(0, 0)
    var diagnostic = Diagnostic(
      finding.id, finding.severity.ofDiagnostic, source: source, span: span.firstLine(of: source),
      message: finding.message, help: finding.help)
    if !finding.isConfirmed {
      diagnostic.notes.append(
        Diagnostic.Note("not confirmed: no flow was found that shows it from the start"))
    }
    var text: String = diagnostic.text(
      width: page.width, glyphs: page.glyphs, colors: page.colors)
    if finding.isConfirmed, let flow = finding.flow {
      text += page.lines(Finding.flow(flow, title: finding.message, device: device))
    }
    return text
  }

  /// How many findings there are, and what was explored.
  private func summary(on page: Page) -> String {
    var counts: [String] = []
    for severity in Finding.Severity.allCases {
      let count: Int = findings.count { $0.severity == severity }
      guard count > 0 else { continue }
      let words: String = "\(count) \(severity.ofDiagnostic.word)\(count == 1 ? "" : "s")"
      counts.append(page.styled(words, severity.ofDiagnostic.style))
    }
    var line: String = counts.isEmpty ? "no findings" : counts.joined(separator: ", ")
    if silenced > 0 { line += ", \(silenced) allowed" }
    if known > 0 { line += ", \(known) known" }
    if !name.isEmpty { line = page.glyphs.shown(name) + ": " + line }
    line += " on \(page.glyphs.shown(device))"
    if mode == .definitions { line += ", definitions only" }
    var result: String = line + "\n"
    guard let figures else { return result }
    let kind: String = mode == .full ? "state" : "view"
    result += "\(figures.states.grouped) \(kind)\(figures.states == 1 ? "" : "s"), "
    result += "\(figures.transitions.grouped) gesture\(figures.transitions == 1 ? "" : "s"), "
    result += "\(figures.depth) deep, "
    result += "\(Int(figures.bytesPerState.rounded())) bytes for each; "
    result += figures.unexplored.isEmpty ? "nothing was left out\n" : "left out:\n"
    for part in figures.unexplored { result += page.lines(part.text, indent: 2) }
    if let effort {
      let tenths = Int((effort.seconds * 10).rounded())
      result += "\(tenths / 10).\(tenths % 10) s, \(effort.bytes / 1_000_000) MB\n"
    }
    return result
  }
}

extension Finding.Severity {
  /// The same severity of a diagnostic.
  var ofDiagnostic: Diagnostic.Severity {
    switch self {
    case .error: .error
    case .warning: .warning
    case .note: .note
    }
  }
}

extension Finding {
  /// Statements as a flow that can stand in a file.
  package static func flow(_ lines: [String], title: String, device: String) -> String {
    var text: String = "flow \(Value.text(title).literal) on \(device) {"
    if lines.isEmpty { return text + " }\n" }
    text += "\n"
    for line in lines { text += "  \(line)\n" }
    return text + "}\n"
  }
}

extension Span {
  /// The part of a span that stands on its first line: what is meant is shown, not all of its block.
  func firstLine(of source: SourceText?) -> Span {
    guard let source else { return self }
    let end: Int = source.position(of: start).lineRange.upperBound
    return Span(start, min(self.end, UInt32(clamping: end)))
  }
}

extension Int {
  /// The number with a comma after every third digit from the right.
  var grouped: String {
    var result = ""
    let digits: [Character] = Array(String(magnitude))
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0 { result.append(",") }
      result.append(digit)
    }
    return self < 0 ? "-" + result : result
  }
}
