import Testing

@testable import NavCLI

@Suite("The exit status")
struct ExitStatusTests {
  @Test("the most serious of several counts: 1, 2, 5, 3, 4")
  func order() {
    let order: [NavCLI.ExitStatus] = [
      .wrongCommandLine, .wrongDefinition, .notTrusted, .failedRunning, .notMet, .success,
    ]
    for (index, status) in order.enumerated() {
      for lesser in order[index...] {
        #expect(status.joined(with: lesser) == status)
        #expect(lesser.joined(with: status) == status)
      }
    }
  }
}
