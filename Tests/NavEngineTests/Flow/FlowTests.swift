import NavEngine
import NavModel
import NavSyntax
import Testing

/// Flows, and what is told of one that fails.
@Suite struct FlowTests {
  private let head = """
    var n = 0
    tabs { tab a "A" -> s; tab b "B" -> s }
    screen s "Start" { button go "Go" -> d; toggle t "T"; field f "F" }
    screen d "Detail"

    """

  private func results(_ flows: String, files: [String: String] = [:]) -> [FlowResult] {
    let trial = Trial(head + flows, files: files)
    #expect(trial.errors == [])
    let program: Program = trial.session.program
    return program.flows.flatMap { flow in
      program.devices(of: flow).map { program.run(flow, on: $0) }
    }
  }

  @Test("each flow starts from the fresh state, on each of its devices")
  func fresh() {
    let results: [FlowResult] = results(
      """
      flow "one" on iphone ipad { expect n == 0; n = n + 1; tap go }
      flow "two" { expect n == 0 and screen == s and device == iphone }
      """)
    #expect(results.map { $0.outcome } == [.passed, .passed, .passed])
    #expect(results.map { $0.device } == ["iphone", "ipad", "iphone"])
  }

  @Test("a flow goes on where the one it comes after ended")
  func after() {
    let results: [FlowResult] = results(
      """
      flow "one" { tap go; n = 3 }
      flow "two" after "one" { expect screen == d and n == 3; back }
      flow "three" after "two" { expect screen == s and n == 3 }
      """)
    #expect(results.map { $0.outcome } == [.passed, .passed, .passed])
  }

  @Test("flows that come after each other in a circle fail and say so")
  func circle() {
    let results: [FlowResult] = results(
      "flow \"one\" after \"two\" { }\nflow \"two\" after \"one\" { }")
    #expect(results.map { $0.diagnostic?.id } == ["flow-cycle", "flow-cycle"])
  }

  @Test("setup runs before each flow of its file, and not in the session")
  func setup() {
    let results: [FlowResult] = results("setup { n = 5 }\nflow \"one\" { expect n == 5 }")
    #expect(results.map { $0.outcome } == [.passed])
    #expect(Trial(head + "setup { n = 5 }").value("n") == "0")
  }

  @Test("a flow with rows runs once for each")
  func rows() {
    let results: [FlowResult] = results(
      "flow \"adds\" with line in \"sums.csv\" { n = line.a; expect n + 1 == line.b }",
      files: ["sums.csv": "a,b\n1,2\n2,3\n3,5\n"])
    #expect(results.map { $0.flow.title } == ["adds [1]", "adds [2]", "adds [3]"])
    #expect(results.map { $0.outcome } == [.passed, .passed, .failed])
  }

  @Test("skip leaves a flow out with its reason, stop ends it where it is")
  func skip() {
    let results: [FlowResult] = results(
      """
      flow "one" { skip "not on this device" }
      flow "two" { if n == 0 { stop }; expect n == 1 }
      """)
    #expect(results.map { $0.outcome } == [.skipped("not on this device"), .passed])
  }

