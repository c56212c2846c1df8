package import NavModel

extension CoverageMap {
  /// Everything that a prototype's definitions let people do.
  package init(of prototype: Prototype) {
    self.init()
    let definitions: Definitions = prototype.definitions
    for (index, screen) in definitions.screens.enumerated() {
      guard let name = screen.name else { continue }
      add(ScreenID(index), screen, called: prototype.text(name), in: prototype)
    }
    for (index, presentation) in definitions.presentations.enumerated() {
      add(PresentationID(index), presentation, in: prototype)
    }
    for (index, tab) in definitions.tabs.enumerated() {
      let name: String = prototype.text(tab.name)
      add(.touched(.tab(index)), Item(kind: .tab, owner: "", text: "tap " + name, place: tab.place))
      if tab.enabled != .always {
        add(
          .refused(.tab(index), .disabled),
          Item(kind: .refusal, owner: "", text: "tap \(name) refused as disabled", place: tab.place))
      }
    }
  }

  private mutating func add(
    _ id: PresentationID, _ presentation: Presentation, in prototype: Prototype
  ) {
    let name: String = prototype.text(presentation.name)
    guard presentation.isModal, presentation.kind == .popover || presentation.kind == .sheet else {
      return
    }
    add(
      .refused(.outside(id), .modal),
      Item(
        kind: .refusal, owner: name, text: "dismiss refused as modal", place: presentation.place))
  }

  private mutating func add(
    _ id: ScreenID, _ screen: Screen, called name: String, in prototype: Prototype
  ) {
    add(.screen(id), Item(kind: .screen, owner: name, text: name, place: screen.place))
    if let search = screen.search {
      addSearch(search, id, owner: name, in: prototype)
    }
    for (number, element) in screen.elements.enumerated() {
      let word: String = word(for: element, in: prototype)
      if let table = element.table {
        add(table, word, id, number, owner: name, element.place, in: prototype)
        continue
      }
      guard let verb = verb(for: element, of: screen) else { continue }
      add(
        .touched(.element(id, number)),
        Item(kind: .gesture, owner: name, text: verb + " " + word, place: element.place))
      if element.enabled != .always {
        add(
          .refused(.element(id, number), .disabled),
          Item(
            kind: .refusal, owner: name, text: "\(verb) \(word) refused as disabled",
            place: element.place))
      }
      if element.properties.contains(where: { Self.restricting.contains($0.name) }) {
        add(
          .refused(.element(id, number), .restricted),
          Item(
            kind: .refusal, owner: name, text: "\(verb) \(word) refused as restricted",
            place: element.place))
      }
    }
  }

  /// The properties of a field that decide what can be typed (law F4).
  private static let restricting: [String] = [
    "digits", "number", "decimals", "percent", "currency", "max",
  ]

  /// What people do with an element; nothing with one that only shows.
  private func verb(for element: Element, of screen: Screen) -> String? {
    switch element.kind {
    case .label, .text, .image:
      return element.onTap != nil || element.arrow != nil || element.ending != nil ? "tap" : nil
    case .space, .table: return nil
    case .button, .link, .toggle: return "tap"
    case .component:
      guard let component = element.component else { return nil }
      return component.actions.first?.name ?? (component.receives.contains("tap") ? "tap" : nil)
    case .choice: return "choose in"
    case .slider, .date: return "set"
    case .stepper: return "increase"
    case .field: return "type into"
    }
  }

  /// How a script calls an element.
  private func word(for element: Element, in prototype: Prototype) -> String {
    if let name = element.name { return prototype.text(name) }
    if case .constant(let value) = element.title { return value.literal }
    return "\(element.kind)"
  }

  private mutating func addSearch(
    _ search: SearchBar, _ id: ScreenID, owner: String, in prototype: Prototype
  ) {
    func item(_ text: String) -> Item {
      Item(kind: .gesture, owner: owner, text: text, place: search.place)
    }
    add(.touched(.search(id, .field)), item("search"))
    for (index, scope) in search.scopes.enumerated() {
      add(.touched(.search(id, .scope(index))), item("scope " + prototype.text(scope.name)))
    }
    if search.bookmarks != nil { add(.touched(.search(id, .bookmarks)), item("tap \"Bookmarks\"")) }
    for (index, shortcut) in search.shortcuts.enumerated() {
      add(.touched(.search(id, .shortcut(index))), item("tap " + text(shortcut.title, "shortcut")))
    }
  }

  /// A title in quotes where it is known, else a word for it.
  private func text(_ title: Expression, _ word: String) -> String {
    if case .constant(let value) = title { return value.literal }
    return word
  }

  private mutating func add(
    _ table: Table, _ word: String, _ id: ScreenID, _ number: Int, owner: String, _ place: Place,
    in prototype: Prototype
  ) {
    func item(_ text: String, _ kind: Kind) -> Item {
      Item(kind: kind, owner: owner, text: text, place: place)
    }
    func gesture(_ text: String) -> Item { item(text, .gesture) }
    func key(_ part: Touched.TablePart) -> Key { .touched(.table(id, number, part)) }
    switch table.rows {
    case .data:
      if acts(table.rule) || table.selection != .none {
        add(key(.row(nil)), gesture("tap row of \(word)"))
      }
      addRefusal(table.rule, key: .refused(.table(id, number, .row(nil)), .disabled), item, word)
    case .inline(let sections):
      var index = 0
      for row in sections.flatMap({ $0.rows }) {
        let title: String = row.name.map { prototype.text($0) } ?? text(row.title, "row")
        if acts(row.rule) || acts(table.rule) || table.selection != .none {
          add(key(.row(index)), gesture("tap \(title)"))
        }
        if row.rule.info != nil { add(key(.info(index)), gesture("tap info of row \(title)")) }
        addRefusal(
          row.rule, key: .refused(.table(id, number, .row(index)), .disabled), item, title)
        addSwipes(row.rule, word, key, item)
        index += 1
      }
    }
    if table.rule.info != nil { add(key(.info(nil)), gesture("tap info of row of \(word)")) }
    addSwipes(table.rule, word, key, item)
    if table.hasIndex { add(key(.index), gesture("index of \(word)")) }
    if table.isEditable { add(key(.delete), gesture("delete row of \(word)")) }
    if table.isMovable { add(key(.move), gesture("move row of \(word)")) }
  }

  private func acts(_ rule: RowRule) -> Bool { rule.arrow != nil || rule.onTap != nil }

  private mutating func addRefusal(
    _ rule: RowRule, key: Key, _ item: (String, Kind) -> Item, _ word: String
  ) {
    guard rule.enabled != .always else { return }
    add(key, item("tap row \(word) refused as disabled", .refusal))
  }

  private mutating func addSwipes(
    _ rule: RowRule, _ word: String, _ key: (Touched.TablePart) -> Key,
    _ item: (String, Kind) -> Item
  ) {
    for side in [RowAction.Side.left, .right] {
      for (index, action) in rule.swipes.filter({ $0.side == side }).enumerated() {
        let title: String = text(action.title, "an action")
        add(
          key(.swipe(side, index)),
          item("swipe \(side == .left ? "left" : "right") row of \(word): \(title)", .gesture))
      }
    }
  }
}
