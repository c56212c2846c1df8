internal import NavModel
internal import NavSyntax

/// What `check` looks for and what it leaves alone: `rule`, `never`, `reachable`, `samples`, `allow`.
extension Lowering {
  /// `rule "…" { C }` and `never "…" { C }`.
  mutating func stateRule(_ node: Node) {
    guard let condition = node.child(.body)?.child(.condition) else { return }
    let title: String = node.child(.title).flatMap { plainText($0) } ?? ""
    checks.rules.append(
      Checks.StateRule(
        title: title, condition: expression(condition), isForbidden: node.form == .never,
        place: place(node)))
  }

  /// `reachable X within N taps`.
  mutating func reachable(_ node: Node) {
    guard let target = node.child(.screen), let number = node.child(.number),
      let taps = plainNumber(number, 0...10_000)
    else { return }
    let word: String = nameText(target)
    guard let goal = Goal(word, names: names, in: output) else {
      return unknown(
        "unknown-target", at: target, "there is no screen, presentation or tab called \(word)",
        help: didYouMean(word, names.names([.screen, .presentation, .tab])))
    }
    checks.reaches.append(Checks.Reach(goal: goal, name: word, taps: taps, place: place(node)))
  }

  /// `allow GUIDELINE "why"`; in a screen or presentation only there.
  mutating func allow(_ node: Node, in scope: Node?) {
    guard let id = node.child(.tag) else { return }
    let reason: String = node.child(.because).flatMap { plainText($0) } ?? ""
    if reason.isEmpty {
      error("no-reason", at: node, "a guideline is silenced with a reason, which is missing here")
    }
    checks.allowances.append(
      Checks.Allowance(
        id: id.text, reason: reason, place: place(node), scope: scope.map { place($0) }))
  }

  /// `samples` of a control or a table.
  mutating func addSamples(_ clause: Node, to element: inout Element) {
    let texts: [Expression] = samples(clause).map { .constant(.text($0)) }
    element.properties.append(Property("samples", .list(texts)))
  }

  /// `samples "a" "b"` as a list of texts.
  mutating func samples(_ node: Node) -> [String] {
    node.children(.text).compactMap { plainText($0) }
  }
}

extension Goal {
  /// The screen, presentation or tab with a name, in this order.
  init?(_ word: String, names: NameIndex, in definitions: Definitions) {
    guard let symbol = names.symbol(word) else { return nil }
    if let index = definitions.screens.firstIndex(where: { $0.name == symbol && !$0.isImplicit }) {
      self = .screen(ScreenID(index))
    } else if let index = definitions.presentations.firstIndex(where: { $0.name == symbol }) {
      self = .presentation(PresentationID(index))
    } else if let index = definitions.tabs.firstIndex(where: { $0.name == symbol }) {
      self = .tab(index)
    } else {
      return nil
    }
  }
}
