import NavEngine
import NavModel
import NavSyntax
import Testing

/// Points in time: what can be listed, compared and gone to.
@Suite struct TimeTests {
  private let prototype = """
    var n = 0
    screen s "Start" { button up "Up" { on tap { n = n + 1 } }; button go "Go" -> d }
    screen d "Detail"
    """

  private func listing(_ trial: Trial, _ line: String) -> [Listing.Entry] {
    trial.enter(line)
    guard case .listing(let listing) = trial.answers.last?.content else { return [] }
    return listing.entries
  }

  @Test("steps keep their numbers, whatever is undone, and can be gone to")
  func numbers() {
    let trial = Trial(prototype)
    trial.enter("n = 1; n = 2; n = 3; undo 2; n = 7; n = 8")
    #expect(listing(trial, "history").map { $0.term } == ["@1", "@4", "@5"])
    trial.enter("go @4")
    #expect(trial.value("n") == "7")
    #expect(trial.session.redoCount == 1)
    trial.enter("go @0")
    #expect(trial.value("n") == "0")
    trial.enter("redo 3")
    #expect(trial.value("n") == "8")
    #expect(trial.enter("go @6") == .failed)
    #expect(trial.diagnostics.first?.help == "the last is @5; @0 is the start")
  }

  @Test("a future that was left is listed, reached by its number and can be done again from before")
  func branches() {
    let trial = Trial(prototype)
    #expect(listing(trial, "branches").isEmpty)
    trial.enter("n = 1; n = 2; n = 3; undo 2; n = 7")
    #expect(
      listing(trial, "branches") == [Listing.Entry("@3", "2 steps from @1, the last: n = 3")])
    trial.enter("go @3")
    #expect(trial.value("n") == "3")
    #expect(
      listing(trial, "branches") == [Listing.Entry("@4", "1 step from @1, the last: n = 7")])
    trial.enter("undo; redo")
    #expect(trial.value("n") == "3")
    trial.enter("undo 3; n = 9")
    #expect(listing(trial, "branches").map { $0.term } == ["@3", "@4"])
  }

  @Test("going on from where a future was left off goes on with that future")
  func goingOn() {
    let trial = Trial(prototype)
    trial.enter("n = 1; n = 2; undo; n = 5; go @2; n = 6")
    #expect(listing(trial, "history").map { $0.detail } == ["n = 1", "n = 2", "n = 6"])
    #expect(listing(trial, "branches").map { $0.term } == ["@3"])
    trial.enter("undo 3; redo 3")
    #expect(trial.value("n") == "6")
  }

  @Test("the timeline says what each step changed, definitions and blocks too")
  func timeline() {
    let trial = Trial(prototype)
    trial.enter("tap up; repeat 2 { tap up }")
    trial.enter("screen d \"Other\"")
    trial.enter("tap go; print n; timeline")
    guard case .timeline(let steps) = trial.answers.last?.content else {
      Issue.record("no timeline")
      return
    }
    #expect(steps.map { $0.number } == [1, 2, 3, 4])
    #expect(steps.map { $0.text } == ["tap up", "repeat 2 { tap up }", nil, "tap go"])
    #expect(steps[1].events.map { $0.text } == ["n = 2", "n = 3"])
    #expect(steps[3].machine.location == "Start › Other")
    #expect(trial.value("n") == "3")
  }

  @Test("two points in time are compared, marks and steps alike")
  func difference() {
    let trial = Trial(prototype)
    trial.enter("tap up; mark \"one\"; tap up; tap up")
    trial.enter("diff @1 @3")
    #expect(trial.texts == ["variables.n: 1 → 3"])
    trial.enter("diff \"one\" @2")
    #expect(trial.texts == ["variables.n: 1 → 2"])
    trial.enter("diff @3 @0")
    #expect(trial.texts == ["variables.n: 3 → 0"])
    #expect(trial.value("n") == "3")
    #expect(trial.enter("diff \"one\" \"two\"") == .failed)
    #expect(trial.errors == ["unknown-mark"])
  }

  @Test("a thousand steps with futures left on the way are all reached again")
  func many() {
    let trial = Trial(prototype)
    var generator = SeededGenerator(seed: 7)
    var values: [String] = ["0"]
    for step in 1...1000 {
      if Int.random(in: 0..<5, using: &generator) == 0 { trial.enter("undo \(Int.random(in: 1...9, using: &generator))") }
      trial.enter("n = \(step)")
      values.append(String(step))
    }
    for _ in 0..<60 {
      let number: Int = Int.random(in: 0...1000, using: &generator)
      trial.enter("go @\(number)")
      #expect(trial.value("n") == values[number])
    }
  }
}
