import NavModel
import NavRender
import Testing

@Suite("Where popovers stand")
struct PopoverPlacementTests {
  private func lines(_ source: ItemIdentity, width: Int, size: Presentation.Size? = nil)
    -> [String]
  {
    let popover = sortBy {
      $0.source = source
      $0.size = size
    }
    let scene = SceneFixture(
      "popover", on: 1, [app(tabs: musicTabs(), songs()), popover]
    ).scene
    return wireframe(scene, width: width, glyphs: .unicode, colors: false)
      .split(separator: "\n").map(String.init)
  }

  private static let sources: [(ItemIdentity, String)] = [
    (ItemIdentity(element: 1), "Add"), (ItemIdentity(element: 2), "Sort "),
    (ItemIdentity(element: 4), "(Share)"),
    (ItemIdentity(element: 0, row: 1), "Águas de Março"),
    (ItemIdentity(element: 0, row: 3), "上を向いて歩こう"),
  ]

  @Test("P7 · a popover never covers its source", arguments: sources.indices)
  func source(index: Int) {
    let (source, title) = Self.sources[index]
    for width in [30, 40, 64, 100] {
      for size in [nil, Presentation.Size(width: 500, height: 700)] {
        let lines = lines(source, width: width, size: size)
        let ownTitle = "─ Sort by"
        #expect(lines.contains { $0.contains(title) && !$0.contains(ownTitle) }, "\(lines)")
      }
    }
  }

  @Test("P7 · a popover never covers more than half of the screen", arguments: sources.indices)
  func half(index: Int) throws {
    for width in [30, 40, 64, 100] {
      let size = Presentation.Size(width: 700, height: 900)
      let lines = lines(Self.sources[index].0, width: width, size: size)
      let top = try #require(lines.firstIndex { $0.contains("─ Sort by") })
      let edge = try #require(lines[top].firstRange(of: "╭─ Sort by"))
      let card = lines[top][edge.lowerBound...].prefix { $0 != "╮" }
      let bottom = try #require(
        lines[top...].firstIndex { $0.dropFirst().contains("╰") && !$0.hasPrefix("╰") })
      #expect(displayWidth(String(card)) * (bottom - top + 1) * 2 <= width * lines.count + width)
    }
  }

  @Test("P7 · its arrow stands over or under the source")
  func arrow() throws {
    for (index, mark) in [(0, "▲"), (1, "▼"), (2, "▼")] {
      let lines = lines(Self.sources[index].0, width: 64)
      let line = try #require(lines.first { $0.contains(mark) })
      let column = displayWidth(String(line.prefix { String($0) != mark }))
      let title = Self.sources[index].1
      let bar = try #require(lines.first { $0.contains(title) && !$0.contains("─ Sort by") })
      let range = try #require(bar.firstRange(of: title))
      let start = displayWidth(String(bar[..<range.lowerBound]))
      #expect((start...(start + displayWidth(title))).contains(column), "\(title)")
    }
  }
}
