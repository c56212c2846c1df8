import NavEngine
import NavModel
import NavSyntax
import Synchronization
import Testing

/// Entries at the prompt and scripts.
@Suite struct PromptTests {
  @Test("a prototype grows at the prompt, an unknown target being a warning until it is tapped")
  func grows() {
    let trial = Trial()
    #expect(trial.enter("screen a \"A\" { button go \"Go\" -> b }") == .fine)
    #expect(trial.diagnostics.map { $0.severity } == [.warning])
    #expect(trial.enter("tap go") == .failed)
    #expect(trial.enter("screen b \"B\" { label l \"here\" }") == .fine)
    #expect(trial.diagnostics.isEmpty)
    #expect(trial.enter("tap go") == .fine)
    #expect(trial.value("l.text") == "here")
  }

  @Test("a wrong line leaves everything as it was")
  func wrongLine() {
    let trial = Trial("screen a \"A\" { button go \"Go\" -> b }\nscreen b")
    for line in [
      "tap", "tap \"", "screen {", "screen a { button x -> }", "expect", "foo bar", "tap go tap go",
      "screen c { secure }", "}", "print (1 +", "print 1 / 0", "print nothing.at.all",
      "tap row where nme == 2", "x = 3", "push c", "load \"nowhere.proto\"", "go \"x\"",
    ] {
      #expect(trial.enter(line) != .fine, "\(line)")
      #expect(!trial.diagnostics.isEmpty, "\(line)")
    }
    #expect(trial.value("screen") == "a")
    #expect(trial.enter("tap go") == .fine)
  }

  @Test("the prompt goes on after an error, a script ends there")
  func stops() {
    let prototype = "var n = 0\nscreen a"
    let trial = Trial(prototype)
    #expect(trial.enter("n = 1; back; n = 2") == .failed)
    #expect(trial.value("n") == "2")
    let script = Trial(prototype)
    #expect(script.enter("n = 1; back; n = 2", mode: .script) == .failed)
    #expect(script.value("n") == "1")
  }

  @Test("a script's definitions count wherever they stand")
  func hoisted() {
    let trial = Trial()
    let verdict: Verdict = trial.enter(
      "tap go\nexpect screen == b\nscreen a { button go -> b }\nscreen b", mode: .script)
    #expect(verdict == .fine)
  }

  @Test("verdicts tell what kind of thing went wrong")
  func verdicts() {
    let trial = Trial("var n = 0\nscreen a { button x \"X\" { disabled } }")
    #expect(trial.enter("tap x") == .failed)
    #expect(trial.enter("expect n == 1") == .notAsExpected)
    #expect(trial.enter("expect m == 1") == .wrongDefinition)
    #expect(trial.enter("pop") == .failed)
    #expect(trial.enter("tap x refused as disabled") == .fine)
    #expect(trial.enter("tap x refused as modal") == .notAsExpected)
    #expect(trial.enter("swipe down refused") == .notAsExpected)
    #expect(trial.enter("swipe down intercepted") == .notAsExpected)
    #expect(trial.enter("screen b { c(1) }") == .wrongDefinition)
    #expect(Verdict.notAsExpected.joined(with: .failed) == .failed)
    #expect(Verdict.failed.joined(with: .wrongDefinition) == .wrongDefinition)
    #expect(Verdict.allCases.map { $0.exitStatus } == [0, 2, 5, 3, 4, 130])
  }

