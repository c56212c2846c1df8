import NavEngine
import NavModel
import NavSyntax
import Testing

@testable import NavExplore
@testable import NavGuidelines

@Suite("What check finds")
struct FindingTests {
  /// A prototype with one fault of each kind.
  static let faults = """
    app "Faults" on iphone
    var n = 0
    screen home "Home" {
      button a "A" -> filters
      button b "B" -> loop
      button c "C" { on tap { n = n + 1; if n == 3 { n = 0; present locked } } }
      button d "D" { on tap { present twice; present twice } }
      button e "E" { on tap { repeat 20000 { n = n } } }
      button x "X"
    }
    popover filters "Filters" adapts full { toggle t "T" }
    screen loop "Loop" { hides tabs }
    alert locked "Locked" { button "OK" { disabled } }
    alert twice "Twice" { button "OK" closes }
    screen orphan "Orphan" { button z "Z" -> child }
    screen child "Child"
    rule "n small" { n < 2 }
    never "locked" { locked is open }
    reachable loop within 1 taps
    reachable locked within 2 taps
    reachable child within 5 taps
    rule "unreadable" { n + "text" > 2 }
    """

  static let found: [String] = [
    "already-presented: tap d", "never-rests: tap e", "no-way-out: tap a",
    "no-way-out: tap c; tap c; tap c", "broken-rule: tap c; tap c",
    "broken-rule: tap c; tap c; tap c", "too-far: tap c; tap c; tap c", "too-far: ",
    "unreadable-rule: ", "leads-nowhere: ", "unreachable-presentation: ", "unreachable-screen: ",
    "unreachable-screen: ",
  ]

  @Test("each fault is found once, with the shortest flow that shows it")
  func faults() {
    let findings = Prototypes.findings(FindingTests.faults) {
      $0.except = Guideline.all.map { $0.id }
    }
    #expect(findings == FindingTests.found)
  }

  @Test("every flow of a finding leads where it says when it is played")
  func replay() throws {
    let (session, errors) = Prototypes.session(FindingTests.faults)
    #expect(errors == [])
    let report = Prototypes.report(FindingTests.faults)
    let locked = try #require(report.findings.first { $0.message.contains("locked can't be left") })
    for line in try #require(locked.flow) {
      #expect(session.enter(.init(name: "flow", text: line), mode: .script) { _ in } == .fine)
    }
    #expect(session.location.contains("Locked"))
  }

  @Test("what is hidden behind another tab is brought about before it is told")
  func hidden() {
    let findings = Prototypes.findings(
      """
      var ready = false
      tabs { tab one "One" icon "1.circle" -> one; tab two "Two" icon "2.circle" -> two }
      screen one "One" { button next "Next" -> deep }
      screen deep "Deep" { button set "Set" { on tap { ready = true } } }
      screen two "Two" { button go "Go" -> prize when ready }
      screen prize "Prize" {}
      never "won" { screen == prize and tab == two }
      """)
    #expect(findings == ["broken-rule: tap next; tap set; tap two; tap go"])
  }

  @Test("a counter behind a badge is followed as far as a rule needs it")
  func counting() {
    let findings = Prototypes.findings(
      """
      var n = 0
      tabs { tab one "One" icon "1.circle" -> one; tab two "Two" icon "2.circle" -> two }
      screen one "One" { button up "Up" { on tap { n = n + 1 } } }
      screen two "Two" { button go "Go" -> prize when n == 3 }
      alert prize "Prize" { button "OK" closes }
      never "won" { prize is open }
      """)
    #expect(findings == ["broken-rule: tap up; tap up; tap up; tap two; tap go"])
  }

  @Test("what the screen below a sheet says decides what the sheet can do")
  func beneath() {
    let findings = Prototypes.findings(
      """
      app "Below" on iphone
      screen list "List" { button a "A" -> item(1); button b "B" -> item(2) }
      screen item(id) "Item" { toggle sure "Sure"; button ask "Ask" -> ask }
      alert ask "Really?" {
        button "Yes" -> done when sure.on else no
        button "No" cancels
      }
      alert done "Done" { button "OK" closes }
      alert no "No" { button "OK" closes }
      """)
    #expect(findings == [])
  }

  @Test("a timer fires while somebody waits")
  func timers() {
    let findings = Prototypes.findings(
      """
      screen splash "Splash" { on appear { after 1500ms { push home } } }
      screen home "Home" { bar { leading button b "Again" -> splash } }
      never "home" { screen == home }
      """)
    #expect(findings == ["broken-rule: wait 1500ms"])
  }

  @Test("typed text opens what wants text, by samples where there are some")
  func typing() {
    let text = """
      app "Form" on iphone
      screen form "Form" {
        field code "Code" { SAMPLES }
        button go "Go" -> done when code.text == "1234"
        button any "Any" -> other when code.text != ""
      }
      screen done "Done"; screen other "Other"
      """
    #expect(
      Prototypes.findings(text.replacing("SAMPLES", with: "placeholder \"1\""))
        == ["unreachable-screen: "])
    #expect(
      Prototypes.findings(text.replacing("SAMPLES", with: "samples \"1234\" \"99\"")) == [])
  }

  @Test(
    "allowed findings are silent, in their own screen or everywhere; an idle allowance is noted")
  func allowing() {
    func text(_ top: String, _ inner: String) -> String {
      """
      app "Allowed" on iphone
      \(top)
      screen a "A" { button x "X"; \(inner) }
      screen b "B" {}
      """
    }
    let both = ["leads-nowhere: ", "unreachable-screen: "]
    #expect(Prototypes.findings(text("", "")) == both)
    #expect(
      Prototypes.findings(text("allow leads-nowhere \"soon\"", "")) == ["unreachable-screen: "])
    #expect(
      Prototypes.findings(text("", "allow leads-nowhere \"soon\"")) == ["unreachable-screen: "])
    #expect(
      Prototypes.findings(text("", "allow unreachable-screen \"elsewhere\""))
        == both + ["needless-allow: "])
    #expect(Prototypes.findings(text("allow nonsense \"?\"", "")) == both + ["needless-allow: "])
  }

  @Test("only, except and a baseline choose what is told")
  func choosing() {
    let ids: [String] = FindingTests.found.map { String($0.prefix { $0 != ":" }) }
    #expect(
      Prototypes.findings(FindingTests.faults) { $0.only = ["never-rests"] }
        == ["never-rests: tap e"])
    let report = Prototypes.report(FindingTests.faults)
    let baseline: [String] = report.findings.map { $0.fingerprint }
    let again = Prototypes.report(FindingTests.faults) { $0.baseline = baseline }
    #expect(again.findings.isEmpty && again.known == report.findings.count)
    #expect(Set(ids).isSubset(of: Set(report.findings.map { $0.id })))
  }
}
