/// What expressions read of a search bar.
extension Machine {
  /// The screen whose search bar is meant: the owner's, else the topmost that has one.
  func searchPath(_ scope: Scope) -> InstancePath? {
    if let owner = scope.owner, screen(at: owner)?.search != nil { return owner }
    var surface: Int = scope.owner.map { $0.surface - 1 } ?? topSurface
    while surface >= 0 {
      if let path = topPath(ofSurface: surface), screen(at: path)?.search != nil { return path }
      surface -= 1
    }
    return nil
  }

  /// A member of `search`; where there is no search bar, nothing is searched.
  func searchMember(_ name: String, _ scope: Scope, _ depth: Int) throws(Failure) -> Value {
    let path: InstancePath? = searchPath(scope)
    let search: SearchBar? = path.flatMap { screen(at: $0)?.search }
    let searchState: SearchState? = path.flatMap { self.searchState(at: $0) }
    switch name {
    case "text": return searchState.map { .text($0.text) } ?? .none
    case "active": return .boolean(searchState?.isActive ?? false)
    case "shown": return .boolean(searchState?.isShown ?? false)
    case "scope":
      guard let search, let searchState,
        search.scopes.indices.contains(Int(searchState.scope))
      else { return .none }
      return .name(prototype.text(search.scopes[Int(searchState.scope)].name))
    case "placeholder":
      guard searchState?.isShown == true, searchState?.text.isEmpty == true else { return .none }
      return try shownText(search?.placeholder, path, depth)
    case "prompt":
      guard searchState?.isShown == true else { return .none }
      return try shownText(search?.prompt, path, depth)
    default:
      throw noMember(
        name, of: "`search`", has: ["text", "scope", "active", "shown", "placeholder", "prompt"])
    }
  }

  private func shownText(_ expression: Expression?, _ path: InstancePath?, _ depth: Int)
    throws(Failure) -> Value
  {
    guard let expression else { return .none }
    return .text(try text(expression, in: Scope(owner: path, depth: depth)))
  }
}
