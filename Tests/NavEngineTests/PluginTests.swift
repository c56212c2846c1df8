import NavEngine
import NavModel
import NavSyntax
import Testing

@Suite("Plugins in a prototype")
struct PluginTests {
  private static let prototype = """
    use stars >= 1.0
    var best = none
    var fulls = 0
    tabs { tab home "Home" -> song; tab more1 "More" -> other }
    screen song "So What" {
      rating stars "Your rating" { max 3; on change { best = stars.value }; on full { fulls = fulls + 1 } }
      rating other "Another"
    }
    screen other "Other" { label l "L" }
    popover pop "Pop" { rating inner "Inner" { shape heart; loops true } }
    """

  @Test("a component is rated, refused and read like any control; what it doesn't take is refused")
  func gestures() {
    let trial = Trial(Self.prototype)
    #expect(trial.errors == [])
    #expect(trial.enter("rate stars 2; expect stars.value == 2 and best == 2") == .fine)
    #expect(trial.enter("rate stars 4 refused as plugin") == .fine)
    #expect(trial.enter("rate stars 4") == .failed)
    #expect(trial.enter("tap stars; expect stars.value == 1") == .fine)
    #expect(trial.enter("rate \"Another\" 5; expect other.value == 5") == .fine)
    #expect(trial.enter("rat stars 2") == .failed)
    #expect(trial.diagnostics.first?.help == "did you mean rate?")
    #expect(trial.enter("rate stars") == .failed)
    #expect(trial.enter("rate stars \"a\"") == .failed)
    #expect(trial.enter("rate stars 1 2") == .failed)
    #expect(trial.enter("rate l 1") == .failed)
  }

  @Test("a component's action may be a word of the language: the component decides")
  func words() {
    let trial = Trial(Self.prototype)
    #expect(trial.enter("rate stars 2; clear stars; expect stars.value == 0") == .fine)
    #expect(trial.enter("clear l refused") == .fine)
  }

  @Test("a component undoes, redoes, resets and survives a redefinition")
  func history() {
    let trial = Trial(Self.prototype)
    trial.enter("rate stars 2; rate stars 3")
    #expect(trial.enter("undo; expect stars.value == 2 and best == 2") == .fine)
    #expect(trial.enter("redo; expect stars.value == 3 and fulls == 1") == .fine)
    #expect(trial.enter("screen other \"Elsewhere\"; expect stars.value == 3") == .fine)
    #expect(trial.enter("reset; expect stars.value == 0 and best == none") == .fine)
  }

  @Test("a fault of a plugin fails the statement at its place, and nothing else is lost")
  func faults() {
    let trial = Trial(Self.prototype)
    trial.enter("rate stars 2")
    #expect(trial.enter("fail stars") == .failed)
    #expect(trial.errors == ["plugin-died"])
    #expect(trial.diagnostics.first?.span == Span(0, 10))
    #expect(trial.enter("expect stars.value == 2; rate stars 3; expect stars.value == 3") == .fine)
  }

  @Test("a component tells the app what it has to tell, by the laws")
  func events() {
    let trial = Trial(Self.prototype)
    #expect(trial.enter("tell stars") == .fine)
    #expect(trial.enter("expect best == 7 and tabs.home.badge == 2") == .fine)
    #expect(trial.enter("expect screen == other and pop is open") == .fine)
  }

  @Test("a component hears the clock, and what waits for it sees it")
  func clock() {
    let trial = Trial(Self.prototype)
    trial.enter("rate stars 1")
    #expect(trial.enter("wait 2s; expect stars.value == 3") == .fine)
    #expect(trial.enter("wait until stars.value >= 10 within 60s; expect clock == 9s") == .fine)
    #expect(trial.enter("expect other.value == 0") == .fine)
  }

  @Test("what can be done to a component is listed with what can be done to everything else")
  func possible() {
    let trial = Trial(Self.prototype)
    let lines: [String] = trial.session.machine.possibleGestures().map { $0.line }
    #expect(lines.contains("tap stars"))
    #expect(lines.contains("rate stars 3"))
  }

