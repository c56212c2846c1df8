package import NavModel

/// What a prototype says should be so in all its states, beside what it is.
package struct Checks: Sendable {
  /// A condition for every state.
  package struct StateRule: Sendable {
    package let title: String
    package let condition: Expression
    /// Whether it must hold nowhere instead of everywhere.
    package let isForbidden: Bool
    package let place: Place
  }

  /// Something that few taps must lead to.
  package struct Reach: Sendable {
    package let goal: Goal
    /// What it is called.
    package let name: String
    package let taps: Int
    package let place: Place
  }

  /// A guideline that is silenced, and why.
  package struct Allowance: Sendable {
    package let id: String
    package let reason: String
    package let place: Place
    /// Where it holds: a screen or presentation; nothing means everywhere.
    package let scope: Place?
  }

  package var rules: [StateRule] = []
  package var reaches: [Reach] = []
  package var allowances: [Allowance] = []
}

/// Where a path should lead.
package enum Goal: Hashable, Sendable {
  case screen(ScreenID)
  case presentation(PresentationID)
  /// By its number among all tabs of the prototype.
  case tab(Int)
  case condition(Expression)
}

extension Machine {
  /// Whether a goal is reached; a condition that can't be read here isn't.
  package func meets(_ goal: Goal) -> Bool {
    switch goal {
    case .screen(let id):
      for number in 0...topSurface {
        if let path = topPath(ofSurface: number), screenID(at: path) == id { return true }
      }
      return false
    case .presentation(let id): return state.presented.contains { $0.presentation == id }
    case .tab(let tab):
      for number in 0...topSurface {
        guard case .tabs(let tabs, _) = content(ofSurface: number),
          let bar = surface(number).tabBar, !bar.showsMoreList,
          tabs.indices.contains(Int(bar.selected))
        else { continue }
        if Int(tabs[Int(bar.selected)]) == tab { return true }
      }
      return false
    case .condition(let condition):
      do throws(Failure) { return try holds(condition, in: Scope()) } catch { return false }
    }
  }
}
