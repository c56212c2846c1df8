/// What all text fields have in common: they differ in what may be written and in how it shows.
protocol TextControl: Control {
  /// Whether its text is secret.
  static var isSecret: Bool { get }
  /// Whether Return begins a new line in it.
  static var hasLines: Bool { get }
  /// When it is judged where nothing is said.
  static var usualMoment: FieldJudgement.Moment { get }

  /// The text after letters were added at its end; refused when that doesn't fit (law F4).
  static func adding(
    _ letters: String, isPasted: Bool, to text: String, _ properties: ControlProperties
  ) throws(Refusal) -> String
  /// The text that a value is written as; nothing when it takes no such value.
  static func text(for value: Value, _ properties: ControlProperties) -> String?
  /// What a text means.
  static func value(of text: String, _ properties: ControlProperties) -> Value
  /// What a text shows as once editing has ended, and while it goes on.
  static func shown(_ text: String, isEditing: Bool, _ properties: ControlProperties) -> String
}

extension TextControl {
  static var isSecret: Bool { false }
  static var hasLines: Bool { false }
  static var usualMoment: FieldJudgement.Moment { .leave }

  static func initial(_ properties: ControlProperties) -> Value {
    guard let starts = properties["starts"], let text = text(for: starts, properties) else {
      return FieldState(text: "").value(isSecret: isSecret)
    }
    return FieldState(text: text).value(isSecret: isSecret)
  }

  static func actions(_ properties: ControlProperties, state: Value) -> [ControlAction] {
    var actions: [ControlAction] = [.tap]
    guard properties.isFocused else { return actions }
    let state = FieldState(state)
    for letter in ["a", "1"] {
      guard (try? adding(letter, isPasted: false, to: state.text, properties)) != nil else {
        continue
      }
      actions.append(.key(letter))
      break
    }
    if !state.text.isEmpty { actions.append(.backspace) }
    if showsClear(properties, state.text) { actions.append(.clear) }
    return actions
  }

  static func update(
    _ properties: ControlProperties, state before: Value, action: ControlAction
  ) throws(Refusal) -> ControlUpdate {
    var state = FieldState(before)
    switch action {
    case .key(let letters), .paste(let letters):
      let isPasted: Bool = if case .paste = action { true } else { false }
      let kept: String = state.startsOver ? "" : state.text
      return edited(
        state, try adding(letters, isPasted: isPasted, to: kept, properties), properties)
    case .pressReturn where hasLines:
      return edited(
        state, try adding("\n", isPasted: false, to: state.text, properties), properties)
    case .backspace:
      guard !state.text.isEmpty else { throw nothingThere(properties) }
      return edited(state, state.startsOver ? "" : String(state.text.dropLast()), properties)
    case .clear:
      guard !state.text.isEmpty else { throw nothingThere(properties) }
      guard showsClear(properties, state.text) else {
        throw Refusal(
          .unsupported, "\(quoted(properties.label)) shows no clear button now",
          help: "letters go with backspace")
      }
      return edited(state, "", properties)
    case .set(let value):
      guard let text = text(for: value, properties) else {
        throw Refusal(
          .restricted, "\(quoted(properties.label)) doesn't take \(value.kindText)")
      }
      return edited(state, text, properties, keepsFocus: properties.isFocused)
    case .tap, .focus, .pressReturn:
      return ControlUpdate(before, keepsFocus: true, changesValue: false)
    case .leave:
      let judgement: FieldJudgement = judgement(properties, state.text)
      state = judgement.left(state)
      state.startsOver = isSecret && !state.text.isEmpty && !properties.has("keeps text")
      return judged(state, judgement)
    case .submit:
      let judgement: FieldJudgement = judgement(properties, state.text)
      return judged(judgement.submitted(state), judgement)
    default:
      throw Refusal(
        .unsupported, "\(quoted(properties.label)) is a text field", help: "text can be typed")
    }
  }

