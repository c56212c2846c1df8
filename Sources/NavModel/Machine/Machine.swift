/// A prototype and where it is: takes gestures and events, one step at a time.
///
/// `perform` and `run` are whole or nothing: when a gesture is refused or an event fails, the state
/// is as it was before. The laws live in extensions, one file a subject.
package struct Machine: Sendable {
  package let prototype: Prototype
  package let services: Services
  package var state: State
  /// What the last step changed, in order.
  package internal(set) var events: [Event] = []
  /// The tabs of the app that the last step showed, in order: those whose stacks it may have read.
  package internal(set) var shownTabs: [Int16] = []
  /// What a step that fails goes back to; nothing after its last change, see `commit`.
  var before: State?
  /// How many events this step may still take.
  var budget = 0
  /// How deep handlers have set each other off.
  var depth = 0
  /// The control whose tap is being carried out: the source of what its handlers present.
  var tapped: Presented.Source?
  /// Whether the last step asked a plugin something.
  package internal(set) var hasAskedPlugin = false
  /// Whether something answered this step instead: a form with a field that is wrong.
  var isIntercepted = false
  /// What a closing button asked for, to be done once it has closed; nothing outside of one (law S8).
  var deferred: [Deferred]?

  /// Creates a machine that goes on from a state.
  package init(prototype: Prototype, services: Services, state: State) {
    self.prototype = prototype
    self.services = services
    self.state = state
  }
}

/// What the model asks of the outside; pure functions.
package final class Services: Sendable {
  /// Whether a pattern occurs in a text; nothing when it isn't a pattern.
  package let matches: @Sendable (_ pattern: String, _ text: String) -> Bool?
  /// What components of plugins are.
  package let components: ComponentService

  /// Creates services.
  package init(
    matches: @escaping @Sendable (String, String) -> Bool?,
    components: ComponentService = .none
  ) {
    self.components = components
    self.matches = matches
  }
}

/// Names an instance in a state: a surface, one of its stacks, a depth in it.
package struct InstancePath: Hashable, Sendable {
  /// 0 is the app, n the n-th presented, from 1.
  package var surface: Int
  package var stack: Int
  /// 0 is the root.
  package var depth: Int

  /// Creates a path.
  package init(surface: Int, stack: Int, depth: Int) {
    self.surface = surface
    self.stack = stack
    self.depth = depth
  }
}

/// Where an expression is read.
package struct Scope: Sendable {
  /// The instance whose definition the expression stands in; nothing means whatever is on top.
  package var owner: InstancePath?
  /// The element whose own `value` is meant.
  package var element: Int?
  /// The row that `row` and bare column names mean.
  package var row: Value?
  package var locals: [Value] = []
  /// How many readings stand around this one, so that what refers to itself comes to an end.
  package var depth = 0

  /// Creates a scope.
  package init(
    owner: InstancePath? = nil, element: Int? = nil, row: Value? = nil, locals: [Value] = [],
    depth: Int = 0
  ) {
    self.owner = owner
    self.element = element
    self.row = row
    self.locals = locals
    self.depth = depth
  }
}
