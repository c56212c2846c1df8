internal import NavModel
package import NavSyntax

/// Files.
extension Session {
  /// Reads a prototype's file; its folder is the one that files may be read from.
  ///
  /// With `runsStatements` what stands at top level beside definitions runs too, to its end or to the
  /// first error. `receive` gets each answer as it comes; what is returned is the most serious verdict
  /// of all.
  package func load(
    _ path: String, runsStatements: Bool = true, stopsAtError: Bool = true,
    receive: (Answer) -> Void
  ) -> Verdict {
    var loader = Loader(environment: environment, catalogue: program.catalogue)
    let unit: Int = program.catalogue.nextSource
    builder.files.forget()
    do throws(FileFailure) { try loader.load(path) } catch {
      let failure = Diagnostic(
        error.id, source: nil, span: Span(0, 0), message: error.message(for: path))
      receive(Answer(.silent, diagnostics: [failure], verdict: .failed))
      return .failed
    }
    let verdict: Verdict = define(loader, isLenient: false, receive)
    guard verdict == .fine else { return verdict }
    followedPath = path
    followedUnit = unit
    entryPath = FilePath(root: FilePath.dividing(path).root, folder: "")
    guard runsStatements else { return .fine }
    return run(loader.statements, stopsAtError: stopsAtError, receive)
  }

  /// Takes one entry: a line of the prompt, `-c`, all of standard input.
  package func enter(
    _ source: SourceText, mode: Mode, receive: (Answer) -> Void
  ) -> Verdict {
    enter(parse(source), mode: mode, receive: receive)
  }

  /// Takes an entry that is parsed already.
  package func enter(_ parsed: Parsed, mode: Mode, receive: (Answer) -> Void) -> Verdict {
    if parsed.diagnostics.contains(where: { $0.severity == .error }) {
      receive(Answer(.silent, diagnostics: parsed.diagnostics, verdict: .wrongDefinition))
      return .wrongDefinition
    }
    var loader = Loader(environment: environment, catalogue: program.catalogue)
    loader.take(parsed, .entry, entryPath, unit: program.catalogue.nextSource)
    let isPrompt: Bool = mode == .prompt
    if loader.definitions.isEmpty && loader.diagnostics.isEmpty {
      return run(loader.statements, stopsAtError: !isPrompt, receive)
    }
    let verdict: Verdict = define(loader, isLenient: isPrompt, receive)
    guard verdict == .fine else { return verdict }
    return run(loader.statements, stopsAtError: !isPrompt, receive)
  }

  /// Makes the definitions that were read part of the prototype, unless they are wrong.
  func define(_ loader: Loader, isLenient: Bool, _ receive: (Answer) -> Void) -> Verdict {
    let diagnostics: [Diagnostic] =
      loader.diagnostics
      + Catalogue.duplicates(in: loader.definitions, sources: loader.catalogue.sources)
    if diagnostics.contains(where: { $0.severity == .error }) {
      receive(
        Answer(
          .silent, diagnostics: ProgramBuilder.few(diagnostics), verdict: .wrongDefinition))
      return .wrongDefinition
    }
    var catalogue: Catalogue = loader.catalogue
    catalogue.merge(loader.definitions)
    catalogue.merge(loader.keptDefinitions)
    var answer: Answer = goOn(with: catalogue, isLenient: isLenient)
    answer.diagnostics = diagnostics + answer.diagnostics
    if answer.verdict == .fine {
      answer.content = .defined(loader.definitions.map { $0.description })
    }
    receive(answer)
    return answer.verdict
  }

  /// Lowers a catalogue and moves over to it; what is said about it is in the answer.
  private func goOn(with catalogue: Catalogue, isLenient: Bool) -> Answer {
    let result: ProgramBuilder.Result = builder.build(
      catalogue, after: program, isLenient: isLenient)
    guard let next = result.program else {
      let errors: [Diagnostic] = result.diagnostics.filter { $0.severity == .error }
      let lacksOnlyTrust: Bool = errors.allSatisfy { $0.id == PluginInterface.notTrusted }
      return Answer(
        .silent, diagnostics: result.diagnostics,
        verdict: lacksOnlyTrust ? .notTrusted : .wrongDefinition)
    }
    switch migrate(to: next) {
    case .moved(let dropped):
      return Answer(.silent, diagnostics: result.diagnostics + dropped)
    case .failed(let diagnostic):
      return Answer(.silent, diagnostics: result.diagnostics + [diagnostic], verdict: .failed)
    }
  }

  /// `redefine screen home "Start"`: replaces a definition where it stands among statements.
  func redefine(_ statement: Node, _ receive: (Answer) -> Void) -> Verdict {
    guard let node = statement.child(.element) else { return .fine }
    var catalogue: Catalogue = program.catalogue
    let source: Int =
      catalogue.sources.firstIndex { $0.text === node.source }
      ?? catalogue.add(
        SourceEntry(
          text: node.source, origin: .entry, path: entryPath, unit: catalogue.nextSource))
    guard let definition = Definition(node, source: source) else { return .fine }
    catalogue.merge([definition])
    var answer: Answer = goOn(with: catalogue, isLenient: true)
    answer.statement = statement
    if answer.verdict == .fine { answer.content = .defined([definition.description]) }
    receive(answer)
    return answer.verdict
  }

  /// Reads the followed file again and moves the running prototype over to it.
  ///
  /// A file with errors leaves everything as it was. The answer's notes say what was dropped.
  package func reload() -> Answer {
    guard let path = followedPath, let unit = followedUnit else {
      return Answer(.silent)
    }
    var catalogue: Catalogue = program.catalogue
    // What was typed since stays on top of what the file says now.
    let typed: [Definition] = catalogue.definitions.filter {
      catalogue.sources[$0.source].unit != unit
    }
    catalogue.removeAll()
    var loader = Loader(environment: environment, catalogue: catalogue)
    let next: Int = catalogue.nextSource
    builder.files.forget()
    do throws(FileFailure) { try loader.load(path) } catch {
      let failure = Diagnostic(
        error.id, source: nil, span: Span(0, 0), message: error.message(for: path))
      return Answer(.silent, diagnostics: [failure], verdict: .failed)
    }
    loader.append(typed)
    var answers: [Answer] = []
    if define(loader, isLenient: false, { answers.append($0) }) == .fine { followedUnit = next }
    return answers.first ?? Answer(.silent)
  }
}
