import Testing

private let reader = """
  app "Reader" on ipad
  var night = false
  tabs { tab read "Read" -> page; tab shop "Shop" -> shop }
  screen shop "Shop"
  screen page "Page" {
    bar { trailing button font "Font" -> fonts; trailing button find "Find" -> finder }
    button next "Next" -> chapter
    label count "\\(fonts.size.value)"
    toggle loud "Loud"
    toolbar { button share "Share" -> sharing; button mark "Mark" { on tap { night = not night } } }
  }
  screen chapter "Chapter" { button menu "Menu" -> fonts }
  popover fonts "Font" {
    slider size "Size" { from 8 to 40; starts 12 }
    toggle bold "Bold"
    button reset "Reset" cancels
  }
  popover finder "Find" { choice how of "Words" "Pages" }
  popover sharing "Share" modal {
    choice to of "Mail" "Files" multiple
    button ask "Ask" -> sure
    button other "Other" -> finder
    button cancel "Cancel" cancels
    button send "Send" closes
    passes loud
  }
  sheet paper "Paper" { button "Done" closes }
  alert sure "Sure?" { button "OK" closes }

  """

@Suite("Laws P: popovers") struct PopoverLawTests {
  @Test("P1 · there is never more than one popover, by whatever means")
  func single() {
    holds(
      reader + """
        tap font
        expect presented == [fonts]
        tap find
        expect presented == [finder]
        present fonts
        expect presented == [fonts]
        """)
    fails(reader + "tap find\npresent fonts from share", with: "already-presenting")
    fails(reader + "tap share; tap ask\npresent fonts from font", with: "already-presenting")
    fails(reader + "tap font\npresent sure\npresent finder from font", with: "already-presenting")
  }

  @Test(
    "P2 · above a popover only an alert; others close a non-modal one first, a modal one refuses")
  func above() {
    holds(
      reader + """
        tap font
        present sure
        expect presented == [fonts, sure]
        tap "OK"
        expect presented == [fonts]
        present paper
        expect presented == [paper]
        """)
    holds(reader + "tap share\ntap other refused as modal\nexpect presented == [sharing]")
    fails(reader + "tap share\npresent paper", with: "cant-present")
  }

  @Test(
    "P3 · a tap outside a non-modal popover closes it and keeps its changes; what was tapped doesn't act"
  )
  func outside() {
    holds(
      reader + """
        tap font
        set size to 20
        tap next
        expect popover == none and screen == page and fonts.size.value == 20
        tap font
        tap shop
        expect popover == none and tab == read
        tap font
        dismiss
        expect popover == none
        """)
  }

  @Test(
    "P3 · other controls of the source's bar close it and act; the source itself only closes it")
  func sameBar() {
    holds(
      reader + """
        tap font
        tap find
        expect popover == finder
        tap find
        expect popover == none
        tap font
        tap mark
        expect popover == none and not night
        tap next
        tap menu
        back
        expect popover == none and screen == chapter
        """)
  }

  @Test("P3 · what it passes closes it and acts")
  func passing() {
    holds(
      """
      app "Pass" on ipad
      screen a "A" { toggle loud "Loud"; button open "Open" -> menu }
      popover menu "Menu" { label x "X"; passes loud }
      tap open
      tap loud
      expect popover == none and loud.on
      """)
  }

  @Test("P4 · a modal popover closes only by its own buttons, which the refusal names")
  func modal() {
    holds(
      reader + """
        tap share
        dismiss refused as modal
        tap next refused as modal
        tap mark refused as modal
        tap shop refused as modal
        back refused as modal
        tap loud
        expect popover == sharing and loud.on
        tap cancel
        expect popover == none
        """)
  }

  @Test("P5 · control values are a draft that outside readers don't see and only cancel gives back")
  func draft() {
    holds(
      reader + """
        tap font
        set size to 30
        expect size.value == 30 and fonts.size.value == 12
        tap reset
        expect fonts.size.value == 12
        tap font
        set size to 30; tap bold
        tap next
        expect fonts.size.value == 30 and fonts.bold.on
        """)
    holds(
      """
      app "Assign" on ipad
      var chosen = 0
      screen a "A" { button open "Open" -> menu }
      popover menu "Menu" { toggle t "T" { on change { chosen = chosen + 1 } }; button no "No" cancels }
      tap open; tap t; tap no
      expect chosen == 1 and not menu.t.on
      """)
  }

