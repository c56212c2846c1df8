/// Something that could stand at the cursor.
package struct Expectation: Sendable {
  /// A word of the grammar or a bracket; nothing when an operand is wanted.
  package let word: String?
  /// What is wanted when it isn't a word.
  package let operand: Operand?
  /// The form that wants it, when it belongs to one; of a first word the form it begins.
  package let form: Form?
  /// What it would be to its statement.
  package let role: Role
}

/// Keeps what the parser wanted where its source ends.
struct ExpectationCollector {
  /// Set when what is innermost has said what it wants; what is around it wants nothing.
  var isClosed: Bool = false
  private(set) var expectations: [Expectation] = []

  mutating func add(_ expectation: Expectation) {
    guard !isClosed else { return }
    // The same thing wanted by a form and by what reads it is one.
    for known in expectations
    where known.word == expectation.word && known.operand?.kind == expectation.operand?.kind
      && known.role == expectation.role
      && (expectation.form == nil || known.form?.id == expectation.form?.id)
    {
      return
    }
    expectations.append(expectation)
  }
}
