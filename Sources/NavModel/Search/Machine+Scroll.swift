/// Scrolling, and the search bar that folds with it (laws Q3, Q12, R7, S9).
extension Machine {
  /// How many rows of a table show at once on this device, roughly: a line is 44 points high, and
  /// bars take about 200.
  ///
  /// A subtitle needs a line and one between the rows, a header one of its own.
  package func pageLength(of element: Int, at path: InstancePath) -> Int {
    let height: Int = state.isLandscape ? device.width : device.height
    var lines = 1
    if case .data(let data) = table(element, at: path)?.rows {
      if data.subtitle != nil { lines += 2 }
      if data.sectionsByInitial { lines += 1 }
    }
    return max(3, (height - 200) / 44 / lines)
  }

  /// The table of a screen that scrolls: the one that is searched, else the first.
  func scrollingTable(at path: InstancePath) -> Int? {
    guard let screen = screen(at: path) else { return nil }
    if let table = screen.search?.table { return table }
    for element in screen.elements.indices
    where screen.elements[element].table != nil && isShown(element, at: path) {
      return element
    }
    return nil
  }

  /// Scrolls, folds or unfolds; false when there was nothing to do.
  mutating func scroll(_ direction: Gesture.Vertical, at path: InstancePath) throws(Halt) -> Bool {
    switch direction {
    case .up:
      let isFolded: Bool = foldSearch(at: path)
      guard let table = scrollingTable(at: path) else { return isFolded }
      let page: Int = pageLength(of: table, at: path)
      let isScrolled: Bool = try scroll(
        table, to: Int(tableState(table, at: path).top) + page, at: path)
      return isFolded || isScrolled
    case .down:
      if let table = scrollingTable(at: path), tableState(table, at: path).top > 1 {
        let page: Int = pageLength(of: table, at: path)
        return try scroll(table, to: Int(tableState(table, at: path).top) - page, at: path)
      }
      return unfoldSearch(at: path)
    }
  }

  /// Scrolls a table so that a row is the first drawn, or as near as its end allows.
  mutating func scroll(_ element: Int, to number: Int, at path: InstancePath) throws(Halt) -> Bool {
    let count: Int = try rowList(of: element, at: path).count
    var table: TableState = tableState(element, at: path)
    let top: Int = max(1, min(number, count - pageLength(of: element, at: path) + 1))
    guard Int(table.top) != top else { return false }
    if top > Int(table.top) { _ = foldSearch(at: path) }
    table.top = Int32(truncatingIfNeeded: top)
    setTableState(table, at: path)
    report(.scroll, elementName(element, at: path), value: .number(Double(top)))
    if top == 1, screen(at: path)?.search?.visibility == .shown { _ = unfoldSearch(at: path) }
    return true
  }

  /// The rows of a table; a failure ends the step.
  func rowList(of element: Int, at path: InstancePath) throws(Halt) -> RowList {
    do throws(Failure) { return try rows(of: element, at: path) } catch { throw .failed(error) }
  }

  /// Only a bar in the navigation bar folds, and not while it is pinned or active.
  private func canFold(at path: InstancePath) -> Bool {
    guard let search = screen(at: path)?.search else { return false }
    return search.position == .bar && search.visibility != .pinned
  }

  private mutating func foldSearch(at path: InstancePath) -> Bool {
    guard canFold(at: path), let state = searchState(at: path), state.isShown, !state.isActive
    else { return false }
    updateSearch(at: path) { $0.isShown = false }
    report(.fold, screenName(at: path))
    return true
  }

  private mutating func unfoldSearch(at path: InstancePath) -> Bool {
    guard let state = searchState(at: path), !state.isShown else { return false }
    updateSearch(at: path) { $0.isShown = true }
    report(.unfold, screenName(at: path))
    return true
  }

  /// Swipes and pulls where they do something, as possible gestures.
  func addScrolling(to found: inout [PossibleGesture]) {
    guard let path = topPath(ofSurface: topSurface) else { return }
    if doesScroll(.up, at: path) {
      found.append(PossibleGesture(gesture: .swipe(.up), line: "swipe up", note: "scrolls down"))
    }
    if doesScroll(.down, at: path) {
      let isTop: Bool = searchState(at: path)?.isShown == false
      found.append(
        PossibleGesture(
          gesture: .swipe(.down), line: "swipe down",
          note: isTop ? "scrolls up, or shows the search" : "scrolls up"))
    }
    if scrollingTable(at: path) != nil {
      found.append(PossibleGesture(gesture: .pull, line: "pull", note: "refreshes"))
    }
  }

  private func doesScroll(_ direction: Gesture.Vertical, at path: InstancePath) -> Bool {
    var trial: Machine = self
    do throws(Halt) { return try trial.scroll(direction, at: path) } catch { return false }
  }
}
