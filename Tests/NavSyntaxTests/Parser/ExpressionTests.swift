import NavSyntax
import Testing

@Suite("Expressions")
struct ExpressionTests {
  @Test(
    "operators bind from implies to sign, and group to the left",
    arguments: [
      ("a or b and c", "(or a (and b c))"),
      ("a implies b implies c", "(implies a (implies b c))"),
      ("a - b - c", "(subtract (subtract a b) c)"),
      ("1 + 2 * 3 % 4", "(add 1 (remainder (multiply 2 3) 4))"),
      ("not a == b and c", "(and (not (equal a b)) c)"),
      ("-a * b", "(multiply (negative a) b)"),
      ("a + 1 > b", "(greater (add a 1) b)"),
      (
        "a contains \"x\" or b matches 'y'",
        "(or (contains a (string 'x')) (matches b (string 'y')))"
      ),
      ("(a or b) and c", "(and (group (or a b)) c)"),
      ("x is open and y is not enabled", "(and (open x) (not (enabled y)))"),
      ("\"Pay\" is enabled implies a", "(implies (enabled (string 'Pay')) a)"),
      ("a == -1", "(equal a (negative 1))"),
    ])
  func bind(text: String, outline: String) {
    #expect(outlines("print \(text)") == ["(print \(outline))"])
  }

  @Test(
    "what stands behind an operand belongs to it",
    arguments: [
      ("tabs.more", "(member tabs more)"),
      ("rows[1].title", "(member (index rows 1) title)"),
      ("row[\"Album Artist\"]", "(index row (string 'Album Artist'))"),
      ("list.rows.sum(price)", "(call (member (member list rows) sum) (arguments price))"),
      ("f(a, [b, c,])", "(call f (arguments a (list b c)))"),
      ("2s", "2s"), ("300ms", "300ms"), ("none", "none"), ("2.5", "2.5"),
      ("[]", "list"), ("[:]", "map"),
      ("[\"a\": 1, \"b\": [2]]", "(map (entry (string 'a') 1) (entry (string 'b') (list 2)))"),
      ("[\n  a,\n\n  b # why\n]", "(list a b)"),
      ("(a\n  or b)", "(group (or a b))"),
    ])
  func operands(text: String, outline: String) {
    #expect(outlines("print \(text)") == ["(print \(outline))"])
  }

  @Test(
    "strings keep their pieces, escapes decoded",
    arguments: [
      (#""a\tb\u{1F600}\\\"""#, #"(string 'a\#tb😀\"')"#),
      (#""\(a + 1) of \(b)""#, "(string (add a 1) ' of ' b)"),
      (#""\("in \(x)") out""#, "(string (string 'in ' x) ' out')"),
      (#"'raw \(a) \n'"#, #"(string 'raw \(a) \n')"#),
      ("\"\"", "string"),
      (
        "\"\"\"\n    one\n      two \\(x)\n\n    three\\n\n    \"\"\"",
        "(string 'one\n' '  two ' x '\n' '\n' 'three\n')"
      ),
    ])
  func strings(text: String, outline: String) {
    #expect(outlines("print \(text)") == ["(print \(outline))"])
  }

  @Test("a plain string has a value, one with an interpolation hasn't")
  func plainStrings() throws {
    let tree: SyntaxTree = parse(
      SourceText(
        name: "test", text: "say \"\"\"\r\n  a\r\n  \\u{62}\r\n  \"\"\"\nsay \"\\(x)\"\nsay x")
    ).tree
    let values: [String?] = tree.root.children.map { $0.child(.value)?.plainString }
    #expect(values == ["a\nb", nil, nil])
  }

  @Test("an operator's span goes from its first operand to its last")
  func spans() throws {
    let tree: SyntaxTree = parse(SourceText(name: "test", text: "print a + b * c  # x")).tree
    let sum: Node = try #require(tree.root.children.first { _ in true }?.child(.value))
    #expect(sum.text == "a + b * c")
    #expect(sum.children.map(\.text) == ["a", "b * c"])
  }
}
