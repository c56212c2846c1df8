package import NavModel
package import NavSyntax

/// Every name of a prototype with what it means, found by its bytes; it doesn't change once it is made.
///
/// The first symbols are the values of the model in the order of `ModelValue`.
package final class NameIndex: Sendable {
  package let symbols: SymbolTable
  /// By symbol; a name that is used and never defined has none.
  private let kinds: [NameKinds]
  /// How many arguments a screen, presentation or steps want, by symbol; −1 for all others.
  private let parameterCounts: [Int16]
  /// The elements of each screen and presentation, in order.
  package let owners: [Owner]
  private let ownersBySymbol: [Int32]
  private let table: TextTable

  /// The elements of a screen or presentation.
  package struct Owner: Sendable {
    package let name: Symbol
    package var elements: [Symbol]
  }

  init(
    symbols: SymbolTable, kinds: [NameKinds], parameterCounts: [Int16], owners: [Owner]
  ) {
    self.symbols = symbols
    self.kinds = kinds
    self.parameterCounts = parameterCounts
    self.owners = owners
    var table = TextTable()
    var ownersBySymbol = [Int32](repeating: -1, count: kinds.count)
    for index in kinds.indices { table.append(Array(symbols.texts[index].utf8)[...]) }
    for (index, owner) in owners.enumerated() {
      ownersBySymbol[Int(owner.name.raw)] = Int32(truncatingIfNeeded: index)
    }
    self.table = table
    self.ownersBySymbol = ownersBySymbol
  }

  /// The symbol of a name as it is written; nothing when nothing was ever called so.
  package func symbol(_ node: Node) -> Symbol? {
    table.index(of: node.source.bytes, from: Int(node.span.start), to: Int(node.span.end))
      .map { symbols.symbol(at: $0) }
  }

  /// The symbol of a name.
  package func symbol(_ text: String) -> Symbol? {
    let letters: [UInt8] = Array(text.utf8)
    return table.index(of: letters, from: 0, to: letters.count).map { symbols.symbol(at: $0) }
  }

  /// What a name means.
  package func kinds(of symbol: Symbol) -> NameKinds {
    let index = Int(symbol.raw)
    return kinds.indices.contains(index) ? kinds[index] : []
  }

  /// How many arguments a screen, presentation or steps want.
  package func parameterCount(of symbol: Symbol) -> Int? {
    let index = Int(symbol.raw)
    guard parameterCounts.indices.contains(index), parameterCounts[index] >= 0 else { return nil }
    return Int(parameterCounts[index])
  }

  /// The elements of the screen or presentation with a name.
  package func owner(_ symbol: Symbol) -> Owner? {
    let index = Int(symbol.raw)
    guard ownersBySymbol.indices.contains(index), ownersBySymbol[index] >= 0 else { return nil }
    return owners[Int(ownersBySymbol[index])]
  }

  /// All names that mean one of these things, in the order they were first written.
  package func names(_ wanted: NameKinds) -> [String] {
    var found: [String] = []
    for index in kinds.indices where !kinds[index].isDisjoint(with: wanted) {
      found.append(symbols.texts[index])
    }
    return found
  }

  /// The value of the model that a symbol stands for.
  func modelValue(_ symbol: Symbol) -> ModelValue? {
    guard symbol.raw >= 0, symbol.raw < 256 else { return nil }
    return ModelValue(rawValue: UInt8(truncatingIfNeeded: symbol.raw))
  }
}
