internal import NavEngine
internal import NavModel
internal import NavSyntax

/// Names of the prototype where the grammar wants one.
extension Completer {
  func addNames(for operand: Operand, to found: inout CandidateList) {
    switch operand.word {
    case "SCREEN": add(.screen, "screen", to: &found)
    case "TAB": addTabs(to: &found)
    case "PRESENTATION": addPresentations(to: &found)
    case "DEVICE":
      for device in definitions.devices { found.add(device.name, device.title) }
    case "FLOW":
      for flow in session.flows { found.add(quoted(flow.title), "flow") }
    case "SCOPE": add(.scope, "scope", to: &found)
    case "COLUMN", "SUBTITLE", "CELLVALUE": add(.column, "column", to: &found)
    case "TARGET", "CONTROL", "FIELD", "TABLE": addElements(to: &found)
    case "TOPIC":
      for form in Grammar.forms {
        guard let word = form.signature.split(separator: " ").first?.split(separator: "|").first,
          word.first?.isLowercase == true
        else { continue }
        found.add(String(word), form.summary)
      }
    case "REASON":
      for reason in Grammar.reasons { found.add(reason, "") }
    default: addByKind(operand.kind, to: &found)
    }
  }

  private func addByKind(_ kind: Operand.Kind, to found: inout CandidateList) {
    switch kind {
    case .expression: addValues(to: &found)
    case .target, .reference: addElements(to: &found)
    case .destination:
      add(.screen, "screen", to: &found)
      addPresentations(to: &found)
    case .arrow: found.add("->", "")
    default: break
    }
  }

  /// Adds what a value of the model can be equal to; false when that isn't known.
  func addCompared(with value: String?, to found: inout CandidateList) -> Bool {
    switch value {
    case "tab": addTabs(to: &found)
    case "screen": add(.screen, "screen", to: &found)
    case "popover": add(.popover, "popover", to: &found)
    case "sheet": add(.sheet, "sheet", to: &found)
    case "alert": add(.alert, "alert", to: &found)
    case "actions": add(.actions, "action sheet", to: &found)
    case "search.scope": add(.scope, "scope", to: &found)
    case "device": for device in definitions.devices { found.add(device.name, device.title) }
    case "focus": addElements(to: &found)
    default: return false
    }
    if value != "device" && value != "search.scope" { found.add("none", "") }
    return true
  }

  /// What an expression can begin with.
  private func addValues(to found: inout CandidateList) {
    addElements(to: &found)
    add(.assignable, "variable", to: &found)
    for value in Grammar.modelValues { found.add(value, "value of the model") }
    addTabs(to: &found)
    add(.screen, "screen", to: &found)
    addPresentations(to: &found)
  }

  private var definitions: Definitions { session.program.prototype.definitions }

  private func quoted(_ text: String) -> String {
    var result: String = "\""
    for character in text {
      if character == "\"" || character == "\\" { result += "\\" }
      result.append(character)
    }
    return result + "\""
  }

  private func add(_ kinds: NameKinds, _ note: String, to found: inout CandidateList) {
    for name in session.program.names.names(kinds) { found.add(name, note) }
  }

  func addTabs(to found: inout CandidateList) { add(.tab, "tab", to: &found) }

  private func addPresentations(to found: inout CandidateList) {
    add(.popover, "popover", to: &found)
    add(.sheet, "sheet", to: &found)
    add(.alert, "alert", to: &found)
    add(.actions, "action sheet", to: &found)
  }

  /// The elements of every surface, topmost first.
  private func addElements(to found: inout CandidateList) {
    let machine: Machine = session.machine
    for surface in stride(from: machine.topSurface, through: 0, by: -1) {
      guard let path = machine.topPath(ofSurface: surface), let screen = machine.screen(at: path)
      else { continue }
      for element in screen.elements {
        if let name = element.name { found.add(definitions.names.text(name), element.word) }
      }
    }
  }
}
