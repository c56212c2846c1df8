/// Gestures about one control.
extension Machine {
  /// Carries out a gesture that is about a control.
  mutating func carryOutOnControl(_ gesture: Gesture) throws(Halt) {
    switch gesture {
    case .choose(let option, let target):
      guard let (path, element) = try reachedChoice(option, target) else { return }
      _ = try change(element, .choose(option), at: path)
    case .set(let target, let value):
      guard let (path, element) = try reachedElement(target) else { return }
      _ = try change(element, .set(value), at: path)
    case .increase(let target):
      guard let (path, element) = try reachedElement(target) else { return }
      _ = try change(element, .increase, at: path)
    case .decrease(let target):
      guard let (path, element) = try reachedElement(target) else { return }
      _ = try change(element, .decrease, at: path)
    case .hover(let target):
      guard case .element(let path, let element) = try resolve(target) else { return }
      let tooltip: String? = try tooltip(of: element, at: path)
      if let tooltip {
        state.tooltip = tooltip
        report(.tooltip, elementName(element, at: path), value: .text(tooltip))
      }
    case .action(let verb, let target, let values):
      guard let (path, element) = try reachedElement(target) else { return }
      guard let definition = self.element(element, at: path), definition.component != nil else {
        throw .refuse(
          .unsupported, "\(describe(target)) has no action \(verb)",
          help: "actions belong to components of plugins")
      }
      _ = try change(element, .own(verb, values), at: path)
    default:
      try carryOutOnField(gesture)
    }
  }

  /// The choice an option is chosen in: the named one, or the only one on screen that has the option.
  private mutating func reachedChoice(_ option: String, _ target: Target?) throws(Halt)
    -> (path: InstancePath, element: Int)?
  {
    if let target { return try reachedElement(target) }
    var number: Int = topSurface
    while number >= 0 {
      if let path = topPath(ofSurface: number), let elements = screen(at: path)?.elements {
        let found: [Int] = elements.indices.filter {
          elements[$0].kind == .choice && isShown($0, at: path)
            && options(of: $0, at: path).contains(option)
        }
        if found.count > 1 {
          let names: String = found.map { elementName($0, at: path) }.joined(separator: ", ")
          throw .refuse(
            .ambiguous, "\(quoted(option)) is an option of several: \(names)",
            help: "`choose \(quoted(option)) in NAME` says which")
        }
        if let element = found.first {
          return try touch(surface: number, element: element) ? (path, element) : nil
        }
      }
      number -= 1
    }
    throw .refuse(
      .absent, "there is no option \(quoted(option)) on screen",
      help: suggestion(for: option, in: allOptions()))
  }

  private func allOptions() -> [String] {
    guard let path = topPath(ofSurface: topSurface), let elements = screen(at: path)?.elements
    else {
      return []
    }
    var options: [String] = []
    for (number, element) in elements.enumerated() where element.kind == .choice {
      options += self.options(of: number, at: path)
    }
    return options
  }
}
