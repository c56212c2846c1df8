/// Where arrows lead, law N7.
extension Machine {
  /// A navigation with its arguments read, to be done later.
  enum Deferred: Sendable {
    case push(ScreenID, [Value], Place)
    case present(PresentationID, [Value], Presented.Source?, replacing: Bool, Place)
    case selectTab(Symbol, Place)
    case back(Place)
    case pop(toRoot: Bool, Place)
    case unwind(ScreenID, Place)
    case close(Symbol?, Closing, Place)
  }

  /// Follows an arrow as the last thing of a gesture: the first branch whose condition holds; none does
  /// nothing.
  mutating func follow(_ arrow: Arrow, scope: Scope, source: Presented.Source?) throws(Halt) {
    guard let destination = try chosen(arrow, scope: scope) else { return }
    let step: Deferred = try prepare(destination, scope: scope, place: arrow.place)
    try perform(step, from: scope.owner?.surface ?? topSurface, source: source, isLast: true)
  }

  /// The destination of the first branch whose condition holds.
  func chosen(_ arrow: Arrow, scope: Scope) throws(Halt) -> Destination? {
    for branch in arrow.branches {
      guard let condition = branch.condition else { return branch.destination }
      if try checking(condition, in: scope) { return branch.destination }
    }
    return nil
  }

  /// Goes to a destination from the surface whose screen names it.
  mutating func follow(
    _ destination: Destination, scope: Scope, source: Presented.Source?, place: Place
  ) throws(Halt) {
    let step: Deferred = try prepare(destination, scope: scope, place: place)
    try perform(step, from: scope.owner?.surface ?? topSurface, source: source)
  }

  /// Looks a destination up and reads its arguments.
  func prepare(_ destination: Destination, scope: Scope, place: Place) throws(Halt) -> Deferred {
    switch destination {
    case .back:
      return .back(place)
    case .tab(let name):
      return .selectTab(name, place)
    case .named(let name, let arguments):
      let values: [Value] = try evaluate(all: arguments, in: scope)
      if let id = prototype.presentation(named: name) {
        return .present(id, values, nil, replacing: false, place)
      }
      if let id = prototype.screen(named: name) { return .push(id, values, place) }
      throw .fail(
        "unknown-target", "there is no screen or presentation \(prototype.text(name))", at: place)
    }
  }

  /// Does a navigation from a surface; `isLast` when it ends the gesture.
  mutating func perform(
    _ step: Deferred, from asking: Int, source: Presented.Source?, isLast: Bool = false
  ) throws(Halt) {
    switch step {
    case .present(let id, let arguments, let from, let replacing, let place):
      try present(
        id, arguments: arguments, from: asking, source: from ?? source, replacing: replacing,
        isGesture: true, place: place)
    case .push(let id, let arguments, let place):
      let number: Int = try surfaceToPushOn(from: asking, screen: id, place: place)
      try push(id, arguments: arguments, onSurface: number, isLast: isLast)
    case .selectTab(let name, let place):
      try selectTab(name, place: place)
    case .back:
      let number: Int = min(asking, topSurface)
      guard let path = topPath(ofSurface: number) else { return }
      if path.depth == 0, !isInMore(path.stack, onSurface: number) {
        throw .refuse(.root, "\(screenName(at: path)) is the first screen of its stack")
      }
      if path.depth > 0 {
        try popTo(depth: path.depth - 1, onSurface: number, stack: path.stack)
      } else {
        try showMoreList(onSurface: number)
      }
    case .pop(let toRoot, let place):
      try locating(place) { (machine: inout Machine) throws(Halt) in try machine.pop(toRoot: toRoot)
      }
    case .unwind(let id, let place):
      try locating(place) { (machine: inout Machine) throws(Halt) in try machine.unwind(to: id) }
    case .close(let name, let closing, let place):
      try closeNamed(name, closing, place: place)
    }
  }

  /// The surface whose stack an arrow to a screen pushes on.
  private mutating func surfaceToPushOn(from asking: Int, screen id: ScreenID, place: Place)
    throws(Halt) -> Int
  {
    guard asking > 0, case .screen = content(ofSurface: asking),
      let presentation = presentation(ofSurface: asking)
    else { return min(asking, topSurface) }
    guard presentation.kind == .popover, !presentation.isModal else {
      throw .fail(
        "no-stack",
        "\(prototype.text(presentation.name)) has no stack to push \(screenName(id)) on",
        help: "let the button say `closes`, or give it `stack \(screenName(id))`", at: place)
    }
    let presenter = Int(state.presented[asking - 1].presenter)
    try close(surface: asking, .keeping)
    return presenter
  }

  /// Shows a tab by name, as the app may (law T4); a presentation over its tabs stays.
  mutating func selectTab(_ name: Symbol, place: Place) throws(Halt) {
    var number: Int = topSurface
    while number >= 0 {
      if let tab = tabNumber(name, onSurface: number) {
        let bar: TabBar? = surface(number).tabBar
        guard bar?.showsMoreList == true || Int(bar?.selected ?? -1) != tab else { return }
        try show(tab: tab, onSurface: number)
        return
      }
      number -= 1
    }
    throw .fail("unknown-tab", "there is no tab \(prototype.text(name))", at: place)
  }
}
