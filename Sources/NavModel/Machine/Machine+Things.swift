/// From expressions to things, and from things to values.
extension Machine {
  /// What an expression means.
  func thing(_ expression: Expression, _ scope: Scope, _ depth: Int) throws(Failure) -> Thing {
    switch expression {
    case .name(let name): return try lookUp(name, scope, deeper(depth))
    case .model(.row):
      guard let row = scope.row else {
        throw Failure("unknown-name", "there is no row here", help: "`row` is known in a table")
      }
      return .value(row)
    case .model(let value): return .model(value)
    case .titled(let title):
      if let thing = try thing(titled: title, scope, deeper(depth)) { return thing }
      throw Failure("unknown-name", "nothing on screen is titled \(quoted(title))")
    case .member(let whole, let name):
      let depth: Int = try deeper(depth)
      return try member(name, of: thing(whole, scope, depth), scope, depth)
    case .index(let whole, let index):
      let depth: Int = try deeper(depth)
      let whole: Thing = try thing(whole, scope, depth)
      return try item(at: value(of: index, scope, depth), in: whole, scope, depth)
    default: return .value(try value(of: expression, scope, depth))
    }
  }

  /// A thing as a value: what has a name is its name.
  func value(of thing: Thing, _ scope: Scope, _ depth: Int) throws(Failure) -> Value {
    switch thing {
    case .value(let value): return value
    case .element(let element, let path): return name(of: element, in: screen(at: path))
    case .kept(let element, let presentation):
      return name(of: element, in: prototype[prototype[presentation].root])
    case .rows(let element, let path):
      let rows: RowList = try rows(of: element, at: path, depth)
      guard rows.count <= Value.longestList else {
        throw Failure("too-long", "there are too many rows for a list")
      }
      var values: [Value] = []
      values.reserveCapacity(rows.count)
      for number in 1..<(rows.count + 1) {
        values.append(try rowValue(rows.place(number) ?? 0, of: element, at: path, depth))
      }
      return .list(values)
    case .row(let place, let element, let path):
      return try rowValue(place, of: element, at: path, depth)
    case .tab(let tab): return .name(prototype.text(prototype.definitions.tabs[tab].name))
    case .screen(let id): return prototype[id].name.map { .name(prototype.text($0)) } ?? .none
    case .presentation(let id): return .name(prototype.text(prototype[id].name))
    case .model(let model): return try value(of: model, scope, depth)
    }
  }

  private func name(of element: Int, in screen: Screen?) -> Value {
    guard let screen, screen.elements.indices.contains(element),
      let name = screen.elements[element].name
    else { return .none }
    return .name(prototype.text(name))
  }

  /// The thing that a value of the model or a variable names: what `screen.title` asks.
  func thing(named value: Value, _ scope: Scope, _ depth: Int) throws(Failure) -> Thing {
    guard case .name(let text) = value, let name = prototype.definitions.names.symbol(text)
    else { return .value(value) }
    do throws(Failure) {
      return try lookUp(name, Scope(owner: scope.owner), deeper(depth))
    } catch {
      guard error.id == "unknown-name" else { throw error }
      return .value(value)
    }
  }

  /// A part of a list, a map, a row or the rows of a table, by number from 1 or by key.
  private func item(at index: Value, in whole: Thing, _ scope: Scope, _ depth: Int) throws(Failure)
    -> Thing
  {
    if case .rows(let element, let path) = whole {
      let rows: RowList = try rows(of: element, at: path, depth)
      let place: Int32? = rows.place(try position(index, count: rows.count))
      return .row(place ?? 0, element, path)
    }
    let whole: Value = try value(of: whole, scope, depth)
    switch (whole, index) {
    case (.list(let values), _):
      return .value(values[try position(index, count: values.count) - 1])
    case (.map, .text(let key)), (.map, .name(let key)), (.row, .text(let key)),
      (.row, .name(let key)):
      if let value = whole.value(forKey: key) { return .value(value) }
      throw noMember(key, of: whole.kindText, has: whole.keys)
    case (.map, _), (.row, _):
      throw Failure("type-mismatch", "a key is a text, this is \(index.kindText)")
    default: throw Failure("type-mismatch", "\(whole.kindText) has no parts to count")
    }
  }

  private func position(_ index: Value, count: Int) throws(Failure) -> Int {
    guard case .number(let number) = index, let whole = Int(exactly: number) else {
      throw Failure("type-mismatch", "a position is a whole number, this is \(index.displayText)")
    }
    guard whole >= 1, whole <= count else {
      throw Failure(
        "out-of-range", "there is no number \(whole)",
        help: count == 0 ? "the list is empty" : "they count from 1 to \(count)")
    }
    return whole
  }

  /// The sum of a column over rows, or of a key over maps.
  func sum(of column: String, in whole: Thing, _ depth: Int) throws(Failure) -> Double {
    var sum: Double = 0
    if case .rows(let element, let path) = whole {
      let rows: RowList = try rows(of: element, at: path, depth)
      for number in 1..<(rows.count + 1) {
        let row: Value = try rowValue(rows.place(number) ?? 0, of: element, at: path, depth)
        sum += try addend(column, of: row)
      }
    } else if case .list(let values) = try value(of: whole, Scope(), depth) {
      for value in values { sum += try addend(column, of: value) }
    } else {
      throw Failure("type-mismatch", "only a list or the rows of a table have a sum")
    }
    guard sum.isFinite else { throw Failure("too-large", "the sum is too large") }
    return sum
  }

  private func addend(_ column: String, of row: Value) throws(Failure) -> Double {
    guard let value = row.value(forKey: column) else {
      throw noMember(column, of: row.kindText, has: row.keys)
    }
    if case .number(let number) = value { return number }
    // Nothing written adds nothing.
    if isEmpty(value) { return 0 }
    throw Failure(
      "type-mismatch", "`\(column)` has \(value.literal) where a number is added",
      help: "say `number \(column)` in the table")
  }

  /// A failure that lists what a thing has instead.
  func noMember(_ name: String, of what: String, has names: [String]) -> Failure {
    var help: String?
    if let near = nearest(to: name, in: names) {
      help = "did you mean `\(near)`?"
    } else if !names.isEmpty {
      help = "it has " + names.map { "`\($0)`" }.joined(separator: ", ")
    }
    return Failure("no-member", "\(what) has no `\(name)`", help: help)
  }
}
