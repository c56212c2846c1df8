import NavEngine
import NavModel
import NavRender
import NavSyntax
import Testing

@Suite("Flow results, as text and as JSON")
struct FlowResultTests {
  private let page = Page(width: 60, drawingWidth: 30)

  private let results: [FlowResult] = Played(
    """
    app "A" on iphone
    var n = 1
    screen one "One" { label l "n is \\(n)"; button up "Up" { on tap { n = n + 1 } } }
    flow "it counts" on iphone ipad tagged quick { tap up; expect n == 2 }
    flow "it counts wrongly" { tap up; expect n == 3 }
    flow "later" { skip "not yet" }
    """
  ).results

  @Test("one line for what passed or was skipped; what failed says why, after what, and where")
  func text() {
    let text = results.map { $0.text(on: page, showsDevice: false) }.joined()
    #expect(
      text == """
        ✓ it counts (iphone)
        ✓ it counts (ipad)
        ✗ it counts wrongly
          test:5:43: error[expectation]: not so in flow "it counts wrongly"
          5 | flow "it counts wrongly" { tap up; expect n == 3 }
            |                                           ^ 2
          last gestures:
            tap up
          ╭────────────────────────────╮
          │            One             │
          ├────────────────────────────┤
          │ n is 2                     │
          │ [ Up ]                     │
          ╰────────────────────────────╯
        – later: not yet

        """)
  }

  @Test("the sum is one line, what failed first")
  func summary() {
    #expect(
      FlowResult.summary(of: results, on: page) == "4 flows: 1 failed, 2 passed, 1 skipped\n")
    #expect(
      FlowResult.summary(of: Array(results.prefix(1)), on: page) == "1 flow: 1 passed\n")
    #expect(FlowResult.summary(of: [], on: page) == "0 flows: 0 passed\n")
  }

  @Test("without UTF-8 the marks are words")
  func ascii() {
    let ascii = Page(width: 60, glyphs: .ascii)
    let lines = results.map {
      $0.text(on: ascii, showsDevice: false).split(separator: "\n")[0]
    }
    #expect(
      lines == [
        "ok it counts (iphone)", "ok it counts (ipad)", "not ok it counts wrongly",
        "-- later: not yet",
      ])
  }

  @Test("JSON has the same, member by member")
  func json() throws {
    try Golden.expect(FlowResult.json(of: results).text, is: "flow-results-json")
  }
}
