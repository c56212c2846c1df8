package import NavModel

extension Prototype {
  /// Calls a function with every destination that a definition names, in the order of definition.
  package func forEachDestination(_ visit: (Destination) -> Void) {
    for tab in definitions.tabs { visit(tab.root) }
    for screen in definitions.screens { forEachDestination(of: screen, visit) }
    for presentation in definitions.presentations {
      self.visit(presentation.onAttempt, visit)
      if case .stack(let id, _) = presentation.content, let name = self[id].name {
        visit(.named(name, arguments: []))
      }
    }
    if case .stack(let id, _) = definitions.app, let name = self[id].name {
      visit(.named(name, arguments: []))
    }
  }

  /// Calls a function with every destination that a screen names.
  package func forEachDestination(of screen: Screen, _ visit: (Destination) -> Void) {
    self.visit(screen.onAppear, visit)
    self.visit(screen.onDisappear, visit)
    for element in screen.elements {
      self.visit(element.arrow, visit)
      self.visit(element.onTap, visit)
      self.visit(element.onChange, visit)
      for handler in element.handlers { self.visit(handler.body, visit) }
      if let then = element.then { visit(then) }
      if case .cancels(.some(let asking))? = element.ending { visit(asking) }
      guard let table = element.table else { continue }
      self.visit(table.rule, visit)
      guard case .inline(let sections) = table.rows else { continue }
      for section in sections {
        for row in section.rows { self.visit(row.rule, visit) }
      }
    }
    for shortcut in screen.search?.shortcuts ?? [] { self.visit(shortcut.arrow, visit) }
    self.visit(screen.search?.bookmarks, visit)
  }

  private func visit(_ rule: RowRule, _ visit: (Destination) -> Void) {
    self.visit(rule.arrow, visit)
    self.visit(rule.onTap, visit)
    for action in rule.swipes + (rule.info.map { [$0] } ?? []) {
      self.visit(action.arrow, visit)
      self.visit(action.onTap, visit)
    }
  }

  private func visit(_ arrow: Arrow?, _ visit: (Destination) -> Void) {
    for branch in arrow?.branches ?? [] { visit(branch.destination) }
  }

  private func visit(_ body: Body?, _ visit: (Destination) -> Void) {
    if let body { self.visit(body.instructions, visit) }
  }

  private func visit(_ instructions: [Instruction], _ visit: (Destination) -> Void) {
    for instruction in instructions {
      switch instruction.kind {
      case .present(let name, let arguments, _, _), .push(let name, let arguments):
        visit(.named(name, arguments: arguments))
      case .unwind(let name): visit(.named(name, arguments: []))
      case .selectTab(let name): visit(.tab(name))
      case .after(_, let body): self.visit(body.instructions, visit)
      case .branch(let choices, let otherwise):
        for choice in choices { self.visit(choice.body, visit) }
        self.visit(otherwise, visit)
      case .repeatTimes(_, let body), .forEach(_, _, let body): self.visit(body, visit)
      default: continue
      }
    }
  }
}
