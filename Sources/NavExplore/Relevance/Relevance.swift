internal import NavModel

/// What of a prototype's state can decide what happens next; the rest only shows.
///
/// A label that counts mails decides nothing, a variable that enables a button does. Two states that
/// differ in what decides nothing offer the same gestures and lead to the same places.
struct Relevance {
  /// A part of the state that is read by name.
  enum Cell: Hashable, Sendable {
    /// A variable of the prototype.
    case variable(Int32)
    /// What a popover was left with.
    case kept(Int32)
  }

  /// What is known of a screen, or of a presentation's own content.
  struct OfScreen {
    /// The cells that decide something while it shows.
    var cells: [Cell] = []
    /// By element and by variable: whether its value decides something.
    var controls: [Bool] = []
    var variables: [Bool] = []
    /// Whether what it decides by stands on a screen below it.
    var readsBeneath = false
    /// Whether the focus decides something: keys, or when a field is judged.
    var keepsFocus = false
  }

  private(set) var screens: [OfScreen]
  /// The cells that decide something everywhere.
  private(set) var everywhere: [Cell] = []
  /// Whether something is decided by screens that don't show.
  private(set) var readsDeep = false
  private(set) var readsBeneath = false
  private(set) var readsBadges = false
  private(set) var readsSelection = false
  private(set) var readsRows = false
  private(set) var readsClock = false
  private let prototype: Prototype

  /// Reads a prototype, and the conditions that are looked at in every state.
  init(_ prototype: Prototype, conditions: [Expression]) {
    self.prototype = prototype
    screens = prototype.definitions.screens.map { screen in
      var known = OfScreen()
      known.controls = Array(repeating: false, count: screen.elements.count)
      known.variables = Array(repeating: false, count: screen.variables.count)
      return known
    }
    var reader = RelevanceReader(prototype)
    for condition in conditions { reader.add(condition, of: nil) }
    reader.readDefinitions()
    reader.followAssignments()
    take(reader)
  }

  private mutating func take(_ reader: RelevanceReader) {
    let all: Names = reader.all
    readsDeep = all.readsDeep
    readsBadges = all.readsBadges
    readsSelection = all.readsSelection
    readsRows = all.readsRows
    readsClock = all.readsClock
    everywhere = cells(of: reader.everywhere)
    readsBeneath =
      reader.everywhere.readsBeneath || readsScreens(reader.everywhere.symbols, besides: nil)
    for index in screens.indices {
      let screen: Screen = prototype.definitions.screens[index]
      let names: Names = reader.screens[index]
      screens[index].cells = cells(of: names)
      screens[index].readsBeneath =
        names.readsBeneath || readsScreens(names.symbols, besides: screen)
      let keepsFocus: Bool = all.readsFocus || screen.elements.contains { $0.decidesByFocus }
      screens[index].keepsFocus = keepsFocus
      let tellsChanges: Bool = reader.tellsChanges[index]
      for (number, element) in screen.elements.enumerated() {
        screens[index].controls[number] =
          tellsChanges || all.readsTitles || element.component != nil
          || element.name.map { all.symbols.contains($0) } ?? false
          || element.properties.contains { $0.name == "valid" || $0.name == "required" }
      }
      for (number, variable) in screen.variables.enumerated() {
        screens[index].variables[number] = all.symbols.contains(variable.name)
      }
    }
    addOwnKept()
  }

  /// Of each variable of the prototype whether it decides something.
  var decidingVariables: [Bool] {
    prototype.definitions.variables.indices.map { index in
      let cell: Cell = .variable(Int32(truncatingIfNeeded: index))
      return everywhere.contains(cell) || screens.contains { $0.cells.contains(cell) }
    }
  }

  /// A popover begins with what it was left with, where that decides something.
  private mutating func addOwnKept() {
    for (index, presentation) in prototype.definitions.presentations.enumerated()
    where presentation.kind == .popover {
      let root = Int(presentation.root.index)
      let cell: Cell = .kept(Int32(truncatingIfNeeded: index))
      guard screens[root].controls.contains(true), !screens[root].cells.contains(cell) else {
        continue
      }
      screens[root].cells.append(cell)
    }
  }

  /// The variables and popovers among some names, in the order of definition.
  private func cells(of names: Names) -> [Cell] {
    var cells: [Cell] = []
    for (index, variable) in prototype.definitions.variables.enumerated()
    where names.symbols.contains(variable.name) {
      cells.append(.variable(Int32(truncatingIfNeeded: index)))
    }
    for (index, presentation) in prototype.definitions.presentations.enumerated()
    where presentation.kind == .popover && names.symbols.contains(presentation.name) {
      cells.append(.kept(Int32(truncatingIfNeeded: index)))
    }
    return cells
  }

  /// Whether some of the names belong to controls, variables or arguments of other screens.
  private func readsScreens(_ names: Set<Symbol>, besides own: Screen?) -> Bool {
    for screen in prototype.definitions.screens {
      var others: [Symbol] = screen.parameters + screen.variables.map { $0.name }
      others += screen.elements.compactMap { $0.name }
      for name in others where names.contains(name) {
        if let own, own.has(name) { continue }
        return true
      }
    }
    return false
  }
}

extension Screen {
  /// Whether something of its own has a name.
  fileprivate func has(_ name: Symbol) -> Bool {
    element(named: name) != nil || parameters.contains(name)
      || variables.contains { $0.name == name }
  }
}

extension Element {
  /// Whether it matters which field has the focus: a rule that is judged, or a key that does something.
  fileprivate var decidesByFocus: Bool {
    submits
      || properties.contains {
        switch $0.name {
        case "valid", "required", "holds focus", "return", "judged": true
        default: false
        }
      }
  }
}
