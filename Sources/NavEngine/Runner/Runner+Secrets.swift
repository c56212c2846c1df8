internal import NavModel
internal import NavSyntax

/// What is typed into a secure field is told nowhere (law F2).
extension Runner {
  /// Remembers a statement whose text goes into a secure field.
  mutating func keepSecret(_ node: Node, _ gesture: Gesture) {
    let target: Target?
    switch gesture {
    case .type(_, let field), .paste(_, let field): target = field
    default: return
    }
    guard isSecure(target), !isSecret(node) else { return }
    secrets.append(node)
  }

  /// Whether a statement types into a secure field.
  func isSecret(_ node: Node) -> Bool {
    secrets.contains { $0.index == node.index && $0.tree === node.tree }
  }

  /// A statement as it may be shown.
  func shownText(of node: Node) -> String {
    guard isSecret(node), let text = node.child(.text) else { return node.text }
    let before = Span(node.span.start, text.span.start)
    let after = Span(text.span.end, node.span.end)
    return node.source.text(before) + "\"•••\"" + node.source.text(after)
  }

  /// Whether the field that a text goes into is secure.
  private func isSecure(_ target: Target?) -> Bool {
    guard let path = machine.topPath(ofSurface: machine.topSurface),
      let screen = machine.screen(at: path)
    else { return false }
    let field: Int?
    switch target?.subject {
    case nil: field = Int(machine.content(at: path).focus)
    case .name(let name): field = screen.element(named: name)
    case .title(let title):
      field = screen.elements.firstIndex {
        $0.kind == .field && machine.shownText($0.title, in: Scope(owner: path)) == title
      }
    case .unknown: field = nil
    }
    guard let field, screen.elements.indices.contains(field) else { return false }
    return screen.elements[field].properties.contains { $0.name == "secure" }
  }
}
