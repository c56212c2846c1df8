/// What every control is: functions of plain values, the same for built-in ones and those of plugins.
///
/// The host keeps the state; a control is asked. It never sees the machine, so undo, replay and
/// exploring need nothing from it.
package protocol Control {
  /// The state of a control nobody has touched; `none` when the kind has none.
  static func initial(_ properties: ControlProperties) -> Value
  /// The actions it offers now, with a likely argument.
  static func actions(_ properties: ControlProperties, state: Value) -> [ControlAction]
  /// What an action makes of the state.
  static func update(
    _ properties: ControlProperties, state: Value, action: ControlAction
  ) throws(Refusal) -> ControlUpdate
  /// A value that expressions read: `.value`, `.on`, `.text`, `.count`; nothing when it has no such one.
  static func read(_ name: String, _ properties: ControlProperties, state: Value) -> Value?
  /// What it shows beside its title.
  static func draw(_ properties: ControlProperties, state: Value) -> ControlFace
  /// What is wrong with its properties, as far as they can be known before anything runs; the subject
  /// of a finding is the name of a property.
  static func check(_ properties: ControlProperties) -> [ComponentFinding]
}

extension Control {
  package static func check(_ properties: ControlProperties) -> [ComponentFinding] { [] }
}

/// The properties of a control with their values of now.
package struct ControlProperties: Hashable, Sendable {
  package var label: String
  package var isEnabled: Bool
  package var isFocused: Bool
  /// By name, in the order of definition; a repeated one (`of "A" "B"`) is a list.
  package var values: [Value.Entry]
  /// How the app's locale writes numbers; nothing where it doesn't matter.
  package var numbers: NumberStyle?

  /// Creates properties.
  package init(
    label: String, isEnabled: Bool, isFocused: Bool, values: [Value.Entry],
    numbers: NumberStyle? = nil
  ) {
    self.label = label
    self.isEnabled = isEnabled
    self.isFocused = isFocused
    self.values = values
    self.numbers = numbers
  }

  /// The value of a property, or nothing when it isn't set now.
  package subscript(name: String) -> Value? {
    for entry in values where entry.key == name { return entry.value }
    return nil
  }
}

/// What is done to a control: by a person, or by the host.
package enum ControlAction: Hashable, Sendable {
  case tap
  /// One letter as people count them.
  case key(String)
  case paste(String)
  case backspace
  case clear
  case pressReturn
  case focus
  case leave
  /// The form that it stands in is submitted.
  case submit
  /// An option by its text.
  case choose(String)
  case set(Value)
  case increase
  case decrease
  /// Milliseconds of the virtual clock that went by.
  case tick(Int)
  /// A component's own.
  case own(String, [Value])
}

/// What an action made of a control.
package struct ControlUpdate: Hashable, Sendable {
  package var state: Value
  /// Whether it closes a popover that holds nothing else (law P6).
  package var isPick: Bool
  /// Whether it wants to keep the focus.
  package var keepsFocus: Bool
  /// What is wrong with it now, as far as that was judged.
  package var error: String?
  /// Whether another state means another value: no when it only remembers something.
  package var changesValue: Bool

  /// Creates an update.
  package init(
    _ state: Value, isPick: Bool = false, keepsFocus: Bool = false, error: String? = nil,
    changesValue: Bool = true
  ) {
    self.state = state
    self.isPick = isPick
    self.keepsFocus = keepsFocus
    self.error = error
    self.changesValue = changesValue
  }
}
