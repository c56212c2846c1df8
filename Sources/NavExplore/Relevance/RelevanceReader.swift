internal import NavModel

/// Goes through all definitions for the expressions that decide something.
struct RelevanceReader {
  private let prototype: Prototype
  /// What decides something on each screen, and what does whatever shows.
  private(set) var screens: [Names]
  private(set) var everywhere = Names()
  /// Everything that decides something.
  private(set) var all = Names()
  /// Of each screen whether it is told apart from how it came up.
  private(set) var tellsChanges: [Bool]
  /// Handlers with the screen they belong to; nothing for those that run whatever shows.
  private var bodies: [(body: Body, screen: Int?)] = []

  init(_ prototype: Prototype) {
    self.prototype = prototype
    let count: Int = prototype.definitions.screens.count
    screens = Array(repeating: Names(), count: count)
    tellsChanges = Array(repeating: false, count: count)
  }

  /// Adds an expression that decides something on a screen, or everywhere.
  mutating func add(_ expression: Expression, of screen: Int?) {
    if let screen {
      screens[screen].add(expression, in: prototype)
    } else {
      everywhere.add(expression, in: prototype)
    }
    all.add(expression, in: prototype)
  }

  private mutating func add(_ expression: Expression?, _ screen: Int?) {
    if let expression { add(expression, of: screen) }
  }

  private mutating func add(_ rule: Rule, _ screen: Int?) {
    if case .all(let conditions) = rule {
      for condition in conditions { add(condition, of: screen) }
    }
  }

  private mutating func add(_ body: Body?, _ screen: Int?) {
    if let body { bodies.append((body, screen)) }
  }

  private mutating func add(_ arrow: Arrow?, _ screen: Int?) {
    for branch in arrow?.branches ?? [] {
      add(branch.condition, screen)
      add(branch.destination, screen)
    }
  }

  private mutating func add(_ destination: Destination?, _ screen: Int?) {
    if case .named(_, let arguments)? = destination {
      for argument in arguments { add(argument, of: screen) }
    }
  }

  // MARK: Definitions

  mutating func readDefinitions() {
    for tab in prototype.definitions.tabs {
      add(tab.enabled, nil)
      add(tab.root, nil)
    }
    for (index, screen) in prototype.definitions.screens.enumerated() { read(screen, index) }
    for presentation in prototype.definitions.presentations {
      let root = Int(presentation.root.index)
      add(presentation.onAttempt, root)
      if presentation.onAttempt != nil { tellsChanges[root] = true }
      if case .stack(_, let arguments) = presentation.content {
        for argument in arguments { add(argument, of: nil) }
      }
      if case .screen = presentation.content { continue }
      // Any screen may be pushed there.
      if presentation.onAttempt != nil {
        for index in tellsChanges.indices { tellsChanges[index] = true }
      }
    }
    // Badges that something is decided by decide it by what they are made of.
    if all.readsBadges {
      for tab in prototype.definitions.tabs {
        add(tab.badge?.value, nil)
        add(tab.badge?.condition, nil)
      }
    }
  }

  private mutating func read(_ screen: Screen, _ index: Int) {
    add(screen.onAppear, index)
    add(screen.onDisappear, index)
    for element in screen.elements { read(element, index) }
    for variable in screen.variables where !variable.initial.isConstant {
      // Where it is made it reads what it begins with.
      add(variable.initial, of: nil)
    }
    guard let search = screen.search else { return }
    for scope in search.scopes {
      if case .condition(let condition) = scope.kind { add(condition, of: index) }
    }
    for suggestion in search.suggestions { add(suggestion, of: index) }
    for shortcut in search.shortcuts { add(shortcut.arrow, index) }
    add(search.bookmarks, index)
  }

  private mutating func read(_ element: Element, _ index: Int) {
    add(element.enabled, index)
    add(element.shown, index)
    add(element.arrow, index)
    add(element.onTap, index)
    add(element.onChange, index)
    add(element.then, index)
    for handler in element.handlers { add(handler.body, index) }
    if case .cancels(.some(let asking))? = element.ending {
      add(asking, index)
      tellsChanges[index] = true
    }
    // Without a name it is addressed by its title.
    if element.name == nil, element.kind != .label, element.kind != .text {
      add(element.title, of: index)
    }
    for property in element.properties where property.decides {
      add(property.value.value, of: index)
      add(property.value.condition, index)
    }
    if let table = element.table { read(table, index) }
  }

  private mutating func read(_ table: Table, _ index: Int) {
    add(table.filter, index)
    read(table.rule, index)
    guard case .inline(let sections) = table.rows else { return }
    for section in sections {
      for row in section.rows {
        if row.name == nil { add(row.title, of: index) }
        read(row.rule, index)
      }
    }
  }

  private mutating func read(_ rule: RowRule, _ index: Int) {
    add(rule.arrow, index)
    add(rule.onTap, index)
    add(rule.enabled, index)
    add(rule.shown, index)
    for action in rule.swipes + (rule.info.map { [$0] } ?? []) {
      add(action.arrow, index)
      add(action.onTap, index)
      add(action.enabled, index)
    }
  }

  // MARK: Handlers

  /// What is assigned to a name that decides something decides it too, until nothing is added.
  mutating func followAssignments() {
    var before: Int
    repeat {
      before = all.symbols.count
      for (body, screen) in bodies { _ = follow(body.instructions, screen) }
    } while all.symbols.count != before
  }

  /// Adds what the instructions that matter read; true when one of them matters.
  private mutating func follow(_ instructions: [Instruction], _ screen: Int?) -> Bool {
    var matters = false
    for instruction in instructions where follow(instruction.kind, screen) { matters = true }
    return matters
  }

  private mutating func follow(_ kind: Instruction.Kind, _ screen: Int?) -> Bool {
    switch kind {
    case .say: return false
    case .assign(let name, let value):
      guard all.symbols.contains(name) else { return false }
      add(value, of: screen)
    case .badge(_, let value):
      guard all.readsBadges else { return false }
      add(value, of: screen)
    case .branch(let choices, let otherwise):
      var matters: Bool = follow(otherwise, screen)
      for choice in choices where follow(choice.body, screen) { matters = true }
      guard matters else { return false }
      for choice in choices { add(choice.condition, of: screen) }
    case .repeatTimes(let count, let body):
      guard follow(body, screen) else { return false }
      add(count, of: screen)
    case .forEach(_, let list, let body):
      guard follow(body, screen) else { return false }
      add(list, of: screen)
    case .letValue(_, let value): add(value, of: screen)
    case .present(_, let arguments, _, _), .push(_, let arguments):
      for argument in arguments { add(argument, of: screen) }
    case .wait(let duration): add(duration, of: screen)
    case .after(let duration, let body):
      add(duration, of: screen)
      // It runs later, whatever shows then.
      _ = follow(body.instructions, nil)
    case .close, .cancel, .pop, .popToRoot, .unwind, .selectTab, .setEnabled, .expand, .condense,
      .device, .stop:
      break
    }
    return true
  }
}

extension Property {
  /// Whether it can decide something, rather than only show.
  fileprivate var decides: Bool {
    switch name {
    case "placeholder", "icon", "keyboard", "width", "overflow", "truncate", "samples": false
    default: true
    }
  }
}

extension Expression {
  /// Whether it is the same everywhere.
  var isConstant: Bool {
    if case .constant = self { return true }
    return false
  }
}
