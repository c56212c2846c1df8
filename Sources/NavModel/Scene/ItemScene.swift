/// A control.
package struct ItemScene: Hashable, Sendable {
  package var identity: ItemIdentity
  /// Empty without a name.
  package var name: String
  package var kind: ControlKind
  package var title: String
  package var isEnabled = true
  package var isDestructive = false
  /// Whether it has the focus.
  package var isFocused = false
  /// Whether a tap leads to another screen or presentation.
  package var leadsSomewhere = false
  /// Whether it gives back and closes: in an alert it stands leading.
  package var cancels = false
  package var closes = false
  package var icon: String?
  package var face: ControlFace = .plain
  /// What stands inside a field, before its text and behind it (law F9).
  package var leading: [ItemScene] = []
  package var trailing: [ItemScene] = []

  /// Creates an item.
  package init(identity: ItemIdentity, name: String, kind: ControlKind, title: String) {
    self.identity = identity
    self.name = name
    self.kind = kind
    self.title = title
  }
}

/// What a control shows beside its title; bars show the title alone.
package enum ControlFace: Hashable, Sendable {
  case plain
  /// A text that only shows, as far as it fits.
  case text(String)
  case toggle(isOn: Bool)
  case choice(options: [String], chosen: [Int], isMenu: Bool, isSegmented: Bool)
  case slider(value: Double, from: Double, to: Double)
  case stepper(value: Double)
  case date(String)
  /// `text` is what shows: dots, a formatted number, or the placeholder.
  case field(text: String, isPlaceholder: Bool, error: String?, hasClear: Bool)
  /// A field of several lines, so many at least.
  case textView(text: String, isPlaceholder: Bool, error: String?, hasClear: Bool, lines: Int)
  /// Of a plugin: what it is drawn from, at whatever width there is.
  case component(ComponentFace)
}
