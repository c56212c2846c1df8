/// What became of a gesture or an event.
package enum Outcome: Hashable, Sendable {
  case done
  /// Something answered instead: `on attempt`, or a form's first invalid field.
  case intercepted
  case refused(Refusal)
  case failed(Failure)
}

/// Why a gesture can't be done now.
///
/// Nothing has changed.
package struct Refusal: Error, Hashable, Sendable {
  /// The fixed set that `refused as` knows.
  package enum Reason: UInt8, Hashable, Sendable, CaseIterable {
    case absent, ambiguous, disabled, modal, alert, covered, root, fixed, folded, empty, invalid
    case restricted, unfocused, editing, unsupported, plugin
  }

  package var reason: Reason
  /// The obstacle, in words: lower case, no full stop.
  package var message: String
  /// What would work now.
  package var help: String?
  /// The prototype's own words, such as a field's validity message.
  package var because: String?

  /// Creates a refusal.
  package init(_ reason: Reason, _ message: String, help: String? = nil, because: String? = nil) {
    self.reason = reason
    self.message = message
    self.help = help
    self.because = because
  }
}

/// Something the prototype asked for that can't happen (law G6), or an expression without a value.
package struct Failure: Error, Hashable, Sendable {
  /// Its identity as a diagnostic, such as `cant-present`.
  package var id: String
  package var message: String
  package var help: String?
  /// The instruction that failed, when it has a place of its own.
  package var place: Place?

  /// Creates a failure.
  package init(_ id: String, _ message: String, help: String? = nil, place: Place? = nil) {
    self.id = id
    self.message = message
    self.help = help
    self.place = place
  }
}

/// What ends a step early.
package enum Halt: Error, Hashable, Sendable {
  case refused(Refusal)
  case failed(Failure)
}
