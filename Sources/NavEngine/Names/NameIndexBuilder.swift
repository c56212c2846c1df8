internal import NavModel
internal import NavSyntax

/// Gathers the names of a prototype.
struct NameIndexBuilder {
  private(set) var symbols: SymbolTable
  private var kinds: [NameKinds] = []
  private var parameterCounts: [Int16] = []
  private var owners: [NameIndex.Owner] = []

  /// Begins with the names of the session so far, which keep their symbols.
  init(symbols: SymbolTable) {
    self.symbols = symbols
    for word in Grammar.modelValues { _ = self.symbols.intern(word) }
    grow()
  }

  private mutating func grow() {
    while kinds.count < symbols.texts.count {
      kinds.append([])
      parameterCounts.append(-1)
    }
  }

  /// The symbol of a name that is used.
  mutating func intern(_ text: String) -> Symbol {
    let symbol: Symbol = symbols.intern(text)
    grow()
    return symbol
  }

  /// The symbol of a name that is defined.
  @discardableResult
  mutating func define(_ text: String, _ kind: NameKinds, parameters: Int? = nil) -> Symbol {
    let symbol: Symbol = intern(text)
    kinds[Int(symbol.raw)].formUnion(kind)
    if let parameters {
      parameterCounts[Int(symbol.raw)] = Int16(truncatingIfNeeded: min(parameters, 1000))
    }
    return symbol
  }

  /// Adds the elements of a screen or presentation.
  mutating func addOwner(_ name: Symbol, elements: [Symbol]) {
    owners.append(NameIndex.Owner(name: name, elements: elements))
  }

  /// Every name below a node, so that what is used before it is defined has a symbol.
  mutating func internNames(below node: Node) {
    let records: [NodeRecord] = node.tree.records
    let end: Int = min(records.count, node.index + Int(node.record.size))
    for index in node.index..<end where records[index].kind == .name {
      _ = intern(node.source.text(records[index].span))
    }
  }

  func index() -> NameIndex {
    NameIndex(symbols: symbols, kinds: kinds, parameterCounts: parameterCounts, owners: owners)
  }
}