  @Test("P6 · picking closes only when the single choice is the only control and it isn't modal")
  func picking() {
    holds(
      reader + """
        tap find
        choose "Pages"
        expect popover == none and finder.how.value == "Pages"
        tap share
        choose "Mail"
        expect popover == sharing
        """)
    holds(
      """
      app "Two" on ipad
      screen a "A" { button open "Open" -> menu }
      popover menu "Menu" { choice x of "1" "2"; toggle t "T" }
      tap open; choose "2"
      expect popover == menu
      """)
  }

  @Test("P7 · without a source it can't be presented where it is a popover")
  func source() {
    fails(reader + "present fonts", with: "no-source")
    holds(reader + "device iphone\npresent fonts\nexpect popover == fonts")
    holds(reader + "present fonts from share\nexpect popover == fonts")
  }

  @Test("P8 · on iPhone it becomes a sheet, and swiping that down keeps")
  func compact() {
    holds(
      reader + """
        device iphone
        tap font
        set size to 20
        tap next refused as covered
        swipe down
        expect popover == none and fonts.size.value == 20
        """)
    holds(
      """
      app "Adapts" on iphone
      screen a "A" { button full "Full" -> full; button small "Small" -> small; button go "Go" -> b }
      screen b "B"
      popover full "Full" { adapts full; button out "Out" closes }
      popover small "Small" { adapts none; label l "L" }
      tap full
      dismiss refused
      tap out
      tap small
      tap go
      expect popover == none and screen == a
      """)
  }

  @Test("P9 · turning and other devices adapt it at once and keep its draft")
  func adapting() {
    holds(
      reader + """
        tap font
        set size to 33
        device iphone
        expect popover == fonts and size.value == 33
        rotate
        device ipad
        expect popover == fonts and size.value == 33 and fonts.size.value == 12
        """)
  }

  @Test("P10 · it closes when its source goes, keeping its changes, modal or not")
  func sourceGone() {
    holds(
      reader + """
        tap next
        tap menu; set size to 9
        pop
        expect popover == none and fonts.size.value == 9
        tap share; choose "Mail"
        select tab shop
        expect popover == none and sharing.to.count == 1
        """)
    holds(
      """
      app "Hidden" on ipad
      var on = true
      screen a "A" { button open "Open" -> menu { shown when on } }
      popover menu "Menu" { button off "Off" { on tap { on = false } } }
      tap open
      tap off
      expect popover == none
      """)
  }

  @Test("P12 · it changes between two sizes as the same popover")
  func sizes() {
    holds(
      """
      app "Sizes" on ipad
      screen a "A" { button open "Open" -> menu }
      popover menu "Menu" { size 320 240 expands 320 480; toggle t "T" }
      tap open; tap t
      expand menu
      expect events.count == 1 and events.first contains "resize menu"
      expect popover == menu and t.on
      condense menu
      expect popover == menu and t.on
      """)
  }

  @Test("P13 · opened again it shows what it was left with, a sheet starts fresh")
  func openedAgain() {
    holds(
      """
      app "Again" on ipad
      screen a "A" { button pop "Pop" -> menu; button sheet "Sheet" -> page }
      popover menu "Menu" { toggle t "T"; toggle u "U" }
      sheet page "Page" { toggle v "V"; button done "Done" closes }
      tap pop; tap t; dismiss
      tap pop
      expect t.on and not u.on
      dismiss
      tap sheet; tap v; tap done
      expect page.v.on
      tap sheet
      expect not v.on
      """)
  }
}

@Suite("Filters in popovers") struct FilterTests {
  @Test("P13 · a filter nobody has left yet filters nothing, and then what it was left with")
  func untouched() {
    holds(
      """
      app "Filter" on ipad
      screen a "A" {
        button open "Open" -> filter
        table t plain {
          rows where row.title != filter.name.value and row.title != "Bob"
          section "S" { row "Ada"; row "Bob"; row "Cleo" }
        }
      }
      popover filter "Filter" { choice name of "Ada" "Cleo"; label l "L"; toggle x "X" }
      expect t.rows.count == 2
      tap open; choose "Cleo"
      expect t.rows.count == 2
      dismiss
      expect t.rows.count == 1 and t.rows.first.title == "Ada"
      """)
  }
}
