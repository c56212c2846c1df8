/// What a script's target means on screen now, law G5.
extension Machine {
  /// A thing on screen that a gesture can be about.
  enum Hit: Sendable {
    case element(InstancePath, Int)
    /// An option of a choice, by its text.
    case option(InstancePath, Int, String)
    /// A tab of a surface, in its bar or in its More list.
    case tab(surface: Int, Int)
    case more(surface: Int)
    case back(InstancePath)
    case searchField(InstancePath)
    /// A part of the search bar by its title: Clear, Cancel, a scope, a suggestion.
    case searchItem(InstancePath, String)
    case row(InstancePath, element: Int, RowAddress)
    /// A swipe action that shows, by its table and number.
    case rowAction(InstancePath, element: Int, Int)
  }

  /// The one thing a target means: on the topmost surface that has it.
  ///
  /// Refused when there is none, or several.
  func resolve(_ target: Target) throws(Halt) -> Hit {
    var number: Int = topSurface
    while number >= 0 {
      if target.ordinal == nil, let hit = namedHit(target, onSurface: number) { return hit }
      let hits: [Hit] = hits(target, onSurface: number)
      if let ordinal = target.ordinal, !hits.isEmpty {
        guard hits.indices.contains(ordinal - 1) else {
          throw .refuse(
            .absent, "there are \(hits.count) of \(describe(target)), so none at \(ordinal)")
        }
        return hits[ordinal - 1]
      }
      if hits.count == 1 { return hits[0] }
      if hits.count > 1 { throw ambiguous(target, hits) }
      number -= 1
    }
    throw absent(target)
  }

  // MARK: Hits

  /// What a bare name means on a surface before anything else: an element, else a tab.
  private func namedHit(_ target: Target, onSurface number: Int) -> Hit? {
    guard case .name(let name) = target.subject, target.within == nil else { return nil }
    if let path = topPath(ofSurface: number), let element = element(named: name, at: path),
      isShown(element, at: path)
    {
      return .element(path, element)
    }
    guard let tab = tabNumber(name, onSurface: number), isTabVisible(tab, onSurface: number)
    else { return nil }
    return .tab(surface: number, tab)
  }

  /// Everything on a surface that a target could mean; a name wins over a title.
  func hits(_ target: Target, onSurface number: Int) -> [Hit] {
    if let within = target.within, !isPlace(within, onSurface: number) { return [] }
    var hits: [Hit] = []
    if let path = topPath(ofSurface: number) {
      for element in element(matching: target, at: path) { hits.append(.element(path, element)) }
    }
    if let tab = tab(matching: target, onSurface: number), isTabVisible(tab, onSurface: number) {
      let hasNamedElement: Bool = if case .name = target.subject { !hits.isEmpty } else { false }
      if !hasNamedElement { hits.append(.tab(surface: number, tab)) }
    }
    guard hits.isEmpty || target.isTitle else { return hits }
    // Of several things of one title those that only show don't count.
    if hits.count > 1 {
      let touchable: [Hit] = hits.filter { isTouchable($0) }
      if !touchable.isEmpty { hits = touchable }
    }
    let word: String = text(of: target)
    if let path = topPath(ofSurface: number) {
      if case .title(let title) = target.subject {
        hits += optionHits(title, at: path, within: target.within)
        if target.within == nil, let (element, index) = revealedAction(title, at: path) {
          hits.append(.rowAction(path, element: element, index))
        }
        if target.within == nil || target.within == "search", hasSearchItem(title, at: path) {
          hits.append(.searchItem(path, title))
        }
      }
      if hits.isEmpty, word == "search", screen(at: path)?.search != nil {
        hits.append(.searchField(path))
      }
      if hits.isEmpty, target.isTitle ? backTitle(at: path) == word : word == "back" {
        hits.append(.back(path))
      }
      if hits.isEmpty { hits += rowHits(target, at: path) }
    }
    if hits.isEmpty, target.isTitle ? word == "More" : word == "more",
      !tabsInMore(onSurface: number).isEmpty
    {
      hits.append(.more(surface: number))
    }
    return hits
  }

