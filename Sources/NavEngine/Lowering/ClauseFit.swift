internal import NavModel
internal import NavSyntax

/// Which clauses fit which kinds of control.
extension FormID {
  /// Whether a clause can stand on a kind of control.
  func fits(_ kind: ControlKind) -> Bool {
    switch self {
    case .enabled, .disabled, .shown, .hidden, .icon, .property, .on, .allow: kind != .space
    case .arrow, .onTap: kind != .space && kind != .table
    case .closes, .cancels, .submits, .destructive:
      kind == .button || kind == .link || kind == .image
    case .onChange:
      switch kind {
      case .toggle, .choice, .slider, .stepper, .date, .field, .component: true
      default: false
      }
    case .of, .multiple, .menuStyle, .segmented: kind == .choice
    case .range: kind == .slider || kind == .stepper || kind == .date
    case .stepBy: kind == .slider || kind == .stepper
    case .starts:
      switch kind {
      case .toggle, .choice, .slider, .stepper, .date, .field: true
      default: false
      }
    case .fieldWidth, .overflow: kind == .field || kind == .label || kind == .text
    case .lines, .placeholder, .secure, .keepsText, .clearMode, .keyboard, .returnKey, .digits,
      .numberOnly, .decimals, .percent, .currency, .max, .valid, .holdsFocus, .required, .leading,
      .trailing, .samples:
      kind == .field
    default: false
    }
  }

  /// What a clause belongs to, where that is one thing.
  var owners: String? {
    switch self {
    case .of, .multiple, .menuStyle, .segmented: "a choice"
    case .range, .stepBy: "a slider or a stepper"
    case .closes, .cancels, .submits, .destructive: "a button"
    case .onChange, .starts: "what has a value"
    case .placeholder, .secure, .keepsText, .clearMode, .keyboard, .returnKey, .digits,
      .numberOnly, .decimals, .percent, .currency, .max, .valid, .holdsFocus, .required, .leading,
      .trailing, .samples, .fieldWidth, .overflow:
      "a field"
    default: nil
    }
  }

  /// The first words of the clauses that fit a kind of control, for suggestions.
  static func propertyWords(of kind: ControlKind) -> [String] {
    var words: [String] = []
    for form in Grammar.forms where form.contexts.contains(.element) && form.id.fits(kind) {
      for word in firstWords(of: form.signature) where !words.contains(word) { words.append(word) }
    }
    return words
  }

  /// The words that a signature can begin with.
  private static func firstWords(of signature: String) -> [String] {
    var words: [String] = []
    for part in signature.utf8.prefix(while: { $0 != 0x20 }).split(separator: 0x7C) {
      guard let first = part.first, first >= 0x61, first <= 0x7A else { continue }
      words.append(String(decoding: Array(part), as: UTF8.self))
    }
    return words
  }
}
