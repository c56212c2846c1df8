/// The focus, and what keys do (laws F2, F3, F6).
extension Machine {
  /// What keys go to.
  private enum Focused {
    case field(Int, InstancePath)
    case search(InstancePath)
  }

  /// The most letters that one statement types; longer text is pasted.
  static let longestTyping = 10_000

  /// Gives a field the focus; another one that has it is left first, and may refuse that (law F5).
  mutating func focus(_ element: Int, at path: InstancePath, isForced: Bool = false) throws(Halt) {
    let focus = Int16(truncatingIfNeeded: element)
    guard content(at: path).focus != focus else { return }
    try leaveField(at: path, isForced: isForced)
    updateContent(at: path) { $0.focus = focus }
    report(.focus, elementName(element, at: path))
    guard let definition = self.element(element, at: path) else { return }
    _ = try send(.focus, to: element, definition, at: path)
  }

  /// Ends the editing of the field that has the focus; `isForced` overrides one that holds it.
  mutating func endEditing(at path: InstancePath, isForced: Bool) throws(Halt) {
    guard let storage = storage(at: path), storage.content.focus >= 0 else { return }
    try leaveField(at: path, isForced: isForced)
    updateContent(at: path) { $0.focus = -1 }
    report(.focus)
  }

  private mutating func leaveField(at path: InstancePath, isForced: Bool) throws(Halt) {
    let number = Int(content(at: path).focus)
    guard number >= 0, let definition = element(number, at: path) else { return }
    let update: ControlUpdate = try send(.leave, to: number, definition, at: path)
    guard update.keepsFocus, !isForced else { return }
    throw .refused(
      Refusal(
        .invalid, "\(spoken(number, at: path)) can't be left while it is wrong",
        help: update.error.map { "it says: \($0)" }, because: update.error))
  }

  /// Carries out a gesture of the keyboard.
  mutating func carryOutOnField(_ gesture: Gesture) throws(Halt) {
    switch gesture {
    case .type(let text, let target):
      guard let focused = try focused(into: target) else { return }
      try type(text, into: focused)
    case .paste(let text, let target):
      guard let focused = try focused(into: target) else { return }
      switch focused {
      case .field(let element, let path): _ = try change(element, .paste(text), at: path)
      case .search(let path): try enterSearch(searchText(at: path) + text, at: path)
      }
    case .backspace(let count):
      guard let focused = try focused(into: nil) else { return }
      try erase(count, in: focused)
    case .clear(let target):
      switch try cleared(target) {
      case .field(let element, let path)?: _ = try change(element, .clear, at: path)
      case .search(let path)?: try clearSearch(at: path)
      case nil: break
      }
    case .pressReturn:
      guard let focused = try focused(into: nil) else { return }
      switch focused {
      case .field(let element, let path): try pressReturn(element, at: path)
      case .search(let path): rememberSearch(at: path)
      }
    case .next: try moveFocus(by: 1)
    case .previous: try moveFocus(by: -1)
    default:
      throw .refuse(.unsupported, "nothing here takes that")
    }
  }

  private mutating func type(_ text: String, into focused: Focused) throws(Halt) {
    switch focused {
    case .field(let element, let path):
      guard text.utf8.count <= Self.longestTyping else {
        throw .refuse(
          .restricted, "nobody types more than \(Self.longestTyping) letters at once",
          help: "`paste` puts in longer text")
      }
      // Letter by letter: a handler may take the focus, or the screen, away in between.
      for letter in text {
        guard content(at: path).focus == Int16(truncatingIfNeeded: element) else {
          throw .refuse(
            .unfocused, "\(spoken(element, at: path)) lost the focus on the way")
        }
        _ = try change(element, .key(String(letter)), at: path)
      }
    case .search(let path):
      for letter in text { try enterSearch(searchText(at: path) + String(letter), at: path) }
    }
  }

  /// The text of a field as it is kept.
  private func textState(_ element: Int, at path: InstancePath) -> Value {
    (self.element(element, at: path)?.kind ?? .field).value(of: controlState(element, at: path))
  }

  private mutating func erase(_ count: Int, in focused: Focused) throws(Halt) {
    switch focused {
    case .field(let element, let path):
      for key in 0..<min(max(1, count), Self.longestTyping) {
        // Keys pressed on an empty field after that do nothing.
        if key > 0, isEmpty(textState(element, at: path)) { return }
        _ = try change(element, .backspace, at: path)
      }
    case .search(let path):
      for key in 0..<max(1, count) {
        let text: String = searchText(at: path)
        guard !text.isEmpty else {
          if key > 0 { return }
          throw .refuse(.empty, "nothing is searched for yet", help: "text can be typed")
        }
        try enterSearch(String(text.dropLast()), at: path)
      }
    }
  }

