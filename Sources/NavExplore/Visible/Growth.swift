internal import NavModel

/// Watches values that become ever more, such as a counter: beyond a number of different ones they are
/// followed no further.
struct Growth {
  /// How many different values are followed: of numbers, which can count, and of everything else.
  static let mostNumbers = 16
  static let mostOthers = 64

  private struct Place: Hashable {
    /// −1 for variables of the prototype.
    var screen: Int32
    var isArgument: Bool
    var index: Int32
  }

  private let prototype: Prototype
  private var seen: [Place: Set<Value>] = [:]
  /// What grows, in the order it was noticed.
  private(set) var names: [String] = []

  init(_ prototype: Prototype) { self.prototype = prototype }

  /// Adds the values of a state that decide something; false when one of them is too many.
  mutating func add(_ state: State, _ relevance: Relevance, _ decides: [Bool]) -> Bool {
    var fits = true
    for (index, value) in state.variables.enumerated()
    where decides.indices.contains(index) && decides[index] {
      if !add(value, Place(screen: -1, isArgument: false, index: Int32(truncatingIfNeeded: index)))
      {
        fits = false
      }
    }
    let tops: [Instance?] =
      [
        state.app.stacks.indices.contains(state.app.current)
          ? state.app.stacks[state.app.current].screens.last : nil
      ]
      + state.presented.map { presented in
        let surface: Surface = presented.surface
        return surface.stacks.indices.contains(surface.current)
          ? surface.stacks[surface.current].screens.last : nil
      }
    for case .some(let instance) in tops {
      guard let content = instance.storage?.content else { continue }
      let screen: Int32 = instance.screen.index
      let known: [Bool] = relevance.screens[Int(screen)].variables
      for (index, value) in content.variables.enumerated()
      where known.indices.contains(index) && known[index] {
        let place = Place(
          screen: screen, isArgument: false, index: Int32(truncatingIfNeeded: index))
        if !add(value, place) { fits = false }
      }
      for (index, value) in content.arguments.enumerated() {
        let place = Place(
          screen: screen, isArgument: true, index: Int32(truncatingIfNeeded: index))
        if !add(value, place) { fits = false }
      }
    }
    return fits
  }

  private mutating func add(_ value: Value, _ place: Place) -> Bool {
    if seen[place]?.contains(value) == true { return true }
    let isNumber: Bool =
      switch value {
      case .number, .duration, .list: true
      default: false
      }
    let most: Int = isNumber ? Self.mostNumbers : Self.mostOthers
    guard (seen[place]?.count ?? 0) < most else {
      let name: String = name(of: place)
      if !names.contains(name) { names.append(name) }
      return false
    }
    seen[place, default: []].insert(value)
    return true
  }

  private func name(of place: Place) -> String {
    let definitions: Definitions = prototype.definitions
    let index = Int(place.index)
    guard place.screen >= 0 else { return prototype.text(definitions.variables[index].name) }
    let screen: Screen = definitions.screens[Int(place.screen)]
    let names: [Symbol] =
      place.isArgument ? screen.parameters : screen.variables.map { $0.name }
    let owner: String = screen.name.map { prototype.text($0) + "." } ?? ""
    return names.indices.contains(index) ? owner + prototype.text(names[index]) : owner
  }
}
