import Testing

private let eight = """
  app "Eight" on iphone
  tabs {
    tab alpha "Alpha" -> root { fixed }
    tab bravo "Bravo" -> root
    tab charlie "Charlie" -> root
    tab delta "Delta" -> root
    tab echo "Echo" -> root
    tab foxtrot "Foxtrot" -> root { badge 7 }
    tab golf "Golf" -> root { disabled }
    tab hotel "Hotel" -> root
  }
  var seen = 0
  var left = 0
  screen root "Root" { button go "Go" -> detail; button bare "Bare" -> bare }
  screen detail "Detail" { button deeper "Deeper" -> detail }
  screen bare "Bare" { hides tabs; button on "On" -> detail }

  """

@Suite("Laws T: the tab bar") struct TabLawTests {
  @Test("T1 · overflow begins when there are more tabs than the device can show")
  func capacity() {
    holds(
      eight + """
        expect tabs.shown == [alpha, bravo, charlie, delta]
        expect tabs.more == [echo, foxtrot, golf, hotel]
        device ipad
        expect tabs.shown == [alpha, bravo, charlie, delta, echo, foxtrot]
        expect tabs.more == [golf, hotel]
        """)
  }

  @Test("T1 · with exactly as many as fit there is no More, and a device may set its own number")
  func exactly() {
    holds(
      """
      app "Five" on iphone
      device tiny "Tiny" like iphone { tabs 3 }
      tabs { tab a "A" -> s; tab b "B" -> s; tab c "C" -> s; tab d "D" -> s; tab e "E" -> s }
      screen s "S"
      expect tabs.shown == [a, b, c, d, e] and tabs.more == []
      tap more refused as absent
      device tiny
      expect tabs.shown == [a, b] and tabs.more == [c, d, e]
      """)
  }

  @Test("T2 · More is not a tab: while its list shows there is no screen, and a push is an error")
  func moreIsNotATab() {
    holds(
      eight + """
        tap more
        expect tab == more and screen == none and stack == []
        expect tabs.shown.count + tabs.more.count == 8
        """)
    fails(eight + "tap more\npush detail", with: "cant-push")
  }

  @Test(
    "T3 · a picked tab stands above the list, keeps More's place, and a second tap returns to the list"
  )
  func insideMore() {
    holds(
      eight + """
        tap more
        tap "Golf" refused as disabled
        tap "Foxtrot"
        expect tab == foxtrot and back == "More" and stack == [root]
        tap "Go"; tap "Deeper"
        tap alpha
        tap more
        expect tab == foxtrot and stack == [root, detail, detail]
        tap more
        expect tab == more
        tap "Foxtrot"
        expect stack == [root]
        back
        expect tab == more
        tap alpha
        tap more
        expect tab == more
        """)
  }

  @Test("T4 · selecting a tab inside More shows the tab, and the one picked before keeps its stack")
  func stackBelongsToTab() {
    holds(
      eight + """
        tap more; tap "Foxtrot"; tap "Go"
        select tab hotel
        expect tab == hotel and stack == [root]
        push detail
        expect stack == [root, detail]
        back; back
        expect tab == more
        tap "Foxtrot"
        expect stack == [root, detail]
        """)
  }

  @Test("T5 · Edit moves tabs, fixed ones stay, and everything of a tab travels with it")
  func reordering() {
    holds(
      eight + """
        edit refused
        tap more; tap "Foxtrot"; tap "Go"; back; back
        move tab foxtrot to 2 refused as editing
        edit
        move tab alpha to 3 refused as fixed
        move tab foxtrot to 1 refused as fixed
        move tab foxtrot to 9 refused as restricted
        move tab foxtrot to 2
        done
        expect tabs.shown == [alpha, foxtrot, bravo, charlie]
        expect tabs.foxtrot.badge == 7
        """)
    holds(
      """
      app "Fixed" on iphone
      tabs { tab a "A" -> s { fixed }; tab b "B" -> s { fixed }; tab c "C" -> s { fixed }
        tab d "D" -> s { fixed }; tab e "E" -> s { fixed }; tab f "F" -> s { fixed } }
      screen s "S"
      tap more
      edit refused as fixed
      """)
  }

