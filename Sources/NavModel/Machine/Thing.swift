/// What an expression means before it is read as a value: things have members that values have not.
enum Thing {
  case value(Value)
  /// A control or table of an instance, by element number.
  case element(Int, InstancePath)
  /// A control of a presentation as it was left (law P5), by element number.
  case kept(Int, PresentationID)
  /// The rows of a table.
  case rows(Int, InstancePath)
  /// A row by its place in the data, and the table it is in.
  case row(Int32, Int, InstancePath)
  /// A tab, by its number among all tabs of the prototype.
  case tab(Int)
  case screen(ScreenID)
  case presentation(PresentationID)
  case model(ModelValue)
}

/// The names that stand to reason beside a value of the model: in `tab == store`, tabs.
enum NameDomain {
  case tabs, screens, presentations, elements, devices, scopes

  /// The domain an expression's names are of, if it has one.
  init?(of expression: Expression) {
    switch expression {
    case .model(.tab): self = .tabs
    case .model(.screen), .model(.stack): self = .screens
    case .model(.popover), .model(.sheet), .model(.alert), .model(.actions), .model(.presented):
      self = .presentations
    case .model(.focus): self = .elements
    case .model(.device): self = .devices
    case .member(.model(.search), "scope"): self = .scopes
    case .member(.model(.tabs), "shown"), .member(.model(.tabs), "more"): self = .tabs
    case .member(let list, "first"), .member(let list, "last"), .index(let list, _):
      guard let domain = NameDomain(of: list) else { return nil }
      self = domain
    default: return nil
    }
  }

  /// What one of them is called.
  var word: String {
    switch self {
    case .tabs: "tab"
    case .screens: "screen"
    case .presentations: "popover, sheet, alert or action sheet"
    case .elements: "control"
    case .devices: "device"
    case .scopes: "scope"
    }
  }
}
