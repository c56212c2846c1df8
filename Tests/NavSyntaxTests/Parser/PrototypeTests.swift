import NavSyntax
import Testing

@Suite("Whole prototypes")
struct PrototypeTests {
  @Test("parse without a diagnostic", arguments: Fixture.names)
  func parsesWhole(name: String) throws {
    let parsed: Parsed = parse(try Fixture.source(name))
    #expect(parsed.diagnostics.map(\.message) == [])
    #expect(parsed.completeness == .complete)
    #expect(parsed.tree.records.count > 50)
  }
}
