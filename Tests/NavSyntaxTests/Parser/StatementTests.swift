import NavSyntax
import Testing

@Suite("Statements")
struct StatementTests {
  @Test(
    "a form is found by what follows its first word",
    arguments: [
      ("tap row 2", "(tapRow (row 2))"),
      ("tap row where a == 1 in section \"S\"", "(tapRow (row (equal a 1) (string 'S')))"),
      ("tap row (n + 1)", "(tapRow (row (group (add n 1))))"),
      ("tap info of row \"A\"", "(tapInfo (row (string 'A')))"),
      ("tap \"Edit\" in toolbar at 2", "(tap (target (string 'Edit') toolbar 2))"),
      ("tap more", "(tap (target more))"),
      ("back", "back"), ("back to home", "(backTo home)"),
      ("swipe left row 1 fully", "(swipeRow left (row 1) fully)"),
      ("swipe down", "(swipe down)"), ("swipe (way)", "(swipe (group way))"),
      ("swipe (way) row 1", "(swipeRow (group way) (row 1))"),
      ("cancel", "cancelSearch"), ("cancel sortBy", "(cancel sortBy)"),
      ("wait 2s", "(wait 2s)"), ("wait until a within 5s", "(waitUntil a 5s)"),
      ("device ipad", "(device ipad)"),
      (
        "device fold \"Fold\" like ipad { tabs 6 }",
        "(deviceDefinition fold (string 'Fold') ipad (block (tabCapacity 6)))"
      ),
      ("set limit to 3", "(set (target limit) 3)"), ("set show always", "(option always)"),
      ("clear", "clear"), ("clear stars", "(clear (target stars))"),
      ("search \"x\" in artist", "(searchFor (string 'x') artist)"),
      (
        "present sharing (a) from \"Share\" replacing",
        "(present sharing (arguments a) (target (string 'Share')) replacing)"
      ),
      ("push product(row)", "(push product (arguments row))"),
      ("pop to root", "popToRoot"), ("use rating >= 1.0", "(use rating 1.0)"),
      ("use star-rating", "(use star-rating)"),
      ("allow popover-on-iphone \"why\"", "(allow popover-on-iphone (string 'why'))"),
      ("reachable payment within 1 tap", "(reachable payment 1 tap)"),
      ("redefine var a = 1", "(redefine (variable a 1))"),
      ("why tap x", "(why (tap (target x)))"),
      ("for x in [1] { say x }", "(forEach x (list 1) (block (say x)))"),
      ("after 2s { pop }", "(after 2s (block pop))"),
    ])
  func forms(text: String, outline: String) {
    #expect(parse(SourceText(name: "test", text: text)).diagnostics.map(\.message) == [])
    #expect(outlines(text) == [outline])
  }

  @Test("a name and an equals sign give a value; two ask, and aren't a statement")
  func assignment() {
    #expect(outlines("cart = cart + 1") == ["(assign cart (add cart 1))"])
    #expect(outlines("tab = 1") == ["(assign tab 1)"])
    #expect(parse(SourceText(name: "test", text: "cart == 1")).completeness == .wrong)
  }

  @Test("a word that isn't known is a call, with simple operands up to the end of the line")
  func calls() {
    #expect(outlines("rate stars 4") == ["(call rate stars 4)"])
    #expect(
      outlines("signIn \"ada\" (x + 1) -2 [3]; back")
        == ["(call signIn (string 'ada') (group (add x 1)) (negative 2) (list 3))", "back"])
    #expect(outlines("rate stars 9 refused as plugin") == ["(call rate stars 9 refused plugin)"])
  }

  @Test("a gesture can be refused, with a reason and words, or intercepted")
  func suffixes() throws {
    #expect(
      outlines("next refused as invalid because \"Eight\"")
        == ["(next refused invalid (string 'Eight'))"])
    #expect(outlines("tap x refused") == ["(tap (target x) refused)"])
    #expect(outlines("back intercepted") == ["(back intercepted)"])
    let tree: SyntaxTree = parse(
      SourceText(name: "test", text: "clear refused as empty because 'no'")
    ).tree
    let clear: Node = try #require(tree.root.children.first { _ in true })
    #expect(clear.has("refused") && !clear.has("intercepted"))
    #expect(clear.child(.reason)?.text == "empty")
    #expect(clear.child(.because)?.plainString == "no")
  }

  @Test("else stands on the line of its brace; each branch hangs in the one before")
  func branches() {
    #expect(
      outlines("if a { back } else if b { pop } else { next }") == [
        "(ifElse a (block back) (elseIf b (block pop) (otherwise (block next))))"
      ])
    #expect(outlines("if a {\n}\nback") == ["(ifElse a block)", "back"])
  }

  @Test("clauses stand on the line of a definition or in its block")
  func clauses() {
    #expect(
      outlines("tabs { tab a \"A\" icon \"i\" -> s { badge 1 when x; fixed } }") == [
        "(tabs (block (tab a (string 'A') (icon (string 'i')) "
          + "(arrow (arrow (branch (named s)))) (block (badge 1 x) fixed))))"
      ])
    #expect(
      outlines("flow \"f\" on iphone ipad tagged a b-c after \"g\" { back }") == [
        "(flow (string 'f') (flowOn iphone ipad) (flowTagged a b-c) (flowAfter (string 'g')) "
          + "(block back))"
      ])
    #expect(
      outlines("screen s { button \"A\" -> a(1) when x else tab b { on tap { back } } }") == [
        "(screen s (block (button (string 'A') (arrow (arrow (branch (named a (arguments 1)) x) "
          + "(branch (tab b)))) (block (onTap (block back))))))"
      ])
  }

  @Test("an element's name may be a clause's word where the clause wouldn't fit")
  func elementNames() {
    let text: String = """
      screen s {
        field max "Max"
        toggle enabled "Enabled"
        date from "From"
        button closes
        button icon "house"
        choice of "A" "B" multiple
        stepper count { from 0 to 9 }
        rating stars "Stars" max 5 { color red }
        bar { trailing button add "Add" -> x; hidden }
      }
      """
    #expect(
      outlines(text) == [
        "(screen s (block (field max (string 'Max')) (toggle enabled (string 'Enabled')) "
          + "(date from (string 'From')) (button closes) (button (icon (string 'house'))) "
          + "(choice (of (string 'A') (string 'B')) multiple) "
          + "(stepper count (block (range 0 9))) "
          + "(component rating stars (string 'Stars') (max 5) (block (property color red))) "
          + "(bar (block (trailing (button add (string 'Add') "
          + "(arrow (arrow (branch (named x)))))) barHidden))))"
      ])
  }

  @Test("a statement ends with its line or at a semicolon, whatever the line ends are")
  func ends() {
    #expect(
      outlines("back;back ; ;\r\n\r\n  next # and\n#!x\nback\n") == [
        "back", "back", "next", "back",
      ])
    #expect(outlines("") == [])
    #expect(outlines("# only a comment") == [])
    #expect(outlines("\u{FEFF}back") == ["back"])
  }

  @Test("names are letters of any script, digits and underscores")
  func names() {
    #expect(outlines("größe_2 = 上 + é1") == ["(assign größe_2 (add 上 é1))"])
    #expect(outlines("e\u{301}a = 1") == ["(assign e\u{301}a 1)"])
  }
}
