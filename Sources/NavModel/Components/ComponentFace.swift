/// What a component is drawn from.
package struct ComponentFace: Hashable, Sendable {
  package var kind: ComponentKind
  package var properties: ControlProperties
  package var state: Value
  /// Why there is nothing to draw, in words.
  package var failure: String?

  /// Creates a face.
  package init(_ kind: ComponentKind, _ properties: ControlProperties, state: Value) {
    self.kind = kind
    self.properties = properties
    self.state = state
  }

  /// Creates the face of a component whose plugin has failed.
  package init(_ kind: ComponentKind, failure: String) {
    self.kind = kind
    properties = ControlProperties(label: "", isEnabled: false, isFocused: false, values: [])
    state = .none
    self.failure = failure
  }

  /// The drawing in so many columns, or why there is none.
  ///
  /// A component that leaves its drawing to the host shows what its state says as `value`.
  package func drawing(width: Int, _ service: ComponentService) -> ComponentDrawing {
    if let failure { return placeholder(failure, width) }
    do throws(Failure) {
      if let drawing = try service.draw(kind, properties, state, width) { return drawing }
    } catch {
      return placeholder(error.message, width)
    }
    let value: String = kind.read("value", properties, state: state)?.displayText ?? ""
    return ComponentDrawing(lines: [[ComponentDrawing.Span(visible(value))]])
  }

  /// What stands in its place: the reason, on as many lines as it takes.
  private func placeholder(_ why: String, _ width: Int) -> ComponentDrawing {
    ComponentDrawing(
      lines: wrapped("⚠ " + visible(why), to: max(1, width)).prefix(6).map { line in
        [ComponentDrawing.Span(line, style: .destructive)]
      })
  }
}
