/// Reads a regular expression.
struct PatternParser {
  private let text: [Character]
  private var at = 0
  private var depth = 0
  private(set) var classes: [CharacterClass] = []
  private(set) var ignoresCase = false

  /// Deeper nesting is refused: reading it and following it call themselves.
  static let depthLimit = 200
  /// The largest number of repetitions that may be asked for.
  private static let countLimit = 1000

  init(_ text: String) { self.text = Array(text) }

  /// The whole pattern; nothing when something is left over or wrong.
  mutating func pattern() -> PatternTree? {
    if take("(?i)") { ignoresCase = true }
    guard let tree = alternatives(), at == text.count else { return nil }
    return tree
  }

  private mutating func alternatives() -> PatternTree? {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.depthLimit else { return nil }
    var choices: [PatternTree] = []
    repeat {
      guard let choice = sequence() else { return nil }
      choices.append(choice)
    } while take("|")
    return choices.count == 1 ? choices[0] : .either(choices)
  }

  private mutating func sequence() -> PatternTree? {
    var parts: [PatternTree] = []
    while let next = peek(), next != "|", next != ")" {
      guard let part = atom(), let counted = repetition(of: part) else { return nil }
      parts.append(counted)
    }
    return parts.isEmpty ? .empty : .sequence(parts)
  }

  private mutating func atom() -> PatternTree? {
    guard let next = take() else { return nil }
    switch next {
    case ".": return .single(.any)
    case "^": return .single(.start)
    case "$": return .single(.end)
    case "*", "+", "?": return nil
    case "(":
      if take("?"), !take(":") { return nil }
      guard let inside = alternatives(), take(")") else { return nil }
      return inside
    case "[": return characterClass()
    case "\\": return escape()
    default: return .single(literal(next))
    }
  }

  /// The part with what says how often it may stand; whether it takes much or little doesn't matter here.
  private mutating func repetition(of part: PatternTree) -> PatternTree? {
    let counts: (Int, Int?)
    switch peek() {
    case "*": counts = (0, nil)
    case "+": counts = (1, nil)
    case "?": counts = (0, 1)
    case "{":
      at += 1
      guard let bounds = bounds() else { return nil }
      if take("?") {}
      return isRepeatedAgain ? nil : .repeated(part, bounds.0, bounds.1)
    default: return part
    }
    at += 1
    if take("?") {}
    return isRepeatedAgain ? nil : .repeated(part, counts.0, counts.1)
  }

  private var isRepeatedAgain: Bool {
    peek() == "*" || peek() == "+" || peek() == "?" || peek() == "{"
  }

  /// `2}`, `2,}`, `2,3}`.
  private mutating func bounds() -> (Int, Int?)? {
    guard let least = number() else { return nil }
    var most: Int? = least
    if take(",") {
      most = nil
      if peek() != "}" {
        guard let number = number(), number >= least else { return nil }
        most = number
      }
    }
    return take("}") ? (least, most) : nil
  }

  private mutating func number() -> Int? {
    var value: Int?
    while let digit = peek()?.asciiValue, (0x30...0x39).contains(digit) {
      value = (value ?? 0) * 10 + Int(digit - 0x30)
      if (value ?? 0) > Self.countLimit { return nil }
      at += 1
    }
    return value
  }

  // MARK: Characters

  private func literal(_ character: Character) -> Pattern.Instruction {
    let folded: Character = ignoresCase ? CharacterClass.lowercased(character) : character
    // A line break of two bytes is one character and has an ASCII value that it doesn't equal.
    if let byte = folded.asciiValue, folded != "\r\n" { return .ascii(byte) }
    return .character(folded)
  }

  private mutating func escape() -> PatternTree? {
    guard let next = take() else { return nil }
    if next == "b" { return .single(.wordBoundary(true)) }
    if next == "B" { return .single(.wordBoundary(false)) }
    if let kind = kind(after: next) {
      return add(CharacterClass(kinds: [kind], ranges: [], isNegated: false))
    }
    return escapedCharacter(next).map { .single(literal($0)) }
  }

  private func escapedCharacter(_ next: Character) -> Character? {
    switch next {
    case "n": return "\n"
    case "r": return "\r"
    case "t": return "\t"
    default: break
    }
    // Letters and digits are kept for what they may mean elsewhere.
    guard let byte = next.asciiValue else { return nil }
    let isWord: Bool = next == "_" || next.isLetter || next.isNumber
    return isWord || byte < 0x20 ? nil : next
  }

  /// The kind of character that an escape stands for, `\p{…}` included.
  private mutating func kind(after letter: Character) -> CharacterClass.Kind? {
    switch letter {
    case "d": return .digit
    case "D": return .notDigit
    case "w": return .word
    case "W": return .notWord
    case "s": return .space
    case "S": return .notSpace
    case "p":
      let start: Int = at
      guard take("{") else { return nil }
      var name: String = ""
      while let next = peek(), next != "}", name.utf8.count < 3 {
        name.append(next)
        at += 1
      }
      if take("}"), let kind = CharacterClass.Kind(property: name) { return kind }
      at = start
      return nil
    default: return nil
    }
  }

  /// What follows `[`.
  private mutating func characterClass() -> PatternTree? {
    var result = CharacterClass(kinds: [], ranges: [], isNegated: take("^"))
    var isFirst = true
    while let next = take() {
      if next == "]", !isFirst { return add(result) }
      isFirst = false
      var lower: Character = next
      if next == "\\" {
        guard let escaped = take() else { return nil }
        if let kind = kind(after: escaped) {
          result.kinds.append(kind)
          continue
        }
        guard let character = escapedCharacter(escaped) else { return nil }
        lower = character
      }
      var upper: Character = lower
      if peek() == "-", at + 1 < text.count, text[at + 1] != "]" {
        at += 1
        guard var end = take() else { return nil }
        if end == "\\" {
          guard let escaped = take(), let character = escapedCharacter(escaped) else { return nil }
          end = character
        }
        upper = end
      }
      guard result.add(lower, upper) else { return nil }
    }
    return nil
  }

  private mutating func add(_ characterClass: CharacterClass) -> PatternTree {
    classes.append(characterClass)
    return .single(.oneOf(classes.count - 1))
  }

  // MARK: Going on

  private func peek() -> Character? { at < text.count ? text[at] : nil }

  private mutating func take() -> Character? {
    guard at < text.count else { return nil }
    at += 1
    return text[at - 1]
  }

  private mutating func take(_ wanted: String) -> Bool {
    var index: Int = at
    for character in wanted {
      guard index < text.count, text[index] == character else { return false }
      index += 1
    }
    at = index
    return true
  }
}
