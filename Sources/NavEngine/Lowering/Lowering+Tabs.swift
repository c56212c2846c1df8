internal import NavModel
internal import NavSyntax

/// Tab bars, of the app and of presentations.
extension Lowering {
  /// What a surface with these tabs holds.
  mutating func tabs(_ node: Node) -> Content {
    var numbers: [Int32] = []
    var more = Content.MoreRule()
    for clause in node.clauses {
      switch clause.form {
      case .tab:
        guard let tab = tab(clause) else { continue }
        numbers.append(Int32(truncatingIfNeeded: output.tabs.count))
        output.tabs.append(tab)
      case .more: more = moreRule(clause)
      default: break
      }
    }
    if numbers.isEmpty {
      if !node.clauses.contains(where: { $0.form == .tab }) {
        error(
          "no-tabs", at: node, "a tab bar needs a tab",
          help: "such as `tab home \"Home\" -> home`")
      }
      return .empty
    }
    return .tabs(numbers, more: more)
  }

  private mutating func tab(_ node: Node) -> Tab? {
    guard let name = node.child(.name) else { return nil }
    let symbol: Symbol = symbol(name)
    if let earlier = output.tabs.first(where: { $0.name == symbol }) {
      report(
        duplicate(
          "tab \(name.text)", at: name,
          earlier: sources[Int(earlier.place.source)].text,
          Span(earlier.place.start, earlier.place.end)))
      return nil
    }
    let title: Expression = expression(.title, of: node) ?? .constant(.text(name.text))
    var tab = Tab(
      name: symbol, title: title, root: .named(noSymbol, arguments: []), place: place(name))
    var hasRoot = false
    for clause in node.clauses {
      switch clause.form {
      case .arrow:
        guard let arrow = clause.child(.arrow), let root = root(of: arrow) else { return nil }
        tab.root = root
        hasRoot = true
      case .icon: tab.icon = clause.child(.text).flatMap { plainText($0) }
      case .badge:
        guard let value = clause.child(.value) else { continue }
        tab.badge = Conditional(
          expression(value), when: expression(.condition, of: clause))
      case .fixed: tab.isFixed = true
      case .enabled, .disabled: modify(&tab.enabled, clause)
      default: unfit(clause, "a tab")
      }
    }
    if hasRoot { return tab }
    error(
      "tab-without-screen", at: node, "the tab \(name.text) leads nowhere",
      help: "say which screen it shows: `-> \(name.text)`")
    return nil
  }

  /// The screen that a tab shows first.
  private mutating func root(of arrow: Node) -> Destination? {
    var branches: [Node] = []
    for branch in arrow.children { branches.append(branch) }
    guard branches.count == 1, let node = branches.first?.child(.destination),
      branches.first?.child(.condition) == nil
    else {
      error(
        "tab-root", at: arrow, "a tab always shows the same screen: its arrow has no conditions")
      return nil
    }
    guard node.destination == .named, let name = node.child(.name) else {
      error("tab-root", at: arrow, "a tab shows a screen")
      return nil
    }
    guard let checked = checkedScreen(name, what: "a tab shows a screen") else { return nil }
    return .named(checked, arguments: arguments(node, of: name))
  }

  /// The symbol of a name that must be a screen's (law T11).
  mutating func checkedScreen(_ name: Node, what rule: String) -> Symbol? {
    let symbol: Symbol = symbol(name)
    let kinds: NameKinds = names.kinds(of: symbol)
    if kinds.contains(.screen) { return symbol }
    if !kinds.isDisjoint(with: .presentation) {
      let noun: String = kinds.intersection(.presentation).noun
      error(
        "not-a-screen", at: name, "\(rule), and \(name.text) is \(article(noun))",
        help: "a \(noun) is presented, never pushed, and tabs can't stand inside tabs")
      return nil
    }
    unknown(
      "unknown-screen", at: name, "there is no screen called \(name.text)",
      help: didYouMean(name.text, names.names(.screen)))
    return isLenient ? symbol : nil
  }

  private mutating func moreRule(_ node: Node) -> Content.MoreRule {
    var rule = Content.MoreRule()
    for clause in node.clauses {
      guard clause.form == .badge, let value = clause.child(.value) else { continue }
      if value.isWord("sum"), clause.child(.condition) == nil {
        rule.sumsBadges = true
      } else {
        error(
          "more-badge", at: value, "More carries no badge of its own",
          help: "`badge sum` shows the sum of the badges in its list")
      }
    }
    return rule
  }
}

/// A noun with its article.
func article(_ noun: String) -> String {
  switch noun.utf8.first {
  case 0x61, 0x65, 0x69, 0x6F, 0x75: "an " + noun
  default: "a " + noun
  }
}
