internal import NavModel
internal import NavSyntax

/// Turns all definitions into a prototype, names first; each subject has a file of its own.
struct Lowering {
  let names: NameIndex
  let sources: [SourceEntry]
  /// Groups by name; never iterated.
  let groups: [String: Definition]
  let plugins: PluginsInUse
  /// Whether unknown targets are warnings; at the prompt.
  let isLenient: Bool

  var output = Definitions()
  var files: DataFiles
  var diagnostics: [Diagnostic] = []
  /// The number of the source that is being lowered.
  var source = 0
  var expressions: ExpressionLowering
  /// The screen or presentation that is being lowered.
  var owner = OwnerContext()
  var nextBody: Int32
  /// The numbers of the screen and the presentation that are lowered next.
  var nextScreen = 0
  var nextPresentation = 0
  /// The rows that flows run for.
  var flowRows: [FlowRows] = []
  /// Rules, and what else `check` looks at.
  var checks = Checks()
  /// What has been noted as not supported, so that it is said once.
  var noted: [String] = []
  /// Groups that are used somewhere; never iterated.
  var usedGroups: Set<String> = []
  /// The groups that are being expanded, outermost first.
  var expanding: [String] = []

  init(
    _ definitions: [Definition], names: NameIndex, sources: [SourceEntry], files: DataFiles,
    plugins: PluginsInUse, nextBody: Int32, isLenient: Bool
  ) {
    self.names = names
    self.sources = sources
    self.files = files
    self.nextBody = nextBody
    self.isLenient = isLenient
    var groups: [String: Definition] = [:]
    for definition in definitions {
      if definition.node.form == .group { groups[definition.name] = definition }
    }
    self.groups = groups
    self.plugins = plugins
    diagnostics = plugins.diagnostics
    expressions = ExpressionLowering(names: names)
    expressions.isLenient = isLenient
    output.names = names.symbols
  }

  /// Lowers every definition into `output`.
  mutating func lower(_ definitions: [Definition]) {
    number(definitions)
    locale(definitions)
    for definition in definitions { lower(definition) }
    for definition in definitions where definition.node.form == .group {
      source = definition.source
      checkGroup(definition)
    }
    setStart(definitions)
    for definition in definitions where definition.node.form == .reachable {
      source = definition.source
      reachable(definition.node)
    }
    checkRuleCycles()
    diagnostics += expressions.warnings
  }

  /// Gives screens and presentations their numbers, so that each may refer to any other.
  private mutating func number(_ definitions: [Definition]) {
    for definition in definitions where definition.space == .screen {
      source = definition.source
      let symbol: Symbol = names.symbol(definition.name) ?? noSymbol
      var screen = Screen(name: symbol, place: place(definition.node))
      if definition.node.form != .screen {
        screen.isImplicit = true
        let kind: Presentation.Kind =
          switch definition.node.form {
          case .popover: .popover
          case .sheet: .sheet
          case .alert: .alert
          default: .actions
          }
        output.presentations.append(
          Presentation(
            name: symbol, kind: kind, root: ScreenID(output.screens.count),
            place: place(definition.node)))
      }
      output.screens.append(screen)
    }
  }

  private mutating func lower(_ definition: Definition) {
    source = definition.source
    let node: Node = definition.node
    switch node.form {
    case .version: checkVersion(node)
    case .app: app(node)
    case .deviceDefinition: device(node)
    case .variable:
      if let variable = variable(node) { output.variables.append(variable) }
    case .screen: screen(definition)
    case .popover, .sheet, .alert, .actions: presentation(definition)
    case .tabs: output.app = tabs(node)
    case .rule, .never: stateRule(node)
    case .samples: output.samples += samples(node)
    case .allow: allow(node, in: nil)
    default: break
    }
  }

  // MARK: What all subjects need

  /// The place of a node in the sources.
  func place(_ node: Node) -> Place {
    Place(source: Int32(truncatingIfNeeded: source), start: node.span.start, end: node.span.end)
  }

  mutating func report(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }

  mutating func error(_ id: String, at node: Node, _ message: String, help: String? = nil) {
    report(
      Diagnostic(id, source: node.source, span: node.span, message: message, help: help))
  }

  /// An error that at the prompt is a warning.
  mutating func unknown(_ id: String, at node: Node, _ message: String, help: String? = nil) {
    report(
      Diagnostic(
        id, isLenient ? .warning : .error, source: node.source, span: node.span, message: message,
        help: help))
  }

  /// The expression of a node; what is wrong with it is reported and reads as `none`.
  mutating func expression(_ node: Node, expected: NameKinds = []) -> Expression {
    do throws(LoweringError) {
      return try expressions.expression(node, expected: expected)
    } catch {
      report(error.diagnostic)
      return .constant(.none)
    }
  }

  /// The expression of a child in a role, if there is one.
  mutating func expression(_ role: Role, of node: Node) -> Expression? {
    node.child(role).map { expression($0) }
  }

  /// A text that must be known before anything runs.
  mutating func plainText(_ node: Node) -> String? {
    if let text = node.plainString { return text }
    error("not-constant", at: node, "this text must stand as it is, without `\\( )`")
    return nil
  }

  /// A whole number that must be known before anything runs, within a range.
  mutating func plainNumber(_ node: Node, _ range: ClosedRange<Int>) -> Int? {
    if node.kind == .number, let number = Double(node.text), let whole = Int(exactly: number),
      range.contains(whole)
    {
      return whole
    }
    error(
      "not-constant", at: node,
      "a whole number from \(range.lowerBound) to \(range.upperBound) is expected here")
    return nil
  }

  /// The name a node is, whether bare or in quotes.
  func nameText(_ node: Node) -> String { node.plainString ?? node.text }

  /// The symbol of a name; all names of definitions have one.
  func symbol(_ node: Node) -> Symbol { names.symbol(node) ?? noSymbol }

  /// The symbol of nothing.
  var noSymbol: Symbol { names.symbols.symbol(at: -1) }
}
