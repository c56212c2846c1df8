import NavModel

/// Makes scenes out of a seed, with texts of many scripts in every place that shows one.
struct RandomScene {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  private static let words: [String] = [
    "Songs", "上を向いて歩こう", "한국어 제목", "Катюша", "e\u{301}te\u{301}", "👩‍👩‍👧‍👦", "🇯🇵", "❤️",
    "שלום עולם", "مرحبا", "\u{202E}override", "a\u{0}b\n\tc", "", " ", "ｆｕｌｌ", "ﷺ", "👍🏽", "\u{301}",
    "क्षि", "ก็", "a\u{200D}b", "\u{200B}zero", "⚠", "…", "Ångström", "\u{1B}[31mred", "한",
    "a rather long title that will not fit", "第一章　始まり", "İstanbul", "\u{FEFF}bom", "🏳️‍🌈 flags",
  ]

  /// SplitMix64.
  private mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  mutating func below(_ count: Int) -> Int { Int(next() % UInt64(count)) }
  private mutating func chance() -> Bool { below(2) == 0 }
  private mutating func word() -> String { Self.words[below(Self.words.count)] }
  private mutating func text() -> String {
    var text = word()
    for _ in 0..<below(3) { text += " " + word() }
    return text
  }
  private mutating func maybeText() -> String? { chance() ? text() : nil }
  private mutating func list<T>(_ most: Int, _ make: (inout RandomScene) -> T) -> [T] {
    (0..<below(most + 1)).map { _ in make(&self) }
  }

  mutating func scene() -> Scene {
    let styles: [SurfaceScene.Style] = [.popover, .sheet, .alert, .actions, .fullScreen]
    var surfaces = [surface(.app)]
    for _ in 0..<below(4) { surfaces.append(surface(styles[below(styles.count)])) }
    return Scene(
      device: Device.builtIn[below(3)], title: text(), surfaces: surfaces,
      tooltip: below(5) == 0 ? text() : nil)
  }

  private mutating func surface(_ style: SurfaceScene.Style) -> SurfaceScene {
    var surface = SurfaceScene(style: style, name: "surface", title: text())
    surface.message = maybeText()
    if chance() { surface.source = ItemIdentity(element: below(6)) }
    if below(4) == 0 {
      surface.size = Presentation.Size(width: below(2000), height: below(900))
      surface.arrowSides = [["up", "down", "left", "right"][below(4)]]
    }
    if chance() { surface.tabBar = TabBarScene(items: list(9) { $0.tab() }) }
    if below(6) == 0 {
      surface.moreList = MoreListScene(
        items: list(5) { $0.tab() }, canEdit: chance(), isEditing: chance())
    } else {
      surface.screen = screen()
    }
    return surface
  }

  private mutating func tab() -> TabBarScene.Item {
    TabBarScene.Item(
      name: "tab", title: text(), icon: chance() ? "star" : nil, badge: maybeText(),
      isEnabled: chance(), isSelected: chance(), isFixed: chance())
  }

  private mutating func screen() -> ScreenScene {
    var screen = ScreenScene(name: "screen", title: text())
    screen.prompt = maybeText()
    screen.hidesBar = below(4) == 0
    screen.backTitle = maybeText()
    screen.leading = list(2) { $0.item(.button) }
    screen.trailing = list(3) { $0.item(.button) }
    screen.toolbar = list(4) { $0.item($0.chance() ? .button : .space) }
    if chance() { screen.search = search() }
    screen.content = list(6) { $0.content() }
    return screen
  }

  private mutating func search() -> SearchScene {
    var search = SearchScene(position: chance() ? .bar : .content)
    search.isActive = chance()
    search.text = chance() ? "" : text()
    search.placeholder = maybeText()
    search.prompt = maybeText()
    search.showsClear = chance()
    search.showsCancel = chance()
    search.showsBookmarks = chance()
    search.scopes = list(5) { $0.text() }
    search.offers = list(3) { SearchOffer(.recent, $0.text()) }
    return search
  }

  private mutating func content() -> ContentScene {
    switch below(6) {
    case 0: .header(text())
    case 1: .footer(text())
    case 2: .table(table())
    default: .item(item(ControlKind.allCases[below(ControlKind.allCases.count)]))
    }
  }

  private mutating func item(_ kind: ControlKind) -> ItemScene {
    var item = ItemScene(
      identity: ItemIdentity(element: below(6)), name: "item", kind: kind, title: text())
    item.isEnabled = chance()
    item.isDestructive = below(4) == 0
    item.isFocused = chance()
    item.leadsSomewhere = chance()
    item.cancels = below(3) == 0
    item.icon = chance() ? "bell" : nil
    item.face = face()
    return item
  }

  private mutating func face() -> ControlFace {
    switch below(8) {
    case 0: .toggle(isOn: chance())
    case 1:
      .choice(
        options: list(4) { $0.text() }, chosen: [below(6)], isMenu: chance(),
        isSegmented: chance())
    case 2: .slider(value: Double(below(300)) - 50, from: 0, to: Double(below(200)))
    case 3: .stepper(value: Double(below(1000)) / 7)
    case 4: .date(text())
    case 5:
      .field(text: text(), isPlaceholder: chance(), error: maybeText(), hasClear: chance())
    default: .plain
    }
  }

  private mutating func table() -> TableScene {
    let styles: [Table.Style] = [.plain, .grouped, .inset]
    var table = TableScene(element: below(6), name: "table", style: styles[below(3)])
    table.lines = list(12) { $0.line() }
    table.rowCount = below(3) == 0 ? 0 : below(1_000_000)
    table.firstRow = 1 + below(30)
    table.unfilteredCount = chance() ? nil : below(100)
    table.index = chance() ? [] : list(40) { $0.text() }
    table.empty = maybeText()
    return table
  }

  private mutating func line() -> TableScene.Line {
    switch below(5) {
    case 0: return .header(text())
    case 1: return .footer(text())
    default: break
    }
    var row = RowScene(
      identity: ItemIdentity(element: below(6), row: 1), number: 1, title: text())
    row.subtitle = maybeText()
    row.value = maybeText()
    row.icon = chance() ? "heart" : nil
    row.isEnabled = chance()
    row.isSelected = chance()
    row.isDestructive = chance()
    row.hasCheckmark = chance()
    row.hasDisclosure = chance()
    row.hasInfo = chance()
    row.hasMoveHandle = chance()
    row.hasDeleteControl = chance()
    if below(4) == 0 { row.revealed = list(3) { SwipeActionScene($0.text()) } }
    row.revealedSide = chance() ? .left : .right
    return .row(row)
  }
}
