import NavEngine
import NavModel
import NavSyntax
import Testing

/// Redefining a prototype while it runs.
@Suite struct RedefinitionTests {
  private let prototype = """
    var n = 0
    tabs { tab a "A" -> s; tab b "B" -> t; tab c "C" -> t }
    screen s "Start" { button go "Go" -> d(1); field f "F"; toggle on "On"; button open "Open" -> p }
    screen d(x) "Detail" { var seen = 0; field note "Note"; stepper count "Count"; button see "See" { on tap { seen = seen + 1 } } }
    screen t "Other" { table rows plain { row "One"; row "Two"; select one } }
    popover p "Popover" { toggle draft "Draft"; field word "Word"; button sub "Sub" -> q }
    sheet q "Sheet" { field name "Name" }
    """

  private func notes(_ trial: Trial) -> [String] {
    trial.diagnostics.filter { $0.severity == .note }.map { $0.message }
  }

  @Test(
    "a screen that is redefined keeps its place on every stack, and its values by name and kind")
  func screen() {
    let trial = Trial(prototype)
    trial.enter("n = 4; tap go; type \"hello\" into note; increase count; tap see; tap see")
    trial.enter("tap b; tap a")
    trial.enter(
      "screen d(x) \"New\" { var seen = 0; toggle count \"C\"; label l \"\\(x)\"; field note \"Note\" }"
    )
    #expect(trial.diagnostics.isEmpty)
    #expect(trial.value("stack") == "[s, d]")
    #expect(trial.value("note.text") == "hello")
    #expect(trial.value("seen") == "2")
    #expect(trial.value("x") == "1")
    #expect(trial.value("l.text") == "1")
    #expect(trial.value("count.on") == "false")
    #expect(trial.value("n") == "4")
  }

  @Test("a variable starts again only when its first value changed")
  func variables() {
    let trial = Trial(prototype)
    trial.enter("n = 4; tap go; tap see")
    trial.enter("var n = 0")
    #expect(trial.value("n") == "4")
    trial.enter("var n = 1")
    #expect(trial.value("n") == "1")
    trial.enter("screen d(x) \"D\" { var seen = 7 }")
    #expect(trial.value("seen") == "7")
  }

  @Test("tabs keep stack, badge and selection by name; what is gone is told")
  func tabs() {
    let trial = Trial(prototype)
    trial.enter("tap go; badge a 5; tap b; badge c 1")
    trial.enter("tabs { tab b \"B\" -> t; tab x \"X\" -> t; tab a \"A\" -> s }")
    #expect(notes(trial) == ["the tab c is gone, with its stack"])
    #expect(trial.value("tab") == "b")
    #expect(trial.value("tabs.a.badge") == "5")
    #expect(trial.value("tabs.shown") == "[b, x, a]")
    trial.enter("tap a")
    #expect(trial.value("stack") == "[s, d]")
  }

  @Test("the order that a person gave the tabs stays")
  func order() {
    let tabs: String = (1...7).map { "tab t\($0) \"\($0)\" -> s" }.joined(separator: "; ")
    let trial = Trial("tabs { \(tabs) }\nscreen s \"S\"")
    trial.enter("tap more; edit; move tab t7 to 1; done")
    trial.enter("tabs { \(tabs); tab t8 \"8\" -> s }")
    #expect(trial.value("tabs.shown") == "[t7, t1, t2, t3]")
    #expect(trial.value("tabs.more") == "[t4, t5, t6, t8]")
  }

  @Test("a table keeps its selection where its rows are the same")
  func tables() {
    let trial = Trial(prototype)
    trial.enter("tap b; tap row 2")
    #expect(trial.value("rows.selected.count") == "1")
    trial.enter(
      "screen t \"T\" { label l \"x\"; table rows plain { row \"One\"; row \"Two\"; select one } }")
    #expect(trial.value("rows.selected.count") == "1")
    #expect(trial.diagnostics.isEmpty)
    trial.enter("screen t \"T\" { table rows plain { row \"One\"; row \"Three\"; select one } }")
    #expect(notes(trial) == ["the rows of a table of t are others; its selection is gone"])
    #expect(trial.value("rows.selected.count") == "0")
  }

