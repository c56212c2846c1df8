/// What flows run under beside their prototype.
package struct FlowConditions: Sendable {
  /// The day it is; where nobody knows, no known failure has had its time.
  package var today: CalendarDate?
  /// What `expect picture` compares with.
  package var pictures: PictureBook?
  /// Whether each step keeps the machine it led to, for drawing.
  package var keepsMachines = false
  /// What is counted as exercised.
  package var coverage: CoverageMap?
  /// Whether to end, asked between two statements.
  package var isInterrupted: @Sendable () -> Bool = { false }

  /// Creates conditions under which nothing is known of the outside.
  package init() {}
}
