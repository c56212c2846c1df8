import NavSyntax
import Testing

@Suite("Layout")
struct FormatTests {
  private func formatted(_ text: String) -> String {
    format(parse(SourceText(name: "test", text: text)).tree)
  }

  /// What must hold for any source without errors.
  private func check(_ text: String, _ comment: Comment) {
    let before: Parsed = parse(SourceText(name: "test", text: text))
    #expect(before.diagnostics.map(\.message) == [], comment)
    let once: String = format(before.tree)
    let after: Parsed = parse(SourceText(name: "test", text: once))
    #expect(after.diagnostics.map(\.message) == [], "\(comment)\n\(once)")
    #expect(outline(after.tree.root) == outline(before.tree.root), "\(comment)\n\(once)")
    #expect(format(after.tree) == once, comment)
    let comments: [String] = before.tree.comments.map { words(before.tree.source.text($0)) }
    #expect(after.tree.comments.map { words(after.tree.source.text($0)) } == comments, comment)
    for line in once.split(separator: "\n") where !once.contains("\"\"\"") {
      #expect(line.last != " ", comment)
    }
  }

  private func words(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  @Test(
    "whole prototypes keep their meaning and comments, and change once", arguments: Fixture.names)
  func prototypes(name: String) throws {
    let source: SourceText = try Fixture.source(name)
    check(String(decoding: source.bytes, as: UTF8.self), "\(name)")
  }

  @Test(
    "whatever the grammar allows keeps its meaning and comments, and changes once",
    arguments: 0..<300)
  func random(seed: UInt64) {
    let text: String = RandomPrototype.text(seed: seed)
    check(text, "seed \(seed):\n\(text)")
  }

  @Test(
    "a line has normal spacing",
    arguments: [
      ("tap   \"x\"   in   toolbar", "tap \"x\" in toolbar"),
      ("x=1+2*-y", "x = 1 + 2 * -y"),
      ("print a- -b", "print a - -b"),
      ("print [ \"a\" :1,]", "print [\"a\": 1]"),
      ("tap row(n+1)", "tap row (n + 1)"),
      ("push product (row)", "push product(row)"),
      ("rate stars -1", "rate stars -1"),
      ("screen s(a,b)  \"S\"{}", "screen s(a, b) \"S\" { }"),
      ("use star-rating>=1.0", "use star-rating >= 1.0"),
      ("if a{back}else if b{pop}else{next}", "if a { back } else if b { pop } else { next }"),
      ("say 'a'   # why  ", "say 'a'  # why"),
      ("\n\n\nback\n\n\n\npop\n\n", "back\n\npop"),
      ("back;pop;;", "back; pop"),
      ("screen a; screen b", "screen a\nscreen b"),
    ])
  func spacing(text: String, expected: String) {
    #expect(formatted(text) == expected + "\n")
  }

  @Test("a block of one line stays so while it fits 100 columns")
  func oneLine() {
    let fits: String = "screen s { button \"" + String(repeating: "é", count: 78) + "\" }"
    #expect(formatted(fits) == fits + "\n")
    let long: String = "screen s { button \"" + String(repeating: "é", count: 78) + "\"; label x }"
    #expect(formatted(long).split(separator: "\n").count == 4)
    #expect(formatted("screen s { # why\n}") == "screen s {  # why\n}\n")
    #expect(formatted("screen s {\nbar { hidden }\n}") == "screen s {\n  bar { hidden }\n}\n")
  }

  @Test("comments stay on their lines, blank lines become one")
  func comments() {
    let text: String = """
      # head


      flow "f" {  # open

        # first
        back;   pop  # both

        # last

      }
      # end
      """
    let expected: String = """
      # head

      flow "f" {  # open
        # first
        back; pop  # both

        # last
      }
      # end

      """
    #expect(formatted(text) == expected)
  }

  @Test("brackets over several lines are joined when they fit and hold no comment")
  func brackets() {
    #expect(formatted("x = [\n  1,\n  2,\n]") == "x = [1, 2]\n")
    #expect(
      formatted("x = [\n1,   # one\n  2,\n      ]") == "x = [\n  1,  # one\n  2,\n]\n")
    let item: String = "\"" + String(repeating: "x", count: 60) + "\""
    #expect(
      formatted("x = [\(item),\n\(item)]") == "x = [\(item),\n  \(item)]\n")
  }

  @Test("the lines of a text move with its statement and mean the same")
  func longStrings() {
    let text: String = "flow \"f\" {\nsay \"\"\"\n      a\n        b \n\n      \"\"\"\n}"
    let expected: String =
      "flow \"f\" {\n  say \"\"\"\n    a\n      b \n\n    \"\"\"\n}\n"
    #expect(formatted(text) == expected)
  }

  @Test("a statement with an error stays as it was written")
  func errors() {
    #expect(formatted("back\ntap   )  x\nnext  ") == "back\ntap   )  x\nnext\n")
  }
}
