internal import NavEngine
internal import NavModel

/// The laws of the model, looked at in every state: a broken one is a mistake of this program.
extension StateFindings {
  func brokenLaws() -> [Finding] {
    var findings: [Finding] = []
    var known: [String] = []
    for view in exploration.states.indices {
      for (law, message) in Self.brokenLaws(machine(in: view)) where !known.contains(law) {
        known.append(law)
        let flow: Exploration.Flow? = exploration.flow(to: [view]) { machine in
          Self.brokenLaws(machine).contains { $0.law == law }
        }
        findings.append(
          Finding(
            "law-broken", .error, "\(message) (law \(law))", at: nil,
            help: "this is a mistake of navsh, not of the prototype: please report it",
            flow: flow?.lines, isConfirmed: flow != nil))
      }
    }
    return findings
  }

  /// The laws that a state breaks, and how.
  static func brokenLaws(_ machine: Machine) -> [(law: String, message: String)] {
    var broken: [(law: String, message: String)] = []
    let state: State = machine.state
    let prototype: Prototype = machine.prototype
    let kinds: [Presentation.Kind] = state.presented.map { prototype[$0.presentation].kind }
    if kinds.count(where: { $0 == .popover }) > 1 {
      broken.append(("P1", "more than one popover is open"))
    }
    if let popover = kinds.firstIndex(of: .popover),
      kinds[(popover + 1)...].contains(where: { $0 != .alert })
    {
      broken.append(("P2", "something other than an alert stands above a popover"))
    }
    var seen: Set<PresentationID> = []
    for presented in state.presented where !seen.insert(presented.presentation).inserted {
      broken.append(("S6", "something is presented twice"))
    }
    for number in 0...state.presented.count {
      let surface: Surface = machine.surface(number)
      if case .empty = machine.content(ofSurface: number) { continue }
      if surface.stacks.isEmpty || surface.stacks.contains(where: { $0.screens.isEmpty }) {
        broken.append(("N1", "a stack is empty"))
      }
      if let bar = surface.tabBar {
        if !surface.stacks.indices.contains(Int(bar.selected)) {
          broken.append(("T2", "no tab is selected"))
        }
        if bar.showsMoreList, machine.tabsInMore(onSurface: number).isEmpty {
          broken.append(("T10", "the More list shows, and there is no More"))
        }
      }
    }
    for (index, presented) in state.presented.enumerated()
    where presented.presenter < 0 || Int(presented.presenter) > index {
      broken.append(("S4", "something is presented from above itself"))
    }
    return broken
  }
}
