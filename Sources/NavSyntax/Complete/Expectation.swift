/// Something that could stand at the cursor.
package struct Expectation: Sendable {
  /// A word of the grammar or a bracket; nothing when an operand is wanted.
  package let word: String?
  /// What is wanted when it isn't a word.
  package let operand: Operand.Kind?
  /// The form that wants it, when it belongs to one; of a first word the form it begins.
  package let form: Form?
  /// What it would be to its statement.
  package let role: Role
}

/// Keeps what the parser wanted where its source ends.
struct ExpectationCollector {
  private(set) var expectations: [Expectation] = []

  mutating func add(_ expectation: Expectation) {
    for known in expectations
    where known.word == expectation.word && known.operand == expectation.operand
      && known.form?.id == expectation.form?.id && known.role == expectation.role
    {
      return
    }
    expectations.append(expectation)
  }
}
