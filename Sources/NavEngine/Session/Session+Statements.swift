internal import NavModel
internal import NavSyntax

/// Running what stands at top level.
extension Session {
  /// Runs statements in order; the verdict is the most serious of all.
  ///
  /// A soft expectation that isn't met stops nothing, and counts at the end.
  func run(_ statements: [Node], stopsAtError: Bool, _ receive: (Answer) -> Void) -> Verdict {
    let before: Int = runner.softFailures
    let verdict: Verdict = runHard(statements, stopsAtError: stopsAtError, receive)
    return runner.softFailures > before ? verdict.joined(with: .notAsExpected) : verdict
  }

  private func runHard(
    _ statements: [Node], stopsAtError: Bool, _ receive: (Answer) -> Void
  ) -> Verdict {
    var verdict: Verdict = .fine
    for statement in statements {
      if hasQuit { break }
      if environment.isInterrupted() { return verdict.joined(with: .interrupted) }
      runner.failed = nil
      do throws(Ending) {
        verdict = verdict.joined(with: try perform(statement, receive))
      } catch {
        switch error {
        case .failed(let diagnostic, let failure):
          let diagnostic: Diagnostic = told(diagnostic, of: statement, failure)
          receive(
            Answer(
              content(after: failure), to: statement, diagnostics: [diagnostic], verdict: failure))
          verdict = verdict.joined(with: failure)
        case .stopped, .skipped: return verdict
        case .interrupted:
          receive(Answer(.silent, to: statement, verdict: .interrupted))
          return .interrupted
        }
      }
      if stopsAtError && verdict != .fine { break }
    }
    return verdict
  }

  private func perform(_ statement: Node, _ receive: (Answer) -> Void) throws(Ending) -> Verdict {
    if statement.form == .redefine { return redefine(statement, receive) }
    if let form = statement.form, let subject = try inquiry(statement, form) {
      var answer: Answer = inquire(subject)
      answer.statement = statement
      receive(answer)
      return answer.verdict
    }
    if let form = statement.form, Grammar.kind(of: form) == .session {
      if let verdict = try control(statement, form, receive) { return verdict }
    }
    try runner.step(statement, receive)
    return .fine
  }

  /// A failure with what was done before it: of an expectation the last gestures, of a composite
  /// statement that all of it was undone.
  private func told(_ diagnostic: Diagnostic, of statement: Node, _ verdict: Verdict) -> Diagnostic
  {
    var told: Diagnostic = diagnostic
    let gestures: [String] = runner.trail.gestures.map { runner.shownText(of: $0) }
    if verdict == .notAsExpected, !gestures.isEmpty {
      told.notes.append(Diagnostic.Note("last gestures: " + gestures.joined(separator: "; ")))
    }
    let isComposite: Bool =
      (statement.child(.body) != nil && statement.form != .expectChanges)
      || statement.form == .call
    if isComposite, diagnostic.span != statement.span {
      told.notes.append(Diagnostic.Note("nothing that this statement had done was kept"))
    }
    return told
  }

  /// What there is to show after a failure: of an expectation the screen where it wasn't met.
  private func content(after verdict: Verdict) -> Answer.Content {
    guard verdict == .notAsExpected else { return .silent }
    return .scene(runner.failed ?? runner.machine, of: nil)
  }

  /// Session control; nothing when the runner does it.
  private func control(
    _ node: Node, _ form: FormID, _ receive: (Answer) -> Void
  ) throws(Ending) -> Verdict? {
    switch form {
    case .quit:
      hasQuit = true
      receive(Answer(.quit, to: node))
    case .load:
      let path: String = try runner.text(runner.child(.file, of: node))
      return load(resolvedForLoad(path), receive: receive)
    case .option: try option(node, receive)
    case .complete:
      let text: String = try runner.text(runner.child(.text, of: node))
      let entries: [Listing.Entry] = completions?(text, self) ?? []
      receive(Answer(.listing(Listing("completions", entries)), to: node))
    default: return nil
    }
    return .fine
  }

  /// A path behind `load` is relative to the prototype's folder.
  private func resolvedForLoad(_ path: String) -> String {
    if path.utf8.first == 0x2F || entryPath.root == "." { return path }
    return entryPath.root + "/" + path
  }

  // MARK: Options

  /// What can be set, the values it takes, and the value it has at first.
  private static let knownOptions: [(name: String, values: [String])] = [
    ("show", ["never", "always"])
  ]

  static var defaultOptions: [(name: String, value: String)] {
    knownOptions.map { ($0.name, $0.values.first ?? "") }
  }

  private func option(_ node: Node, _ receive: (Answer) -> Void) throws(Ending) {
    let name: String = node.child(.flag)?.text ?? "show"
    guard let index = options.firstIndex(where: { $0.name == name }),
      let known = Session.knownOptions.first(where: { $0.name == name })
    else {
      throw runner.failure(
        "unknown-option", at: node, "there is no option \(name)", .failed,
        help: didYouMean(name, options.map { $0.name }))
    }
    if let written = node.child(.value) {
      let value: String =
        written.kind == .name ? written.text : try runner.value(written).displayText
      guard known.values.contains(value) else {
        throw runner.failure(
          "bad-option", at: written, "\(name) can't be \(value)", .failed,
          help: "it is one of \(known.values.joined(separator: ", "))")
      }
      options[index].value = value
    }
    receive(Answer(.option(name: name, value: options[index].value), to: node))
  }
}
