internal import NavEngine
internal import NavModel

/// Screens, presentations and tabs that nothing leads to, and links that lead nowhere.
extension StateFindings {
  /// What shows somewhere.
  private struct Shown {
    var screens: Set<ScreenID> = []
    var presentations: Set<PresentationID> = []
    /// By number among all tabs of the prototype.
    var tabs: Set<Int> = []

    mutating func add(_ machine: Machine) {
      for number in 0...machine.topSurface {
        if let path = machine.topPath(ofSurface: number), let screen = machine.screenID(at: path) {
          screens.insert(screen)
        }
        guard case .tabs(let tabs, _) = machine.content(ofSurface: number),
          let bar = machine.surface(number).tabBar, !bar.showsMoreList,
          tabs.indices.contains(Int(bar.selected))
        else { continue }
        self.tabs.insert(Int(tabs[Int(bar.selected)]))
      }
      for presented in machine.state.presented { presentations.insert(presented.presentation) }
    }
  }

  func unreachable() -> [Finding] {
    var shown = Shown()
    for view in exploration.states.indices { shown.add(machine(in: view)) }
    let definitions: Definitions = prototype.definitions
    let targets: Set<Symbol> = targets()
    var findings: [Finding] = []
    for (index, tab) in definitions.tabs.enumerated() where !shown.tabs.contains(index) {
      findings.append(
        finding("unreachable-tab", "tab", tab.name, isTarget: true, at: tab.place))
    }
    for (index, screen) in definitions.screens.enumerated()
    where !screen.isImplicit && !shown.screens.contains(ScreenID(index)) {
      guard let name = screen.name else { continue }
      findings.append(
        finding(
          "unreachable-screen", "screen", name, isTarget: targets.contains(name),
          at: screen.place))
    }
    for (index, presentation) in definitions.presentations.enumerated()
    where !shown.presentations.contains(PresentationID(index)) {
      findings.append(
        finding(
          "unreachable-presentation", presentation.kind.word, presentation.name,
          isTarget: targets.contains(presentation.name), at: presentation.place))
    }
    return findings
  }

  private func finding(
    _ id: String, _ kind: String, _ name: Symbol, isTarget: Bool, at place: Place
  ) -> Finding {
    let word: String = prototype.text(name)
    let isComplete: Bool = exploration.limits.keys.allSatisfy { $0 == .stack }
    guard isComplete else {
      return Finding(
        id, .note, "the \(kind) \(word) wasn't reached in the part that was explored", at: place)
    }
    return Finding(
      id, .warning,
      isTarget ? "the \(kind) \(word) can't be reached" : "nothing leads to the \(kind) \(word)",
      at: place,
      help: isTarget
        ? "see whether what leads there can be tapped, and its conditions can come true" : nil)
  }

  /// Every name that something leads to.
  private func targets() -> Set<Symbol> {
    var targets: Set<Symbol> = []
    prototype.forEachDestination { destination in
      if case .named(let name, _) = destination { targets.insert(name) }
    }
    return targets
  }

  /// Links and buttons that do nothing, and arrows to what isn't there.
  func deadEnds() -> [Finding] {
    var findings: [Finding] = []
    for screen in prototype.definitions.screens {
      let closesAnyway: Bool = prototype.definitions.presentations.contains {
        ($0.kind == .alert || $0.kind == .actions) && $0.name == screen.name && screen.isImplicit
      }
      for element in screen.elements {
        findings += nowhere(element.arrow)
        guard element.kind == .button || element.kind == .link, !closesAnyway,
          element.arrow == nil, element.onTap == nil, element.ending == nil, !element.submits,
          element.then == nil, element.enabled != .never, element.shown != .never
        else { continue }
        let title: String =
          if case .constant(.text(let text)) = element.title {
            Value.text(text).literal
          } else {
            element.name.map { prototype.text($0) } ?? ""
          }
        findings.append(
          Finding(
            "leads-nowhere", .warning, "the \(element.kind) \(title) does nothing",
            at: element.place, help: "let it lead somewhere: `-> SCREEN`"))
      }
    }
    return findings
  }

  private func nowhere(_ arrow: Arrow?) -> [Finding] {
    guard let arrow else { return [] }
    return arrow.branches.compactMap { branch in
      switch branch.destination {
      case .named(let name, _):
        if prototype.screen(named: name) != nil || prototype.presentation(named: name) != nil {
          return nil
        }
        return Finding(
          "leads-nowhere", .error,
          "there is no screen or presentation \(prototype.text(name))", at: arrow.place)
      case .tab(let name):
        if prototype.tab(named: name) != nil { return nil }
        return Finding(
          "leads-nowhere", .error, "there is no tab \(prototype.text(name))", at: arrow.place)
      case .back: return nil
      }
    }
  }
}
