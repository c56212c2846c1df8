extension Machine {
  /// The search bar of a screen; nothing while it is folded away (laws Q1 to Q7).
  func searchScene(at path: InstancePath) -> SearchScene? {
    guard let search = screen(at: path)?.search, let state = searchState(at: path), state.isShown
    else { return nil }
    let scope = Scope(owner: path)
    var scene = SearchScene(position: search.position)
    scene.isActive = state.isActive
    scene.text = state.text
    scene.prompt = search.prompt.map { shownText($0, in: scope) }
    if state.text.isEmpty, let placeholder = search.placeholder {
      scene.placeholder = shownText(placeholder, in: scope)
    }
    scene.showsClear = search.hasClear && !state.text.isEmpty
    scene.showsCancel = search.hasCancel && state.isActive
    scene.showsBookmarks = search.bookmarks != nil && state.text.isEmpty
    guard state.isActive else { return scene }
    if search.scopes.count > 1 {
      scene.scopes = search.scopes.map { shownText($0.title, in: scope) }
      scene.scope = Int(state.scope)
    }
    if state.text.isEmpty {
      for text in state.recent { scene.offers.append(SearchOffer(.recent, text)) }
      for suggestion in search.suggestions {
        scene.offers.append(SearchOffer(.suggestion, shownText(suggestion, in: scope)))
      }
      for shortcut in search.shortcuts {
        scene.offers.append(SearchOffer(.shortcut, shownText(shortcut.title, in: scope)))
      }
    }
    return scene
  }
}
