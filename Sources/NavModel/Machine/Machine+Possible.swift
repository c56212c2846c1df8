/// A gesture that would be done now, as a script writes it.
package struct PossibleGesture: Hashable, Sendable {
  package var gesture: Gesture
  /// The line that does it.
  package var line: String
  /// A word or two on what it is.
  package var note: String
}

/// What can be done now: for `can`, completion and exploring.
extension Machine {
  /// Every gesture that isn't refused now, in the order of the screen; of rows the first few.
  package func possibleGestures(rowLimit: Int = 3) -> [PossibleGesture] {
    candidates(rowLimit: rowLimit).filter { candidate in
      var trial: Machine = self
      switch trial.perform(candidate.gesture) {
      case .done, .intercepted: return true
      case .refused, .failed: return false
      }
    }
  }

  /// The words that `tap` could be followed by, for suggestions.
  func touchableWords() -> [String] {
    var words: [String] = []
    for candidate in candidates(rowLimit: 0) {
      if case .tap(let target) = candidate.gesture { words.append(describe(target)) }
    }
    return words
  }

  private func candidates(rowLimit: Int) -> [PossibleGesture] {
    var found: [PossibleGesture] = []
    var number: Int = topSurface
    while number >= 0 {
      addElements(onSurface: number, rowLimit: rowLimit, to: &found)
      addTabs(onSurface: number, to: &found)
      number -= 1
    }
    found.append(PossibleGesture(gesture: .back, line: "back", note: backNote))
    if topSurface > 0 {
      let name: String = presentationName(ofSurface: topSurface)
      found.append(PossibleGesture(gesture: .dismiss, line: "dismiss", note: "closes \(name)"))
    }
    addScrolling(to: &found)
    found.append(PossibleGesture(gesture: .edit, line: "edit", note: "begins editing"))
    found.append(PossibleGesture(gesture: .done, line: "done", note: "ends editing"))
    return found
  }

  var backNote: String {
    guard let path = topPath(ofSurface: topStackSurface), let title = backTitle(at: path) else {
      return "goes back"
    }
    return "goes back to \(quoted(title))"
  }

  private func addElements(
    onSurface number: Int, rowLimit: Int, to found: inout [PossibleGesture]
  ) {
    guard let path = topPath(ofSurface: number), let screen = screen(at: path) else { return }
    addSearch(at: path, to: &found)
    for (index, element) in screen.elements.enumerated() where isShown(index, at: path) {
      let title: String = shownText(element.title, in: Scope(owner: path))
      let subject: Target.Subject =
        if let name = element.name { .name(name) } else { .title(title) }
      let target = Target(subject)
      let word: String = describe(target)
      let note: String =
        element.name == nil || title.isEmpty
        ? element.word : "\(element.word) \(quoted(title))"
      switch element.kind {
      case .space, .image, .label, .text:
        if element.arrow != nil || element.onTap != nil { tap(target, note, &found) }
      case .button, .link, .toggle, .field:
        tap(target, note, &found)
      case .choice:
        for option in options(of: index, at: path) {
          found.append(
            PossibleGesture(
              gesture: .choose(option, in: target), line: "choose \(quoted(option)) in \(word)",
              note: note))
        }
      case .slider, .date:
        break
      case .stepper:
        found.append(
          PossibleGesture(gesture: .increase(target), line: "increase \(word)", note: note))
        found.append(
          PossibleGesture(gesture: .decrease(target), line: "decrease \(word)", note: note))
      case .table:
        addRows(of: index, at: path, limit: rowLimit, to: &found)
      case .component:
        addComponent(index, element, target, note, at: path, to: &found)
      }
    }
  }

  func tap(_ target: Target, _ note: String, _ found: inout [PossibleGesture]) {
    found.append(
      PossibleGesture(gesture: .tap(target), line: "tap \(describe(target))", note: note))
  }

  func addTabs(onSurface number: Int, to found: inout [PossibleGesture]) {
    guard !hidesTabBar(onSurface: number) else { return }
    let showsList: Bool = surface(number).tabBar?.showsMoreList == true
    let hidden: [Int] = tabsInMore(onSurface: number)
    for tab in tabsShown(onSurface: number) + (showsList ? hidden : []) {
      guard let definition = self.tab(tab, onSurface: number) else { continue }
      tap(
        Target(.name(definition.name)), "tab \(quoted(title(ofTab: tab, onSurface: number)))",
        &found)
    }
    if !hidden.isEmpty {
      found.append(PossibleGesture(gesture: .tapMore, line: "tap more", note: "the other tabs"))
    }
  }
}
