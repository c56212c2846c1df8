/// Something to tell about a place in a source: what is wrong, then what to do.
package struct Diagnostic: Sendable {
  /// How serious it is; only an error stops what it is about.
  package enum Severity: UInt8, Sendable {
    case error, warning, note
  }

  /// A further place or sentence that explains a diagnostic.
  package struct Note: Sendable {
    package let message: String
    package let source: SourceText?
    package let span: Span?

    /// Creates a note; without a place it is a sentence below the others.
    package init(_ message: String, source: SourceText? = nil, span: Span? = nil) {
      self.message = message
      self.source = source
      self.span = span
    }
  }

  /// Its identity, for scripts and for `help`: lower case words joined by hyphens, such as `unknown-target`.
  package let id: String
  package let severity: Severity
  /// Where; nothing when the trouble has no place in a text (a missing file on the command line).
  package let source: SourceText?
  package let span: Span
  /// What is wrong: lower case, no full stop.
  package let message: String
  /// What stands under the caret: the value of the marked expression, or a short word on it.
  package var label: String?
  package var notes: [Note]
  /// Lines that are shown below it as they stand, such as where two drawings differ.
  package var lines: [String] = []
  /// What to do, as one sentence; a "did you mean" stands here.
  package var help: String?

  /// Creates a diagnostic.
  package init(
    _ id: String, _ severity: Severity = .error, source: SourceText?, span: Span, message: String,
    label: String? = nil, notes: [Note] = [], help: String? = nil
  ) {
    self.id = id
    self.severity = severity
    self.source = source
    self.span = span
    self.message = message
    self.label = label
    self.notes = notes
    self.help = help
  }
}
