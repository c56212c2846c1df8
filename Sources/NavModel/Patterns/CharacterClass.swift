/// A set of characters, as `[a-z\d]` writes it.
struct CharacterClass: Sendable {
  /// Characters of a kind.
  enum Kind: UInt8, Sendable {
    case digit, notDigit, word, notWord, space, notSpace
    case letter, uppercase, lowercase, mark, number, punctuation, symbol

    /// The kind that `\p{…}` names by a general category.
    init?(property: String) {
      switch property {
      case "L": self = .letter
      case "Lu": self = .uppercase
      case "Ll": self = .lowercase
      case "M": self = .mark
      case "N": self = .number
      case "Nd": self = .digit
      case "P": self = .punctuation
      case "S": self = .symbol
      default: return nil
      }
    }
  }

  var kinds: [Kind]
  /// From one scalar to another; of characters that are one scalar.
  var ranges: [(lower: UInt32, upper: UInt32)]
  /// Single characters of several scalars.
  var clusters: [Character] = []
  var isNegated: Bool

  init(kinds: [Kind], ranges: [(lower: UInt32, upper: UInt32)], isNegated: Bool) {
    self.kinds = kinds
    self.ranges = ranges
    self.isNegated = isNegated
  }

  /// Adds a range; false when its ends are in the wrong order or can't be ends.
  mutating func add(_ lower: Character, _ upper: Character) -> Bool {
    guard let first = Self.scalar(of: lower), let last = Self.scalar(of: upper) else {
      clusters.append(lower)
      return lower == upper
    }
    ranges.append((first, last))
    return first <= last
  }

  /// Whether a character is in the set; with `ignoresCase` in either case.
  func contains(_ character: Character, ignoresCase: Bool) -> Bool {
    var isIn: Bool = holds(character)
    if !isIn, ignoresCase {
      isIn = holds(Self.lowercased(character)) || holds(Self.uppercased(character))
    }
    return isIn != isNegated
  }

  private func holds(_ character: Character) -> Bool {
    for kind in kinds where Self.isOf(kind, character) { return true }
    for cluster in clusters where cluster == character { return true }
    guard let value = Self.scalar(of: character) else { return false }
    for range in ranges where value >= range.lower && value <= range.upper { return true }
    return false
  }

  /// The only scalar of a character, or that of its composed form for a letter with one mark.
  private static func scalar(of character: Character) -> UInt32? {
    let scalars: Character.UnicodeScalarView = character.unicodeScalars
    guard let first = scalars.first, scalars.count == 1 else { return nil }
    return first.value
  }

  static func lowercased(_ character: Character) -> Character {
    single(character.lowercased()) ?? character
  }
  private static func uppercased(_ character: Character) -> Character {
    single(character.uppercased()) ?? character
  }

  private static func single(_ text: String) -> Character? {
    text.count == 1 ? text.first : nil
  }

  /// Whether a character counts as part of a word.
  static func isWord(_ character: Character) -> Bool { isOf(.word, character) }

  private static func isOf(_ kind: Kind, _ character: Character) -> Bool {
    guard let scalar = character.unicodeScalars.first else { return false }
    let properties: Unicode.Scalar.Properties = scalar.properties
    switch kind {
    case .digit: return properties.numericType == .decimal
    case .notDigit: return properties.numericType != .decimal
    case .word: return isWord(scalar)
    case .notWord: return !isWord(scalar)
    case .space: return properties.isWhitespace
    case .notSpace: return !properties.isWhitespace
    case .letter: return isLetter(properties.generalCategory)
    case .uppercase: return properties.generalCategory == .uppercaseLetter
    case .lowercase: return properties.generalCategory == .lowercaseLetter
    case .mark:
      switch properties.generalCategory {
      case .nonspacingMark, .spacingMark, .enclosingMark: return true
      default: return false
      }
    case .number:
      switch properties.generalCategory {
      case .decimalNumber, .letterNumber, .otherNumber: return true
      default: return false
      }
    case .punctuation:
      switch properties.generalCategory {
      case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
        .initialPunctuation, .finalPunctuation, .otherPunctuation:
        return true
      default: return false
      }
    case .symbol:
      switch properties.generalCategory {
      case .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol: return true
      default: return false
      }
    }
  }

  private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
    if scalar == "_" { return true }
    let properties: Unicode.Scalar.Properties = scalar.properties
    return isLetter(properties.generalCategory) || properties.numericType == .decimal
  }

  private static func isLetter(_ category: Unicode.GeneralCategory) -> Bool {
    switch category {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: true
    default: false
    }
  }
}
