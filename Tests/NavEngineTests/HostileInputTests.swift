import NavEngine
import NavModel
import NavSyntax
import Testing

/// Whatever is entered, the session answers and goes on.
@Suite struct HostileInputTests {
  /// The words of a text, with what divides them.
  private func pieces(_ text: String) -> [String] {
    var pieces: [String] = []
    var word = ""
    for character in text {
      if character.isLetter || character.isNumber {
        word.append(character)
      } else {
        if !word.isEmpty { pieces.append(word) }
        word = ""
        pieces.append(String(character))
      }
    }
    if !word.isEmpty { pieces.append(word) }
    return pieces
  }

  @Test("a prototype with pieces lost, doubled and exchanged is taken or refused, never a crash")
  func definitions() {
    var random = SeededGenerator(seed: 7)
    let original: [String] = pieces(FormTests.prototype)
    var taken = 0
    for _ in 0..<100 {
      var changed: [String] = original
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let index = Int.random(in: changed.indices, using: &random)
        switch Int.random(in: 0...3, using: &random) {
        case 0: changed.remove(at: index)
        case 1: changed.insert(changed[index], at: index)
        case 2: changed[index] = original.randomElement(using: &random) ?? ""
        default: changed.swapAt(index, Int.random(in: changed.indices, using: &random))
        }
      }
      let trial = Trial(changed.joined(), files: FormTests.files)
      if trial.errors.isEmpty { taken += 1 }
      trial.enter("tap row 1; tap \"Left\"; tree; can; undo")
    }
    #expect(taken > 5 && taken < 95)
  }

  @Test("statements with pieces lost, doubled and exchanged are run or refused, never a crash")
  func statements() {
    var random = SeededGenerator(seed: 11)
    let lines: [String] = FormTests.lines.map { $0.0 }.filter { !$0.contains("quit") }
    let words: [String] = lines.flatMap { pieces($0) }
    let trial = Trial(FormTests.prototype, files: FormTests.files)
    var verdicts: Set<Verdict> = []
    for _ in 0..<800 {
      var changed: [String] = pieces(lines.randomElement(using: &random) ?? "")
      for _ in 0..<Int.random(in: 0...2, using: &random) {
        let index = Int.random(in: changed.indices, using: &random)
        changed[index] = words.randomElement(using: &random) ?? ""
      }
      verdicts.insert(trial.enter(changed.joined()))
      if Int.random(in: 0...20, using: &random) == 0 { trial.enter("undo 5; redo 2") }
      if Int.random(in: 0...50, using: &random) == 0 { trial.enter("reset") }
    }
    #expect(verdicts == [.fine, .failed, .wrongDefinition, .notAsExpected])
  }

  @Test("G4 · undo and redo through a random session come back to the same states")
  func history() {
    var random = SeededGenerator(seed: 13)
    let lines: [String] = FormTests.lines.map { $0.0 }.filter { line in
      !["undo", "redo", "quit", "redefine", "reset", "stop", "@"].contains { line.contains($0) }
    }
    let trial = Trial(FormTests.prototype, files: FormTests.files)
    var trees: [String] = [trial.session.machine.outline.json]
    for _ in 0..<150 {
      for statement in (lines.randomElement(using: &random) ?? "").split(separator: ";") {
        let before: Int = trial.session.undoCount
        trial.enter(String(statement))
        if trial.session.undoCount > before { trees.append(trial.session.machine.outline.json) }
      }
    }
    #expect(trees.count > 100)
    for step in 1..<trees.count {
      trial.enter("undo")
      let isSame: Bool = trial.session.machine.outline.json == trees[trees.count - 1 - step]
      #expect(isSame, "\(step) steps back")
    }
    trial.enter("redo 100000")
    let isSame: Bool = trial.session.machine.outline.json == trees.last
    #expect(isSame, "and forth again")
  }

  @Test("a session without a prototype answers everything as well")
  func empty() {
    let trial = Trial()
    for (line, _) in FormTests.lines where !line.contains("quit") {
      for statement in line.split(separator: ";") { trial.enter(String(statement)) }
    }
    trial.enter("show; tree; can; where; device ipad; rotate; undo; screen a; where")
    #expect(trial.texts.last == "a")
  }

  @Test("deep nesting, long names and many definitions are taken or refused")
  func large() {
    let deep: String = String(repeating: "(", count: 500) + "1" + String(repeating: ")", count: 500)
    #expect(Trial().enter("print \(deep)") == .wrongDefinition)
    let nested: String =
      String(repeating: "if 1 == 1 { ", count: 40) + "print 1" + String(repeating: " }", count: 40)
    #expect(Trial().enter(nested) == .fine)
    let many: String = (0..<3000).map {
      "screen s\($0) \"\($0)\" { button b -> s\(($0 + 1) % 3000) }"
    }
    .joined(separator: "\n")
    let trial = Trial(many)
    #expect(trial.errors.isEmpty)
    trial.enter("repeat 50 { tap b }")
    #expect(trial.value("screen") == "s50")
    #expect(Trial().enter("var \(String(repeating: "x", count: 100_000)) = 1") == .fine)
  }
}
