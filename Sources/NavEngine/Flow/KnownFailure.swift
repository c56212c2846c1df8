/// That a flow is known to fail, as its definition says.
package struct KnownFailure: Hashable, Sendable {
  /// Why it fails.
  package let reason: String
  /// The last day on which that is accepted; nothing means any.
  package let until: CalendarDate?

  /// Creates what a definition says.
  package init(reason: String, until: CalendarDate? = nil) {
    self.reason = reason
    self.until = until
  }

  /// Whether a failure is still accepted; where nobody knows the day it is.
  package func isAccepted(on today: CalendarDate?) -> Bool {
    guard let until, let today else { return true }
    return today <= until
  }
}
