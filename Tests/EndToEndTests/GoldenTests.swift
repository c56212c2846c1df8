import Foundation
import Testing

@Suite("Scripts with their whole output kept beside them")
struct GoldenTests {
  @Test("the output is what the .out file says", arguments: Golden.all)
  func output(of golden: Golden) throws {
    let command = try #require(
      try golden.commandLine(),
      "the first line says how to run it, such as `# navsh test`; material goes one folder down")
    let sandbox = try Sandbox()
    try sandbox.copy(contentsOf: golden.topic)
    let actual = Golden.text(of: try sandbox.run(command))
    let kept = try? String(contentsOf: golden.expectation, encoding: .utf8)
    guard actual != kept else { return }

    if ProcessInfo.processInfo.environment["RECORD"] == "1" {
      try Data(actual.utf8).write(to: golden.expectation)
      Issue.record("recorded \(Project.relativePath(of: golden.expectation)): read it, run again")
    } else if let kept {
      Issue.record("\(command)\n\(LineDifference(expected: kept, actual: actual))")
    } else {
      Issue.record("nothing is kept yet; RECORD=1 keeps this:\n\(actual)")
    }
  }

  @Test("no output is kept without its script")
  func orphans() {
    let kept = Project.files(in: Project.goldens, endings: ["out"]).map { $0.path() }
    let expected = Set(Golden.all.map { $0.expectation.path() })
    #expect(kept.filter { !expected.contains($0) } == [])
  }
}
