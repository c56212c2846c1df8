import NavEngine
import NavModel
import NavSyntax
import Testing

/// Questions: what they say, and that they change nothing.
@Suite struct QuestionTests {
  private let prototype = """
    var n = 2
    tabs { tab a "Home" -> s; tab b "B" -> s { badge n } }
    screen s "Home" { button go "Go" -> d; toggle on "On"; button off "Off" { disabled } }
    screen d "Detail \\(n)" { button up "Up" -> p; field secret "Secret" { secure } }
    popover p "Options" { choice c of "One" "Two" }
    """

  private func lines(_ trial: Trial, _ statement: String) -> [String] {
    trial.enter(statement)
    return trial.texts.flatMap { $0.split(separator: "\n").map { String($0) } }
  }

  private func listing(_ trial: Trial, _ statement: String) -> [String] {
    trial.enter(statement)
    for answer in trial.answers {
      if case .listing(let listing) = answer.content { return listing.entries.map { $0.term } }
    }
    return []
  }

  @Test("where says in one line where it is")
  func whereAmI() {
    let trial = Trial(prototype)
    #expect(lines(trial, "where") == ["Home"])
    #expect(lines(trial, "tap go; where") == ["Home › Detail 2"])
    #expect(lines(trial, "tap up; where") == ["Home › Detail 2 ⌃Options"])
    #expect(lines(trial, "close; tap b; where") == ["B › Home"])
  }

  @Test("G3 · tree is the same for the same state, as text and as JSON")
  func tree() {
    let trial = Trial(prototype)
    trial.enter("tap go; tap up; choose \"Two\" in c")
    let first: [String] = lines(trial, "tree")
    #expect(
      first == [
        "device: iphone", "landscape: no", "clock: 0", "variables", "  n: 2", "app", "  tab: a",
        "  tabs", "    - name: a", "      stack", "        - screen: s", "          on: no",
        "        - screen: d", "          secret: \"\"", "    - name: b", "      badge: 2",
        "      stack", "        - screen: s", "          on: no",
      ])
    let json: [String] = lines(trial, "tree json")
    #expect(
      json == [
        #"{"device":"iphone","landscape":false,"clock":0,"variables":{"n":2},"app":{"tab":"a","#
          + #""tabs":[{"name":"a","stack":[{"screen":"s","on":false},{"screen":"d","secret":""}]},"#
          + #"{"name":"b","badge":2,"stack":[{"screen":"s","on":false}]}]}}"#
      ])
  }

  @Test("JSON escapes quotes, backslashes and control characters")
  func json() {
    let outline: Outline = .record([
      Outline.Field("a\"b", .text("x\\y\n\t\u{01}é")),
      Outline.Field("list", .list([.none, .number(1.5)])),
    ])
    #expect(outline.json == #"{"a\"b":"x\\y\n\t\u0001é","list":[null,1.5]}"#)
  }

  @Test("diff says what the last statement changed, or what changed since a mark")
  func diff() {
    let trial = Trial(prototype)
    #expect(lines(trial, "diff") == ["nothing has happened yet"])
    #expect(lines(trial, "tap go; diff") == ["app.tabs.1.stack.2: none → d"])
    #expect(
      lines(trial, "mark \"m\"; n = 5; tap up; tap \"One\"; diff \"m\"").first
        == "variables.n: 2 → 5")
    #expect(lines(trial, "mark \"k\"; diff \"k\"") == ["nothing has changed"])
    trial.enter("undo")
    #expect(trial.value("n") == "5")
  }

  @Test("why says what would become of a gesture, and does nothing")
  func why() {
    let trial = Trial(prototype)
    #expect(lines(trial, "why tap go") == ["it would be done"])
    #expect(lines(trial, "why tap off").first == lines(trial, "why tap off").first)
    trial.enter("tap off")
    let refusal: String = trial.diagnostics.first?.message ?? ""
    #expect(!refusal.isEmpty)
    #expect(lines(trial, "why tap off").first == refusal)
    #expect(trial.value("screen") == "s")
    #expect(trial.enter("undo") == .failed)
  }

  @Test("can lists only what works, and everything it lists works")
  func can() {
    let trial = Trial(prototype)
    let gestures: [String] = listing(trial, "can")
    #expect(gestures.contains("tap go"))
    #expect(!gestures.contains("tap off"))
    for gesture in gestures {
      #expect(trial.enter(gesture) == .fine, "\(gesture)")
      trial.enter("undo")
    }
  }

  @Test("help comes out of the tables of the grammar")
  func help() {
    let trial = Trial()
    #expect(listing(trial, "help search").contains("search TEXT [in SCOPE]"))
    #expect(
      listing(trial, "help tap row") == [
        "tap row ROW", "  tap row 2", "  tap row where name == \"Lamp\"",
      ])
    #expect(listing(trial, "apropos badge").contains("badge TAB VALUE"))
    #expect(listing(trial, "help").count > 80)
    #expect(listing(trial, "help nonsense").isEmpty)
  }

  @Test("history lists what was done, marks what was named")
  func history() {
    let trial = Trial(prototype)
    trial.enter("tap go; mark \"m\"; expect screen == d; back; undo")
    trial.enter("history")
    guard case .listing(let listing) = trial.answers.first?.content else {
      Issue.record("no listing")
      return
    }
    #expect(listing.entries == [Listing.Entry("@1", "tap go")])
    #expect(self.listing(trial, "marks") == ["m"])
  }

  @Test("complete passes its text to who knows")
  func complete() {
    let trial = Trial()
    trial.session.completions = { text, _ in [Listing.Entry(text + "!")] }
    #expect(listing(trial, "complete \"tap \"") == ["tap !"])
  }

  @Test("show gives the machine as it is, and what of it was asked for")
  func show() throws {
    let trial = Trial(prototype)
    trial.enter("tap go; show; show up")
    let scenes: [(Machine, Target?)] = trial.answers.compactMap {
      if case .scene(let machine, let target) = $0.content { (machine, target) } else { nil }
    }
    #expect(scenes.count == 2)
    #expect(scenes.first?.0.state == trial.session.machine.state)
    #expect(scenes.last?.1 != nil)
  }
}
