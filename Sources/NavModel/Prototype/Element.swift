/// Something on a screen that has a place of its own: a control, a table, a button in a bar.
package struct Element: Hashable, Sendable {
  /// Where on its screen an element stands.
  package enum Position: UInt8, Hashable, Sendable {
    case content, leading, trailing, toolbar
  }

  /// Where in a field something stands.
  package struct Accessory: Hashable, Sendable {
    /// The number of the field.
    package var field: Int
    package var isTrailing: Bool

    /// Creates a place in a field.
    package init(field: Int, isTrailing: Bool) {
      self.field = field
      self.isTrailing = isTrailing
    }
  }

  /// What becomes of the presentation it stands in when it is tapped.
  package enum Ending: Hashable, Sendable {
    /// Closes it, keeping changes.
    case closes
    /// Closes it, giving changes back; with changes it asks first, when something to ask with is named.
    case cancels(asking: Destination?)
  }

  package var name: Symbol?
  package var kind: ControlKind
  /// Its label or title.
  package var title: Expression
  package var position: Position = .content
  /// The number of the field it stands inside of, and on which side of the text (law F9).
  package var accessory: Accessory?
  /// The number of the form section it stands in.
  package var section: Int?
  /// What the kind knows, by name: `from`, `to`, `starts`, `placeholder` and so on.
  package var properties: [Property] = []
  package var enabled: Rule = .always
  package var shown: Rule = .always
  package var arrow: Arrow?
  package var onTap: Body?
  package var onChange: Body?
  package var ending: Ending?
  /// What is shown after it has closed what it stands in.
  package var then: Destination?
  package var isDestructive = false
  package var submits = false
  /// Of a table only.
  package var table: Table?
  /// Of a component only.
  package var component: ComponentKind?
  /// What runs on the events of a component.
  package var handlers: [EventHandler] = []
  package var place: Place

  /// Creates an element.
  package init(name: Symbol?, kind: ControlKind, title: Expression, place: Place) {
    self.name = name
    self.kind = kind
    self.title = title
    self.place = place
  }
}

/// What runs on an event of a component: `on finished { … }`.
package struct EventHandler: Hashable, Sendable {
  package var event: String
  package var body: Body

  /// Creates a handler.
  package init(_ event: String, _ body: Body) {
    self.event = event
    self.body = body
  }
}

/// A named value of an element, read each time.
package struct Property: Hashable, Sendable {
  package var name: String
  package var value: Conditional

  /// Creates a property.
  package init(_ name: String, _ value: Expression, when condition: Expression? = nil) {
    self.name = name
    self.value = Conditional(value, when: condition)
  }
}

/// The kinds of element: those that are built in, and `component` for all that plugins bring.
package enum ControlKind: UInt8, Hashable, Sendable, CaseIterable {
  case label, text, image, link, button, toggle, choice, slider, stepper, date, field, table
  /// Spreads the items of a bar.
  case space
  /// Of a plugin; its element says which.
  case component
}

/// Where something tappable leads: the first branch whose condition holds.
package struct Arrow: Hashable, Sendable {
  /// One way an arrow can lead.
  package struct Branch: Hashable, Sendable {
    package var destination: Destination
    /// Nothing means always.
    package var condition: Expression?

    /// Creates a branch.
    package init(_ destination: Destination, when condition: Expression? = nil) {
      self.destination = destination
      self.condition = condition
    }
  }

  package var branches: [Branch]
  package var place: Place

  /// Creates an arrow.
  package init(branches: [Branch], place: Place) {
    self.branches = branches
    self.place = place
  }
}

/// What an arrow points to, by name, so that it may be defined later.
package enum Destination: Hashable, Sendable {
  /// A screen or a presentation, with its arguments.
  case named(Symbol, arguments: [Expression])
  case tab(Symbol)
  case back
}
