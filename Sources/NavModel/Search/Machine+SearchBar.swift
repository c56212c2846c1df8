/// The parts of a search bar that can be tapped (laws Q4, Q5 and Q7).
extension Machine {
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
    guard let scene = searchScene(at: path) else { return nil }
    if scene.showsClear, title == "Clear" { return .clear }
    if scene.showsCancel, title == "Cancel" { return .cancel }
    if scene.showsBookmarks, title == "Bookmarks" { return .bookmarks }
    if let index = scene.scopes.firstIndex(of: title) { return .scope(index) }
    var shortcut = 0
    for offer in scene.offers {
      if offer.title == title {
        return offer.kind == .shortcut ? .shortcut(shortcut) : .suggestion(title)
      }
      if offer.kind == .shortcut { shortcut += 1 }
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
    for offer in scene.offers { addItem(offer.title, "offered by the search", to: &found) }
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
