package import NavModel

extension Explorer {
  /// Of each view that was found a state that shows it; its hidden stacks are those of the start.
  package var viewStates: [State] {
    components.views.indices.map { state(ofView: $0) }
  }

  /// The variables with the most different values, where those are many: they may grow without end.
  package var growingVariables: [String] {
    var names: [String] = []
    for (index, variable) in machine.prototype.definitions.variables.enumerated() {
      var values: Set<Value> = []
      for rest in components.rests where rest.variables.indices.contains(index) {
        values.insert(rest.variables[index])
      }
      if values.count > 100 { names.append(machine.prototype.text(variable.name)) }
    }
    return names
  }

  /// A state that shows as a view does; its hidden stacks are those of the start.
  func state(ofView view: Int) -> State {
    let found: Components.View = components.views[view]
    var (_, stacks) = numbers(of: machine.state)
    stacks[Int(components.selected[Int(found.rest)])] = found.stack
    return components.state(rest: found.rest, stacks: stacks)
  }
}