  /// The element of a screen with a name, shown or not.
  func element(named name: Symbol, at path: InstancePath) -> Int? {
    screenID(at: path).flatMap { prototype.element(named: name, on: $0) }
  }

  /// The elements of a screen that a target means; hidden ones are not there.
  func element(matching target: Target, at path: InstancePath) -> [Int] {
    guard let id = screenID(at: path) else { return [] }
    switch target.subject {
    case .unknown:
      return []
    case .name(let name):
      guard let number = prototype.element(named: name, on: id),
        target.within == nil || isAt(target.within, prototype[id].elements[number], at: path),
        isShown(number, at: path)
      else { return [] }
      return [number]
    case .title(let title):
      let screen: Screen = prototype[id]
      var found: [Int] = []
      for number in screen.elements.indices {
        let element: Element = screen.elements[number]
        guard element.kind != .space, element.kind != .table,
          isAt(target.within, element, at: path),
          shownText(element.title, in: Scope(owner: path)) == title, isShown(number, at: path)
        else { continue }
        found.append(number)
      }
      return found
    }
  }

  /// Whether a touch of a thing can do something.
  private func isTouchable(_ hit: Hit) -> Bool {
    guard case .element(let path, let number) = hit,
      let element = screen(at: path)?.elements[number]
    else { return true }
    switch element.kind {
    case .label, .text, .image: return element.onTap != nil || element.arrow != nil
    default: return true
    }
  }

  /// Whether an element is there now.
  func isShown(_ number: Int, at path: InstancePath) -> Bool {
    do throws(Failure) { return try isShown(number, at: path, 0) } catch {
      return true
    }
  }

  private func optionHits(_ title: String, at path: InstancePath, within: String?) -> [Hit] {
    guard let screen = screen(at: path) else { return [] }
    var hits: [Hit] = []
    for (number, element) in screen.elements.enumerated() where element.kind == .choice {
      guard isAt(within, element, at: path), isShown(number, at: path) else { continue }
      if options(of: number, at: path).contains(title) { hits.append(.option(path, number, title)) }
    }
    return hits
  }

  private func rowHits(_ target: Target, at path: InstancePath) -> [Hit] {
    guard let screen = screen(at: path) else { return [] }
    let selector: RowAddress.Selector
    switch target.subject {
    case .unknown: return []
    case .name(let name): selector = .name(name)
    case .title(let title): selector = .title(title)
    }
    var hits: [Hit] = []
    for (number, element) in screen.elements.enumerated() where element.kind == .table {
      guard isAt(target.within, element, at: path), isShown(number, at: path) else { continue }
      let address = RowAddress(selector)
      if hasRow(address, in: number, at: path) {
        hits.append(.row(path, element: number, address))
      }
    }
    return hits
  }

  // MARK: Tabs and places

  /// The tab of a surface that a target means.
  func tab(matching target: Target, onSurface number: Int) -> Int? {
    if let within = target.within, within != "tabs", within != "more",
      within != presentationName(ofSurface: number)
    {
      return nil
    }
    switch target.subject {
    case .unknown: return nil
    case .name(let name): return tabNumber(name, onSurface: number)
    case .title(let title):
      for tab in tabs(onSurface: number).indices
      where self.title(ofTab: tab, onSurface: number) == title
        && isTabVisible(tab, onSurface: number)
      {
        return tab
      }
      return nil
    }
  }

  /// Whether a tab can be seen: in the bar, or in the More list while that shows.
  func isTabVisible(_ tab: Int, onSurface number: Int) -> Bool {
    guard !hidesTabBar(onSurface: number) else { return false }
    return showsMoreList(onSurface: number) || !isInMore(tab, onSurface: number)
  }

  /// Whether a word after `in` can mean something on a surface.
  private func isPlace(_ word: String, onSurface number: Int) -> Bool {
    switch word {
    case "toolbar", "bar", "search", "tabs", "more": return true
    default: break
    }
    if presentationName(ofSurface: number) == word { return true }
    guard let path = topPath(ofSurface: number), let screen = screen(at: path) else { return false }
    if screenName(at: path) == word { return true }
    guard let symbol = prototype.definitions.names.symbol(word) else { return false }
    return screen.element(named: symbol) != nil
  }

