import NavModel

/// An active search without text.
let offering: ScreenScene = songs { screen in
  screen.hidesBar = true
  screen.search?.isActive = true
  screen.search?.showsCancel = true
  screen.search?.showsBookmarks = true
  screen.search?.prompt = "Enter a song, an artist or an album."
  screen.search?.scopes = ["All", "Title", "Artist", "Album"]
  screen.search?.scope = 2
  screen.search?.offers = [
    SearchOffer(.recent, "naima"), SearchOffer(.suggestion, "Blue in Green"),
    SearchOffer(.shortcut, "New releases"),
  ]
}

/// A search field in the content.
let inContent: ScreenScene = songs { screen in
  var search = SearchScene(position: .content)
  search.text = "a rather long text that somebody searched for"
  search.showsClear = true
  screen.search = search
}

/// A bar with more than fits.
let crowded: ScreenScene = screen("Everything about the quick brown fox") { screen in
  screen.prompt = "Choose what to do with it"
  screen.backTitle = "A screen with a long title"
  screen.leading = [item(1, .button, "Archive")]
  screen.trailing = [
    item(2, .button, "", change: { $0.icon = "square.and.arrow.up" }),
    disabled(item(3, .button, "Remove")), item(4, .button, "Done"),
  ]
  screen.toolbar = [
    item(5, .button, "Reply to everybody"), item(6, .space, ""),
    item(7, .button, "Forward"), item(8, .space, ""),
    item(9, .button, "Delete") { $0.isDestructive = true },
  ]
  screen.content = [.item(item(0, .label, "The fox."))]
}

/// The tabs of the bar on an iPad that has eight of them.
let eightTabs = TabBarScene(items: [
  TabBarScene.Item(name: "a", title: "Alpha", isSelected: true),
  TabBarScene.Item(name: "b", title: "Bravo"),
  TabBarScene.Item(name: "c", title: "Charlie"),
  TabBarScene.Item(name: "d", title: "Delta", badge: ""),
  TabBarScene.Item(name: "e", title: "Echo", badge: "new"),
  TabBarScene.Item(name: "f", title: "Foxtrot", isEnabled: false),
  TabBarScene.Item(name: "more", title: "More"),
])

/// The list of the tabs that didn't fit.
func more(isEditing: Bool) -> SurfaceScene {
  var surface = SurfaceScene(style: .app, name: "", title: "")
  surface.moreList = MoreListScene(
    items: [
      TabBarScene.Item(name: "echo", title: "Echo", icon: "star"),
      TabBarScene.Item(name: "foxtrot", title: "Foxtrot", badge: "7"),
      TabBarScene.Item(name: "golf", title: "Golf", isEnabled: false),
      TabBarScene.Item(name: "hotel", title: "Hotel", isFixed: true),
    ], canEdit: true, isEditing: isEditing)
  surface.tabBar = TabBarScene(items: [
    TabBarScene.Item(name: "alpha", title: "Alpha"), TabBarScene.Item(name: "b", title: "Bravo"),
    TabBarScene.Item(name: "c", title: "Charlie"), TabBarScene.Item(name: "d", title: "Delta"),
    TabBarScene.Item(name: "more", title: "More", isSelected: true),
  ])
  return surface
}

/// Rows in groups.
func settings(_ style: Table.Style) -> ScreenScene {
  screen("Settings") { screen in
    screen.content = [
      table(
        style,
        [
          .header("General"), row(1, "About"), row(2, "Language", value: "English"),
          .footer("The language of the app, not that of the books."),
          .header("Empty"),
          .header("Account"), row(3, "Name", "as others see it", value: "Ada"),
          row(4, "Sign out") {
            $0.isDestructive = true
            $0.hasDisclosure = false
          },
        ])
    ]
  }
}

/// Rows with everything a row can have.
let rows: ScreenScene = screen("Rows") { screen in
  screen.content = [
    table(
      .plain,
      [
        row(1, "Selected", "and its subtitle") { $0.isSelected = true },
        row(2, "Chosen") { $0.hasCheckmark = true },
        row(3, "Disabled") { $0.isEnabled = false },
        row(4, "Informative", value: "12.50 €") { $0.hasInfo = true },
        row(5, "With an icon", value: "a value that is rather long for one row") {
          $0.icon = "star.fill"
        },
        row(6, "Swiped to the left", "so that its actions show") {
          var delete = SwipeActionScene("Delete")
          delete.isDestructive = true
          var flag = SwipeActionScene("Flag")
          flag.isEnabled = false
          $0.revealed = [delete, flag]
        },
        row(7, "Swiped to the right") {
          $0.revealed = [SwipeActionScene("Pin"), SwipeActionScene("Read")]
          $0.revealedSide = .right
        },
        row(8, "Being edited") {
          $0.hasDeleteControl = true
          $0.hasMoveHandle = true
          $0.hasDisclosure = false
        },
        row(9, "A title that is much longer than the width of the narrowest of all drawings"),
      ])
  ]
}

/// A table without rows.
let nothing: ScreenScene = screen("Inbox") { screen in
  screen.content = [
    table(.plain, []) {
      $0.empty = "No messages yet"
      $0.unfilteredCount = 5
    }
  ]
}

/// A table that was scrolled, with a longer index than lines.
let scrolled: ScreenScene = screen("Songs") { screen in
  screen.content = [
    table(.plain, [row(5, "Blue Train"), row(6, "Footprints"), row(7, "Naima")]) {
      $0.rowCount = 1_000_000
      $0.firstRow = 5
      $0.index = ["A", "B", "C", "D", "E", "F", "G", "H"]
    }
  ]
}
