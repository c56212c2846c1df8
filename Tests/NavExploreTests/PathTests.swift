import NavEngine
import NavModel
import NavSyntax
import Testing

@testable import NavExplore
@testable import NavGuidelines

@Suite("Paths")
struct PathTests {
  /// The flow to a goal that is written as behind `path to`.
  private func path(_ prototype: String, to goal: String, after: String = "") throws -> [String]? {
    let (session, errors) = Prototypes.session(prototype)
    #expect(errors == [])
    if !after.isEmpty {
      _ = session.enter(SourceText(name: "before", text: after), mode: .script) { _ in }
    }
    let read = try session.goal(SourceText(name: "to", text: "path to " + goal)).get()
    let search = PathSearch(from: session.machine, bounds: Bounds(), ending: { nil })
    switch search.path(to: read) {
    case .there: return []
    case .found(let flow): return flow.lines
    case .unconfirmed, .none: return nil
    }
  }

  private let shop = """
    app "Shop" on iphone
    var cart = 0
    tabs { tab home "Home" -> home; tab cart "Cart" -> basket }
    screen home "Home" {
      table list plain { row lamp "Lamp" -> item("Lamp"); row chair "Chair" -> item("Chair") }
    }
    screen item(name) "\\(name)" { button add "Add" { on tap { cart = cart + 1 } } }
    screen basket "Cart" { button pay "Pay" -> checkout when cart > 1 else empty }
    sheet checkout "Check out" { button "Close" closes }
    alert empty "Empty" { button "OK" closes }
    """

  @Test("a screen, a tab, a sheet, an alert and a condition are found, each by the fewest gestures")
  func goals() throws {
    #expect(try path(shop, to: "item") == ["tap row \"Lamp\""])
    #expect(try path(shop, to: "basket") == ["tap cart"])
    #expect(try path(shop, to: "empty") == ["tap cart", "tap pay"])
    #expect(
      try path(shop, to: "checkout")
        == ["tap row \"Lamp\"", "tap add", "tap add", "tap cart", "tap pay"])
    #expect(
      try path(shop, to: "cart > 2") == ["tap row \"Lamp\"", "tap add", "tap add", "tap add"])
    #expect(try path(shop, to: "home") == [])
    #expect(try path(shop, to: "cart < 0") == nil)
  }

  @Test("a path begins where the session is")
  func fromHere() throws {
    #expect(try path(shop, to: "empty", after: "tap cart") == ["tap pay"])
    #expect(
      try path(shop, to: "checkout", after: "cart = 2; tap row 2") == ["tap cart", "tap pay"])
  }

  @Test("a goal that means nothing is an error")
  func wrong() throws {
    let (session, _) = Prototypes.session(shop)
    #expect(throws: WrongGoal.self) {
      try session.goal(SourceText(name: "to", text: "path to nowhere")).get()
    }
  }
}
