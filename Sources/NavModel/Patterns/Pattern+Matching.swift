/// Following all ways through a pattern at once.
extension Pattern {
  /// Whether the pattern occurs anywhere in a text.
  package func occurs(in text: String) -> Bool {
    var current = PlaceSet(capacity: program.count)
    var next = PlaceSet(capacity: program.count)
    var before: Character?
    var index: String.Index = text.startIndex
    while true {
      let after: Character? = index < text.endIndex ? text[index] : nil
      // A match may begin at every character.
      if follow(0, into: &current, before, after) { return true }
      guard let after else { return false }
      let compared: Character = ignoresCase ? CharacterClass.lowercased(after) : after
      let ascii: UInt8? = compared == "\r\n" ? nil : compared.asciiValue
      text.formIndex(after: &index)
      let following: Character? = index < text.endIndex ? text[index] : nil
      for place in current.places where takes(program[place], compared, ascii) {
        if follow(place + 1, into: &next, after, following) { return true }
      }
      before = after
      swap(&current, &next)
      next.removeAll()
    }
  }

  /// Whether an instruction takes a character.
  private func takes(
    _ instruction: Instruction, _ character: Character, _ ascii: UInt8?
  ) -> Bool {
    switch instruction {
    case .ascii(let byte): byte == ascii
    case .character(let wanted): ascii == nil && wanted == character
    case .any: character != "\n" && character != "\r\n"
    case .oneOf(let index): classes[index].contains(character, ignoresCase: ignoresCase)
    case .start, .end, .wordBoundary, .split, .jump, .accept: false
    }
  }

  /// Adds every place that can be reached from one without a character; true when the end is one.
  private func follow(
    _ start: Int, into places: inout PlaceSet, _ before: Character?, _ after: Character?
  ) -> Bool {
    var open: [Int] = [start]
    while let place = open.popLast() {
      guard places.insert(place) else { continue }
      switch program[place] {
      case .accept: return true
      case .jump(let target): open.append(target)
      case .split(let first, let second):
        open.append(second)
        open.append(first)
      case .start: if before == nil { open.append(place + 1) }
      case .end: if after == nil { open.append(place + 1) }
      case .wordBoundary(let wanted):
        let isBoundary: Bool =
          (before.map { CharacterClass.isWord($0) } ?? false)
          != (after.map { CharacterClass.isWord($0) } ?? false)
        if isBoundary == wanted { open.append(place + 1) }
      case .ascii, .character, .any, .oneOf: break
      }
    }
    return false
  }
}

/// A set of places in a program, in the order they were added; emptying it costs nothing.
struct PlaceSet {
  private(set) var places: [Int] = []
  /// For each place its index in `places`, true only where that points back.
  private var indices: [Int]

  init(capacity: Int) { indices = [Int](repeating: 0, count: capacity) }

  /// Adds a place; false when it was there.
  mutating func insert(_ place: Int) -> Bool {
    let index: Int = indices[place]
    if index < places.count, places[index] == place { return false }
    indices[place] = places.count
    places.append(place)
    return true
  }

  mutating func removeAll() { places.removeAll(keepingCapacity: true) }
}
