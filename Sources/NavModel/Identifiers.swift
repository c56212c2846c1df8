/// A name of a prototype as a small number, the same through all redefinitions of one session.
package struct Symbol: Hashable, Sendable {
  package let raw: Int32
  init(raw: Int32) { self.raw = raw }
}

/// The names of a session: from text to symbol and back.
///
/// It only grows, so symbols stay valid.
package struct SymbolTable: Sendable {
  private var symbols: [String: Symbol] = [:]
  /// The names in the order of their symbols.
  package private(set) var texts: [String] = []

  /// Creates an empty table.
  package init() {}

  /// The symbol of a name, made when it is new.
  package mutating func intern(_ text: String) -> Symbol {
    if let symbol = symbols[text] { return symbol }
    let symbol = Symbol(raw: Int32(truncatingIfNeeded: texts.count))
    texts.append(text)
    symbols[text] = symbol
    return symbol
  }

  /// The symbol of a name, if anything was ever called so.
  package func symbol(_ text: String) -> Symbol? { symbols[text] }

  /// The symbol that is made for the name at an index of `texts`.
  package func symbol(at index: Int) -> Symbol { Symbol(raw: Int32(truncatingIfNeeded: index)) }

  /// The name of a symbol.
  package func text(_ symbol: Symbol) -> String {
    let index = Int(symbol.raw)
    return texts.indices.contains(index) ? texts[index] : ""
  }
}

/// Numbers of things by their names: a table, as symbols are small numbers.
struct SymbolMap: Sendable {
  /// −1 where nothing has the name.
  private var numbers: [Int32] = []

  /// Numbers things in their order; of several with one name the last is found.
  init(_ names: [Symbol?]) {
    for (number, name) in names.enumerated() {
      guard let name else { continue }
      let index = Int(name.raw)
      while numbers.count <= index { numbers.append(-1) }
      numbers[index] = Int32(truncatingIfNeeded: number)
    }
  }

  subscript(name: Symbol) -> Int? {
    let index = Int(name.raw)
    guard index < numbers.count, numbers[index] >= 0 else { return nil }
    return Int(numbers[index])
  }
}

/// A screen's number in its prototype; presentations with content of their own have one too.
package struct ScreenID: Hashable, Sendable {
  package let index: Int32
  package init(_ index: Int) { self.index = Int32(truncatingIfNeeded: index) }
}

/// A presentation's number in its prototype.
package struct PresentationID: Hashable, Sendable {
  package let index: Int32
  package init(_ index: Int) { self.index = Int32(truncatingIfNeeded: index) }
}

/// A range of bytes in one of the session's sources, for diagnostics.
package struct Place: Hashable, Sendable {
  /// The number of the source in the session's list.
  package var source: Int32
  package var start: UInt32
  package var end: UInt32

  /// Creates a place.
  package init(source: Int32, start: UInt32, end: UInt32) {
    self.source = source
    self.start = start
    self.end = end
  }
}
