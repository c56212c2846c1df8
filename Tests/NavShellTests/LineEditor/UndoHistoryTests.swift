import Testing

@testable import NavShell

@Suite("Undo and cut text") struct UndoHistoryTests {
  private func type(_ text: String, into undo: inout UndoHistory, after start: String = "") {
    var entry = EntryText(start)
    for scalar in text.unicodeScalars {
      entry.insert([scalar])
      undo.record(entry)
    }
  }

  @Test("a word typed in one go is taken back in one go")
  func words() {
    var undo = UndoHistory()
    type("tap one", into: &undo)
    #expect(undo.undo()?.string == "tap ")
    #expect(undo.undo()?.string == "")
    #expect(undo.undo() == nil)
    #expect(undo.redo()?.string == "tap ")
    #expect(undo.redo()?.string == "tap one")
    #expect(undo.redo() == nil)
  }

  @Test("a deletion is a change of its own, and moving ends what was typed in one go")
  func changes() {
    var undo = UndoHistory()
    type("abc", into: &undo)
    undo.record(EntryText("ab"))
    #expect(undo.undo()?.string == "abc")
    undo.record(EntryText(Array("abc".unicodeScalars), cursor: 1))
    undo.record(EntryText(Array("axbc".unicodeScalars), cursor: 2))
    #expect(undo.undo()?.string == "abc")
  }

  @Test("a change after undo leaves nothing to redo")
  func branch() {
    var undo = UndoHistory()
    type("one two", into: &undo)
    _ = undo.undo()
    type("x", into: &undo, after: "one ")
    #expect(undo.redo() == nil)
    #expect(undo.undo()?.string == "one ")
  }

  @Test("cuts in a row are one piece in the order of the text")
  func cuts() {
    var kills = KillRing()
    kills.add(["c"], isAfter: false, continuing: false)
    kills.add(["b"], isAfter: false, continuing: true)
    kills.add(["d"], isAfter: true, continuing: true)
    kills.add(["x"], isAfter: true, continuing: false)
    kills.add([], isAfter: true, continuing: false)
    #expect(kills.newest() == ["x"])
    #expect(kills.next() == ["b", "c", "d"])
    #expect(kills.next() == ["x"])
  }

  @Test("with nothing cut there is nothing to insert")
  func nothingCut() {
    var kills = KillRing()
    #expect(kills.newest() == nil)
    #expect(kills.next() == nil)
  }
}
