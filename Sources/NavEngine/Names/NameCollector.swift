internal import NavModel
internal import NavSyntax

/// Goes through all definitions for their names, so that they may refer to later ones.
struct NameCollector {
  private(set) var builder: NameIndexBuilder
  private let sources: [SourceEntry]
  private var files: DataFiles
  private var groups: [String: Definition] = [:]
  private var source = 0
  private var elements: [Symbol] = []

  /// How deep groups may stand in groups.
  static let deepestGroup = 16

  init(symbols: SymbolTable, sources: [SourceEntry], files: DataFiles) {
    builder = NameIndexBuilder(symbols: symbols)
    self.sources = sources
    self.files = files
  }

  /// The names of all definitions, and the files that were read for the names of their columns.
  static func collect(
    _ definitions: [Definition], symbols: SymbolTable, sources: [SourceEntry], files: DataFiles
  ) -> (NameIndex, DataFiles) {
    var collector = NameCollector(symbols: symbols, sources: sources, files: files)
    for device in Device.builtIn { collector.builder.define(device.name, .device) }
    for definition in definitions where definition.node.form == .group {
      collector.groups[definition.name] = definition
    }
    for definition in definitions { collector.collect(definition) }
    return (collector.builder.index(), collector.files)
  }

  private mutating func collect(_ definition: Definition) {
    let node: Node = definition.node
    source = definition.source
    switch node.form {
    case .screen: owner(definition, .screen)
    case .popover: owner(definition, .popover)
    case .sheet: owner(definition, .sheet)
    case .alert: owner(definition, .alert)
    case .actions: owner(definition, .actions)
    case .tabs: tabs(node)
    case .variable: builder.define(definition.name, .variable)
    case .steps: builder.define(definition.name, .steps)
    case .group:
      builder.define(definition.name, .group)
      if let body = node.child(.body) { elements(of: body, depth: NameCollector.deepestGroup) }
      elements = []
    case .deviceDefinition: builder.define(definition.name, .device)
    case .flow, .setup, .rule, .never, .reachable: return
    default: break
    }
    builder.internNames(below: node)
  }

  private mutating func tabs(_ node: Node) {
    guard let body = node.child(.body) else { return }
    for tab in body.children where tab.form == .tab {
      if let name = tab.child(.name) { builder.define(name.text, .tab) }
    }
  }

  private mutating func owner(_ definition: Definition, _ kind: NameKinds) {
    let parameters: [String] = definition.node.parameterNames
    for parameter in parameters { builder.define(parameter, .parameter) }
    let symbol: Symbol = builder.define(definition.name, kind, parameters: parameters.count)
    elements = []
    if let body = definition.node.child(.body) { elements(of: body, depth: 0) }
    builder.addOwner(symbol, elements: elements)
    elements = []
  }

  /// The names of what stands in a block: elements, those of groups in use, variables, scopes, rows.
  private mutating func elements(of body: Node, depth: Int) {
    for node in body.children {
      switch node.form {
      case .variable:
        if let name = node.child(.name) { builder.define(name.text, .screenVariable) }
      case .tabs: tabs(node)
      case .bar, .toolbar, .formSection:
        if let inner = node.child(.body) { elements(of: inner, depth: depth) }
      case .leading, .trailing:
        if let element = node.child(.element) { self.element(element, depth) }
      case .search: scopes(node)
      default: element(node, depth)
      }
    }
  }

  private mutating func element(_ node: Node, _ depth: Int) {
    if node.form == .component, let word = node.child(.flag), let group = groups[word.text] {
      guard depth < NameCollector.deepestGroup, let body = group.node.child(.body) else { return }
      let outer: Int = source
      source = group.source
      elements(of: body, depth: depth + 1)
      source = outer
      return
    }
    if let name = node.child(.name) { elements.append(builder.define(name.text, .element)) }
    if node.form == .table { table(node) }
  }

  private mutating func table(_ node: Node) {
    if let file = node.child(.file)?.plainString,
      case .table(let table) = files.contents(of: file, from: sources[source].path)
    {
      for column in table.columns { builder.define(column, .column) }
    }
    guard let body = node.child(.body) else { return }
    for clause in body.children {
      if clause.form == .row { row(clause) }
      guard clause.form == .tableSection, let rows = clause.child(.body) else { continue }
      for child in rows.children where child.form == .row { row(child) }
    }
  }

  /// An inline row; its texts are read like columns.
  private mutating func row(_ node: Node) {
    for column in ["title", "subtitle", "value"] { builder.define(column, .column) }
    if let name = node.child(.name) { builder.define(name.text, .row) }
  }

  private mutating func scopes(_ node: Node) {
    guard let body = node.child(.body) else { return }
    for clause in body.children {
      if clause.form == .scopeDefinition, let name = clause.child(.name) {
        builder.define(name.text, .scope)
      }
      guard clause.form == .scopes else { continue }
      for column in clause.children(.column) {
        builder.define(column.plainString ?? column.text, .scope)
      }
    }
  }
}

extension Node {
  /// The names in the parentheses behind the name of what this defines.
  var parameterNames: [String] {
    guard let list = child(.parameters) else { return [] }
    var names: [String] = []
    for name in list.children { names.append(name.text) }
    return names
  }

  /// The clauses on the line of a statement, before its block.
  var lineClauses: [Node] { children(.clause) }

  /// The clauses on the line of a statement and those in its block, in order.
  var clauses: [Node] {
    var found: [Node] = []
    for child in children {
      if child.role == .clause { found.append(child) }
      guard child.role == .body else { continue }
      for statement in child.children { found.append(statement) }
    }
    return found
  }
}
