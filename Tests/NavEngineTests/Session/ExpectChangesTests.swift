import NavEngine
import NavSyntax
import Testing

/// `expect changes { … }`.
@Suite struct ExpectChangesTests {
  private let prototype = """
    var n = 0
    tabs { tab a "A" -> s; tab b "B" -> other { badge n when n > 0 } }
    screen s "Start" {
      button up "Up" { on tap { n = n + 1 } }
      button go "Go" -> d
      field name "Name"
      slider size "Size" { from 0 to 9 }
      button open "Open" -> sheet
      button jump "Jump" { on tap { n = 5; select tab b } }
    }
    screen other "Other" { on appear { say "hello" } }
    screen d "Detail"
    sheet sheet "Sheet"
    """

  @Test(
    "holds when a gesture changed exactly this, in any order and without what follows from it",
    arguments: [
      "tap up; expect changes { n = 1 }", "tap up; expect changes { n = 2 - 1 }",
      "let x = 1; tap up; expect changes { n = x }",
      "tap go; expect changes { push d }", "tap b; expect changes { select tab b; say \"hello\"; appear other }",
      "tap jump; expect changes { say \"hello\"; select tab b; n = 5 }",
      "type \"Ann\" into name; expect changes { focus name; change name to \"Ann\" }",
      "type \"Ann\" into name; expect changes { change name; focus name }",
      "set size to 3; expect changes { change size to 3 }",
      "tap open; dismiss; expect changes { cancel sheet }",
      "tap go; back refused as root", "tap a; expect changes { }", "back refused; expect changes { }",
    ])
  func holds(_ line: String) {
    let trial = Trial(prototype)
    let verdict: Verdict = trial.enter(line, mode: .script)
    let isRoot: Bool = line.contains("as root")
    #expect(verdict == (isRoot ? .notAsExpected : .fine), "\(trial.diagnostics)")
  }

  @Test(
    "fails when something else changed, less or more",
    arguments: [
      ("tap up; expect changes { n = 2 }", "it didn't do this", ["it also did this: n = 1"]),
      ("tap up; expect changes { }", "more changed", ["it also did this: n = 1"]),
      ("tap jump; expect changes { n = 5 }", "more changed",
        ["it also did this: select tab b", "it also did this: say \"hello\""]),
      ("tap a; expect changes { push d; n = 1 }", "it didn't do this",
        ["and not this", "nothing changed"]),
      ("tap go; expect changes { push }", nil, []),
    ])
  func fails(_ line: String, _ label: String?, _ notes: [String]) {
    let trial = Trial(prototype)
    #expect(trial.enter(line, mode: .script) != .fine)
    #expect(trial.diagnostics.first?.label == label)
    let told: [String] = trial.diagnostics.first?.notes.map { $0.message } ?? []
    #expect(told.filter { !$0.hasPrefix("last gestures") } == notes)
  }

  @Test("a line that is no change is an error with its place")
  func wrong() {
    let trial = Trial(prototype)
    #expect(trial.enter("expect changes { tap up }") == .wrongDefinition)
    #expect(trial.enter("expect changes") == .wrongDefinition)
    #expect(trial.errors == ["missing-block"])
  }
}
