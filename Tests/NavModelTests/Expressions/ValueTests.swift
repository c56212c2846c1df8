import NavModel
import Testing

@Suite struct ValueTests {
  @Test(
    "values read as a person writes them",
    arguments: [
      (Value.number(3), "3"), (.number(2.5), "2.5"), (.number(-0.0), "0"), (.number(1e21), "1e+21"),
      (.none, "none"), (true, "true"), ("Mail", "Mail"), (.duration(2000), "2s"),
      (.duration(300), "300ms"), (.name("store"), "store"), (.list(["Mail", 1]), "[Mail, 1]"),
      (.list([]), "[]"),
      (.map([.init("a", 1)]), "[a: 1]"), (.map([]), "[:]"),
    ])
  func display(value: Value, text: String) {
    #expect(value.displayText == text)
  }

  @Test("a literal is what a script would write")
  func literals() {
    #expect(Value.list(["a \"b\"\n", .name("c")]).literal == #"["a \"b\"\n", c]"#)
    #expect(Value.map([.init("k", "v")]).literal == #"["k": "v"]"#)
  }

  @Test("a row reads by its columns")
  func rows() {
    let source = RowSource(
      data: DataTable(columns: ["name", "price"], rows: [["Lamp", "49"]]), numbers: [false, true])
    #expect(
      Value.row(RowReference(source: source, row: 0)).literal == #"["name": "Lamp", "price": 49]"#)
  }

  @Test("a name is the same as its text, and other kinds are never the same")
  func equality() {
    #expect(Value.name("store").equals("store"))
    #expect(Value.list([.name("root")]).equals(["root"]))
    #expect(!Value.number(1).equals("1"))
    #expect(!Value.none.equals(""))
    #expect(!Value.duration(1).equals(1))
    #expect(Value.text("e\u{301}").equals("é"))
    #expect(
      Value.map([.init("a", 1), .init("b", 2)]).equals(.map([.init("b", 2), .init("a", 1)])))
    #expect(!Value.map([.init("a", 1)]).equals(.map([.init("b", 1)])))
  }

  @Test("texts are ordered as search sees them")
  func order() {
    #expect((Value.text("Águas").order("blue") ?? 0) < 0)
    #expect((Value.text("b").order("A") ?? 0) > 0)
    #expect((Value.text("a").order("A") ?? 0) != 0)
    #expect(Value.text("a").order(1) == nil)
    #expect((Value.number(2).order(10) ?? 0) < 0)
  }
}
