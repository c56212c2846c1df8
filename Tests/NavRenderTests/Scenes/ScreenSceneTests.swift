import NavModel
import Testing

@Suite("Screens as they show")
struct ScreenSceneTests {
  @Test("N3 · the back button says what the screen below says, and gives way to leading buttons")
  func backTitles() {
    let app = Played(
      """
      app "A" on iphone
      screen one "First" { button "Two" -> two }
      screen two "Second" { back "To second"; button "Three" -> three }
      screen three "Third" { bar { leading button "Close" }; button "Four" -> four }
      screen four "" { bar { beside back; leading button "Extra" }; button "Five" -> five }
      screen five "Fifth"
      """)
    #expect(app.screen.backTitle == nil)
    app.play("tap \"Two\"")
    #expect(app.screen.backTitle == "First")
    app.play("tap \"Three\"")
    #expect(app.screen.backTitle == nil)
    #expect(app.screen.leading.map(\.title) == ["Close"])
    app.play("tap \"Four\"")
    #expect(app.screen.backTitle == "Third")
    #expect(app.screen.leading.map(\.title) == ["Extra"])
    app.play("tap \"Five\"")
    #expect(app.screen.backTitle == "Back")
  }

  @Test("B1 · a toolbar is there when it has items; disabled ones are dimmed")
  func toolbar() {
    let app = Played(
      """
      app "A" on iphone
      var has = false
      screen one "One" {
        toolbar { button go "Go" -> two { shown when has }; button no "No" { disabled; shown when has } }
      }
      screen two "Two"
      """)
    #expect(app.screen.toolbar.isEmpty)
    app.play("has = true")
    #expect(app.screen.toolbar.map(\.title) == ["Go", "No"])
    #expect(app.screen.toolbar.map(\.isEnabled) == [true, false])
    #expect(app.drawing().contains("(No)"))
    app.play("tap go")
    #expect(app.screen.toolbar.isEmpty)
  }

  @Test("an expression that fails shows as a warning sign, and everything else shows")
  func failure() {
    let app = Played(
      """
      app "A" on iphone
      var it = none
      screen one "One" {
        label a "\\(it.name)"
        button b "Fine" { enabled when it }
        label c "After"
      }
      """)
    let titles: [String] = app.screen.content.compactMap { piece in
      if case .item(let item) = piece { return item.title }
      return nil
    }
    #expect(titles == ["⚠", "Fine ⚠", "After"])
  }

  @Test("Q1, Q4, Q5, Q7 · what a search bar shows depends on whether it is active and has text")
  func search() {
    let app = Played(
      """
      app "A" on ipad
      screen list "List" {
        search {
          placeholder "Find fruit"; prompt "By name."; scopes all name; suggestions "Pear"
          shortcut "Vegetables" -> other; bookmarks -> other
        }
        table t plain from "fruit.csv" { cell name }
      }
      screen other "Other"
      """, files: ["fruit.csv": "name\nApple\nPear\nPlum\n"])
    var search: SearchScene? { app.screen.search }
    #expect(search?.placeholder == "Find fruit")
    #expect(search?.prompt == "By name.")
    #expect(search?.showsBookmarks == true)
    #expect(search?.showsCancel == false && search?.showsClear == false)
    #expect(search?.scopes == [] && search?.offers == [])

    app.play("search \"\"")
    #expect(search?.showsCancel == true)
    #expect(search?.scopes.count == 2)
    #expect(
      search?.offers == [
        SearchOffer(.suggestion, "Pear"), SearchOffer(.shortcut, "Vegetables"),
      ])

    app.play("search \"p\"")
    #expect(search?.placeholder == nil && search?.prompt == "By name.")
    #expect(search?.showsClear == true && search?.showsBookmarks == false)
    #expect(search?.offers == [])
    #expect(app.table.rowCount == 3 && app.table.unfilteredCount == 3)

    app.play("clear")
    #expect(search?.isActive == true && search?.showsClear == false)
    app.play("cancel")
    #expect(search?.isActive == false && search?.scopes == [])
    #expect(app.table.unfilteredCount == nil)
  }

  @Test("Q3 · a folded search bar doesn't show")
  func folded() {
    let app = Played(
      """
      app "A" on iphone
      screen list "List" {
        search { hidden until swipe }
        table t plain { section "S" { row a "A" } }
      }
      """)
    #expect(app.screen.search == nil)
    app.play("swipe down")
    #expect(app.screen.search != nil)
  }

  @Test("Q8 · while searching, sections without a match disappear and rows count what is shown")
  func sections() {
    let app = Played(
      """
      app "A" on iphone
      screen list "List" {
        search { pinned; scopes all name }
        table t plain from "fruit.csv" { cell name; section by name initial; index }
      }
      """, files: ["fruit.csv": "name\nApple\nPear\nPlum\n"])
    #expect(app.table.outline == ["A:", "- Apple", "P:", "- Pear", "- Plum"])
    #expect(app.table.index == ["A", "P"])
    app.play("search \"plu\"")
    #expect(app.table.outline == ["P:", "- Plum"])
    #expect(app.table.rows.map(\.number) == [1])
    #expect(app.table.index == [])
    #expect(app.drawing().contains("1 of 3"))
  }

  @Test("Q11 · an active search takes the place of the bar on iPhone, not on iPad")
  func covered() {
    for (device, isCovered) in [("iphone", true), ("ipad", false)] {
      let app = Played(
        """
        app "A" on \(device)
        screen list "The list" {
          bar { trailing button "Add" }
          search { placeholder "Find" }
        }
        """)
      #expect(app.drawing().contains("Add"))
      app.play("search \"x\"")
      #expect(app.screen.hidesBar == isCovered)
      #expect(app.drawing().contains("Add") != isCovered)
      #expect(app.drawing().contains("The list") != isCovered)
    }
  }
}