  static func read(_ name: String, _ properties: ControlProperties, state: Value) -> Value? {
    let state = FieldState(state)
    switch name {
    case "text": return isSecret ? .secret(state.text) : .text(state.text)
    case "value": return isSecret ? .secret(state.text) : value(of: state.text, properties)
    case "shown": return .text(shown(properties, state.text))
    case "count": return .number(Double(state.text.count))
    case "error":
      return judgement(properties, state.text).shown(state).map { .text($0) } ?? Value.none
    case "valid": return .boolean(judgement(properties, state.text).error == nil)
    case "keyboard": return .text(FieldWords.keyboard(properties))
    case "return": return .text(properties.text("return") ?? "default")
    case "tooltip":
      guard !isSecret, !properties.isFocused, !state.text.isEmpty else { return Value.none }
      let whole: String = shown(state.text, isEditing: false, properties)
      return TextOverflow(properties).tooltip(whole).map { .text($0) } ?? Value.none
    default: return nil
    }
  }

  static func draw(_ properties: ControlProperties, state: Value) -> ControlFace {
    let state = FieldState(state)
    let shown: String = shown(properties, state.text)
    let error: String? = judgement(properties, state.text).shown(state)
    let hasClear: Bool = showsClear(properties, state.text)
    guard hasLines || TextOverflow(properties).wraps else {
      return .field(
        text: shown, isPlaceholder: state.text.isEmpty, error: error, hasClear: hasClear)
    }
    let lines: Int = properties.number("lines").flatMap { Int(exactly: $0) } ?? 1
    return .textView(
      text: shown, isPlaceholder: state.text.isEmpty, error: error, hasClear: hasClear,
      lines: min(max(1, lines), 50))
  }

  static func check(_ properties: ControlProperties) -> [ComponentFinding] {
    FieldWords.check(properties)
  }

  // MARK: Inside

  /// The placeholder while it is empty, the whole text while it is edited, else what fits (law F8).
  private static func shown(_ properties: ControlProperties, _ text: String) -> String {
    if text.isEmpty { return properties.text("placeholder") ?? "" }
    let shown: String = shown(text, isEditing: properties.isFocused, properties)
    return properties.isFocused ? shown : TextOverflow(properties).fitted(shown)
  }

  private static func judgement(_ properties: ControlProperties, _ text: String) -> FieldJudgement {
    FieldJudgement(properties, text: text, otherwise: usualMoment)
  }

  private static func edited(
    _ state: FieldState, _ text: String, _ properties: ControlProperties, keepsFocus: Bool = true
  ) -> ControlUpdate {
    var after: FieldState = state
    after.text = text
    after.isTouched = true
    after.startsOver = false
    return ControlUpdate(
      after.value(isSecret: isSecret), keepsFocus: keepsFocus, changesValue: text != state.text)
  }

  private static func judged(_ state: FieldState, _ judgement: FieldJudgement) -> ControlUpdate {
    let error: String? = judgement.shown(state)
    // Before it is left, what is judged on leaving isn't shown yet.
    return ControlUpdate(
      state.value(isSecret: isSecret), keepsFocus: error != nil && judgement.holdsFocus,
      error: error, changesValue: false)
  }

  private static func nothingThere(_ properties: ControlProperties) -> Refusal {
    Refusal(.empty, "\(quoted(properties.label)) is empty", help: "text can be typed")
  }

  /// Whether the clear button shows (law F3).
  private static func showsClear(_ properties: ControlProperties, _ text: String) -> Bool {
    guard !text.isEmpty else { return false }
    switch properties.text("clear") {
    case "never"?: return false
    case "always"?: return true
    case "unless editing"?: return !properties.isFocused
    default: return properties.isFocused
    }
  }
}

extension TextControl {
  /// A text that a field can hold: no control characters, not too long; else refused whole.
  static func fitting(_ text: String, _ properties: ControlProperties) throws(Refusal) -> String {
    for scalar in text.unicodeScalars where isControl(scalar) {
      if hasLines, scalar == "\n" || scalar == "\t" { continue }
      throw Refusal(
        .restricted, "\(quoted(properties.label)) takes no control characters",
        help: scalar == "\n" ? "`return` presses Return" : nil)
    }
    if let most = properties.number("max"), Double(text.utf8.count) > most,
      Double(text.count) > most
    {
      throw Refusal(
        .restricted,
        "\(quoted(properties.label)) takes at most \(numberText(most)) characters",
        help: "shorter text fits")
    }
    guard text.utf8.count <= Value.longestText else {
      throw Refusal(.restricted, "\(quoted(properties.label)) takes at most a megabyte")
    }
    return text
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029: true
    default: false
    }
  }
}
