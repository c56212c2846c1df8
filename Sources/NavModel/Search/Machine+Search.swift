/// Searching, laws Q.
extension Machine {
  /// The most letters a search takes.
  static let longestSearch = 1000
  /// How many searches are remembered.
  static let recentSearches = 5

  /// Carries out a gesture of the search bar.
  mutating func carryOutOnSearch(_ gesture: Gesture) throws(Halt) {
    let missing = "there is no search bar here"
    guard let path = try reachedPath(.absent, missing, where: { $0.search != nil }) else { return }
    switch gesture {
    case .search(let text, let scope):
      try beginSearch(at: path)
      if let scope { try chooseScope(scope, at: path) }
      try search(text, at: path)
    case .scope(let scope):
      guard searchState(at: path)?.isActive == true else {
        throw .refuse(
          .absent, "the scope bar shows while a search is active",
          help: "`tap search` begins one")
      }
      try chooseScope(scope, at: path)
    case .cancelSearch: try cancelSearch(at: path)
    default: break
    }
  }

  /// A tap on the search field begins a search (law Q2).
  mutating func tapSearchField(at path: InstancePath) throws(Halt) { try beginSearch(at: path) }

  /// A tap on a part of the search bar by its title.
  mutating func tapSearchItem(_ title: String, at path: InstancePath) throws(Halt) {
    guard let search = screen(at: path)?.search, let item = searchItem(title, at: path) else {
      throw .refuse(.absent, "the search bar shows no \(quoted(title)) now")
    }
    switch item {
    case .field: try beginSearch(at: path)
    case .clear: try clearSearch(at: path)
    case .cancel: try cancelSearch(at: path)
    case .scope(let index): setScope(index, at: path)
    case .suggestion(let text):
      try self.search(text, at: path)
      rememberSearch(at: path)
    case .shortcut(let index):
      try follow(search.shortcuts[index].arrow, scope: Scope(owner: path), source: bar(at: path))
    case .bookmarks:
      guard let arrow = search.bookmarks else { return }
      try follow(arrow, scope: Scope(owner: path), source: bar(at: path))
    }
  }

  /// The search bar as a source of what is presented.
  private func bar(at path: InstancePath) -> Presented.Source {
    Presented.Source(
      stack: Int16(truncatingIfNeeded: path.stack), depth: Int16(truncatingIfNeeded: path.depth),
      element: -1)
  }

  // MARK: Beginning and ending

  private mutating func beginSearch(at path: InstancePath) throws(Halt) {
    guard let state = searchState(at: path) else { return }
    guard state.isShown else {
      throw .refuse(
        .folded, "the search bar is folded", help: "`swipe down` at the top shows it")
    }
    try endEditing(at: path, isForced: false)
    guard !state.isActive else { return }
    updateSearch(at: path) { $0.isActive = true }
    report(.beginSearch, screenName(at: path))
  }

  /// Cancel empties the text and ends the search; the scope stays (law Q4).
  private mutating func cancelSearch(at path: InstancePath) throws(Halt) {
    guard let state = searchState(at: path), state.isActive else {
      throw .refuse(.absent, "no search is active", help: "there is nothing to cancel")
    }
    guard screen(at: path)?.search?.hasCancel == true else {
      throw .refuse(
        .unsupported, "the search bar has no Cancel", help: "the definition says `no cancel`")
    }
    updateSearch(at: path) { search in
      search.text = ""
      search.isActive = false
    }
    report(.endSearch, screenName(at: path))
    showResultsFromTop(at: path)
  }

  /// Clear empties the text and stays active (law Q4).
  mutating func clearSearch(at path: InstancePath) throws(Halt) {
    guard let state = searchState(at: path), !state.text.isEmpty else {
      throw .refuse(.empty, "nothing is searched for, so there is no Clear")
    }
    guard screen(at: path)?.search?.hasClear == true else {
      throw .refuse(
        .unsupported, "the search bar has no Clear", help: "the definition says `no clear`")
    }
    try enterSearch("", at: path)
  }

  // MARK: Text

  /// Replaces the text, letter by letter, as somebody types it (law Q2).
  private mutating func search(_ text: String, at path: InstancePath) throws(Halt) {
    guard text.count <= Self.longestSearch else { throw tooLong() }
    if text.isEmpty {
      if !searchText(at: path).isEmpty { try enterSearch("", at: path) }
      return
    }
    var typed = ""
    for letter in text {
      typed.append(letter)
      try enterSearch(typed, at: path)
    }
  }

  /// Gives the search field a text; the results follow at once.
  mutating func enterSearch(_ text: String, at path: InstancePath) throws(Halt) {
    guard text.count <= Self.longestSearch else { throw tooLong() }
    updateSearch(at: path) { $0.text = text }
    report(.search, screenName(at: path), value: .text(text))
    showResultsFromTop(at: path)
  }

  private func tooLong() -> Halt {
    .refuse(.restricted, "a search takes at most \(Self.longestSearch) letters")
  }

  /// Keeps the text among the recent searches, latest first.
  mutating func rememberSearch(at path: InstancePath) {
    let text: String = searchText(at: path)
    guard !isBlank(text) else { return }
    updateSearch(at: path) { search in
      search.recent.removeAll { $0 == text }
      search.recent.insert(text, at: 0)
      if search.recent.count > Self.recentSearches { search.recent.removeLast() }
    }
    report(.search, screenName(at: path), value: .text(text))
  }

  // MARK: Scopes

  /// Chooses a scope by name or title; the results follow at once (law Q5).
  private mutating func chooseScope(_ word: String, at path: InstancePath) throws(Halt) {
    guard let search = screen(at: path)?.search else { return }
    let scope = Scope(owner: path)
    let names: [String] = search.scopes.map { prototype.text($0.name) }
    let titles: [String] = search.scopes.map { shownText($0.title, in: scope) }
    guard let index = names.firstIndex(of: word) ?? titles.firstIndex(of: word) else {
      throw .refuse(
        .absent, "there is no scope \(word)",
        help: suggestion(for: word, in: names) ?? suggestion(for: word, in: titles)
          ?? (names.isEmpty ? "this search has no scopes" : "there are: " + list(names)))
    }
    guard search.scopes.count > 1 else {
      throw .refuse(.absent, "with a single scope there is no scope bar")
    }
    setScope(index, at: path)
  }

  private mutating func setScope(_ index: Int, at path: InstancePath) {
    guard let search = screen(at: path)?.search, let state = searchState(at: path),
      Int(state.scope) != index, search.scopes.indices.contains(index)
    else { return }
    updateSearch(at: path) { $0.scope = Int16(truncatingIfNeeded: index) }
    report(.scope, prototype.text(search.scopes[index].name))
    showResultsFromTop(at: path)
  }

  private func list(_ words: [String]) -> String { words.joined(separator: ", ") }

  // MARK: State

  /// Changes the state of a search bar; the first state is kept as nothing.
  mutating func updateSearch(at path: InstancePath, _ change: (inout SearchState) -> Void) {
    guard let search = screen(at: path)?.search, var state = searchState(at: path) else { return }
    change(&state)
    let first = SearchState(isShown: search.visibility != .hiddenUntilSwipe)
    updateContent(at: path) { $0.search = state == first ? nil : state }
  }

  /// Results show from their first on.
  private mutating func showResultsFromTop(at path: InstancePath) {
    guard let element = screen(at: path)?.search?.table else { return }
    var table: TableState = tableState(element, at: path)
    guard table.top != 1 || table.revealed >= 0 else { return }
    table.top = 1
    table.revealed = -1
    setTableState(table, at: path)
  }
}
