/// Gestures whose words a component has made its own.
extension Machine {
  /// Whether a gesture of the language is about a component that has an action of that word.
  func isComponentAction(_ gesture: Gesture) -> Bool {
    guard let (verb, target, _) = gesture.asAction, let kind = component(target) else {
      return false
    }
    return kind.action(verb) != nil
  }

  /// Carries out such a gesture.
  mutating func carryOutOnComponent(_ gesture: Gesture) throws(Halt) {
    guard let (verb, target, values) = gesture.asAction,
      let (path, element) = try reachedElement(target)
    else { return }
    _ = try change(element, .own(verb, values), at: path)
  }

  /// The component that a target means, if it means one.
  private func component(_ target: Target) -> ComponentKind? {
    do throws(Halt) {
      guard case .element(let path, let element) = try resolve(target) else { return nil }
      return self.element(element, at: path)?.component
    } catch {
      return nil
    }
  }

  /// Adds what can be done to a component now.
  func addComponent(
    _ index: Int, _ element: Element, _ target: Target, _ note: String, at path: InstancePath,
    to found: inout [PossibleGesture]
  ) {
    guard let kind = element.component else { return }
    let word: String = describe(target)
    if kind.receives.contains("tap") || element.onTap != nil || element.arrow != nil {
      found.append(PossibleGesture(gesture: .tap(target), line: "tap \(word)", note: note))
    }
    let actions: [ComponentAction]
    do throws(Failure) {
      actions = try services.components.actions(
        kind, try properties(of: index, at: path), try currentState(of: index, at: path))
    } catch {
      return  // a plugin that fails offers nothing
    }
    for action in actions {
      var values: [Value] = []
      for parameter in kind.action(action.name)?.parameters ?? [] {
        guard let entry = action.arguments.first(where: { $0.key == parameter.name }) else { break }
        values.append(entry.value)
      }
      let line: String = ([action.name, word] + values.map { $0.literal })
        .joined(separator: " ")
      found.append(
        PossibleGesture(
          gesture: .action(action.name, target, values), line: line,
          note: action.title.isEmpty ? note : action.title))
    }
  }
}

extension Gesture {
  /// The gesture as an action of a component: its word, the component, what follows.
  fileprivate var asAction: (verb: String, target: Target, values: [Value])? {
    switch self {
    case .clear(let target?): ("clear", target, [])
    case .hold(let target): ("hold", target, [])
    case .choose(let option, let target?): ("choose", target, [.text(option)])
    case .set(let target, let value): ("set", target, [value])
    case .increase(let target): ("increase", target, [])
    case .decrease(let target): ("decrease", target, [])
    case .hover(let target): ("hover", target, [])
    case .action(let verb, let target, let values): (verb, target, values)
    default: nil
    }
  }
}
