/// What is tried when all states are explored.
extension Machine {
  /// Every gesture worth trying, whether or not it would be refused.
  ///
  /// Each different thing once: of what a tap outside a popover hits nothing but the tap itself, no
  /// second way to say the same, no scrolling and no turning. Of rows a few, of texts those that
  /// matter: see `addExploredRows` and `textsToType`.
  package func gesturesToExplore(rowLimit: Int) -> [PossibleGesture] {
    var found: [PossibleGesture] = []
    addExplored(onSurface: topSurface, rowLimit: rowLimit, to: &found)
    addExploredTabs(to: &found)
    if topSurface > 0 {
      addPassed(to: &found)
      let name: String = presentationName(ofSurface: topSurface)
      found.append(PossibleGesture(gesture: .dismiss, line: "dismiss", note: "closes \(name)"))
    }
    if topStackSurface == topSurface {
      found.append(PossibleGesture(gesture: .back, line: "back", note: backNote))
    }
    return found
  }

  /// The tabs of the topmost surface; one that shares its name with a control there by its title.
  private func addExploredTabs(to found: inout [PossibleGesture]) {
    var tabs: [PossibleGesture] = []
    addTabs(onSurface: topSurface, to: &tabs)
    let screen: Screen? = topPath(ofSurface: topSurface).flatMap { self.screen(at: $0) }
    for candidate in tabs {
      guard case .tap(let target) = candidate.gesture, case .name(let name) = target.subject,
        screen?.element(named: name) != nil,
        let tab = tabNumber(name, onSurface: topSurface)
      else {
        found.append(candidate)
        continue
      }
      tap(
        Target(.title(title(ofTab: tab, onSurface: topSurface)), within: "tabs"), candidate.note,
        &found)
    }
  }

  /// What still acts below a popover.
  private func addPassed(to found: inout [PossibleGesture]) {
    let below: Int = Int(state.presented[topSurface - 1].presenter)
    var candidates: [PossibleGesture] = []
    addExplored(onSurface: below, rowLimit: 0, to: &candidates)
    for candidate in candidates {
      guard case .tap(let target) = candidate.gesture, let path = topPath(ofSurface: below),
        let element = element(matching: target, at: path).first
      else { continue }
      do throws(Halt) {
        switch try reach(surface: below, element: element) {
        case .acts, .closesAndActs: found.append(candidate)
        case .closesOnly: continue
        }
      } catch {
        continue
      }
    }
  }

  private func addExplored(
    onSurface number: Int, rowLimit: Int, to found: inout [PossibleGesture]
  ) {
    guard let path = topPath(ofSurface: number), let screen = screen(at: path) else {
      if surface(number).tabBar?.showsMoreList == true, canEditTabs(onSurface: number) {
        addEditing(surface(number).tabBar?.isEditing == true, to: &found)
      }
      return
    }
    addExploredSearch(at: path, to: &found)
    var hasEditing = false
    for (index, element) in screen.elements.enumerated() where isShown(index, at: path) {
      let target: Target = target(of: index, element, at: path)
      switch element.kind {
      case .space, .image, .label, .text:
        if element.arrow != nil || element.onTap != nil { tap(target, element.word, &found) }
      case .button, .link, .toggle: tap(target, element.word, &found)
      case .field: addExploredField(index, element, target, at: path, to: &found)
      case .choice, .slider, .stepper, .date:
        addExploredControl(index, element, target, at: path, to: &found)
      case .table:
        addExploredRows(of: index, at: path, limit: rowLimit, to: &found)
        if let table = element.table, !hasEditing, rowLimit > 0,
          table.isEditable || table.isMovable || table.selection == .many
        {
          hasEditing = true
          addEditing(tableState(index, at: path).isEditing, to: &found)
        }
      case .component: addComponent(index, element, target, element.word, at: path, to: &found)
      }
    }
  }

  private func addEditing(_ isEditing: Bool, to found: inout [PossibleGesture]) {
    found.append(
      isEditing
        ? PossibleGesture(gesture: .done, line: "done", note: "ends editing")
        : PossibleGesture(gesture: .edit, line: "edit", note: "begins editing"))
  }

  /// How a script addresses an element: by its name, else by its title, and of several of one title
  /// which it is.
  private func target(of index: Int, _ element: Element, at path: InstancePath) -> Target {
    if let name = element.name { return Target(.name(name)) }
    let title: String = shownText(element.title, in: Scope(owner: path))
    var target = Target(.title(title))
    let hits: [Hit] = hits(target, onSurface: path.surface)
    guard hits.count > 1 else { return target }
    for (ordinal, hit) in hits.enumerated() {
      if case .element(_, index) = hit { target.ordinal = ordinal + 1 }
    }
    return target
  }

  // MARK: Controls

  private func addExploredControl(
    _ index: Int, _ element: Element, _ target: Target, at path: InstancePath,
    to found: inout [PossibleGesture]
  ) {
    let word: String = describe(target)
    let note: String = element.word
    switch element.kind {
    case .choice:
      let options: [String] = options(of: index, at: path)
      for (number, option) in options.enumerated()
      where options.count <= 6 || number < 2 || number == options.count - 1 {
        found.append(
          PossibleGesture(
            gesture: .choose(option, in: target), line: "choose \(quoted(option)) in \(word)",
            note: note))
      }
    case .stepper:
      found.append(
        PossibleGesture(gesture: .increase(target), line: "increase \(word)", note: note))
      found.append(
        PossibleGesture(gesture: .decrease(target), line: "decrease \(word)", note: note))
    default:
      var values: [Value] = texts("samples", of: element).map { .text($0) }
      if element.kind == .slider {
        values = values.compactMap { value in
          if case .text(let text) = value, let number = Double(text) { return .number(number) }
          return nil
        }
        for end in ["from", "to"] {
          do throws(Failure) {
            if let number = try properties(of: index, at: path).number(end) {
              values.append(.number(number))
            }
          } catch { continue }
        }
      }
      for value in values {
        found.append(
          PossibleGesture(
            gesture: .set(target, value), line: "set \(word) to \(value.literal)", note: note))
      }
    }
  }

  /// The texts of a property that is the same everywhere.
  func texts(_ property: String, of element: Element) -> [String] {
    for candidate in element.properties where candidate.name == property {
      guard case .list(let items) = candidate.value.value else { continue }
      return items.compactMap { item in
        if case .constant(.text(let text)) = item { return text }
        return nil
      }
    }
    return []
  }
}
