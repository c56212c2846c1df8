import NavModel

/// A scene made by hand, to be drawn by tests.
struct SceneFixture: Sendable {
  var name: String
  var scene: Scene

  init(_ name: String, on device: Int = 0, _ surfaces: [SurfaceScene], tooltip: String? = nil) {
    self.name = name
    scene = Scene(
      device: Device.builtIn[device], title: "Music", surfaces: surfaces, tooltip: tooltip)
  }
}

/// The app's own surface.
func app(tabs: TabBarScene? = nil, _ screen: ScreenScene) -> SurfaceScene {
  surface(.app, "", screen) { $0.tabBar = tabs }
}

/// A surface that shows a screen.
func surface(
  _ style: SurfaceScene.Style, _ title: String, _ screen: ScreenScene,
  change: (inout SurfaceScene) -> Void = { _ in }
) -> SurfaceScene {
  var surface = SurfaceScene(style: style, name: "", title: title)
  surface.screen = screen
  change(&surface)
  return surface
}

/// A screen.
func screen(_ title: String, _ change: (inout ScreenScene) -> Void = { _ in }) -> ScreenScene {
  var screen = ScreenScene(name: "screen", title: title)
  change(&screen)
  return screen
}

/// An item of a bar or of content.
func item(
  _ element: Int, _ kind: ControlKind, _ title: String, _ face: ControlFace = .plain,
  change: (inout ItemScene) -> Void = { _ in }
) -> ItemScene {
  var item = ItemScene(
    identity: ItemIdentity(element: element), name: "item\(element)", kind: kind, title: title)
  item.face = face
  change(&item)
  return item
}

/// A disabled item.
func disabled(_ item: ItemScene) -> ItemScene {
  var item = item
  item.isEnabled = false
  return item
}

/// A table of plain rows.
func table(
  _ style: Table.Style, element: Int = 0, _ lines: [TableScene.Line],
  change: (inout TableScene) -> Void = { _ in }
) -> ContentScene {
  var table = TableScene(element: element, name: "list", style: style)
  table.lines = lines
  for line in lines { if case .row = line { table.rowCount += 1 } }
  change(&table)
  return .table(table)
}

/// A row with a disclosure indicator.
func row(
  _ number: Int, _ title: String, _ subtitle: String? = nil, value: String? = nil,
  change: (inout RowScene) -> Void = { _ in }
) -> TableScene.Line {
  var row = RowScene(
    identity: ItemIdentity(element: 0, row: Int32(number)), number: number, title: title)
  row.subtitle = subtitle
  row.value = value
  row.hasDisclosure = true
  change(&row)
  return .row(row)
}