  private mutating func pressReturn(_ element: Int, at path: InstancePath) throws(Halt) {
    let key: String?
    do throws(Failure) {
      key = try properties(of: element, at: path, for: .pressReturn).text("return")
    } catch {
      throw .failed(error)
    }
    let before: Value = controlState(element, at: path)
    let update: ControlUpdate = try change(element, .pressReturn, at: path)
    // A text view begins a new line, unless its key does something else.
    if key != "next", key != "submit", update.state != before { return }
    switch key {
    case "next"?: try moveFocus(by: 1)
    case "submit"?: try submitByReturn(at: path)
    default: try endEditing(at: path, isForced: false)
    }
  }

  // MARK: Who has it

  /// What has the focus, after a touch on the target when one is named; nothing when the touch was
  /// spent on closing a popover.
  private mutating func focused(into target: Target?) throws(Halt) -> Focused? {
    if let target { return try touched(target) }
    if style(ofSurface: topSurface) == .alert { throw alertIsUp(topSurface) }
    if let path = topPath(ofSurface: topSurface) {
      let focus = Int(content(at: path).focus)
      if focus >= 0 { return .field(focus, path) }
      if searchState(at: path)?.isActive == true { return .search(path) }
    }
    throw .refuse(.unfocused, "nothing has the focus", help: fieldsHint())
  }

  private mutating func touched(_ target: Target) throws(Halt) -> Focused? {
    switch try resolve(target) {
    case .element(let path, let element):
      guard let definition = self.element(element, at: path), definition.takesKeys else {
        throw .refuse(.unsupported, "\(describe(target)) takes no text", help: fieldsHint())
      }
      guard try touch(surface: path.surface, element: element) else { return nil }
      try requireEnabled(element, at: path)
      try focus(element, at: path)
      return .field(element, path)
    case .searchField(let path):
      guard try touch(surface: path.surface) else { return nil }
      try tapSearchField(at: path)
      return .search(path)
    default:
      throw .refuse(.unsupported, "\(describe(target)) takes no text", help: fieldsHint())
    }
  }

  /// What `clear` is about: its button is tapped, which gives nothing the focus.
  private mutating func cleared(_ target: Target?) throws(Halt) -> Focused? {
    guard let target else { return try focused(into: nil) }
    switch try resolve(target) {
    case .element(let path, let element):
      return try touch(surface: path.surface, element: element) ? .field(element, path) : nil
    case .searchField(let path):
      return try touch(surface: path.surface) ? .search(path) : nil
    default:
      throw .refuse(.unsupported, "\(describe(target)) has nothing to clear")
    }
  }

  private func fieldsHint() -> String? {
    guard let path = topPath(ofSurface: topSurface) else { return nil }
    let names: [String] = focusOrder(at: path).map { elementName($0, at: path) }
    if names.isEmpty {
      return screen(at: path)?.search == nil ? nil : "`tap search` gives it to the search field"
    }
    return "tap one of these first: " + names.joined(separator: ", ")
  }

  // MARK: Moving it

  /// The fields of a screen that can have the focus, in the order of definition.
  package func focusOrder(at path: InstancePath) -> [Int] {
    guard let screen = screen(at: path) else { return [] }
    return screen.elements.indices.filter { element in
      guard screen.elements[element].kind == .field, isShown(element, at: path) else {
        return false
      }
      do throws(Failure) { return try isEnabled(element, at: path) } catch { return false }
    }
  }

  private mutating func moveFocus(by step: Int) throws(Halt) {
    if style(ofSurface: topSurface) == .alert { throw alertIsUp(topSurface) }
    guard let path = topPath(ofSurface: topSurface), content(at: path).focus >= 0 else {
      throw .refuse(.unfocused, "no field has the focus", help: fieldsHint())
    }
    let focus = Int(content(at: path).focus)
    let order: [Int] = focusOrder(at: path)
    let next: Int? =
      step > 0 ? order.first(where: { $0 > focus }) : order.last(where: { $0 < focus })
    guard let next else {
      throw .refuse(
        .absent, "there is no field \(step > 0 ? "after" : "before") this one",
        help: "`return` ends the editing")
    }
    try self.focus(next, at: path)
  }
}
