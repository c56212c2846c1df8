import NavEngine
import NavModel
import NavSyntax
import Testing

/// Soft expectations, known failures and requirements: what decides how a flow ends.
@Suite struct OutcomeTests {
  private func results(_ flows: String, today: String? = nil) -> [FlowResult] {
    let trial = Trial("var n = 0\nscreen s \"Start\" { button go \"Go\" -> d }\nscreen d \"D\"\n" + flows)
    #expect(trial.errors == [])
    let program: Program = trial.session.program
    var conditions = FlowConditions()
    conditions.today = today.flatMap { CalendarDate($0) }
    return program.flows.map { program.run($0, on: "iphone", under: conditions) }
  }

  @Test("a soft expectation that isn't met goes on, and the flow fails at its end")
  func soft() throws {
    let result: FlowResult = try #require(
      results("flow \"f\" { soft expect n == 1; tap go; soft expect n == 2 else \"two\"; back }").first)
    #expect(result.outcome == .failed && result.verdict == .notAsExpected)
    #expect(result.failures.map { $0.message } == ["not so in flow \"f\"", "two"])
    #expect(result.steps.map { $0.verdict } == [.notAsExpected, .fine, .notAsExpected, .fine])
    #expect(result.machine.location == "Start")
  }

  @Test("a soft expectation that is met is a step like any other")
  func softAndMet() {
    let results: [FlowResult] = results("flow \"f\" { soft expect n == 0 }")
    #expect(results.map { $0.outcome } == [.passed])
    #expect(results.first?.steps.map { $0.text } == ["soft expect n == 0"])
  }

  @Test("what follows soft and what fails in it for another reason isn't let through")
  func softOnlyExpects() {
    let results: [FlowResult] = results(
      "flow \"a\" { soft print 1; tap go }\nflow \"b\" { soft expect nothing == 1; tap go }")
    #expect(results.map { $0.diagnostic?.id } == ["not-an-expectation", "unknown-name"])
    #expect(results.map { $0.verdict } == [.wrongDefinition, .wrongDefinition])
  }

  @Test("soft expectations of a script let it go on and make it fail")
  func softInScripts() {
    let trial = Trial("screen s \"Start\"")
    #expect(trial.enter("soft expect screen == none; print 1", mode: .script) == .notAsExpected)
    #expect(trial.texts == ["1"] && trial.errors == ["expectation"])
    #expect(trial.enter("print 2", mode: .script) == .fine)
  }

  @Test("a flow that is known to fail isn't counted as failed, until it passes")
  func known() {
    let results: [FlowResult] = results(
      """
      flow "a" known failure "later" { expect n == 1 }
      flow "b" known failure "later" { expect n == 0 }
      flow "c" known failure "later" { skip "not here" }
      flow "d" known failure "later" { soft expect n == 1 }
      """)
    #expect(
      results.map { $0.outcome } == [
        .failedAsKnown("later"), .failed, .skipped("not here"), .failedAsKnown("later"),
      ])
    #expect(results.map { $0.verdict } == [.fine, .notAsExpected, .fine, .fine])
    #expect(results[1].diagnostic?.id == "known-failure-passes")
  }

  @Test(
    "a known failure with a date is an ordinary failure after that day",
    arguments: [
      ("2026-03-30", true), ("2026-03-31", true), ("2026-04-01", false), ("2027-01-01", false),
    ])
  func until(today: String, isAccepted: Bool) throws {
    let flow = "flow \"a\" known failure \"later\" until 2026-03-31 { expect n == 1 }"
    let result: FlowResult = try #require(results(flow, today: today).first)
    #expect(result.outcome == (isAccepted ? .failedAsKnown("later") : .failed))
    let notes: [String] = result.diagnostic?.notes.map { $0.message } ?? []
    #expect(notes.contains("it was known to fail until 2026-03-31") == !isAccepted)
  }

  @Test("a mistake in the prototype is no known failure")
  func notKnown() {
    let results: [FlowResult] = results(
      "flow \"a\" known failure \"later\" { soft print 1 }")
    #expect(results.map { $0.outcome } == [.failed])
  }

  @Test(
    "a date is a day that there is",
    arguments: [
      ("2026-03-31", true), ("\"2024-02-29\"", true), ("2026-02-29", false), ("2026-13-01", false),
      ("2026-3", false), ("26-1-1-1", false), ("\"tomorrow\"", false), ("2026-00-10", false),
      ("99999999999999999999-1-1", false),
    ])
  func dates(text: String, isDay: Bool) {
    let remarks: [String] = Trial.remarks(
      "screen s \"S\"\nflow \"a\" known failure \"w\" until \(text) { }")
    #expect(remarks == (isDay ? [] : ["2:34 unknown-date"]))
  }

  @Test("the canonical layout keeps a date in one piece")
  func layout() {
    let text = "flow \"a\" known failure \"w\" until 2026-03-31 covers \"REQ-1\" \"REQ-2\" {\n  tap a\n}\n"
    #expect(format(parse(SourceText(name: "a", text: text)).tree) == text)
  }

  @Test("a flow knows the requirements it covers, a screen where it is described")
  func covers() throws {
    let trial = Trial(
      """
      screen s "S" { see "https://a"; see "https://b" }
      sheet t "T" { see "https://c" }
      flow "f" covers "REQ-1" "REQ-2" tagged x covers "REQ-3" { }
      """)
    #expect(trial.diagnostics.isEmpty)
    #expect(trial.session.flows.first?.requirements == ["REQ-1", "REQ-2", "REQ-3"])
    let screens: [Screen] = trial.session.program.prototype.definitions.screens
    #expect(screens.map { $0.references } == [["https://a", "https://b"], ["https://c"]])
  }
}
