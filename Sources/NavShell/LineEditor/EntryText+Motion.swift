extension EntryText {
  // MARK: Lines

  /// Where the line of the cursor begins.
  var lineStart: Int {
    var index: Int = cursor
    while index > 0 && scalars[index - 1] != "\n" { index -= 1 }
    return index
  }

  /// Where the line of the cursor ends, before its line break.
  var lineEnd: Int {
    var index: Int = cursor
    while index < scalars.count && scalars[index] != "\n" { index += 1 }
    return index
  }

  var isOnFirstLine: Bool { lineStart == 0 }
  var isOnLastLine: Bool { lineEnd == scalars.count }

  /// Moves one line up, to the same character counted from the start of the line where there is one.
  mutating func moveUp() {
    guard lineStart > 0 else { return }
    let distance: Int = characterCount(lineStart..<cursor)
    cursor = lineStart - 1
    cursor = position(afterCharacters: distance, in: lineStart..<cursor)
  }

  /// Moves one line down, likewise.
  mutating func moveDown() {
    guard lineEnd < scalars.count else { return }
    let distance: Int = characterCount(lineStart..<cursor)
    cursor = lineEnd + 1
    cursor = position(afterCharacters: distance, in: cursor..<lineEnd)
  }

  // MARK: Characters

  /// The place one character to the left.
  var previousCharacter: Int {
    guard cursor > 0 else { return 0 }
    if scalars[cursor - 1] == "\n" { return cursor - 1 }
    let start: Int = lineStart
    return cursor - (Self.string(scalars[start..<cursor]).last?.unicodeScalars.count ?? 1)
  }

  /// The place one character to the right; from inside a character, its end.
  var nextCharacter: Int {
    guard cursor < scalars.count else { return cursor }
    if scalars[cursor] == "\n" { return cursor + 1 }
    var index: Int = lineStart
    for character in Self.string(scalars[index..<lineEnd]) {
      index += character.unicodeScalars.count
      if index > cursor { return index }
    }
    return min(cursor + 1, scalars.count)
  }

  private func characterCount(_ range: Range<Int>) -> Int {
    Self.string(scalars[range]).count
  }

  private func position(afterCharacters count: Int, in line: Range<Int>) -> Int {
    var index: Int = line.lowerBound
    for character in Self.string(scalars[line]).prefix(count) {
      index += character.unicodeScalars.count
    }
    return min(index, line.upperBound)
  }

  // MARK: Words

  /// The place where the word to the left begins.
  var previousWord: Int {
    var index: Int = cursor
    while index > 0 && !Self.isWord(scalars[index - 1]) { index -= 1 }
    while index > 0 && Self.isWord(scalars[index - 1]) { index -= 1 }
    return index
  }

  /// The place where the word to the right ends.
  var nextWord: Int {
    var index: Int = cursor
    while index < scalars.count && !Self.isWord(scalars[index]) { index += 1 }
    while index < scalars.count && Self.isWord(scalars[index]) { index += 1 }
    return index
  }

  /// The place where what stands between spaces to the left begins.
  var previousArgument: Int {
    var index: Int = cursor
    while index > 0 && scalars[index - 1].properties.isWhitespace { index -= 1 }
    while index > 0 && !scalars[index - 1].properties.isWhitespace { index -= 1 }
    return index
  }

  private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII {
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", "_": return true
      default: return false
      }
    }
    let properties: Unicode.Scalar.Properties = scalar.properties
    return properties.isAlphabetic || properties.numericType != nil || properties.isEmoji
      || properties.isGraphemeExtend || properties.isJoinControl
  }

  // MARK: Indentation

  /// The spaces with which a line after the cursor begins: as many as this line has, and two more
  /// behind an opening bracket.
  var indentationForNextLine: Int {
    let line: ArraySlice<Unicode.Scalar> = scalars[lineStart..<cursor]
    let spaces: Int = line.prefix { $0 == " " }.count
    let last: Unicode.Scalar? = line.last { $0 != " " }
    return last == "{" || last == "(" || last == "[" ? spaces + 2 : spaces
  }

  /// How many spaces before the cursor a closing brace takes back: two, where nothing else is there.
  var outdentBeforeBrace: Int {
    let line: ArraySlice<Unicode.Scalar> = scalars[lineStart..<cursor]
    return line.allSatisfy { $0 == " " } ? min(2, line.count) : 0
  }
}
