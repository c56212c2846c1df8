import NavModel
import Testing

@Suite("Tab bars as they show")
struct TabSceneTests {
  /// A prototype with so many tabs.
  private func played(_ count: Int, on device: String, extra: String = "") -> Played {
    var tabs = ""
    for number in 1...count {
      tabs += "tab t\(number) \"T\(number)\" -> root \(number == 2 ? "{ badge 4 }" : "")\n"
    }
    return Played(
      """
      app "Tabs" on \(device)
      tabs {
      \(tabs)\(extra)}
      screen root "Root" { button "Go" -> detail; button "Hide" -> hiding }
      screen detail "Detail"
      screen hiding "Hiding" { hides tabs; button "Deeper" -> detail }
      """)
  }

  @Test("T1 · five tabs fit on iPhone and seven on iPad; one more brings More")
  func capacity() {
    #expect(played(5, on: "iphone").tabs == ["T1", "T2", "T3", "T4", "T5"])
    #expect(played(6, on: "iphone").tabs == ["T1", "T2", "T3", "T4", "More"])
    #expect(played(7, on: "ipad").tabs == ["T1", "T2", "T3", "T4", "T5", "T6", "T7"])
    #expect(played(8, on: "ipad").tabs == ["T1", "T2", "T3", "T4", "T5", "T6", "More"])
  }

  @Test("T2, T3 · the More list shows the hidden tabs, no screen, and More is the one selected")
  func moreList() throws {
    let app = played(7, on: "iphone").play("tap more")
    let surface = app.scene.surfaces[0]
    #expect(surface.screen == nil)
    let list = try #require(surface.moreList)
    #expect(list.items.map(\.title) == ["T5", "T6", "T7"])
    #expect(surface.tabBar?.items.filter(\.isSelected).map(\.name) == ["more"])
    app.play("tap \"T6\"")
    #expect(app.screen.backTitle == "More")
    #expect(app.scene.surfaces[0].tabBar?.items.last?.isSelected == true)
  }

  @Test("T5 · while the tabs are edited every one shows, and Edit is Done")
  func editing() throws {
    let app = played(6, on: "iphone").play("tap more; edit")
    let list = try #require(app.scene.surfaces[0].moreList)
    #expect(list.isEditing)
    #expect(list.items.count == 6)
    #expect(app.drawing().contains("Done"))
  }

  @Test("T7 · a badge shows on its tab; More has one only when it asks for it")
  func badges() {
    let app = played(6, on: "iphone")
    #expect(app.scene.surfaces[0].tabBar?.items.map(\.badge) == [nil, "4", nil, nil, nil])
    app.play("badge t6 3")
    #expect(app.scene.surfaces[0].tabBar?.items.last?.badge == nil)
    app.play("badge t2 none")
    #expect(app.scene.surfaces[0].tabBar?.items[1].badge == nil)
    app.play("badge t1 \"\"")
    #expect(app.scene.surfaces[0].tabBar?.items[0].badge == "")
    let sum = played(6, on: "iphone", extra: "more { badge sum }\n").play("badge t5 2; badge t6 3")
    #expect(sum.scene.surfaces[0].tabBar?.items.last?.badge == "5")
    #expect(sum.drawing().contains("More ●5"))
  }

  @Test("T8 · a disabled tab is dimmed, not removed")
  func disabled() {
    let app = Played(
      "app \"A\" on iphone; tabs { tab a \"A\" -> s; tab b \"B\" -> s { disabled } }; screen s \"S\""
    )
    #expect(app.tabs == ["A", "(B)"])
    #expect(app.drawing().contains("(B)"))
  }

  @Test("T9 · a screen that hides the tabs hides them until it is popped")
  func hiding() {
    let app = played(3, on: "iphone").play("tap \"Hide\"")
    #expect(app.tabs == nil)
    app.play("tap \"Deeper\"")
    #expect(app.tabs == nil)
    app.play("back")
    #expect(app.tabs == nil)
    app.play("back")
    #expect(app.tabs?.count == 3)
  }

  @Test("T12 · bars have their heights in points")
  func points() {
    #expect(played(3, on: "iphone").scene.surfaces[0].tabBar?.height == 49)
    #expect(played(3, on: "ipad").scene.surfaces[0].tabBar?.height == 50)
    #expect(played(3, on: "ipad").scene.surfaces[0].tabBar?.bottomInset == 0)
    #expect(played(3, on: "ipadpro").scene.surfaces[0].tabBar?.bottomInset == 15)
  }

  @Test("T12 · on iPad a title stands beside its icon, on iPhone alone")
  func icons() {
    for (device, isDrawn) in [("ipad", true), ("iphone", false)] {
      let app = Played(
        "app \"A\" on \(device); tabs { tab a \"A\" icon \"house\" -> s; tab b \"B\" -> s }; screen s \"S\""
      )
      #expect(app.drawing().contains("⌂ ▐A▌") == isDrawn)
    }
  }
}
