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
  private let bytes: NameBytes

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
    var table = NameBytes()
    var ownersBySymbol = [Int32](repeating: -1, count: kinds.count)
    for index in kinds.indices { table.append(symbols.texts[index]) }
    for (index, owner) in owners.enumerated() {
      ownersBySymbol[Int(owner.name.raw)] = Int32(truncatingIfNeeded: index)
    }
    bytes = table
    self.ownersBySymbol = ownersBySymbol
  }

  /// The symbol of a name as it is written; nothing when nothing was ever called so.
  package func symbol(_ node: Node) -> Symbol? {
    bytes.index(of: node.source.bytes, from: Int(node.span.start), to: Int(node.span.end))
      .map { symbols.symbol(at: $0) }
  }

  /// The symbol of a name.
  package func symbol(_ text: String) -> Symbol? {
    let letters: [UInt8] = Array(text.utf8)
    return bytes.index(of: letters, from: 0, to: letters.count).map { symbols.symbol(at: $0) }
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

/// Finds names by their bytes, without making a string of them: the statements of a script do so
/// millions of times.
struct NameBytes: Sendable {
  private var letters: [UInt8] = []
  private var starts: [Int32] = [0]
  /// Numbers of names plus one by hash, 0 where there is none; a full place sends on to the next.
  private var slots = [Int32](repeating: 0, count: 64)

  private var count: Int { starts.count - 1 }

  /// Adds a name, which gets the next number.
  mutating func append(_ text: String) {
    letters.append(contentsOf: Array(text.utf8))
    starts.append(Int32(truncatingIfNeeded: letters.count))
    if count * 2 > slots.count {
      slots = [Int32](repeating: 0, count: slots.count * 2)
      for index in 0..<count { place(index) }
    } else {
      place(count - 1)
    }
  }

  private mutating func place(_ index: Int) {
    var slot: Int = hash(letters, from: Int(starts[index]), to: Int(starts[index + 1]))
    while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
    slots[slot] = Int32(truncatingIfNeeded: index + 1)
  }

  /// The number of the name that a range of bytes spells.
  func index(of bytes: [UInt8], from start: Int, to end: Int) -> Int? {
    guard start >= 0, start <= end, end <= bytes.count else { return nil }
    var slot: Int = hash(bytes, from: start, to: end)
    while slots[slot] != 0 {
      let index = Int(slots[slot]) - 1
      let first = Int(starts[index])
      if Int(starts[index + 1]) - first == end - start {
        var offset = 0
        while offset < end - start, letters[first + offset] == bytes[start + offset] { offset += 1 }
        if offset == end - start { return index }
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  private func hash(_ bytes: [UInt8], from start: Int, to end: Int) -> Int {
    var hash: UInt32 = 2_166_136_261
    for offset in start..<end { hash = (hash ^ UInt32(bytes[offset])) &* 16_777_619 }
    return Int(hash ^ (hash >> 15)) & (slots.count - 1)
  }
}
