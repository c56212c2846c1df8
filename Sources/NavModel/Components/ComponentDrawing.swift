/// What a component looks like: lines of styled text, and where its actions sit.
package struct ComponentDrawing: Hashable, Sendable {
  /// How a piece of text stands out; a renderer decides what that means.
  package enum Style: String, Hashable, Sendable, CaseIterable {
    case plain, strong, dim, accent, selected, destructive
  }

  /// A piece of a line.
  package struct Span: Hashable, Sendable {
    package var text: String
    package var style: Style
    /// What a tap on it does.
    package var action: ComponentAction?

    /// Creates a span.
    package init(_ text: String, style: Style = .plain, action: ComponentAction? = nil) {
      self.text = text
      self.style = style
      self.action = action
    }
  }

  package var lines: [[Span]]

  /// Creates a drawing.
  package init(lines: [[Span]]) { self.lines = lines }

  /// The columns that its widest line takes.
  package var width: Int {
    var widest: Int = 0
    for line in lines {
      var width: Int = 0
      for span in line { width += displayWidth(span.text) }
      widest = max(widest, width)
    }
    return widest
  }

  /// The drawing with what is wider than so many columns cut off.
  package func clipped(to width: Int) -> ComponentDrawing {
    guard self.width > width else { return self }
    var clippedLines: [[Span]] = []
    for line in lines {
      var left: Int = max(0, width)
      var spans: [Span] = []
      for span in line where left > 0 {
        var span: Span = span
        if displayWidth(span.text) > left { span.text = NavModel.clipped(span.text, to: left) }
        left -= displayWidth(span.text)
        spans.append(span)
      }
      clippedLines.append(spans)
    }
    return ComponentDrawing(lines: clippedLines)
  }
}

/// What a component or a guideline of a plugin has to say about a prototype.
package struct ComponentFinding: Hashable, Sendable {
  /// How much it matters.
  package enum Severity: String, Hashable, Sendable, CaseIterable {
    case error, warning, note
  }

  package var id: String
  package var severity: Severity
  package var message: String
  package var help: String?
  /// The name of what it is about, where it isn't the component itself.
  package var subject: String?

  /// Creates a finding.
  package init(
    id: String, severity: Severity, message: String, help: String? = nil, subject: String? = nil
  ) {
    self.id = id
    self.severity = severity
    self.message = message
    self.help = help
    self.subject = subject
  }
}
