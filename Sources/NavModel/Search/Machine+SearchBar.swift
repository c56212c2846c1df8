/// What of a search bar shows (laws Q1, Q4, Q5 and Q7).
extension Machine {
  /// The search bar of the screen at a path as it shows; nothing without one, or while it is folded.
  package func searchScene(at path: InstancePath) -> SearchScene? {
    guard let search = screen(at: path)?.search, let state = searchState(at: path), state.isShown
    else { return nil }
    let scope = Scope(owner: path)
    let isEmpty: Bool = state.text.isEmpty
    var scene = SearchScene(position: search.position)
    scene.isActive = state.isActive
    scene.text = state.text
    if isEmpty { scene.placeholder = search.placeholder.map { shownText($0, in: scope) } }
    scene.prompt = search.prompt.map { shownText($0, in: scope) }
    scene.showsClear = search.hasClear && !isEmpty
    scene.showsCancel = search.hasCancel && state.isActive
    scene.showsBookmarks = search.bookmarks != nil && isEmpty
    if state.isActive, search.scopes.count > 1 {
      scene.scopes = search.scopes.map { shownText($0.title, in: scope) }
      scene.scope = Int(state.scope)
    }
    if state.isActive, isEmpty {
      scene.offers =
        state.recent + search.suggestions.map { shownText($0, in: scope) }
        + search.shortcuts.map { shownText($0.title, in: scope) }
    }
    return scene
  }

  /// The text of the search field.
  func searchText(at path: InstancePath) -> String { searchState(at: path)?.text ?? "" }

  /// Whether a part of the search bar shows that has a title: Clear, Cancel, or another.
  func hasSearchItem(_ title: String, at path: InstancePath) -> Bool {
    searchItem(title, at: path) != nil
  }

  /// The parts of a search bar that can be tapped by their title.
  enum SearchItem {
    case field, clear, cancel, bookmarks
    case scope(Int)
    case suggestion(String)
    case shortcut(Int)
  }

  /// The part of the search bar that shows a title.
  func searchItem(_ title: String, at path: InstancePath) -> SearchItem? {
    guard let scene = searchScene(at: path), let search = screen(at: path)?.search else {
      return nil
    }
    if scene.showsClear, title == "Clear" { return .clear }
    if scene.showsCancel, title == "Cancel" { return .cancel }
    if scene.showsBookmarks, title == "Bookmarks" { return .bookmarks }
    if let index = scene.scopes.firstIndex(of: title) { return .scope(index) }
    if scene.isActive, scene.text.isEmpty {
      let scope = Scope(owner: path)
      for index in search.shortcuts.indices
      where shownText(search.shortcuts[index].title, in: scope) == title {
        return .shortcut(index)
      }
      if scene.offers.contains(title) { return .suggestion(title) }
    }
    return scene.placeholder == title ? .field : nil
  }

  /// Searching, its scopes and suggestions as possible gestures.
  func addSearch(at path: InstancePath, to found: inout [PossibleGesture]) {
    guard let scene = searchScene(at: path), let search = screen(at: path)?.search else { return }
    if !scene.isActive {
      found.append(
        PossibleGesture(
          gesture: .tap(Target(.unknown("search"))), line: "tap search", note: "begins a search"))
    }
    if scene.showsBookmarks { addItem("Bookmarks", "bookmarks", to: &found) }
    guard scene.isActive else { return }
    for index in scene.scopes.indices where index != scene.scope {
      let name: String = prototype.text(search.scopes[index].name)
      found.append(
        PossibleGesture(
          gesture: .scope(name), line: "scope \(name)",
          note: "searches in \(quoted(scene.scopes[index]))"))
    }
    for offer in scene.offers { addItem(offer, "offered by the search", to: &found) }
    if scene.showsClear {
      found.append(
        PossibleGesture(gesture: .clear(nil), line: "clear", note: "empties the search field"))
    }
    if scene.showsCancel {
      found.append(
        PossibleGesture(gesture: .cancelSearch, line: "cancel", note: "ends the search"))
    }
  }

  private func addItem(_ title: String, _ note: String, to found: inout [PossibleGesture]) {
    found.append(
      PossibleGesture(
        gesture: .tap(Target(.title(title))), line: "tap \(quoted(title))", note: note))
  }
}
