/// What a gesture is about, for counting what was exercised.
extension Machine {
  /// What a gesture would touch, were it done now; nothing where it is about no thing of the prototype.
  package func touched(by gesture: Gesture) -> Touched? {
    do throws(Halt) {
      switch gesture {
      case .tap(let target): return try touched(by: target)
      case .tapRow(let address):
        return try touchedRow(address) { .row($0) }
      case .tapInfo(let address):
        return try touchedRow(address) { .info($0) }
      case .swipeRow(let side, let address, fully: true):
        return try touchedRow(address) { _ in .swipe(side, 0) }
      case .deleteRow(let address):
        return try touchedRow(address) { _ in .delete }
      case .moveRow: return try touchedTable(.move)
      case .index: return try touchedTable(.index)
      case .choose(let option, let target): return try touchedChoice(option, target)
      case .set(let target, _), .increase(let target), .decrease(let target),
        .action(_, let target, _):
        return try touched(by: target)
      case .type(_, let target), .paste(_, let target), .clear(let target):
        if let target { return try touched(by: target) }
        return focused()
      case .backspace, .pressReturn: return focused()
      case .search(_, let scope): return touchedSearch(scope)
      case .scope(let name): return touchedSearch(name)
      case .dismiss:
        guard let presented = state.presented.last else { return nil }
        return .outside(presented.presentation)
      case .swipeRow, .hold, .swipe, .pull, .back, .backTo, .cancelSearch, .next, .previous,
        .scrollTo, .edit, .done, .moveTab, .hover, .rotate, .tapMore:
        return nil
      }
    } catch {
      return nil
    }
  }

  private func touched(by target: Target) throws(Halt) -> Touched? {
    switch try resolve(target) {
    case .element(let path, let number), .option(let path, let number, _):
      return spent(onSurface: path.surface, number)
        ?? screenID(at: path).map { .element($0, number) }
    case .tab(let number, let tab):
      guard case .tabs(let tabs, _) = content(ofSurface: number), tabs.indices.contains(tab) else {
        return nil
      }
      return spent(onSurface: number, nil) ?? .tab(Int(tabs[tab]))
    case .searchField(let path):
      return screenID(at: path).map { .search($0, .field) }
    case .searchItem(let path, let title):
      guard let id = screenID(at: path) else { return nil }
      switch searchItem(title, at: path) {
      case .bookmarks?: return .search(id, .bookmarks)
      case .scope(let index)?: return .search(id, .scope(index))
      case .shortcut(let index)?: return .search(id, .shortcut(index))
      case .field?, .clear?, .cancel?, .suggestion?, nil: return .search(id, .field)
      }
    case .row(let path, let element, let address):
      return try part(.row(inlineRow(address, element, path)), element, path)
    case .rowAction(let path, let element, let index):
      return try part(.swipe(tableState(element, at: path).revealedSide, index), element, path)
    case .more, .back: return nil
    }
  }

  /// The presentation that a touch of what is below only closes.
  private func spent(onSurface number: Int, _ element: Int?) -> Touched? {
    guard number < topSurface, let presented = state.presented.last else { return nil }
    do throws(Halt) {
      guard case .closesOnly = try reach(surface: number, element: element) else { return nil }
      return .outside(presented.presentation)
    } catch {
      return nil
    }
  }

  // MARK: Tables

  private func touchedRow(
    _ address: RowAddress, _ what: (Int?) -> Touched.TablePart
  ) throws(Halt) -> Touched? {
    let path: InstancePath = try tablePath()
    let element: Int = try table(having: address, at: path)
    return try part(what(inlineRow(address, element, path)), element, path)
  }

  private func touchedTable(_ what: Touched.TablePart) throws(Halt) -> Touched? {
    let path: InstancePath = try tablePath()
    guard let element = firstTable(at: path) else { return nil }
    return try part(what, element, path)
  }

  private func part(
    _ what: Touched.TablePart, _ element: Int, _ path: InstancePath
  ) throws(Halt) -> Touched? {
    spent(onSurface: path.surface, element)
      ?? screenID(at: path).map { .table($0, element, what) }
  }

  /// Which inline row an address means; the rows of a file are all alike, and aren't looked for.
  private func inlineRow(
    _ address: RowAddress, _ element: Int, _ path: InstancePath
  ) throws(Halt) -> Int? {
    guard case .inline? = table(element, at: path)?.rows else { return nil }
    return Int(try find(address, in: element, at: path).place)
  }

  // MARK: Controls and search

  private func touchedChoice(_ option: String, _ target: Target?) throws(Halt) -> Touched? {
    if let target { return try touched(by: target) }
    for number in (0...topSurface).reversed() {
      guard let path = topPath(ofSurface: number), let id = screenID(at: path) else { continue }
      for (index, element) in prototype[id].elements.enumerated()
      where element.kind == .choice && isShown(index, at: path)
        && options(of: index, at: path).contains(option)
      {
        return .element(id, index)
      }
    }
    return nil
  }

  /// The field that has the focus, or the search that is active.
  private func focused() -> Touched? {
    guard let path = topPath(ofSurface: topSurface), let id = screenID(at: path) else { return nil }
    let focus = Int(content(at: path).focus)
    if focus >= 0 { return .element(id, focus) }
    return isSearchActive(at: path) ? .search(id, .field) : nil
  }

  private func touchedSearch(_ scope: String?) -> Touched? {
    for number in (0...topSurface).reversed() {
      guard let path = topPath(ofSurface: number), let id = screenID(at: path),
        let search = prototype[id].search
      else { continue }
      guard let scope else { return .search(id, .field) }
      let scopes: Range<Int> = search.scopes.indices
      let index: Int? =
        scopes.first { prototype.text(search.scopes[$0].name) == scope }
        ?? scopes.first { shownText(search.scopes[$0].title, in: Scope(owner: path)) == scope }
      return .search(id, index.map { .scope($0) } ?? .field)
    }
    return nil
  }
}
