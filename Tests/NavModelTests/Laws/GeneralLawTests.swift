import Testing

@Suite("Laws G: general") struct GeneralLawTests {
  @Test("G1 · a refused gesture changes nothing, not even the clock")
  func refused() {
    holds(
      """
      app "G" on iphone
      var n = 0
      screen a "A" { button b "B" { disabled; on tap { n = 1 } } }
      wait 1s
      tap b refused as disabled
      tap nothing refused as absent
      expect n == 0 and clock == 1s
      """)
  }

  @Test("G2 · a statement with all its handlers is one step, and one that fails changes nothing")
  func atomic() {
    let script = """
      app "G" on iphone
      var n = 0
      screen a "A" { button b "B" { on tap { n = n + 1; n = n + 1; push t } }; button bad "Bad" { on tap { n = 99; pop } } }
      screen t "T"

      """
    holds(
      script + "tap b\nexpect n == 2\nundo\nexpect n == 0 and stack == [a]\nredo\nexpect n == 2")
    fails(script + "tap bad", with: "cant-pop")
  }

  @Test("G2 · a handler that doesn't come to rest is an error")
  func neverRests() {
    fails(
      """
      app "G" on iphone
      var n = 0
      screen a "A" { button b "B" { on tap { repeat 100000 { n = n + 1 } } } }
      tap b
      """, with: "never-rests")
    fails(
      """
      app "G" on iphone
      screen a "A" { on appear { push b } }
      screen b "B" { on appear { push a } }
      push b
      """, with: "never-rests")
  }

  @Test(
    "G5 · a refusal has a reason of the fixed set; an ambiguous target lists, an unknown suggests")
  func reasons() {
    holds(
      """
      app "G" on iphone
      screen a "A" { button one "Same"; button two "Same"; toolbar { button "Edit" }; bar { trailing button e "Edit" } }
      tap "Same" refused as ambiguous
      tap "Same" at 2
      tap two
      tap "Edit" refused as ambiguous
      tap "Edit" in toolbar
      tap "Sane" refused as absent
      """)
  }

  @Test("G6 · a presentation that can't happen is an error at its place")
  func errors() {
    fails(
      "app \"G\" on ipad\nscreen a \"A\"\npopover p \"P\" { label l \"L\" }\npresent p",
      with: "no-source")
  }

  @Test("G7 · disappear, the change, appear; and nothing of it under a presentation")
  func order() {
    holds(
      """
      app "G" on iphone
      var log = ""
      tabs { tab x "X" -> a; tab y "Y" -> b }
      screen a "A" {
        on appear { log = log + "a+" }; on disappear { log = log + "a-" }
        button open "Open" -> s
      }
      screen b "B" { on appear { log = log + "b+" }; on disappear { log = log + "b-" } }
      sheet s "S" { on appear { log = log + "s+" }; on disappear { log = log + "s-" }; button out "Out" closes }
      expect log == "a+"
      tap y
      expect log == "a+a-b+"
      tap x
      expect log == "a+a-b+b-a+"
      tap open
      push b
      pop
      expect log == "a+a-b+b-a+s+"
      tap out
      expect log == "a+a-b+b-a+s+s-"
      """)
  }

  @Test("G8 · a timer fires under a modal, and dies with the instance that set it")
  func timers() {
    holds(
      """
      app "G" on iphone
      var n = 0
      screen a "A" { button go "Go" -> b; button open "Open" -> s }
      screen b "B" { on appear { after 2s { n = n + 1 } } }
      sheet s "S" modal { button out "Out" closes }
      tap go
      wait 1s
      expect n == 0
      wait 1s
      expect n == 1 and clock == 2s
      back; tap go; back
      wait 5s
      expect n == 1
      tap open
      after 1s { n = 10 }
      wait 1s
      expect n == 10
      """)
  }

  @Test("G9 · it starts at the first tab's root, or where `start at` says")
  func start() {
    holds(
      "app \"G\" on iphone\nscreen a \"A\"\nscreen b \"B\"\nexpect stack == [a] and focus == none")
    holds("app \"G\" on iphone\nstart at b\nscreen a \"A\"\nscreen b \"B\"\nexpect stack == [b]")
  }
}
