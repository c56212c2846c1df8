import NavModel

/// The tabs of a music app.
func musicTabs(selected: Int = 0) -> TabBarScene {
  var items: [TabBarScene.Item] = [
    TabBarScene.Item(name: "library", title: "Library", icon: "music.note"),
    TabBarScene.Item(name: "radio", title: "Radio", icon: "radio"),
    TabBarScene.Item(name: "inbox", title: "Inbox", icon: "envelope", badge: "3"),
    TabBarScene.Item(name: "store", title: "Store", icon: "house", isEnabled: false),
  ]
  items[selected].isSelected = true
  return TabBarScene(items: items)
}

/// A list of songs with everything that can stand around it.
func songs(_ change: (inout ScreenScene) -> Void = { _ in }) -> ScreenScene {
  screen("Songs") { screen in
    screen.trailing = [item(1, .button, "Add")]
    var search = SearchScene(position: .bar)
    search.placeholder = "Songs, artists or albums"
    screen.search = search
    let lines: [TableScene.Line] = [
      .header("A"), row(1, "Águas de Março", "Elis Regina"), row(2, "All Blues", "Miles Davis"),
      .header("上"), row(3, "上を向いて歩こう", "坂本九"),
    ]
    screen.content = [
      table(.plain, lines) { table in
        table.rowCount = 14
        table.index = ["A", "B", "C", "E", "F", "G", "N", "上"]
      }
    ]
    screen.toolbar = [
      item(2, .button, "Sort"), item(3, .space, ""), disabled(item(4, .button, "Share")),
    ]
    change(&screen)
  }
}

/// Songs found by a search on a phone.
let searching: ScreenScene = songs { screen in
  screen.hidesBar = true
  screen.toolbar = []
  screen.trailing = []
  screen.search?.isActive = true
  screen.search?.text = "miles"
  screen.search?.showsClear = true
  screen.search?.showsCancel = true
  screen.search?.scopes = ["All", "Title", "Artist", "Album"]
  let lines: [TableScene.Line] = [
    .header("A"), row(1, "All Blues", "Miles Davis"),
    .header("B"), row(2, "Blue in Green", "Miles Davis"),
  ]
  screen.content = [table(.plain, lines) { $0.unfilteredCount = 13 }]
}

/// What is chosen from in a popover.
func sortBy(_ change: (inout SurfaceScene) -> Void = { _ in }) -> SurfaceScene {
  let options: ControlFace = .choice(
    options: ["Title", "Artist", "Album"], chosen: [0], isMenu: false, isSegmented: false)
  let content: ContentScene = .item(item(0, .choice, "", options))
  return surface(.popover, "Sort by", screen("Sort by") { $0.content = [content] }) {
    $0.source = ItemIdentity(element: 2)
    change(&$0)
  }
}

/// An alert with some buttons.
func alert(_ titles: [String]) -> SurfaceScene {
  let buttons: [ContentScene] = titles.enumerated().map { index, title in
    .item(
      item(index, .button, title) {
        $0.isDestructive = title == "Delete"
        $0.cancels = title == "Cancel"
      })
  }
  return surface(.alert, "Delete this song?", screen("") { $0.content = buttons }) {
    $0.message = "It is removed from all your devices."
  }
}

/// A song that plays.
let player: ScreenScene = screen("Now Playing") { screen in
  screen.backTitle = "Songs"
  screen.content = [
    .item(item(0, .label, "So What")),
    .item(item(1, .button, "Delete") { $0.leadsSomewhere = true }),
  ]
}