  @Test(
    "what is wrong with a component is said at its place, before anything runs",
    arguments: [
      ("use stars\nscreen a \"A\" { rating r \"R\" { mix 3 } }", "2:31 unknown-property"),
      ("use stars\nscreen a \"A\" { rating r \"R\" { max 0 } }", "2:35 wrong-value"),
      ("use stars\nscreen a \"A\" { rating r \"R\" { shape moon } }", "2:37 wrong-value"),
      ("use stars\nscreen a \"A\" { rating r \"R\" { loops 3 } }", "2:37 wrong-value"),
      ("use stars\nscreen a \"A\" { rating r \"R\" { on empty { } } }", "2:34 unknown-event"),
      ("use stars\nscreen a \"A\" { rating r \"R\" { segmented } }", "2:31 unfit-clause"),
      ("use stars\nscreen a \"A\" { ratin r \"R\" }", "2:16 unknown-element"),
      ("screen a \"A\" { rating r \"R\" }", "1:16 unknown-element"),
      ("use nothing", "1:5 plugin-missing"),
      ("use stars >= 2", "1:14 plugin-too-old"),
      ("use stars >= \"1.3.4\"", "1:14 plugin-too-old"),
      ("use stars >= true", "1:14 not-a-version"),
      ("use secret", "1:5 plugin-not-trusted"),
      (
        "use stars\nscreen a \"A\" { table t plain from \"a.txt#broken\" { cell line } }",
        "2:35 plugin-failed"
      ),
    ])
  func definitionErrors(text: String, remark: String) {
    #expect(Trial.remarks(text, files: ["a.txt": "one\ntwo\n"]) == [remark])
  }

  @Test("a plugin that nobody has agreed to has a verdict of its own")
  func trust() {
    let trial = Trial()
    #expect(trial.enter("use secret; screen a \"A\" { rating r \"R\" }") == .notTrusted)
    #expect(Verdict.notTrusted.exitStatus == 5)
  }

  @Test("a property that isn't always set has the manifest's value the rest of the time")
  func properties() {
    let trial = Trial(
      "use stars\nvar big = false\nscreen a \"A\" { rating r \"R\" { shape heart when big } }")
    #expect(trial.value("r.shape") == "star")
    trial.enter("big = true")
    #expect(trial.value("r.shape") == "heart")
    #expect(trial.value("r.max") == "5")
  }

  @Test("a command runs with its arguments, changes nothing, and is helped with")
  func commands() {
    let trial = Trial(Self.prototype)
    #expect(trial.enter("shout \"so what\"") == .fine)
    #expect(trial.texts == ["SO WHAT"])
    #expect(trial.session.history(last: 10).isEmpty)
    #expect(trial.enter("shout") == .failed)
    #expect(trial.enter("shout 3") == .failed)
    trial.enter("help shout")
    #expect(trial.listing.map { $0.term } == ["shout TEXT", "  shout \"so what\""])
    trial.enter("apropos louder")
    #expect(trial.listing.map { $0.term } == ["shout TEXT"])
    trial.enter("help rating")
    #expect(trial.listing.map { $0.term }.contains("rate COMPONENT STARS"))
  }

  @Test("an exporter gets the navigation map")
  func exporters() {
    let trial = Trial(
      "use stars\ntabs { tab t \"T\" -> a }\nscreen a \"A\" { button b \"B\" -> p }\nsheet p \"P\" { button c \"C\" closes }"
    )
    #expect(trial.enter("export titles") == .fine)
    #expect(
      trial.texts == [
        #"{"title":"","tabs":[{"name":"t","title":"T","screen":"a"}],"screens":[{"name":"a","title":"A","elements":[{"kind":"button","name":"b","title":"B","leads":["p"]}]}],"presentations":[{"kind":"sheet","name":"p","title":"P","elements":[{"kind":"button","name":"c","title":"C","ends":"closes"}]}]}"#
      ])
    #expect(trial.enter("export nothing") == .wrongDefinition)
  }

  @Test("a source makes rows of a file, with a query behind it")
  func sources() {
    let trial = Trial(
      "use stars\nscreen a \"A\" { table t plain from \"a.txt#!\" { cell line } }",
      files: ["a.txt": "one\ntwo\n"])
    #expect(trial.value("t.rows.count") == "2")
    #expect(trial.value("t.rows.last.line") == "two!")
  }

  @Test("`plugins` and `plugin …` are passed on")
  func manage() {
    let trial = Trial(Self.prototype)
    trial.enter("plugin info stars")
    #expect(trial.listing.map { $0.term } == ["info stars"])
  }
}

extension Trial {
  /// The entries of the last listing.
  fileprivate var listing: [Listing.Entry] {
    answers.compactMap {
      if case .listing(let listing) = $0.content { listing.entries } else { nil }
    }
    .last ?? []
  }
}
