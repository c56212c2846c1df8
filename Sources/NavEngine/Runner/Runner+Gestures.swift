internal import NavModel
internal import NavSyntax

/// Gestures: what a statement asks of the machine, and what it expects of the answer.
extension Runner {
  mutating func gesture(_ node: Node, _ form: FormID, _ receive: (Answer) -> Void) throws(Ending) {
    if form == .call, let steps = steps(node) { return try self.steps(steps, node) }
    if form == .call, try command(node, receive) { return }
    let plain: PlainGesture = try plainGesture(node, form)
    let (gesture, suffix): (Gesture, Suffix) = (plain.gesture, plain.suffix)
    trail.add(node)
    let before: State? = suffix == .none ? nil : machine.state
    if case .type = gesture { keepSecret(node, gesture) }
    if case .paste = gesture { keepSecret(node, gesture) }
    let touched: Touched? = coverage == nil ? nil : machine.touched(by: gesture)
    let outcome: Outcome = machine.perform(gesture)
    if let touched { coverage?.note(touched, outcome) }
    if case .failed(let failure) = outcome { throw ending(failure, at: node) }
    switch (suffix, outcome) {
    case (.none, .done):
      effort += 1
      receive(answer(.changed(machine.events), to: node))
    case (.none, .intercepted), (.intercepted, .intercepted):
      effort += 1
      receive(answer(.intercepted(machine.events), to: node))
    case (.none, .refused(let refusal)):
      throw .failed(diagnostic(of: refusal, at: node), .failed)
    case (.refused, .refused(let refusal)):
      if node.child(.reason) == nil, let name = gesture.unknownName {
        throw neverThere(name, at: node)
      }
      try check(refusal, against: node)
      receive(Answer(.refused(refusal), to: node))
    default:
      if let before { machine.state = before }
      throw unexpected(outcome, suffix, at: node)
    }
  }

  /// What stands behind a gesture.
  enum Suffix { case none, refused, intercepted }

  /// A gesture and what is expected of it.
  struct PlainGesture: Sendable {
    let gesture: Gesture
    let suffix: Suffix
  }

  /// What a statement comes to now; one that is constant is lowered once.
  private mutating func plainGesture(_ node: Node, _ form: FormID) throws(Ending) -> PlainGesture {
    if let known = gestures[node] { return known }
    let plain = PlainGesture(gesture: try gesture(node, form), suffix: suffix(of: node))
    if node.isConstant { gestures.remember(plain, of: node) }
    return plain
  }

  func suffix(of node: Node) -> Suffix {
    for child in node.children where child.kind == .word && child.role == .flag {
      if child.isWord("refused") { return .refused }
      if child.isWord("intercepted") { return .intercepted }
    }
    return .none
  }

  /// A refusal as something to tell.
  func diagnostic(of refusal: Refusal, at node: Node) -> Diagnostic {
    var notes: [Diagnostic.Note] = []
    if let because = refusal.because, because != refusal.message {
      notes.append(Diagnostic.Note("it says: \(because)"))
    }
    return Diagnostic(
      "refused-\(refusal.reason.word)", source: node.source, span: node.span,
      message: refusal.message, notes: notes, help: refusal.help)
  }

  /// Compares a refusal that was expected with what is said of it.
  private func check(_ refusal: Refusal, against node: Node) throws(Ending) {
    if let reason = node.child(.reason), reason.text != refusal.reason.word {
      throw .failed(
        Diagnostic(
          "expectation", source: node.source, span: reason.span,
          message: "refused, but for another reason: \(refusal.message)",
          label: refusal.reason.word), .notAsExpected)
    }
    guard let node = node.child(.because) else { return }
    let wanted: String = try text(node)
    guard wanted != refusal.because else { return }
    throw .failed(
      Diagnostic(
        "expectation", source: node.source, span: node.span,
        message: "refused, but with other words: \(refusal.message)",
        label: refusal.because.map { "\"\($0)\"" } ?? "nothing is said"), .notAsExpected)
  }

  /// The failure of an assertion that can't but hold: nothing in the prototype has that name.
  private func neverThere(_ name: String, at node: Node) -> Ending {
    failure(
      "unknown-target", at: node.child(.target) ?? node, "nothing is called \(name)",
      .wrongDefinition,
      help: didYouMean(name, program.names.names([.element, .tab, .row]))
        ?? "say `refused as absent` when that is meant")
  }

  private func unexpected(_ outcome: Outcome, _ suffix: Suffix, at node: Node) -> Ending {
    let wanted: String = suffix == .refused ? "refused" : "intercepted"
    let became: String
    var help: String?
    switch outcome {
    case .refused(let refusal):
      became = "was refused: \(refusal.message)"
      help = refusal.help
    case .intercepted: became = "was intercepted"
    default: became = "was done"
    }
    return .failed(
      Diagnostic(
        "expectation", source: node.source, span: node.span,
        message: "this should be \(wanted), but it \(became)", help: help), .notAsExpected)
  }
}

extension Gesture {
  /// The name it is about when nothing in the prototype is called so.
  fileprivate var unknownName: String? {
    switch self {
    case .tap(let target), .hold(let target), .set(let target, _), .increase(let target),
      .decrease(let target), .hover(let target), .type(_, .some(let target)),
      .paste(_, .some(let target)), .clear(.some(let target)), .choose(_, .some(let target)):
      if case .unknown(let name) = target.subject { return name }
    default: break
    }
    return nil
  }
}

extension Refusal.Reason {
  /// How `refused as` writes it.
  package var word: String {
    let index = Int(rawValue)
    return Grammar.reasons.indices.contains(index) ? Grammar.reasons[index] : ""
  }
}