  @Test("what is presented stays while it exists, with its draft; else it closes with all above it")
  func presented() {
    let trial = Trial(prototype)
    trial.enter("tap open; tap draft; type \"x\" into word")
    trial.enter("popover p \"P2\" { field word \"Word\"; toggle draft \"Draft\"; label l \"new\" }")
    #expect(trial.value("popover") == "p")
    #expect(trial.value("draft.on") == "true")
    #expect(trial.value("word.text") == "x")
    trial.enter("sheet p \"P3\" { label l \"new\" }")
    #expect(notes(trial) == ["p is gone and was closed"])
    #expect(trial.value("presented") == "[]")
  }

  @Test("redefine among statements takes the place where it stands, as a recording wants")
  func inAScript() {
    let trial = Trial()
    let verdict: Verdict = trial.enter(
      """
      screen a "A" { label l "old" }
      expect l.text == "old"
      redefine screen a "A" { label l "new" }
      expect l.text == "new"
      """, mode: .script)
    #expect(verdict == .fine)
    #expect(trial.errors == [])
  }

  @Test("a wrong redefinition leaves the old one running")
  func wrong() {
    let trial = Trial(prototype)
    trial.enter("tap go")
    #expect(trial.enter("screen d(x) \"D\" { button x \"X\" { secure } }") == .wrongDefinition)
    #expect(trial.value("note.text") == "")
    #expect(trial.enter("screen d \"D\"") == .wrongDefinition)
    #expect(trial.errors == ["argument-count"])
    #expect(trial.value("x") == "1")
  }

  @Test("an app gets tabs, and loses them, keeping what shows")
  func tabsComeAndGo() {
    let trial = Trial("screen s \"S\" { button go \"Go\" -> d }\nscreen d \"D\"")
    trial.enter("tap go; tabs { tab a \"A\" -> d; tab b \"B\" -> s }")
    #expect(trial.value("tab") == "b")
    #expect(trial.value("stack") == "[s, d]")
  }

  @Test("a timer that runs goes on after a redefinition")
  func timers() {
    let trial = Trial(prototype)
    trial.enter("after 2s { n = 9 }; screen s \"Other\"; wait 3s")
    #expect(trial.value("n") == "9")
  }

  @Test(
    "the followed file is read again: wrong ones leave the old running, typed lines stay on top")
  func reload() throws {
    let files = ChangingFiles()
    files.set("test.proto", "screen a \"A\" { label l \"one\" }\nscreen b \"B\"")
    let session = Session(environment: files.environment)
    #expect(session.load("test.proto") { _ in } == .fine)
    func enter(_ text: String) {
      _ = session.enter(SourceText(name: "prompt", text: text), mode: .prompt) { _ in }
    }
    func label() throws -> String {
      let machine: Machine = session.machine
      let path: InstancePath = try #require(machine.topPath(ofSurface: 0))
      let title: Expression = try #require(machine.screen(at: path)?.elements.first?.title)
      return machine.shownText(title, in: Scope(owner: path))
    }
    files.set("test.proto", "screen a \"A\" { label l \"two\" }\nscreen b \"B\"")
    #expect(session.reload().verdict == .fine)
    #expect(try label() == "two")
    files.set("test.proto", "screen a \"A\" { label l \"three\" ")
    #expect(session.reload().verdict == .wrongDefinition)
    #expect(try label() == "two")
    enter("screen b \"B\" { label l \"typed\" }; push b")
    files.set(
      "test.proto", "screen a \"A\" { label l \"four\" }\nscreen b \"B\" { label l \"file\" }")
    #expect(session.reload().verdict == .fine)
    #expect(try label() == "typed")
    #expect(session.program.prototype.definitions.screens.count == 2)
  }
}