  @Test(
    "an expectation that isn't met shows the value of its parts, the last gestures and the screen")
  func expectation() throws {
    let result: FlowResult = try #require(
      results("flow \"one\" {\n  tap b\n  tap go\n  expect n == 0 and stack.count == n + 3\n}")
        .first)
    let diagnostic: Diagnostic = try #require(result.diagnostic)
    #expect(result.verdict == .notAsExpected)
    #expect(diagnostic.remark == "8:21 expectation")
    #expect(diagnostic.message == "not so in flow \"one\"")
    #expect(diagnostic.label == "2")
    #expect(diagnostic.notes.map { $0.message } == ["n + 3 is 3"])
    #expect(result.lastGestures == ["tap b", "tap go"])
    #expect(result.machine.location == "B › Start › Detail")
    #expect(result.steps.map { $0.verdict } == [.fine, .fine, .notAsExpected])
  }

  @Test(
    "the part that is shown is the one that isn't a literal",
    arguments: [
      ("expect n == 1", "n", "0"), ("expect 1 == n", "n", "0"),
      ("expect tab == b", "tab", "a"), ("expect stack == [s, d]", "stack", "[s]"),
      ("expect not screen == s", "screen", "s"),
      ("expect t is selected", "t is selected", "it isn't"),
      ("expect (n == 0) and (n == 2)", "n", "0"),
      ("expect f.text contains \"x\"", "f.text", "\"\""),
      ("expect n > 3 or n < 0", "n", "0"), ("expect t.on", "t.on", "false"),
    ])
  func shown(_ line: String, _ part: String, _ value: String) throws {
    let result: FlowResult = try #require(results("flow \"one\" { \(line) }").first)
    let diagnostic: Diagnostic = try #require(result.diagnostic)
    #expect(diagnostic.source?.text(diagnostic.span) == part)
    #expect(diagnostic.label == value)
  }

  @Test("a refused gesture fails the flow with the obstacle")
  func refused() throws {
    let result: FlowResult = try #require(results("flow \"one\" { back }").first)
    #expect(result.verdict == .failed)
    #expect(result.diagnostic?.id == "refused-root")
  }

  @Test("steps take arguments, see nothing else, and say where they were used")
  func steps() throws {
    let results: [FlowResult] = results(
      """
      steps fill what { type (what) into f; expect f.text contains what }
      steps deep { deep }
      flow "one" { let what = "no"; fill "yes"; fill (f.text + "!") }
      flow "two" { let x = 1; bad }
      steps bad { expect x == 1 }
      flow "three" { fill }
      flow "four" { deep }
      """)
    #expect(
      results.map { $0.diagnostic?.id } == [
        nil, "unknown-name", "argument-count", "steps-too-deep",
      ])
    #expect(results[1].diagnostic?.notes.last?.message == "used here")
  }

  @Test("undo, marks and try work in a flow as they do at the prompt")
  func undo() {
    let results: [FlowResult] = results(
      """
      flow "one" {
        n = 1; n = 2; undo; expect n == 1
        mark "m"; tap go; go "m"; expect screen == s
        try { tap go; expect screen == d }
        expect screen == s
        let x = [1, 2, 3]
        for i in x { n = n + i }
        expect n == 7
        undo
        expect n == 1
      }
      """)
    #expect(results.map { $0.outcome } == [.passed])
  }

  @Test("a literal can be an expression in parentheses wherever it stands")
  func parentheses() {
    let trial = Trial(
      """
      screen a "A" { table t plain { row "One" -> b; row two "Two" -> b }; search { scopes all }; button c "C" -> b }
      screen b "B"
      popover p "P" { label l "x" }
      flow "one" {
        let n = 1; let way = "down"; let name = "C"; let place = b; let bar = "toolbar"
        tap row (n + 1); back
        swipe (way)
        tap (name); back
        push (place); pop
        tap row ("O" + "ne"); expect screen == place; back
        tap row (t.rows[n]); back
        device ("ip" + "ad")
        present (p) from (name)
        expect p is open
      }
      """)
    #expect(trial.errors == [])
    for flow in trial.session.flows {
      let result: FlowResult = trial.session.program.run(flow, on: "iphone")
      #expect(result.diagnostic.map { "\($0.remark) \($0.message)" } == nil)
    }
  }

  @Test("G3 · the same flow gives the same steps and the same state each time")
  func same() {
    let flow = "flow \"one\" { repeat 20 { tap go; back; tap b; tap a; type \"x\" into f } }"
    let first: FlowResult = results(flow)[0]
    let second: FlowResult = results(flow)[0]
    #expect(first.outcome == .passed)
    #expect(first.machine.state == second.machine.state)
    #expect(first.machine.outline == second.machine.outline)
    #expect(first.steps.map { $0.events } == second.steps.map { $0.events })
    #expect(first.steps.count == 100)
  }
}
