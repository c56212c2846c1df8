import NavModel
import NavPluginHost
import NavPluginProtocol
import Testing

@Suite("The rating plugin")
struct RatingTests {
  let component: PluginComponent
  let properties = ControlProperties(
    label: "Stars", isEnabled: true, isFocused: false,
    values: [.init("max", .number(5)), .init("starts", .number(0))])

  init() throws {
    let plugin: Plugin = try Plugin.shipped("rating")
    component = PluginComponent(plugin, try #require(plugin.manifest.components.first))
  }

  @Test("starts empty, is rated, refuses more stars than it has, and is cleared")
  func rates() throws {
    let fresh: Value = try component.initial(properties)
    #expect(fresh == .map([.init("value", .number(0))]))
    let rate = ComponentAction("rate", arguments: [.init("stars", .number(4))])
    let rated = try component.update(properties, state: fresh, action: rate).get()
    #expect(rated.state == .map([.init("value", .number(4))]))
    let more = ComponentAction("rate", arguments: [.init("stars", .number(9))])
    #expect(throws: Refusal.self) {
      try component.update(properties, state: fresh, action: more).get()
    }
    let cleared = try component.update(
      properties, state: rated.state, action: ComponentAction("clear")
    ).get()
    #expect(cleared.state == fresh)
  }

  @Test("draws its stars within the width it gets", arguments: [0, 1, 3, 5, 40])
  func draws(width: Int) throws {
    let state: Value = .map([.init("value", .number(2))])
    let drawing = try #require(try component.draw(properties, state: state, width: width))
    #expect(drawing.lines.count == 1)
    #expect(drawing.width == min(width, 5))
  }
}
