import NavSyntax
import Testing

@Suite("Colours")
struct ClassifyTests {
  /// Returns a text with the first letter of its class behind each piece.
  private func painted(_ text: String) -> String {
    let bytes: [UInt8] = Array(text.utf8)
    return classify(text).map { span, kind in
      let piece = String(decoding: bytes[Int(span.start)..<Int(span.end)], as: UTF8.self)
      return "\(piece)/\("\(kind)".prefix(1))"
    }.joined(separator: " ")
  }

  @Test(
    "words of the grammar are told from names that look like them",
    arguments: [
      ("tap delete in toolbar", "tap/k delete/n in/k toolbar/n"),
      ("x = 2.5  # why", "x/n =/o 2.5/n # why/c"),
      ("expect a.count is open", "expect/k a/n ./o count/n is/k open/k"),
      ("tap row where title == 'x'", "tap/k row/k where/k title/n ==/o 'x'/s"),
      ("button refused as modal", "button/u refused/k as/k modal/k"),
    ])
  func words(text: String, expected: String) {
    #expect(painted(text) == expected)
  }

  @Test("a word that isn't known and begins a statement is told apart")
  func unknown() {
    #expect(painted("rate stars 4") == "rate/u stars/n 4/n")
    #expect(painted("scren home { }") == "scren/u home/n {/o }/o")
    #expect(painted("screen s { rating r }") == "screen/k s/n {/o rating/u r/n }/o")
  }

  @Test("text that isn't finished has colours too")
  func unfinished() {
    #expect(painted("tap \"Sh") == "tap/k \"Sh/s")
    #expect(painted("flow \"f\" { back") == "flow/k \"f\"/s {/o back/k")
    #expect(painted("say \"a \\(b + ") == "say/k \"a /s \\(/o b/n +/o")
  }

  @Test("interpolations have the colours of expressions")
  func interpolations() {
    #expect(painted("say \"a\\(b)c\"") == "say/k \"a/s \\(/o b/n )c\"/s")
  }
}
