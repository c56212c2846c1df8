import NavModel
import Testing

@Suite("Presentations as they show")
struct PresentationSceneTests {
  private func played(_ device: String, adapts: String = "") -> Played {
    Played(
      """
      app "A" on \(device)
      screen home "Home" {
        toolbar { button sort "Sort" -> sortBy; button act "Act" -> choices }
        table t plain { row -> rowPop; section "S" { row a "A"; row b "B" } }
      }
      popover sortBy "Sort by" {
        \(adapts)
        size 300 100 expands 300 400
        choice key of "Title" "Artist"
        button "Go away" closes
      }
      popover rowPop "Row" { \(adapts); label "about it" }
      actions choices "What now?" {
        button "Erase" destructive
        button "Cancel" cancels
      }
      """)
  }

  @Test("P7 · a popover knows its source: an item, a row")
  func source() {
    let app = played("ipad").play("tap sort")
    #expect(app.top.style == .popover)
    #expect(app.top.source?.row == nil)
    #expect(app.drawing(width: 64).contains("▼"))
    app.play("dismiss; tap row 2")
    #expect(app.top.source?.row == 1)
  }

  @Test(
    "P8 · on a compact device a popover is a sheet, a full screen, or stays",
    arguments: [
      ("", SurfaceScene.Style.sheet), ("adapts sheet", .sheet), ("adapts full", .fullScreen),
      ("adapts none", .popover),
    ])
  func adaptation(adapts: String, style: SurfaceScene.Style) {
    let app = played("iphone", adapts: adapts).play("tap sort")
    #expect(app.top.style == style)
    app.play("device ipad")
    #expect(app.top.style == .popover)
  }

  @Test("P12 · a popover shows the size it has now")
  func size() {
    let app = played("ipad").play("tap sort")
    #expect(app.top.size == Presentation.Size(width: 300, height: 100))
    let small = app.drawing(width: 64).split(separator: "\n").count
    app.play("expand sortBy")
    #expect(app.top.size == Presentation.Size(width: 300, height: 400))
    #expect(app.drawing(width: 64).split(separator: "\n").count > small)
  }

  @Test("S3 · an action sheet has no Cancel on iPad, where it points to its source")
  func actions() {
    let phone = played("iphone").play("tap act")
    #expect(phone.drawing().contains("Cancel"))
    let pad = played("ipad").play("tap act")
    #expect(!pad.drawing(width: 64).contains("Cancel"))
    #expect(pad.top.source != nil)
  }

  @Test("a sheet with a stack has the title and back button of the screen on top")
  func stack() {
    let app = Played(
      """
      app "A" on iphone
      screen home "Home" { button "Open" -> steps }
      sheet steps "Steps" { stack one }
      screen one "One" { button "Next" -> two }
      screen two "Two" { bar { trailing button "Done" closes } }
      """
    ).play("tap \"Open\"; tap \"Next\"")
    #expect(app.top.style == .sheet)
    #expect(app.screen.title == "Two")
    #expect(app.screen.backTitle == "One")
    #expect(app.drawing().contains("‹ One"))
  }
}