  @Test(
    "an expectation that isn't met tells the last gestures and shows the screen where it wasn't")
  func expectation() throws {
    let trial = Trial("screen a { button go \"Go\" -> b }\nscreen b")
    trial.enter("tap go; back; repeat 1 { tap go; expect screen == a }")
    let notes: [String] = trial.diagnostics.flatMap { $0.notes.map { $0.message } }
    #expect(
      notes == [
        "last gestures: tap go; back; tap go", "nothing that this statement had done was kept",
      ])
    guard case .scene(let machine, of: nil) = trial.answers.last?.content else {
      Issue.record("no scene")
      return
    }
    #expect(machine.location == "a › b")
    #expect(trial.session.location == "a")
    trial.enter("expect screen == b")
    guard case .scene(let now, of: nil) = trial.answers.last?.content else {
      Issue.record("no scene")
      return
    }
    #expect(now.location == "a")
  }

  @Test("a refusal that was expected with other words says which there were")
  func because() {
    let trial = Trial("screen a { button x \"X\" { disabled } }")
    #expect(trial.enter("tap x refused as disabled because \"no\"") == .notAsExpected)
    #expect(trial.diagnostics.first?.label == "nothing is said")
  }

  @Test("quit ends the session and what stands behind it")
  func quit() {
    let trial = Trial("var n = 0\nscreen a")
    trial.enter("quit; n = 1")
    #expect(trial.session.hasQuit)
    #expect(trial.session.machine.state.variables == [.number(0)])
  }

  @Test("options are shown and set")
  func options() {
    let trial = Trial()
    trial.enter("set show always")
    trial.enter("option show")
    guard case .option(let name, let value) = trial.answers.first?.content else {
      Issue.record("no option")
      return
    }
    #expect(name == "show" && value == "always")
    #expect(trial.enter("option shw") == .failed)
    #expect(trial.enter("set show sometimes") == .failed)
    #expect(trial.enter("screen a; screen b { label l \"x\" }; push b") == .fine)
    #expect(trial.answers.last?.machine?.location == "a › b")
  }

  @Test("a session on another device starts there")
  func device() {
    let trial = Trial("app \"A\" on iphone\nscreen a", device: "ipad")
    #expect(trial.value("device") == "ipad")
    trial.enter("reset")
    #expect(trial.value("device") == "ipad")
    #expect(Trial("screen a", device: "iphne").errors == ["unknown-device"])
  }

  @Test("inline rows are found by their texts")
  func inlineRows() {
    let trial = Trial(
      "var n = 0\nscreen a { table t plain { row \"One\" subtitle \"x\"; row \"Two\" value \"y\" } { } }"
    )
    #expect(!trial.errors.isEmpty)
    let right = Trial(
      "screen a { table t plain { row \"One\" subtitle \"x\" -> b; row \"Two\" value \"y\" -> b } }\nscreen b"
    )
    #expect(
      right.enter("tap row where title == \"Two\"; back; tap row where subtitle == \"x\"") == .fine)
    #expect(right.enter("back; tap row where value == \"y\"") == .fine)
  }

  @Test("load at the prompt replaces what has the same name")
  func load() {
    let trial = Trial(
      "var n = 1\nscreen a \"A\" { label l \"old\" }",
      files: ["more.proto": "screen a \"A\" { label l \"new\" }\nscreen b \"B\""])
    trial.enter("n = 2; load \"more.proto\"")
    #expect(trial.value("l.text") == "new")
    #expect(trial.value("n") == "2")
  }

  @Test("an interrupted statement is undone whole, and the session goes on")
  func interrupted() {
    let asked = Mutex<Int>(0)
    let environment = Environment(
      services: Files(contents: [:]).environment.services,
      isInterrupted: {
        asked.withLock { count in
          count += 1
          return count == 100
        }
      }
    ) { (_: String, _: String) throws(FileFailure) -> [UInt8] in throw FileFailure(.missing) }
    let session = Session(environment: environment)
    func enter(_ text: String) -> Verdict {
      session.enter(SourceText(name: "prompt", text: text), mode: .prompt) { _ in }
    }
    #expect(enter("var n = 0; n = 7; repeat 1000000000 { n = n + 1 }; n = 3") == .interrupted)
    #expect(session.machine.state.variables == [.number(7)])
    #expect(enter("n = 8") == .fine)
  }
}

/// What nobody may read.
@Suite struct SecretTests {
  @Test("F2 · what is typed into a secure field is in no history, no tree and no report")
  func secret() {
    let prototype = """
      screen a "A" { field word "Word" { secure }; field other "Other" }
      flow "x" { type "c4nary" into word; tap "Word"; type "c4nary"; paste "c4nary" into "Word"; back }
      """
    let trial = Trial(prototype)
    trial.enter("type \"plain\" into other; type \"c4nary\" into word; tap word; type \"c4nary\"")
    let history: [String] = trial.session.history(last: 10).map { $0.text }
    #expect(
      history == [
        "type \"plain\" into other", "type \"•••\" into word", "tap word", "type \"•••\"",
      ])
    #expect(!trial.session.machine.outline.json.contains("c4nary"))
    for answer in trial.answers {
      guard let statement = answer.statement, statement.text.contains("c4nary") else { continue }
      #expect(trial.session.isSecret(statement))
    }
    let result: FlowResult = trial.session.program.run(trial.session.flows[0], on: "iphone")
    #expect(result.outcome == .failed)
    #expect(!result.lastGestures.joined().contains("c4nary"))
  }
}
