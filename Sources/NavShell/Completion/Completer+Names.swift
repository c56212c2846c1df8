internal import NavEngine
internal import NavModel
internal import NavSyntax

/// Names of the prototype where the grammar wants one.
extension Completer {
  func addNames(for operand: Operand, to found: inout CandidateList) {
    switch operand.word {
    case "SCREEN": addScreens(to: &found)
    case "TAB": addTabs(to: &found)
    case "PRESENTATION": addPresentations(to: &found)
    case "THEN":
      addScreens(to: &found)
      addPresentations(to: &found)
    case "DEVICE":
      for device in definitions.devices { found.add(device.name, device.title) }
    case "FLOW":
      for flow in session.flows { found.add(quoted(flow.title), "flow") }
    case "SCOPE": addScopes(to: &found)
    case "TARGET", "CONTROL", "FIELD", "TABLE": addElements(to: &found)
    case "REASON":
      for reason in Grammar.reasons { found.add(reason, "") }
    default: addByKind(operand.kind, to: &found)
    }
  }

  private func addByKind(_ kind: Operand.Kind, to found: inout CandidateList) {
    switch kind {
    case .expression, .number:
      addElements(to: &found)
      for variable in definitions.variables { found.add(name(variable.name), "variable") }
      for value in Grammar.modelValues { found.add(value, "value of the model") }
      addScreens(to: &found)
      addPresentations(to: &found)
      addTabs(to: &found)
    case .target, .reference: addElements(to: &found)
    case .arrow: found.add("->", "")
    default: break
    }
  }

  private var definitions: Definitions { session.program.prototype.definitions }
  private func name(_ symbol: Symbol) -> String { definitions.names.text(symbol) }
  private func quoted(_ text: String) -> String {
    var result: String = "\""
    for character in text {
      if character == "\"" || character == "\\" { result += "\\" }
      result.append(character)
    }
    return result + "\""
  }

  private func addScreens(to found: inout CandidateList) {
    for screen in definitions.screens where !screen.isImplicit {
      if let name = screen.name { found.add(self.name(name), "screen") }
    }
  }

  private func addTabs(to found: inout CandidateList) {
    for tab in definitions.tabs { found.add(name(tab.name), "tab") }
  }

  private func addPresentations(to found: inout CandidateList) {
    for presentation in definitions.presentations {
      found.add(name(presentation.name), "\(presentation.kind)")
    }
  }

  /// The elements of every surface, topmost first.
  private func addElements(to found: inout CandidateList) {
    let machine: Machine = session.machine
    for surface in stride(from: machine.topSurface, through: 0, by: -1) {
      guard let path = machine.topPath(ofSurface: surface), let screen = machine.screen(at: path)
      else { continue }
      for element in screen.elements {
        if let name = element.name { found.add(self.name(name), "\(element.kind)") }
      }
    }
  }

  private func addScopes(to found: inout CandidateList) {
    for gesture in session.machine.possibleGestures(rowLimit: 0) {
      if case .scope(let scope) = gesture.gesture { found.add(scope, gesture.note) }
    }
  }
}
