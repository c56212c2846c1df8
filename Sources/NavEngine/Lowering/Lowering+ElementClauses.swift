internal import NavModel
internal import NavSyntax

/// The clauses of controls.
///
/// What only one kind knows becomes a property called by the words of the clause: `from`, `to`,
/// `step`, `starts`, `of` (a list), `multiple`, `menu`, `segmented`, `icon`, `placeholder`, `secure`,
/// `keeps text`, `clear`, `keyboard`, `return`, `digits`, `number`, `decimals`, `percent`, `currency`
/// (with `currency symbol` and `currency digits`),
/// `max`, `lines`, `valid`, `invalid message`, `judged`, `holds focus`, `required`, `width`, `overflow`,
/// `truncate`.
extension Lowering {
  mutating func clause(_ clause: Node, of element: inout Element, isClosing: Bool) {
    guard let form = clause.form else { return }
    guard form.fits(element.kind) else {
      return unfit(clause, article(element.kind.description), belongs: form.owners)
    }
    switch form {
    case .arrow:
      if let arrow = clause.child(.arrow) {
        element.arrow = self.arrow(arrow, isClosing: isClosing || closesAnyway)
      }
    case .onTap: element.onTap = body(clause)
    case .onChange: element.onChange = body(clause)
    case .enabled, .disabled: modify(&element.enabled, clause)
    case .shown, .hidden: modify(&element.shown, clause)
    case .closes:
      element.ending = .closes
      element.then = clause.child(.destination).map { destination($0) }
    case .cancels:
      element.ending = .cancels(asking: clause.child(.destination).map { destination($0) })
    case .submits: element.submits = true
    case .destructive: element.isDestructive = true
    case .on:
      noteOnce(
        "noted-on", at: clause, "`\(firstWord(of: clause)) …` is noted, not supported yet")
    case .leading, .trailing: break  // elements of their own, see `accessories`
    case .samples: addSamples(clause, to: &element)
    case .allow: allow(clause, in: owner.definition)
    default: property(clause, form, of: &element)
    }
  }

  /// Whether every button closes what it stands in (law S2).
  private var closesAnyway: Bool { owner.kind == .alert || owner.kind == .actions }

  private mutating func property(_ clause: Node, _ form: FormID, of element: inout Element) {
    switch form {
    case .icon: set(&element, "icon", clause, .text)
    case .placeholder: set(&element, "placeholder", clause, .text)
    case .of:
      var options: [Expression] = []
      for option in clause.children(.text) { options.append(expression(option)) }
      element.properties.append(Property("of", .list(options)))
    case .multiple: set(&element, "multiple")
    case .menuStyle: set(&element, "menu")
    case .segmented: set(&element, "segmented")
    case .range:
      set(&element, "from", clause, .value)
      set(&element, "to", clause, .second)
    case .starts: set(&element, "starts", clause, .value)
    case .stepBy: set(&element, "step", clause, .value)
    case .secure: set(&element, "secure")
    case .max: set(&element, "max", clause, .number)
    case .clearMode: set(&element, "clear", words: clause)
    // A hint that restricts nothing (law F4).
    case .keyboard: set(&element, "keyboard", words: clause)
    case .property:
      if let word = clause.child(.flag) {
        error(
          "unknown-property", at: word, "\(article(element.kind.description)) has no \(word.text)",
          help: didYouMean(word.text, FormID.propertyWords(of: element.kind)))
      }
    default: fieldProperty(clause, form, of: &element)
    }
  }

  mutating func set(_ element: inout Element, _ name: String, _ clause: Node, _ role: Role) {
    guard let value = expression(role, of: clause) else { return }
    element.properties.append(Property(name, value, when: nil))
  }

  func set(_ element: inout Element, _ name: String) {
    element.properties.append(Property(name, .constant(.boolean(true))))
  }

  /// Sets a property to the words that were written: `while editing`.
  func set(_ element: inout Element, _ name: String, words clause: Node) {
    let words: [String] = clause.children(.flag).map { $0.text }
    element.properties.append(
      Property(name, .constant(.text(words.joined(separator: " ")))))
  }
}
