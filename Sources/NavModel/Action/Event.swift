/// One thing that a step changed.
package struct Event: Hashable, Sendable {
  package enum Kind: UInt8, Hashable, Sendable {
    case push, pop, appear, disappear
    /// A tab was selected; the subject is `more` when its list shows.
    case selectTab
    case badge, moveTab
    case present
    /// Closed, keeping changes.
    case close
    /// Closed, giving changes back.
    case cancel
    /// A popover changed its size or what it looks like, staying the same popover.
    case resize, adapt
    case enable, disable
    /// A variable got a value.
    case assign
    /// A control's value changed.
    case change
    /// A control was judged; the value says what is wrong with it, or `none`.
    case judge
    /// A control got the focus; without a subject nothing has it.
    case focus
    case beginSearch, endSearch, search, scope, fold, unfold
    case scroll, selectRow, deselectRow, revealActions, hideActions, beginEditing, endEditing
    case deleteRow, moveRow, refresh
    case say, tooltip, rotate, device, clock, startTimer, fireTimer, endTimer
  }

  package var kind: Kind
  /// The name of what it happened to.
  package var subject: String
  package var value: Value

  /// Creates an event.
  package init(_ kind: Kind, _ subject: String = "", value: Value = .none) {
    self.kind = kind
    self.subject = subject
    self.value = value
  }
}
