/// What `+ - * / %` make of values. Results stay finite and of a size that can be kept.
extension Value {
  /// The most bytes of a text that an expression makes.
  static let longestText: Int = 1 << 20
  /// The most values of a list that an expression makes.
  static let longestList: Int = 1 << 20
  /// How deep lists and maps may stand inside each other.
  static let deepestNesting: Int = 32

  /// The value an operator makes of two.
  func combined(_ operation: Operation, with other: Value) throws(Failure) -> Value {
    switch (self, other) {
    case (.number(let a), .number(let b)):
      return .number(try calculated(a, operation, b))
    case (.duration(let a), .duration(let b)):
      switch operation {
      case .add: return try length(a.addingReportingOverflow(b))
      case .subtract: return try length(a.subtractingReportingOverflow(b))
      case .divide: return .number(try calculated(Double(a), .divide, Double(b)))
      default: break
      }
    case (.duration(let a), .number(let b)) where operation == .multiply || operation == .divide:
      let product: Double = try calculated(Double(a), operation, b).rounded()
      guard let whole = Int(exactly: product) else { throw tooLarge() }
      return .duration(whole)
    case (.number, .duration) where operation == .multiply:
      return try other.combined(.multiply, with: self)
    case (.text(let a), .text(let b)) where operation == .add:
      guard a.utf8.count + b.utf8.count <= Value.longestText else {
        throw Failure("too-long", "the text would be longer than a megabyte")
      }
      return .text(a + b)
    case (.secret(let a), .text(let b)) where operation == .add,
      (.text(let a), .secret(let b)) where operation == .add,
      (.secret(let a), .secret(let b)) where operation == .add:
      let whole: Value = try Value.text(a).combined(.add, with: .text(b))
      if case .text(let text) = whole { return .secret(text) }
    case (.list(let a), .list(let b)) where operation == .add:
      guard a.count + b.count <= Value.longestList else {
        throw Failure("too-long", "the list would have more than a million values")
      }
      return .list(a + b)
    default: break
    }
    throw mismatch(operation, other)
  }

  private func mismatch(_ operation: Operation, _ other: Value) -> Failure {
    var help: String?
    switch (self, other) {
    case (.text, .number), (.number, .text):
      help =
        operation == .add
        ? "put values into a text with \\( )"
        : "a column holds numbers when the table says `number COLUMN`"
    case (.name, _), (_, .name):
      help = "a control's value is its `.value`"
    default: break
    }
    return Failure(
      "type-mismatch",
      "`\(operation.symbol)` doesn't work between \(kindText) and \(other.kindText)", help: help)
  }
}

private func calculated(_ a: Double, _ operation: Operation, _ b: Double) throws(Failure) -> Double
{
  let result: Double
  switch operation {
  case .add: result = a + b
  case .subtract: result = a - b
  case .multiply: result = a * b
  case .divide, .remainder:
    guard b != 0 else { throw Failure("division-by-zero", "a number can't be divided by zero") }
    result = operation == .divide ? a / b : a.truncatingRemainder(dividingBy: b)
  default: throw Failure("type-mismatch", "\(operation.symbol) doesn't make a number")
  }
  guard result.isFinite else { throw tooLarge() }
  return result
}

private func length(_ sum: (partialValue: Int, overflow: Bool)) throws(Failure) -> Value {
  guard !sum.overflow else { throw tooLarge() }
  return .duration(sum.partialValue)
}

private func tooLarge() -> Failure { Failure("too-large", "the number is too large") }

extension Operation {
  /// How a script writes it.
  package var symbol: String {
    switch self {
    case .implies: "implies"
    case .or: "or"
    case .and: "and"
    case .equal: "=="
    case .notEqual: "!="
    case .less: "<"
    case .lessOrEqual: "<="
    case .greater: ">"
    case .greaterOrEqual: ">="
    case .contains: "contains"
    case .matches: "matches"
    case .add: "+"
    case .subtract: "-"
    case .multiply: "*"
    case .divide: "/"
    case .remainder: "%"
    }
  }
}
