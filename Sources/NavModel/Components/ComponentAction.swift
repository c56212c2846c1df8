/// What is done to a component: one of its own actions, or one of the host's.
package struct ComponentAction: Hashable, Sendable {
  package var name: String
  /// A word on it for a person; empty where nobody reads it.
  package var title: String
  /// By the names of the parameters.
  package var arguments: [Value.Entry]

  /// Creates an action.
  package init(_ name: String, title: String = "", arguments: [Value.Entry] = []) {
    self.name = name
    self.title = title
    self.arguments = arguments
  }
}

/// What an action made of a component.
package struct ComponentUpdate: Hashable, Sendable {
  package var state: Value
  /// What it tells the app, in order.
  package var events: [ComponentEvent]
  /// What it wants to show as wrong.
  package var error: String?
  /// Whether it wants to keep the focus.
  package var keepsFocus: Bool
  /// Whether it closes a popover that holds nothing else (law P6).
  package var isPick: Bool

  /// Creates an update.
  package init(
    _ state: Value, events: [ComponentEvent] = [], error: String? = nil, keepsFocus: Bool = false,
    isPick: Bool = false
  ) {
    self.state = state
    self.events = events
    self.error = error
    self.keepsFocus = keepsFocus
    self.isPick = isPick
  }
}

/// What a component tells the app; the laws hold for it as for any event.
package enum ComponentEvent: Hashable, Sendable {
  case badge(tab: String, Value)
  case push(screen: String, arguments: [Value])
  case present(String, arguments: [Value])
  case set(String, Value)
  case say(String)
  /// One of its own, which the prototype may hear with `on WORD`.
  case own(String)

  /// The words that the wire knows them by, but for a component's own.
  package static let names: [String] = ["badge", "push", "present", "set", "say"]
}
