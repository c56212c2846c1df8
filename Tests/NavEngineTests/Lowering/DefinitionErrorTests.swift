import NavEngine
import NavSyntax
import Testing

/// What is wrong in definitions is said at its place, with the nearest that was meant.
@Suite struct DefinitionErrorTests {
  @Test(
    "a definition that can't be is an error at its place",
    arguments: [
      // Names.
      ("screen a \"A\" { button \"Go\" -> b }", ["1:31 unknown-target"]),
      ("screen a \"A\"\nscreen a \"B\"", ["2:8 duplicate-name"]),
      ("screen a \"A\"\nsheet a \"B\"", ["2:7 duplicate-name"]),
      ("var n = 1\nsteps n { back }\nscreen a", ["2:7 duplicate-name"]),
      ("screen a { button x \"X\"; label x \"Y\" }", ["1:32 duplicate-name"]),
      ("app \"A\" on iphone\napp \"B\" on iphone\nscreen a", ["2:1 duplicate-name"]),
      ("var screen = 1\nscreen a", ["1:5 reserved-name"]),
      ("var back = 1\nscreen a", ["1:5 reserved-name"]),
      ("screen a { label \"\\(nme)\" }\nvar name = 1", ["1:21 unknown-name"]),
      // Tabs.
      ("tabs { tab x \"X\" -> y }\nscreen z", ["1:21 unknown-screen"]),
      ("tabs { tab x \"X\" }\nscreen z", ["1:8 tab-without-screen"]),
      ("tabs { tab x -> z; tab x -> z }\nscreen z", ["1:24 duplicate-name"]),
      ("tabs { }\nscreen z", ["1:1 no-tabs"]),
      (
        "tabs { tab x -> s }\nsheet s \"S\" { tabs { tab y -> z } }\nscreen z",
        ["1:17 not-a-screen"]
      ),
      ("tabs { tab x -> z when 1 == 1 }\nscreen z", ["1:14 tab-root"]),
      ("tabs { tab x -> z; more { badge 3 } }\nscreen z", ["1:33 more-badge"]),
      ("start at z\ntabs { tab x -> z }\nscreen z", ["1:1 start-with-tabs"]),
      // Devices.
      ("app \"A\" on ifone\nscreen a", ["1:12 unknown-device"]),
      ("screen a\nflow \"x\" on ifone { back }", ["2:13 unknown-device"]),
      // Presentations.
      (
        "screen a\nalert b \"B\" { button \"1\" cancels; button \"2\" cancels }",
        ["2:35 two-cancels"]
      ),
      ("screen a\nsheet b \"B\" { size 1 2 }", ["2:15 unfit-clause"]),
      ("screen a\nsheet b \"B\" { stack c }", ["2:21 unknown-screen"]),
      ("screen a\nsheet b \"B\" { stack d }\nsheet d \"D\"", ["2:21 not-a-screen"]),
      ("screen a\nsheet b \"B\" { button \"Go\" -> a }", ["2:30 no-stack"]),
      ("screen a\npopover b \"B\" modal { button \"Go\" -> a }", ["2:38 no-stack"]),
      // Elements.
      ("screen a { button \"X\" { secure } }", ["1:25 unfit-clause"]),
      ("screen a { toggle \"X\" { of \"A\" } }", ["1:25 unfit-clause"]),
      ("screen a { stars x \"X\" }", ["1:12 unknown-element"]),
      // Arguments.
      ("screen a { button \"Go\" -> b }\nscreen b(x)", ["1:27 argument-count"]),
      ("screen a { c(1) }\ngroup c { label \"X\" }", ["1:12 argument-count"]),
      ("screen a { c(1) }\ngroup c(x) { c(x) }", ["2:14 group-cycle"]),
      // Handlers.
      ("screen a { button \"X\" { on tap { tap \"X\" } } }", ["1:34 gesture-in-handler"]),
      ("screen a { button \"X\" { on tap { wait 2s } } }", ["1:34 wait-in-handler"]),
      ("screen a { button \"X\" { on tap { print 2 } } }", ["1:34 question-in-handler"]),
      ("screen a { button \"X\" { on tap { n = 2 } } }", ["1:34 unknown-variable"]),
      ("screen a { button \"X\" { on tap { push b } } }", ["1:39 unknown-screen"]),
      ("screen a { button \"X\" { on tap { present a } } }", ["1:42 unknown-target"]),
      // Expressions.
      (
        "tabs { tab store -> a }\nscreen a { label \"x\" { shown when tab == storre } }",
        ["2:42 unknown-tab"]
      ),
      ("screen a { label \"x\" { shown when screen == b } }", ["1:45 unknown-target"]),
      ("screen a { label \"x\" { shown when stack.cont == 1 } }", ["1:41 unknown-member"]),
      (
        "tabs { tab t -> a }\nscreen a { label \"x\" { shown when tabs.u.badge == 1 } }",
        ["2:40 unknown-member"]
      ),
      (
        "screen a { label \"x\" { shown when f.x == 1 } }\npopover f { slider y }",
        ["1:37 unknown-member"]
      ),
      ("screen a { label \"x\" { shown when stack.first(1) == a } }", ["1:41 not-callable"]),
    ])
  func isAnError(_ prototype: String, _ expected: [String]) {
    #expect(Trial.remarks(prototype) == expected)
  }

