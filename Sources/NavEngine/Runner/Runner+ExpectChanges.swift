internal import NavModel
internal import NavSyntax

/// `expect changes { … }`: exactly these, after the last gesture, and nothing else.
extension Runner {
  func expectChanges(_ node: Node, _ receive: (Answer) -> Void) throws(Ending) {
    let body: Node = try child(.body, of: node)
    var happened: [Event] = machine.netEvents
    var missing: [(node: Node, text: String)] = []
    for line in body.children {
      let wanted: String = try changeText(line)
      if let index = happened.firstIndex(where: { $0.isSaid(by: wanted) }) {
        happened.remove(at: index)
      } else if let index = machine.events.firstIndex(where: { $0.isSaid(by: wanted) }),
        machine.events[index].followsFromOthers
      {
        continue
      } else {
        missing.append((line, wanted))
      }
    }
    if missing.isEmpty && happened.isEmpty { return receive(Answer(.silent, to: node)) }
    throw .failed(otherChanges(node, missing, happened), .notAsExpected)
  }

  private func otherChanges(
    _ node: Node, _ missing: [(node: Node, text: String)], _ more: [Event]
  ) -> Diagnostic {
    let first: Node? = missing.first?.node
    let head = Span(node.span.start, node.child(.body)?.span.start ?? node.span.end)
    var notes: [Diagnostic.Note] = missing.dropFirst().map { line in
      Diagnostic.Note("and not this", source: line.node.source, span: line.node.span)
    }
    for event in more { notes.append(Diagnostic.Note("it also did this: \(event.text)")) }
    if machine.netEvents.isEmpty { notes.append(Diagnostic.Note("nothing changed")) }
    return Diagnostic(
      "expectation", source: node.source, span: first?.span ?? head, message: "not so",
      label: first == nil ? "more changed" : "it didn't do this", notes: notes)
  }

  /// A line of the block as an event says it, with its values read.
  private func changeText(_ node: Node) throws(Ending) -> String {
    var text: String = ""
    var at: UInt32 = node.span.start
    for part in node.children {
      let isValue: Bool = part.role == .value || part.role == .second
      guard isValue else { continue }
      text += words(node.source.text(Span(at, part.span.start)))
      text += text.isEmpty ? "" : " "
      text += try value(part).literal
      at = part.span.end
    }
    return text + words(node.source.text(Span(at, node.span.end)))
  }

  /// A text with one space between its words.
  private func words(_ text: String) -> String {
    text.utf8.split { $0 == 0x20 || $0 == 0x09 || $0 == 0x0A || $0 == 0x0D }
      .map { String(decoding: Array($0), as: UTF8.self) }.joined(separator: " ")
  }
}

extension Machine {
  /// What the last step changed in sum: what was said anew, or follows from others, is left out.
  var netEvents: [Event] {
    events.indices.filter { index in
      let event: Event = events[index]
      return !event.followsFromOthers && !event.isOutdated(by: events[(index + 1)...])
    }.map { events[$0] }
  }
}

extension Event {
  /// Whether a line says it; a line may leave out what stands behind `to`.
  fileprivate func isSaid(by line: String) -> Bool {
    let said: [UInt8] = Array(line.utf8)
    let full: [UInt8] = Array(text.utf8)
    guard full.count >= said.count, full.prefix(said.count).elementsEqual(said) else { return false }
    let rest: ArraySlice<UInt8> = full[said.count...]
    if rest.isEmpty || said == Array("pop".utf8) { return true }
    return rest.starts(with: Array(" to ".utf8))
  }
}
