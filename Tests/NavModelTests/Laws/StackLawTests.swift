import Testing

private let shelf = """
  app "Shelf" on iphone
  screen shelf "Shelf" { button lamp "Lamp" -> product("Lamp"); button about "About" -> about }
  screen product(item) "\\(item)" {
    var amount = 1
    stepper count "Amount" { from 1 to 9; on change { amount = count.value } }
    button other "Similar" -> product("Chair")
    button up "Up" -> back
  }
  screen about "" { back "So"; button vase "Vase" -> product("Vase") }

  """

@Suite("Laws N: stack and navigation bar") struct StackLawTests {
  @Test("N1 · a stack keeps its root: back is refused there, pop is an error")
  func root() {
    holds(shelf + "back refused as root\nexpect stack == [shelf]")
    fails(shelf + "pop", with: "cant-pop")
  }

  @Test("N2 · a pushed screen is a new instance with its own arguments and state")
  func instances() {
    holds(
      shelf + """
        tap lamp
        increase count; increase count
        expect amount == 3 and item == "Lamp"
        tap other
        expect amount == 1 and item == "Chair" and stack == [shelf, product, product]
        increase count
        back
        expect amount == 3 and item == "Lamp"
        tap other
        expect amount == 1
        """)
  }

  @Test("N3 · the back title is what the screen below says, else its title, else Back")
  func backTitle() {
    holds(
      shelf + """
        expect back == none
        tap lamp
        expect back == "Shelf"
        back; tap about
        tap vase
        expect back == "So"
        """)
    holds(
      """
      app "Untitled" on iphone
      screen a "" { button go "Go" -> b }
      screen b "B"
      tap go
      expect back == "Back"
      """)
  }

  @Test("N3 · leading buttons replace the back button, unless they stand beside it")
  func leadingButtons() {
    holds(
      """
      app "Leading" on iphone
      screen a "A" { button go "Go" -> b; button kept "Kept" -> c }
      screen b "B" { bar { leading button done "Done" -> back } }
      screen c "C" { bar { leading button x "X" -> b; beside back } }
      tap go
      expect back == none
      back refused as absent
      tap done
      expect screen == a
      tap kept
      expect back == "A"
      back
      expect screen == a
      """)
  }

  @Test("N4 · back to X pops to the nearest X below, refused when there is none")
  func backTo() {
    holds(
      shelf + """
        tap lamp; tap other; tap other
        back to product
        expect stack == [shelf, product, product]
        back to about refused as absent
        back to shelf
        expect stack == [shelf]
        """)
  }

  @Test("N5 · events change a stack under a presentation, gestures can't reach it")
  func underneath() {
    holds(
      """
      app "Under" on iphone
      screen a "A" { button open "Open" -> over; button go "Go" -> b }
      screen b "B"
      sheet over "Over" { button close "Close" closes }
      tap open
      tap go refused as covered
      push b
      expect over is open and stack == [a, b]
      back refused as covered
      tap close
      expect screen == b
      """)
  }

  @Test("N6 · unwind closes what is presented, topmost first, then pops")
  func unwind() {
    holds(
      """
      app "Unwind" on iphone
      screen a "A" { button go "Go" -> b }
      screen b "B" { button open "Open" -> over }
      sheet over "Over" { stack c }
      screen c "C" { button ask "Ask" -> sure }
      alert sure "Sure?" { button "No" cancels; button "Yes" { on tap { unwind to a } } }
      tap go; tap open; tap ask
      unwind to a
      expect presented == [] and stack == [a]
      tap go; tap open; tap ask; tap "Yes"
      expect presented == [] and stack == [a]
      """)
    fails("app \"U\" on iphone\nscreen a \"A\"\nscreen b \"B\"\nunwind to b", with: "cant-unwind")
  }

  @Test(
    "N7 · a screen from inside a presentation goes on its own stack, or closes the popover first")
  func inside() {
    holds(
      """
      app "Inside" on ipad
      screen a "A" { button menu "Menu" -> menu; button wizard "Wizard" -> wizard }
      screen b "B"
      popover menu "Menu" { button "Open" -> b }
      sheet wizard "Wizard" { stack b2 }
      screen b2 "B2" { button next "Next" -> b }
      tap menu
      tap "Open"
      expect popover == none and stack == [a, b]
      back
      tap wizard; tap next
      expect sheet == wizard and stack == [b2, b]
      back
      expect stack == [b2]
      back refused as root
      """)
  }

  @Test("B1 · a toolbar belongs to its screen, and its disabled items are inert")
  func toolbar() {
    holds(
      """
      app "Bars" on ipad
      var canShare = false
      screen a "A" {
        toolbar { button go "Go" -> b; space; button share "Share" { enabled when canShare; on tap { canShare = false } } }
      }
      screen b "B"
      tap share refused as disabled
      canShare = true
      tap "Share" in toolbar
      expect not canShare
      tap go
      tap share refused as absent
      """)
  }
}
