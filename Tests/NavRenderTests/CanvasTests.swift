@testable import NavRender
import Testing

@Suite("Canvas")
struct CanvasTests {
  private func line(_ width: Int, _ draw: (inout Canvas) -> Void) -> String {
    var canvas = Canvas(width: width, height: 1)
    draw(&canvas)
    return canvas.text(colors: false)
  }

  @Test("a wide character is never halved: not at the edge, not by what is written over it")
  func wide() {
    #expect(line(3) { $0.write("上を", x: 0, y: 0) } == "上 \n")
    #expect(
      line(4) {
        $0.write("上を", x: 0, y: 0)
        $0.write("x", x: 1, y: 0)
      } == " xを\n")
    #expect(
      line(4) {
        $0.write("上を", x: 0, y: 0)
        $0.write("x", x: 2, y: 0)
      } == "上x \n")
    #expect(
      line(4) {
        $0.write("上を", x: 0, y: 0)
        $0.write("向", x: 1, y: 0)
      } == " 向 \n")
  }

  @Test("a canvas drawn over another clips at the edges and replaces what it covers")
  func drawing() {
    var card = Canvas(width: 2, height: 1)
    card.write("を", x: 0, y: 0)
    #expect(line(3) { $0.draw(card, x: 1, y: 0) } == " を\n")
    #expect(line(3) { $0.draw(card, x: 2, y: 0) } == "   \n")
    #expect(line(3) { $0.draw(card, x: -1, y: 0) } == "   \n")
    #expect(line(3) { $0.draw(card, x: 0, y: 1) } == "   \n")
  }

  @Test("text ends at its limit, and nothing is written outside")
  func limits() {
    #expect(line(6) { $0.write("abcdef", x: 1, y: 0, limit: 3) } == " abc  \n")
    #expect(line(2) { $0.write("abc", x: 0, y: 5) } == "  \n")
    #expect(line(2) { $0.write("abc", x: -1, y: 0) } == "bc\n")
  }

  @Test("a style ends where its text does")
  func styles() {
    var canvas = Canvas(width: 4, height: 1)
    canvas.write("ab", x: 1, y: 0, style: .action)
    #expect(canvas.text(colors: true) == " \u{1B}[36mab\u{1B}[0m \n")
  }

  @Test(
    "every icon takes one column",
    arguments: [
      "house", "music.note", "cart.fill", "envelope", "tray", "gear", "magnifyingglass",
      "person.2", "star.fill", "heart", "bell", "calendar", "camera", "map", "clock", "globe",
      "book", "bookmark", "tag", "folder", "pencil", "trash", "plus", "lock", "chart.bar", "list",
      "sun.max", "moon", "cloud", "bolt", "leaf", "airplane", "car", "gift", "phone", "play",
      "pause", "radio", "creditcard", "message", "square.and.arrow.up", "square.grid.2x2",
    ])
  func icons(name: String) throws {
    let glyph = try #require(Icon.glyph(name, .unicode))
    #expect(StyledText(glyph).width == 1)
    #expect(Icon.glyph(name, .ascii) == nil)
  }

  @Test("an icon nobody knows is none")
  func unknownIcon() { #expect(Icon.glyph("no.such.symbol", .unicode) == nil) }
}