  /// Whether an element stands at the place a word after `in` means.
  private func isAt(_ word: String?, _ element: Element, at path: InstancePath) -> Bool {
    guard let word else { return true }
    switch word {
    case "toolbar": return element.position == .toolbar
    case "bar": return element.position == .leading || element.position == .trailing
    case "search", "tabs", "more": return false
    default: break
    }
    if presentationName(ofSurface: path.surface) == word || screenName(at: path) == word {
      return true
    }
    return element.name.map { prototype.text($0) } == word
  }

  // MARK: Words

  /// A target as a script writes it.
  package func describe(_ target: Target) -> String {
    var words: String = target.isTitle ? quoted(text(of: target)) : text(of: target)
    if let within = target.within { words += " in \(within)" }
    return words
  }

  private func text(of target: Target) -> String {
    switch target.subject {
    case .name(let name): prototype.text(name)
    case .title(let title): title
    case .unknown(let word): word
    }
  }

  private func ambiguous(_ target: Target, _ hits: [Hit]) -> Halt {
    let list: String = hits.map { describe($0) }.joined(separator: ", ")
    return .refuse(
      .ambiguous, "\(describe(target)) could be \(hits.count) things: \(list)",
      help: "say which with its name, `in …`, or `at 1`")
  }

  private func describe(_ hit: Hit) -> String {
    switch hit {
    case .element(let path, let number):
      guard let element = screen(at: path)?.elements[number] else { return "" }
      let place: String =
        switch element.position {
        case .content: ""
        case .toolbar: " in toolbar"
        case .leading, .trailing: " in bar"
        }
      let name: String = element.name.map { " " + prototype.text($0) } ?? ""
      return "the \(element.kind)\(name)\(place)"
    case .option(let path, let number, _): return "an option of \(elementName(number, at: path))"
    case .tab(_, _): return "a tab"
    case .more: return "More"
    case .back: return "the back button"
    case .searchField: return "the search field"
    case .searchItem: return "a part of the search bar"
    case .rowAction(let path, let element, _):
      return "a swipe action of \(elementName(element, at: path))"
    case .row(let path, let element, _): return "a row of \(elementName(element, at: path))"
    }
  }

  /// The refusal of a target that nothing on screen is.
  func absent(_ target: Target) -> Halt {
    let word: String = text(of: target)
    if let tab = tab(matching: Target(target.subject), onSurface: 0) {
      let title: String = quoted(title(ofTab: tab, onSurface: 0))
      if hidesTabBar(onSurface: 0) { return tabBarIsHidden(onSurface: 0) }
      return .refuse(
        .absent, "the tab \(title) is in More, whose list doesn't show", help: "`tap more` first")
    }
    if case .name(let name) = target.subject, let path = topPath(ofSurface: topSurface),
      let number = element(named: name, at: path), !isShown(number, at: path)
    {
      return .refuse(.absent, "\(word) is hidden now", help: "its `shown` or `hidden` rule decides")
    }
    let candidates: [String] = touchableWords()
    let near: String? =
      target.isTitle
      ? nearest(to: word, in: visibleTitles()).map { "did you mean \(quoted($0))?" }
      : suggestion(for: word, in: candidates)
    let here: String = candidates.prefix(12).joined(separator: ", ")
    return .refuse(
      .absent, "there is no \(describe(target)) on screen",
      help: near ?? (here.isEmpty ? nil : "there are: \(here)"))
  }
}

extension Target {
  /// Whether it is addressed by its visible title.
  var isTitle: Bool {
    if case .title = subject { return true }
    return false
  }
}

extension ControlKind: CustomStringConvertible {
  /// The word of the language for the kind.
  package var description: String {
    switch self {
    case .label: "label"
    case .text: "text"
    case .image: "image"
    case .link: "link"
    case .button: "button"
    case .toggle: "toggle"
    case .choice: "choice"
    case .slider: "slider"
    case .stepper: "stepper"
    case .date: "date"
    case .field: "field"
    case .table: "table"
    case .space: "space"
    case .component: "component"
    }
  }
}
