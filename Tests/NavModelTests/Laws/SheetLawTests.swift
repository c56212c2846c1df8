import Testing

@Suite("Laws S: sheets, alerts, action sheets") struct SheetLawTests {
  @Test("S1 · swipe down closes a sheet and discards, a modal one refuses, `on attempt` answers")
  func swipe() {
    holds(
      """
      app "Sheets" on iphone
      var asked = 0
      screen a "A" { button one "One" -> plain; button two "Two" -> locked; button three "Three" -> asks }
      sheet plain "Plain" { toggle t "T" }
      sheet locked "Locked" modal { button out "Out" closes }
      sheet asks "Asks" { toggle u "U"; on attempt { asked = asked + 1 }; button "Out" cancels }
      tap one; tap t; swipe down
      expect sheet == none and not plain.t.on
      tap two
      swipe down refused as modal
      dismiss refused as modal
      tap out
      tap three
      swipe down
      expect sheet == none and asked == 0
      tap three; tap u
      swipe down intercepted
      expect sheet == asks and asked == 1
      tap "Out"
      """)
    holds(
      """
      app "Above" on iphone
      screen a "A" { button one "One" -> one }
      sheet one "One" { button two "Two" -> two }
      sheet two "Two" { button out "Out" closes }
      tap one; tap two
      expect presented == [one, two]
      """)
  }

  @Test("S2 · an alert lets nothing through but its buttons, every one of which closes it")
  func alert() {
    holds(
      """
      app "Alert" on iphone
      var n = 0
      tabs { tab a "A" -> s; tab b "B" -> s }
      screen s "S" { button ask "Ask" -> sure; button add "Add" { on tap { n = n + 1 } } }
      alert sure "Sure?" { button "Yes" { on tap { n = n + 10 } }; button "No" cancels }
      tap ask
      tap b refused as alert
      tap add refused as alert
      back refused as alert
      dismiss refused as alert
      swipe down refused as alert
      tap "Yes"
      expect alert == none and n == 10
      """)
    fails(
      "app \"A\" on iphone\nscreen s \"S\"\nalert x \"X\" { button \"A\" cancels; button \"B\" cancels }",
      with: "two-cancels")
  }

  @Test("S3 · an action sheet on iPad needs a source, and an outside tap cancels it")
  func actions() {
    let script = """
      app "Actions" on ipad
      var gone = 0
      screen a "A" { button open "Open" -> choices; toggle t "T" }
      actions choices "Choose" { button "Delete" destructive { on tap { gone = 1 } }; button "Keep" cancels }

      """
    fails(script + "present choices", with: "no-source")
    holds(
      script + """
        tap open
        expect actions == choices
        tap t
        expect actions == none and not t.on
        tap open
        tap "Delete"
        expect actions == none and gone == 1
        device iphone
        present choices
        dismiss
        expect actions == none
        """)
  }

  @Test(
    "S4 · presenting asks from the topmost surface; what presents already can't, unless it replaces"
  )
  func asking() {
    let script = """
      app "Asking" on iphone
      screen a "A" { button open "Open" -> one }
      sheet one "One" { button close "Close" closes }
      sheet two "Two" { button close "Close" closes }

      """
    fails(script + "tap open\npresent two from open", with: "already-presenting")
    holds(script + "tap open\npresent two\nexpect presented == [one, two]")
    holds(script + "tap open\npresent two from open replacing\nexpect presented == [two]")
  }

  @Test("S5 · closing closes what stands above first, and never what stands below")
  func order() {
    holds(
      """
      app "Order" on iphone
      screen a "A" { button open "Open" -> one }
      sheet one "One" { button up "Up" -> two }
      sheet two "Two" { button ask "Ask" -> sure }
      alert sure "Sure?" { button "OK" closes }
      tap open; tap up; tap ask
      expect presented == [one, two, sure]
      close two
      expect presented == [one]
      expect events == ["cancel sure", "close two"]
      """)
  }

  @Test("S6 · what is presented can't be presented again")
  func again() {
    fails(
      "app \"A\" on iphone\nscreen a \"A\" { button o \"O\" -> s }\nsheet s \"S\"\ntap o\npresent s",
      with: "already-presented")
  }

  @Test("S7 · an alert that closes leaves what was below as it was, focus included")
  func focus() {
    holds(
      """
      app "Focus" on iphone
      screen a "A" { field name "Name"; field mail "Mail"; button ask "Ask" -> sure }
      alert sure "Sure?" { button "OK" closes }
      tap mail
      present sure
      tap "OK"
      expect focus == mail
      """)
  }

  @Test("S8 · a closing button runs its handler, closes, then presents or pushes from below")
  func then() {
    holds(
      """
      app "Then" on iphone
      var paid = 0
      screen a "A" { button open "Open" -> pay }
      screen done "Done"
      sheet pay "Pay" {
        button go "Pay" closes { on tap { present thanks; paid = 1 } }
        button show "Show" closes -> done
        button last "Last" closes then thanks
      }
      alert thanks "Thanks" { button "OK" closes }
      tap open; tap go
      expect presented == [thanks] and paid == 1
      tap "OK"
      tap open; tap last
      expect presented == [thanks]
      tap "OK"
      tap open; tap show
      expect presented == [] and stack == [a, done]
      """)
  }

  @Test("S9 · swipe down scrolls, at the top unfolds a search, else dismisses")
  func swipeDown() {
    holds(
      """
      app "Swipe" on iphone
      screen a "A" { button open "Open" -> list }
      sheet list "List" {
        search { hidden until swipe; placeholder "Name" }
        table rows plain { section "S" { row "Ada"; row "Bob" } }
      }
      tap open
      expect not search.shown
      swipe down
      expect search.shown and sheet == list
      swipe down
      expect sheet == none
      """)
  }
}
