/// A regular expression that never takes long: its time grows with the text, whatever it says.
///
/// All ways to match are followed at once, character by character, instead of one after the other
/// with steps back; so there are no back references and no looking around. What counts as a character
/// is what a person counts. Written as usual: `. [a-z] \d \w \s \p{Lu} \b ^ $ | ( ) * + ? {2,3} (?i)`.
package struct Pattern: Sendable {
  /// What is done at a place of the program.
  enum Instruction: Sendable {
    case ascii(UInt8)
    case character(Character)
    case any
    /// An index of `classes`.
    case oneOf(Int)
    case start
    case end
    case wordBoundary(Bool)
    /// Goes on in two places.
    case split(Int, Int)
    case jump(Int)
    case accept
  }

  var program: [Instruction] = []
  var classes: [CharacterClass] = []
  var ignoresCase = false

  /// Reads a pattern; nothing when it isn't one, or would take too much room.
  package init?(_ text: String) {
    var parser = PatternParser(text)
    guard let tree = parser.pattern() else { return nil }
    classes = parser.classes
    ignoresCase = parser.ignoresCase
    guard add(tree, depth: 0) else { return nil }
    program.append(.accept)
  }

  /// The most instructions: `(a{100}){100}` asks for ten thousand.
  static let sizeLimit = 20_000
}

/// A pattern as it was read.
indirect enum PatternTree: Sendable {
  case empty
  case single(Pattern.Instruction)
  case sequence([PatternTree])
  case either([PatternTree])
  /// From so many times to so many, or without end.
  case repeated(PatternTree, Int, Int?)
}

/// Turning what was read into a program.
extension Pattern {
  /// Adds what follows a tree; false when it gets too large.
  private mutating func add(_ tree: PatternTree, depth: Int) -> Bool {
    guard program.count < Self.sizeLimit, depth <= PatternParser.depthLimit else { return false }
    switch tree {
    case .empty: return true
    case .single(let instruction):
      program.append(instruction)
      return true
    case .sequence(let parts):
      for part in parts where !add(part, depth: depth + 1) { return false }
      return true
    case .either(let choices): return add(either: choices, depth: depth)
    case .repeated(let part, let least, let most):
      for _ in 0..<least where !add(part, depth: depth + 1) { return false }
      guard let most else { return add(anyNumberOf: part, depth: depth) }
      return add(part, upTo: most - least, depth: depth)
    }
  }

  private mutating func add(either choices: [PatternTree], depth: Int) -> Bool {
    var ends: [Int] = []
    for (index, choice) in choices.enumerated() {
      let isLast: Bool = index == choices.count - 1
      let split: Int = program.count
      if !isLast { program.append(.split(split + 1, 0)) }
      guard add(choice, depth: depth + 1) else { return false }
      if !isLast {
        ends.append(program.count)
        program.append(.jump(0))
        program[split] = .split(split + 1, program.count)
      }
    }
    for end in ends { program[end] = .jump(program.count) }
    return true
  }

  private mutating func add(anyNumberOf part: PatternTree, depth: Int) -> Bool {
    let split: Int = program.count
    program.append(.split(split + 1, 0))
    guard add(part, depth: depth + 1) else { return false }
    program.append(.jump(split))
    program[split] = .split(split + 1, program.count)
    return true
  }

  private mutating func add(_ part: PatternTree, upTo count: Int, depth: Int) -> Bool {
    var splits: [Int] = []
    for _ in 0..<count {
      splits.append(program.count)
      program.append(.split(program.count + 1, 0))
      guard add(part, depth: depth + 1) else { return false }
    }
    for split in splits { program[split] = .split(split + 1, program.count) }
    return true
  }
}
