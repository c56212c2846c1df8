import NavModel
import Testing

extension Machine {
  /// The value of a path such as `list.rows.count`, read on what is on top.
  func value(_ path: String) throws -> Value {
    var draft = Draft()
    draft.definitions = prototype.definitions
    return try evaluate(draft.read(path), in: Scope())
  }

  /// A name that the prototype has.
  func symbol(_ text: String) throws -> Symbol {
    try #require(prototype.definitions.names.symbol(text))
  }

  /// The target that a name or a title in quotes means.
  func target(_ word: String) -> Target {
    if word.hasPrefix("\"") { return Target(.title(String(word.dropFirst().dropLast()))) }
    return Target(prototype.definitions.names.symbol(word).map { .name($0) } ?? .unknown(word))
  }

  /// Carries out a gesture that must be done.
  mutating func does(_ gesture: Gesture, sourceLocation: SourceLocation = #_sourceLocation) {
    let outcome: Outcome = perform(gesture)
    #expect(outcome == .done, sourceLocation: sourceLocation)
  }

  mutating func tap(_ word: String, sourceLocation: SourceLocation = #_sourceLocation) {
    does(.tap(target(word)), sourceLocation: sourceLocation)
  }

  /// Carries out a gesture that must be refused, and change nothing (law G1); returns the refusal.
  @discardableResult
  mutating func refuses(
    _ gesture: Gesture, as reason: Refusal.Reason,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> Refusal? {
    let before: State = state
    let outcome: Outcome = perform(gesture)
    #expect(state == before, sourceLocation: sourceLocation)
    guard case .refused(let refusal) = outcome else {
      Issue.record("not refused: \(outcome)", sourceLocation: sourceLocation)
      return nil
    }
    #expect(refusal.reason == reason, sourceLocation: sourceLocation)
    return refusal
  }

  /// The id of the failure that reading an expression ends in.
  func failure(_ expression: Expression, in scope: Scope = Scope()) -> Failure? {
    do throws(Failure) {
      _ = try evaluate(expression, in: scope)
      return nil
    } catch {
      return error
    }
  }

  var texts: [String] { events.map(\.text) }
}
