internal import NavModel
internal import NavSyntax

/// Questions: they change nothing.
extension Runner {
  mutating func question(_ node: Node, _ form: FormID, _ receive: (Answer) -> Void) throws(Ending) {
    switch form {
    case .expect:
      try expect(node)
      receive(Answer(.silent, to: node))
    case .expectPicture:
      try expectPicture(node)
      receive(Answer(.silent, to: node))
    case .expectChanges: try expectChanges(node, receive)
    case .print:
      receive(Answer(.text(try value(child(.value, of: node)).displayText), to: node))
    case .show:
      var target: Target?
      if let shown = node.child(.target) { target = try self.target(shown) }
      receive(Answer(.scene(machine, of: target), to: node))
    case .whereAmI: receive(Answer(.text(machine.location), to: node))
    case .tree:
      let outline: Outline = machine.outline
      receive(Answer(.text(node.has("json") ? outline.json : outline.text), to: node))
    case .can:
      let gestures: [PossibleGesture] = machine.possibleGestures()
      let entries: [Listing.Entry] = gestures.map { Listing.Entry($0.line, $0.note) }
      receive(Answer(.listing(Listing("gestures", entries)), to: node))
    case .why: try why(node, receive)
    case .diff: try difference(node, receive)
    case .help:
      receive(Answer(.listing(Help.topic(words(node), plugins: program.plugins)), to: node))
    case .apropos:
      receive(Answer(.listing(Help.apropos(words(node), plugins: program.plugins)), to: node))
    case .path, .pathsCover:
      throw failure(
        "misplaced-question", at: node, "`path` is asked at top level, not inside of statements",
        .failed)
    default:
      throw failure("not-a-question", at: node, "this can't be asked", .wrongDefinition)
    }
  }

  /// The words behind `help` and `apropos`.
  private func words(_ node: Node) -> String {
    let words: [String] = node.children(.text).map { $0.plainString ?? $0.text }
    return words.joined(separator: " ")
  }

  /// What later versions do.
  func noted(_ node: Node, _ message: String) -> Answer {
    Answer(
      .silent, to: node,
      diagnostics: [
        Diagnostic("noted", .note, source: node.source, span: node.span, message: message)
      ])
  }

  /// Says what a gesture would come to, without doing it.
  private mutating func why(_ node: Node, _ receive: (Answer) -> Void) throws(Ending) {
    let statement: Node = try child(.element, of: node)
    guard let form = statement.form, Grammar.kind(of: form) == .gesture,
      form != .call || program.steps(named: statement.child(.flag)?.text ?? "") == nil
    else {
      throw failure(
        "not-a-gesture", at: statement, "`why` asks about a gesture", .wrongDefinition,
        help: "such as `why tap \"Pay\"`")
    }
    var trial: Machine = machine
    let text: String
    switch trial.perform(try gesture(statement, form)) {
    case .done: text = "it would be done"
    case .intercepted: text = "something else would answer"
    case .refused(let refusal):
      var lines: String = refusal.message
      if let because = refusal.because { lines += "\n\"\(because)\"" }
      if let help = refusal.help { lines += "\n\(help)" }
      text = lines
    case .failed(let failure): text = "it would fail: \(failure.message)"
    }
    receive(Answer(.text(text), to: node))
  }

  /// What is another than it was before the last statement, or between two points in time.
  private mutating func difference(_ node: Node, _ receive: (Answer) -> Void) throws(Ending) {
    let earlier: Snapshot?
    if let place = node.child(.value) {
      earlier = try point(place)
    } else {
      earlier = try stateBeforeLast()
    }
    guard let earlier else {
      return receive(Answer(.text("nothing has happened yet"), to: node))
    }
    var later: Machine = machine
    if let place = node.child(.second) { later = try point(place).machine }
    let lines: [String] = Outline.differences(from: earlier.machine.outline, to: later.outline)
    receive(
      Answer(
        .text(lines.isEmpty ? "nothing has changed" : lines.joined(separator: "\n")), to: node))
  }
}