  @Test(
    "T6 · another tab keeps every stack; the selected one pops to its root and ends nothing there")
  func choosing() {
    holds(
      """
      app "Two" on iphone
      tabs { tab a "A" -> list; tab b "B" -> list }
      screen list "List" {
        search { placeholder "Name" }
        table rows plain { section "S" { row "Ada" -> detail; row "Bob" } }
      }
      screen detail "Detail"
      search "a"
      tap row "Ada"
      tap b
      expect search.text == ""
      tap a
      expect stack == [list, detail]
      tap a
      expect stack == [list] and search.text == "a"
      tap a
      expect search.text == "a" and search.active
      """)
  }

  @Test("T7 · a badge is text or a number, none removes it, and More sums only when asked")
  func badges() {
    let tabs = """
      app "Badges" on iphone
      var unread = 3
      tabs {
        tab a "A" -> s { badge "" }
        tab b "B" -> s { badge unread when unread > 0 }
        tab c "C" -> s; tab d "D" -> s
        tab e "E" -> s { badge 2 }; tab f "F" -> s { badge 5 }
        MORE
      }
      screen s "S"

      """
    holds(
      tabs.replacing("MORE", with: "") + """
        expect tabs.a.badge == "" and tabs.b.badge == 3 and tabs.c.badge == none
        expect more.badge == none
        badge c "new"
        expect tabs.c.badge == "new"
        badge c none
        expect tabs.c.badge == none
        unread = 0
        expect tabs.b.badge == none
        """)
    holds(tabs.replacing("MORE", with: "more { badge sum }") + "expect more.badge == 7")
    fails(tabs.replacing("MORE", with: "") + "badge b 4", with: "derived-badge")
  }

  @Test("T8 · a disabled tab is there, refuses taps, and the app can still show it")
  func disabled() {
    holds(
      """
      app "Disabled" on ipad
      tabs { tab a "A" -> s; tab b "B" -> s { disabled } }
      screen s "S"
      expect tabs.shown == [a, b] and not tabs.b.enabled
      tap b refused as disabled
      expect tab == a
      select tab b
      expect tab == b
      tap a
      enable b
      tap b
      disable a
      tap a refused as disabled
      """)
  }

  @Test("T9 · `hides tabs` hides the bar until that screen is popped, however it is popped")
  func hidesTabs() {
    holds(
      """
      app "Hides" on iphone
      tabs { tab a "A" -> root; tab b "B" -> root }
      screen root "Root" { button go "Go" -> player }
      screen player "Player" { hides tabs; button on "On" -> detail }
      screen detail "Detail" { button sheet "Sheet" -> over }
      sheet over "Over" { button "Close" closes }
      tap go
      tap b refused as absent
      tap on
      tap b refused as absent
      back; back
      tap b; tap a
      tap go; tap on
      pop to root
      tap b; tap a
      tap go; tap on; tap sheet
      pop; pop
      tap "Close"
      tap b
      expect tab == b
      """)
  }

  @Test("T10 · another device recomputes the overflow and keeps the selection and all stacks")
  func overflowChanges() {
    let six = """
      app "Six" on iphone
      tabs { tab a "A" -> s; tab b "B" -> s; tab c "C" -> s; tab d "D" -> s; tab e "E" -> s; tab f "F" -> s }
      screen s "S" { button go "Go" -> t }
      screen t "T"

      """
    holds(
      six + """
        tap more; tap "F"; tap go
        device ipad
        expect tab == f and stack == [s, t] and back == "S"
        back
        back refused as root
        device iphone
        expect tab == f and back == "More"
        """)
    holds(six + "tap b; tap more\ndevice ipad\nexpect tab == a")
    holds(six + "tap more; tap \"F\"; back\nexpect tab == more\ndevice ipad\nexpect tab == f")
    holds(six + "tap go; rotate\nexpect tab == a and stack == [s, t]")
  }

  @Test("T11 · a sheet may hold tabs of its own, for which these laws hold too")
  func tabsInASheet() {
    holds(
      """
      app "Inner" on iphone
      screen home "Home" { button open "Open" -> inner }
      sheet inner "Inner" { tabs { tab x "X" -> s; tab y "Y" -> s } }
      screen s "S" { button go "Go" -> t; button "Close" closes }
      screen t "T"
      tap open
      expect tab == x and stack == [s]
      tap go; tap y
      expect stack == [s]
      tap x
      expect stack == [s, t]
      tap x
      expect stack == [s]
      tap "Close"
      expect sheet == none and tab == none and stack == [home]
      """)
    fails(
      """
      app "Nested" on iphone
      tabs { tab a "A" -> s }
      screen s "S" { tabs { tab b "B" -> s } }
      """, with: "misplaced-word")
  }
}
