/// A condition on the rows of a file, made ready to be asked of a million of them: columns are
/// numbers, and what doesn't depend on the row is read once.
indirect enum RowCondition {
  case constant(Value)
  case column(Int)
  case operation(Operation, RowCondition, RowCondition)
  /// A column declared `number` beside a number.
  case number(Int, Operation, Double)
  /// A column of texts that are the same as some ASCII text, or aren't.
  case text(Int, [UInt8], isEqual: Bool)
  case not(RowCondition)
  /// Anything else is read as it stands.
  case expression(Expression)
}

extension RowCondition {
  /// Makes the comparison of two sides ready.
  static func compared(
    _ operation: Operation, _ left: RowCondition, _ right: RowCondition, _ source: RowSource
  ) -> RowCondition {
    switch operation {
    case .less, .lessOrEqual, .greater, .greaterOrEqual:
      if case .column(let column) = left, case .constant(.number(let number)) = right,
        source.numbers.indices.contains(column), source.numbers[column]
      {
        return .number(column, operation, number)
      }
    case .equal, .notEqual:
      if case .column(let column) = left, case .constant(.text(let text)) = right,
        !source.numbers.indices.contains(column) || !source.numbers[column]
      {
        let bytes: [UInt8] = Array(text.utf8)
        if !bytes.contains(where: { $0 >= 0x80 }) {
          return .text(column, bytes, isEqual: operation == .equal)
        }
      }
    default: break
    }
    return .operation(operation, left, right)
  }
}

extension Machine {
  /// Makes a condition on the rows of a file ready.
  func prepared(_ condition: Expression, for source: RowSource, in scope: Scope) -> RowCondition {
    switch condition {
    case .constant(let value): return .constant(value)
    case .not(let part): return .not(prepared(part, for: source, in: scope))
    case .name(let name):
      if let column = source.data.column(named: prototype.text(name)) { return .column(column) }
    case .member(.model(.row), let name):
      if let column = source.data.column(named: name) { return .column(column) }
      return .expression(condition)
    case .operation(let operation, let left, let right):
      // Beside a value of the model a name means something else than it does alone.
      guard NameDomain(of: left) == nil, NameDomain(of: right) == nil else { break }
      guard dependsOnRow(left, source) || dependsOnRow(right, source) else { break }
      return .compared(
        operation, prepared(left, for: source, in: scope),
        prepared(right, for: source, in: scope), source)
    default: break
    }
    guard !dependsOnRow(condition, source) else { return .expression(condition) }
    do throws(Failure) {
      let thing: Thing = try thing(condition, scope, scope.depth)
      // A control alone is read beside what it is compared with.
      if case .value(let value) = thing { return .constant(value) }
      return .expression(condition)
    } catch {
      // It fails again where it is read, if it is.
      return .expression(condition)
    }
  }

  /// Whether an expression can read differently from row to row.
  private func dependsOnRow(_ expression: Expression, _ source: RowSource) -> Bool {
    switch expression {
    case .constant, .local, .titled: return false
    case .ownValue, .model(.row): return true
    case .model: return false
    case .name(let name): return source.data.column(named: prototype.text(name)) != nil
    case .member(let part, _), .sum(let part, _), .not(let part), .negative(let part),
      .quality(let part, _):
      return dependsOnRow(part, source)
    case .index(let a, let b), .operation(_, let a, let b):
      return dependsOnRow(a, source) || dependsOnRow(b, source)
    case .text(let parts), .list(let parts):
      for part in parts where dependsOnRow(part, source) { return true }
      return false
    case .map(let entries):
      for entry in entries
      where dependsOnRow(entry.key, source) || dependsOnRow(entry.value, source) {
        return true
      }
      return false
    }
  }

  /// Whether a prepared condition holds for a row.
  func holds(_ condition: RowCondition, _ place: Int32, of source: RowSource, in scope: Scope)
    throws(Failure) -> Bool
  {
    switch condition {
    case .number(let column, let operation, let number):
      guard let cell = source.data.number(Int(place), column) else { break }
      switch operation {
      case .less: return cell < number
      case .lessOrEqual: return cell <= number
      case .greater: return cell > number
      default: return cell >= number
      }
    case .text(let column, let bytes, let isEqual):
      return source.data.bytes(Int(place), column).elementsEqual(bytes) == isEqual
    case .not(let part): return try !holds(part, place, of: source, in: scope)
    case .operation(.and, let left, let right):
      guard try holds(left, place, of: source, in: scope) else { return false }
      return try holds(right, place, of: source, in: scope)
    case .operation(.or, let left, let right):
      if try holds(left, place, of: source, in: scope) { return true }
      return try holds(right, place, of: source, in: scope)
    case .operation(.implies, let left, let right):
      guard try holds(left, place, of: source, in: scope) else { return true }
      return try holds(right, place, of: source, in: scope)
    default: break
    }
    return try value(condition, place, of: source, in: scope).asCondition()
  }

  private func value(
    _ condition: RowCondition, _ place: Int32, of source: RowSource, in scope: Scope
  ) throws(Failure) -> Value {
    switch condition {
    case .constant(let value): return value
    case .column(let column): return source.value(row: Int(place), column: column)
    case .number(let column, let operation, let number):
      let cell: Value = source.value(row: Int(place), column: column)
      return try result(operation, cell, .number(number))
    case .operation(let operation, let left, let right):
      switch operation {
      case .and, .or, .implies:
        return .boolean(try holds(condition, place, of: source, in: scope))
      default:
        return try result(
          operation, value(left, place, of: source, in: scope),
          value(right, place, of: source, in: scope))
      }
    case .text, .not: return .boolean(try holds(condition, place, of: source, in: scope))
    case .expression(let expression):
      var scope: Scope = scope
      scope.row = .row(RowReference(source: source, row: place))
      return try value(of: expression, scope, scope.depth)
    }
  }
}
