import Foundation
import Testing

@Suite("Every prototype in examples")
struct ExampleTests {
  static let examples = Project.files(in: Project.examples, endings: ["proto", "navproto"])
    .map { String(Project.relativePath(of: $0).trimmingPrefix("examples/")) }

  @Test("its flows pass", arguments: examples)
  func flowsPass(of example: String) throws {
    let sandbox = try Sandbox()
    try sandbox.copy(contentsOf: Project.examples)
    let outcome = try sandbox.run("navsh test \(example)")
    #expect(outcome.status == 0, "\(outcome.stdout)\(outcome.stderr)")
    let source = try Data(contentsOf: Project.examples.appending(path: example))
    #expect(source.contains(Data("\nflow ".utf8)), "an example shows at least one flow")
  }
}
