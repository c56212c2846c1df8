/// A kind of component as its plugin's manifest describes it: enough to read, check and complete a
/// script without starting anything.
package final class ComponentKind: Sendable {
  /// What a property, an argument or a readable value can be.
  package enum ValueType: Hashable, Sendable {
    case boolean, number, integer, text, duration, name, list
    /// One of these words.
    case word([String])
    case any
  }

  /// Something with a name and a type: a property, a parameter of an action.
  package struct Parameter: Hashable, Sendable {
    package var name: String
    package var type: ValueType
    package var summary: String
    /// What it is when nothing is said; `none` when there is no such value.
    package var standard: Value
    package var isRequired: Bool
    package var least: Double?
    package var most: Double?

    /// Creates a parameter.
    package init(
      _ name: String, _ type: ValueType, summary: String = "", standard: Value = .none,
      isRequired: Bool = false, least: Double? = nil, most: Double? = nil
    ) {
      self.name = name
      self.type = type
      self.summary = summary
      self.standard = standard
      self.isRequired = isRequired
      self.least = least
      self.most = most
    }
  }

  /// Something that can be done to it, with a word of its own: `rate stars 4`.
  package struct Action: Hashable, Sendable {
    package var name: String
    package var summary: String
    package var parameters: [Parameter]

    /// Creates an action.
    package init(_ name: String, summary: String, parameters: [Parameter] = []) {
      self.name = name
      self.summary = summary
      self.parameters = parameters
    }
  }

  /// The word that defines one: `rating stars "Your rating"`.
  package let word: String
  /// The plugin it comes from.
  package let plugin: String
  package let summary: String
  package let properties: [Parameter]
  /// What expressions read of its state: `stars.value`.
  package let values: [Parameter]
  package let actions: [Action]
  /// The actions of the host's that it wants: `tap`, `key`, `tick` and so on.
  package let receives: [String]
  /// The events of its own, which `on WORD` hears.
  package let events: [String]

  /// Creates a kind.
  package init(
    word: String, plugin: String, summary: String, properties: [Parameter] = [],
    values: [Parameter] = [], actions: [Action] = [], receives: [String] = [],
    events: [String] = []
  ) {
    self.word = word
    self.plugin = plugin
    self.summary = summary
    self.properties = properties
    self.values = values
    self.actions = actions
    self.receives = receives
    self.events = events
  }

  /// The property of a name.
  package func property(_ name: String) -> Parameter? { properties.first { $0.name == name } }
  /// The action of a name.
  package func action(_ name: String) -> Action? { actions.first { $0.name == name } }
}

extension ComponentKind: Hashable {
  package static func == (a: ComponentKind, b: ComponentKind) -> Bool {
    a === b
      || a.word == b.word && a.plugin == b.plugin && a.summary == b.summary
        && a.properties == b.properties && a.values == b.values && a.actions == b.actions
        && a.receives == b.receives && a.events == b.events
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(word)
    hasher.combine(plugin)
  }
}
