import NavModel

extension SceneFixture {
  /// Every kind of surface, and every kind of thing on one.
  static let all: [SceneFixture] = bars + tables + forms + presentations

  private static let bars: [SceneFixture] = [
    SceneFixture("songs", [app(tabs: musicTabs(), songs())]),
    SceneFixture("songs-ipad", on: 1, [app(tabs: musicTabs(selected: 2), songs())]),
    SceneFixture("searching", [app(tabs: musicTabs(), searching)]),
    SceneFixture("search-offers", [app(tabs: musicTabs(), offering)]),
    SceneFixture("search-content", [app(inContent)]),
    SceneFixture("more-list", [more(isEditing: false)]),
    SceneFixture("more-editing", [more(isEditing: true)]),
    SceneFixture("crowded-bar", [app(crowded)]),
    SceneFixture("eight-tabs", on: 1, [app(tabs: eightTabs, screen("Root"))]),
    SceneFixture("empty", [SurfaceScene(style: .app, name: "", title: "")]),
  ]

  private static let tables: [SceneFixture] = [
    SceneFixture("table-grouped", [app(settings(.grouped))]),
    SceneFixture("table-inset", [app(settings(.inset))]),
    SceneFixture("table-rows", [app(rows)]),
    SceneFixture("table-empty", [app(nothing)]),
    SceneFixture("table-scrolled", [app(scrolled)]),
  ]

  private static let forms: [SceneFixture] = [
    SceneFixture("form", [app(form)]),
    SceneFixture("controls", [app(controls)]),
    SceneFixture("tooltip", [app(form)], tooltip: "The quick brown fox jumps over the dog"),
  ]

  private static let presentations: [SceneFixture] = [
    SceneFixture("alert", [app(tabs: musicTabs(), player), alert(["Delete", "Cancel"])]),
    SceneFixture(
      "alert-three", [app(tabs: musicTabs(), player), alert(["Delete", "Archive", "Cancel"])]),
    SceneFixture("alert-over-sheet", [app(tabs: musicTabs(), songs()), sheet, alert(["OK"])]),
    SceneFixture("sheet", [app(tabs: musicTabs(), songs()), sheet]),
    SceneFixture("sheet-ipad", on: 1, [app(tabs: musicTabs(), songs()), sheet]),
    SceneFixture("sheet-over-sheet", [app(tabs: musicTabs(), songs()), sheet, sheet]),
    SceneFixture("sheet-over-sheet-ipad", on: 1, [app(songs()), sheet, sheet]),
    SceneFixture("popover", on: 1, [app(tabs: musicTabs(), songs()), sortBy()]),
    SceneFixture(
      "popover-at-row", on: 1,
      [
        app(tabs: musicTabs(), songs()),
        sortBy { $0.source = ItemIdentity(element: 0, row: 1) },
      ]),
    SceneFixture(
      "popover-at-bar", on: 1,
      [app(tabs: musicTabs(), songs()), sortBy { $0.source = ItemIdentity(element: 1) }]),
    SceneFixture(
      "popover-sized", on: 1,
      [
        app(tabs: musicTabs(), songs()),
        sortBy { $0.size = Presentation.Size(width: 320, height: 480) },
      ]),
    SceneFixture(
      "popover-sideways", on: 1,
      [app(songs()), sortBy { $0.arrowSides = ["left"] }]),
    SceneFixture("popover-adrift", on: 1, [app(songs()), sortBy { $0.source = nil }]),
    SceneFixture("popover-full", [app(songs()), fullScreen]),
    SceneFixture("actions", [app(tabs: musicTabs(), songs()), actions]),
    SceneFixture("actions-ipad", on: 1, [app(tabs: musicTabs(), songs()), actions]),
  ]
}
