import Testing

@testable import NavShell

@Suite("Editing text") struct EntryTextTests {
  /// Reads a text whose cursor is written as a bar.
  private func entry(_ marked: String) -> EntryText {
    let scalars: [Unicode.Scalar] = Array(marked.unicodeScalars)
    let cursor: Int = scalars.firstIndex(of: "|") ?? scalars.count
    return EntryText(scalars.filter { $0 != "|" }, cursor: cursor)
  }

  private func marked(_ entry: EntryText) -> String {
    var scalars: [Unicode.Scalar] = entry.scalars
    scalars.insert("|", at: entry.cursor)
    return EntryText.string(scalars[...])
  }

  @Test(
    "a character of many scalars is one step and one deletion",
    arguments: ["👩‍👩‍👧", "e\u{301}", "🇩🇪", "👍🏽", "日", "नि"])
  func characters(_ character: String) {
    var text = EntryText("a\(character)b")
    text.cursor = text.scalars.count - 1
    #expect(text.previousCharacter == 1)
    text.cursor = 1
    #expect(text.nextCharacter == text.scalars.count - 1)
    text.remove(text.cursor..<text.nextCharacter)
    #expect(marked(text) == "a|b")
  }

  @Test("at the ends there is no further step")
  func ends() {
    #expect(entry("|ab").previousCharacter == 0)
    #expect(entry("ab|").nextCharacter == 2)
    #expect(entry("|").nextCharacter == 0)
  }

  @Test("a line break is a character between lines")
  func lineBreaks() {
    #expect(entry("ab\n|cd").previousCharacter == 2)
    #expect(entry("ab|\ncd").nextCharacter == 3)
  }

  @Test("up and down keep to the character counted from the start of the line")
  func upAndDown() {
    var text: EntryText = entry("日本語x\na\nabc|d")
    text.moveUp()
    #expect(marked(text) == "日本語x\na|\nabcd")
    text.moveUp()
    #expect(marked(text) == "日|本語x\na\nabcd")
    text.moveUp()
    #expect(marked(text) == "日|本語x\na\nabcd")
    text.moveDown()
    text.moveDown()
    text.moveDown()
    #expect(marked(text) == "日本語x\na\na|bcd")
  }

  @Test("words are letters and digits of any script")
  func words() {
    #expect(entry("tap \"日本 Lied\"|").previousWord == 8)
    #expect(entry("tap| \"größe\" x").nextWord == 10)
    #expect(entry("  |").previousWord == 0)
    #expect(entry("tap \"a b\"|").previousArgument == 7)
  }

  @Test("removing before, around and behind the cursor leaves it on its character")
  func removing() {
    var text: EntryText = entry("abcdef|g")
    text.remove(1..<3)
    #expect(marked(text) == "adef|g")
    text.remove(2..<5)
    #expect(marked(text) == "ad|")
    text.remove(1..<99)
    #expect(marked(text) == "a|")
  }

  @Test("offsets in bytes and in scalars lead to the same place")
  func offsets() {
    #expect(entry("日本|x").cursorUTF8 == 6)
    #expect(entry("日本x").index(ofUTF8: 6) == 2)
    #expect(entry("日本x").index(ofUTF8: 4) == 2)
    #expect(entry("日本x").index(ofUTF8: 99) == 3)
    #expect(entry("日本x").index(ofUTF8: -1) == 0)
  }

  @Test("a new line is indented like the one above, and further behind an opening bracket")
  func indentation() {
    #expect(entry("flow {|").indentationForNextLine == 2)
    #expect(entry("flow {\n  tap 1|").indentationForNextLine == 2)
    #expect(entry("flow {\n  group (  |").indentationForNextLine == 4)
    #expect(entry("  |flow {").indentationForNextLine == 2)
    #expect(entry("x|").indentationForNextLine == 0)
  }

  @Test("a closing brace takes two of the spaces before it when nothing else is there")
  func outdent() {
    #expect(entry("flow {\n  |").outdentBeforeBrace == 2)
    #expect(entry("flow {\n |").outdentBeforeBrace == 1)
    #expect(entry("flow {\n x |").outdentBeforeBrace == 0)
    #expect(entry("|").outdentBeforeBrace == 0)
  }
}