  @Test(
    "an error suggests what was probably meant",
    arguments: [
      ("screen home\nscreen a { button \"Go\" -> hme }", "did you mean `home`?"),
      (
        "tabs { tab store -> a }\nscreen a { label \"\" { shown when tab == storre } }",
        "did you mean `store`?"
      ),
      ("screen a { buton \"X\" }", "did you mean `button`?"),
      (
        "screen a { button \"X\" -> store }\ntabs { tab store -> a }",
        "store is a tab: `-> tab store`"
      ),
      ("var cart = 1\nscreen a { button \"X\" { on tap { crt = 2 } } }", "did you mean `cart`?"),
    ])
  func suggests(_ prototype: String, _ help: String) {
    let trial = Trial(prototype)
    #expect(trial.diagnostics.map { $0.help } == [help])
  }

  @Test("of many errors the first twenty are told, and how many more there are")
  func many() {
    let buttons: String = (0..<100).map { "button \"\($0)\" -> nowhere\($0)" }.joined(
      separator: "\n")
    let trial = Trial("screen a {\n\(buttons)\n}")
    #expect(trial.errors.count == 20)
    #expect(trial.diagnostics.last?.notes.map { $0.message } == ["and 80 more"])
  }

  @Test("two of one name are told with both places")
  func bothPlaces() throws {
    let trial = Trial("screen a \"A\"\nscreen b \"B\"\npopover a \"A\" { }")
    let diagnostic: Diagnostic = try #require(trial.diagnostics.first)
    #expect(diagnostic.remark == "3:9 duplicate-name")
    let note: Diagnostic.Note = try #require(diagnostic.notes.first)
    let source: SourceText = try #require(note.source)
    let span: Span = try #require(note.span)
    #expect(source.position(of: span.start).line == 1)
  }

  @Test("T11 · a tab bar can't be pushed, and tabs can't stand inside tabs")
  func tabsInTabs() {
    let tabbed = "\nscreen z\nsheet s { tabs { tab y -> z } }"
    #expect(Trial.remarks("tabs { tab x -> s }" + tabbed) == ["1:17 not-a-screen"])
    #expect(Trial.remarks("start at s" + tabbed) == ["1:10 not-a-screen"])
    #expect(Trial.remarks("sheet q { stack s }" + tabbed) == ["1:17 not-a-screen"])
    #expect(Trial.remarks("sheet q { tabs { tab t -> s } }" + tabbed) == ["1:27 not-a-screen"])
    #expect(
      Trial.remarks("screen q { on appear { push s } }" + tabbed) == ["1:29 unknown-screen"])
  }

  @Test("S2 · two buttons of an alert that cancel are an error in the definition")
  func twoCancels() {
    let buttons = "button \"1\" cancels; button two \"2\" cancels"
    #expect(Trial.remarks("screen a\nalert b { \(buttons) }") == ["2:38 two-cancels"])
    #expect(Trial.remarks("screen a\nactions b { \(buttons) }") == [])
  }

  @Test("N7 · an arrow to a screen needs a stack, or a button that closes")
  func needsAStack() {
    let arrow = "button \"Go\" -> a"
    for (presentation, isError) in [
      ("sheet b { \(arrow) }", true), ("popover b modal { \(arrow) }", true),
      ("popover b { \(arrow) }", false), ("sheet b { \(arrow) { closes } }", false),
      ("sheet b { stack a; \(arrow) }", false), ("alert b { \(arrow) }", false),
      ("sheet b { button \"Go\" -> c }\nsheet c", false),
      ("sheet b { table t plain { row \"One\" -> a } }", true),
      ("sheet b { g }\ngroup g { \(arrow) }", true),
    ] {
      let remarks: [String] = Trial.remarks("screen a\n" + presentation)
      #expect(remarks.isEmpty != isError, "\(presentation)")
      #expect(!isError || remarks.first?.hasSuffix("no-stack") == true, "\(presentation)")
    }
  }

  @Test("what is right is remarked on by nothing")
  func noted() {
    let remarks: [String] = Trial.remarks(
      """
      use stars
      screen a "A" { field f "F" { digits 3; max 4 } }
      rule "r" { screen == a }
      never "n" { screen == none }
      reachable a within 2 taps
      """)
    #expect(remarks == [])
  }
}
