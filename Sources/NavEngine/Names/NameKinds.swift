/// What a name means somewhere in a prototype; it may mean several things in different name spaces.
package struct NameKinds: OptionSet, Hashable, Sendable {
  package let rawValue: UInt16
  package init(rawValue: UInt16) { self.rawValue = rawValue }

  package static let screen = NameKinds(rawValue: 1 << 0)
  package static let popover = NameKinds(rawValue: 1 << 1)
  package static let sheet = NameKinds(rawValue: 1 << 2)
  package static let alert = NameKinds(rawValue: 1 << 3)
  package static let actions = NameKinds(rawValue: 1 << 4)
  package static let tab = NameKinds(rawValue: 1 << 5)
  /// A variable of the prototype.
  package static let variable = NameKinds(rawValue: 1 << 6)
  /// A variable of each instance of a screen.
  package static let screenVariable = NameKinds(rawValue: 1 << 7)
  /// A parameter of a screen or presentation.
  package static let parameter = NameKinds(rawValue: 1 << 8)
  package static let element = NameKinds(rawValue: 1 << 9)
  /// An inline row.
  package static let row = NameKinds(rawValue: 1 << 10)
  package static let scope = NameKinds(rawValue: 1 << 11)
  package static let column = NameKinds(rawValue: 1 << 12)
  package static let steps = NameKinds(rawValue: 1 << 13)
  package static let group = NameKinds(rawValue: 1 << 14)
  package static let device = NameKinds(rawValue: 1 << 15)

  package static let presentation: NameKinds = [.popover, .sheet, .alert, .actions]
  /// What an arrow, `push` or `present` can lead to.
  package static let destination: NameKinds = [.screen, .presentation]
  /// What can be given a value.
  package static let assignable: NameKinds = [.variable, .screenVariable]

  /// What things of these kinds are called, for messages.
  var noun: String {
    switch self {
    case .screen: "screen"
    case .popover: "popover"
    case .sheet: "sheet"
    case .alert: "alert"
    case .actions: "action sheet"
    case .presentation: "presentation"
    case .destination: "screen or presentation"
    case .tab: "tab"
    case .element: "control"
    case .scope: "scope"
    case .column: "column"
    case .device: "device"
    case .assignable: "variable"
    case .steps: "steps"
    default: "thing"
    }
  }
}
