import NavEngine
import NavModel
import Testing

@testable import NavExplore
@testable import NavGuidelines

@Suite("Exploring every state")
struct FullTests {
  @Test(
    "the states and gestures of the benchmark are counted exactly",
    arguments: [(2, 962, 2522), (3, 18_759, 55_770), (4, 325_156, 1_080_924)])
  func counts(tabs: Int, states: Int, transitions: Int) throws {
    let report = Prototypes.report(Prototypes.benchmark(tabs: tabs)) {
      $0.mode = .full
      $0.bounds.stack = 3
    }
    let figures = try #require(report.figures)
    #expect(figures.states == states)
    #expect(figures.transitions == transitions)
    #expect(figures.isComplete)
    #expect(report.findings.isEmpty)
  }

  @Test("a state takes a few words of memory")
  func memory() throws {
    let report = Prototypes.report(Prototypes.benchmark(tabs: 4)) {
      $0.mode = .full
      $0.bounds.stack = 3
    }
    #expect(try #require(report.figures).bytesPerState < 40)
  }

  @Test("bounds end exploring, and what is left out is said")
  func bounds() throws {
    for (limit, change): (String, (inout Bounds) -> Void) in [
      ("states", { $0.states = 100 }), ("depth", { $0.depth = 2 }), ("stack", { $0.stack = 2 }),
    ] {
      let report = Prototypes.report(Prototypes.benchmark(tabs: 2)) {
        $0.mode = .full
        $0.bounds.stack = 9
        $0.bounds.states = 3000
        change(&$0.bounds)
      }
      let figures = try #require(report.figures)
      #expect(figures.unexplored.contains { $0.limit == limit })
      #expect(figures.states <= 3000)
    }
  }

  @Test("a counter that grows is bounded and named, in every mode")
  func growth() throws {
    let counter = """
      var n = 0
      var shown = 0
      screen a "A" { button up "Up" { on tap { n = n + 1; shown = shown + 1 } }
        button go "Go" -> b when n > 2 }
      screen b "B"
      """
    let visible = try #require(Prototypes.report(counter).figures)
    #expect(visible.unexplored.map { $0.limit } == ["growth"])
    #expect(visible.unexplored[0].text.contains("n grows"))
    #expect(!visible.unexplored[0].text.contains("shown"))
    #expect(!visible.isComplete)
    let full = try #require(
      Prototypes.report(counter) {
        $0.mode = .full
        $0.bounds.states = 1000
      }.figures)
    #expect(full.unexplored[0].limit == "states")
    #expect(full.unexplored[0].text.contains("n, shown grow"))
  }

  @Test("both modes find the same in small prototypes", arguments: [false, true])
  func agreement(full: Bool) {
    let found = Prototypes.findings(FindingTests.faults) {
      $0.except = Guideline.all.map { $0.id }
      if full { $0.mode = .full }
    }
    #expect(found == FindingTests.found)
  }

  @Test("exploring is the same every time")
  func determinism() {
    let reports = (0..<3).map { _ in
      Prototypes.report(FindingTests.faults).findings.map { "\($0)" }
    }
    #expect(reports[0] == reports[1] && reports[1] == reports[2])
  }
}
