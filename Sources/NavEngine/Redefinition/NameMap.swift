internal import NavModel

/// Where the things of one prototype are in another, by their names.
struct NameMap {
  private let from: Prototype
  private let to: Prototype

  init(from: Prototype, to: Prototype) {
    self.from = from
    self.to = to
  }

  /// A screen of that name; the content of a presentation is found with it.
  func screen(_ id: ScreenID) -> ScreenID? {
    let screen: Screen = from[id]
    guard let name = screen.name else { return nil }
    guard screen.isImplicit else { return to.screen(named: name) }
    return presentation(named: name).map { to[$0].root }
  }

  /// A presentation of the same name and kind.
  func presentation(_ id: PresentationID) -> PresentationID? {
    guard let found = to.presentation(named: from[id].name), to[found].kind == from[id].kind
    else { return nil }
    return found
  }

  private func presentation(named name: Symbol) -> PresentationID? {
    guard let id = from.presentation(named: name) else { return nil }
    return presentation(id)
  }

  /// A device of that name.
  func device(_ index: Int) -> Int? {
    let devices: [Device] = from.definitions.devices
    guard devices.indices.contains(index) else { return nil }
    return to.definitions.devices.firstIndex { $0.name == devices[index].name }
  }

  /// For each element of a screen the one of another that has its name and kind; of those without a
  /// name the one with the same title.
  static func elements(from before: Screen, to after: Screen) -> [Int?] {
    var taken = [Bool](repeating: false, count: after.elements.count)
    return before.elements.map { (element: Element) -> Int? in
      let found: Int? = after.elements.indices.first { index in
        let other: Element = after.elements[index]
        guard !taken[index], other.name == element.name, other.kind == element.kind,
          other.component?.word == element.component?.word
        else {
          return false
        }
        return element.name != nil || other.title == element.title
      }
      if let found { taken[found] = true }
      return found
    }
  }
}
