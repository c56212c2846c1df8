internal import NavModel
internal import NavSyntax

/// Makes programs of definitions.
struct ProgramBuilder {
  /// What came of it.
  struct Result {
    /// Nothing when there are errors.
    let program: Program?
    /// Errors first found first; then warnings and notes of the sources that are new.
    let diagnostics: [Diagnostic]
  }

  let services: Services
  let service: PluginService
  var files: DataFiles

  /// Lowers all definitions of a catalogue.
  ///
  /// Of what is no error only that is said which `previous` hadn't said already.
  mutating func build(_ catalogue: Catalogue, after previous: Program, isLenient: Bool) -> Result {
    let definitions: [Definition] = catalogue.definitions
    let plugins: PluginsInUse = .find(definitions, sources: catalogue.sources, service)
    files.plugins = plugins
    let (names, files): (NameIndex, DataFiles) = NameCollector.collect(
      definitions, symbols: previous.names.symbols, sources: catalogue.sources, files: files)
    var lowering = Lowering(
      definitions, names: names, sources: catalogue.sources, files: files, plugins: plugins,
      nextBody: previous.nextBody, isLenient: isLenient)
    lowering.lower(definitions)
    lowering.checkFlows(definitions)
    self.files = lowering.files
    let diagnostics: [Diagnostic] = Diagnostic.ordered(lowering.diagnostics)
    if diagnostics.contains(where: { $0.severity == .error }) {
      let errors: [Diagnostic] = diagnostics.filter { $0.severity == .error }
      return Result(program: nil, diagnostics: ProgramBuilder.few(errors))
    }
    let program = Program(
      prototype: Prototype(lowering.output), names: names, services: services,
      catalogue: catalogue, plugins: plugins, rows: lowering.flowRows, checks: lowering.checks,
      remarks: diagnostics,
      nextBody: lowering.nextBody)
    return Result(
      program: program,
      diagnostics: ProgramBuilder.few(diagnostics.filter { !previous.said($0) }))
  }

  /// The first twenty, the last of which says how many more there are.
  static func few(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    guard diagnostics.count > 20 else { return diagnostics }
    var few: [Diagnostic] = Array(diagnostics.prefix(20))
    few[19].notes.append(Diagnostic.Note("and \(diagnostics.count - 20) more"))
    return few
  }
}

extension Diagnostic {
  /// The same in the order of the text, source after source as they were met.
  fileprivate static func ordered(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    var sources: [SourceText] = []
    var keys: [(source: Int, start: UInt32, number: Int)] = []
    for (number, diagnostic) in diagnostics.enumerated() {
      var source: Int = -1
      if let text = diagnostic.source {
        source = sources.firstIndex { $0 === text } ?? sources.count
        if source == sources.count { sources.append(text) }
      }
      keys.append((source, diagnostic.span.start, number))
    }
    keys.sort { ($0.source, $0.start, $0.number) < ($1.source, $1.start, $1.number) }
    return keys.map { diagnostics[$0.number] }
  }
}

extension Program {
  /// A program without definitions.
  static func empty(services: Services) -> Program {
    let names: NameIndex = NameIndexBuilder(symbols: SymbolTable()).index()
    var definitions = Definitions()
    definitions.names = names.symbols
    return Program(
      prototype: Prototype(definitions), names: names, services: services, catalogue: Catalogue(),
      remarks: [], nextBody: 0)
  }

  /// Whether a remark was made about it already.
  func said(_ diagnostic: Diagnostic) -> Bool {
    remarks.contains {
      $0.source === diagnostic.source && $0.span == diagnostic.span && $0.id == diagnostic.id
    }
  }
}
