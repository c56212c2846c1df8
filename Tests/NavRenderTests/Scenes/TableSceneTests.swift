import NavModel
import Testing

@Suite("Tables as they show")
struct TableSceneTests {
  private let sections = """
    app "A" on iphone
    screen list "List" {
      table t STYLE {
        INDEX
        section "First" footer "About it" { row a "A" value "1" -> other; row b "B" { disabled } }
        section "Empty" { }
        section "Last" { row c "C" subtitle "third" { destructive } }
      }
    }
    screen other "Other"
    """

  @Test("R1 · sections have headers and footers; only a plain table has an index")
  func styles() {
    for style in ["plain", "grouped", "inset"] {
      let app = Played(
        sections.replacing("STYLE", with: style)
          .replacing("INDEX", with: style == "plain" ? "index" : ""))
      #expect(
        app.table.outline
          == ["First:", "- A", "- B", "(About it)", "Empty:", "Last:", "- C"])
      #expect(app.table.index.isEmpty == (style != "plain"))
    }
  }

  @Test("a row shows its value, its subtitle, its state and where it leads")
  func row() {
    let rows = Played(
      sections.replacing("STYLE", with: "grouped").replacing("INDEX", with: "")
    ).table.rows
    #expect(rows.map(\.value) == ["1", nil, nil])
    #expect(rows.map(\.subtitle) == [nil, nil, "third"])
    #expect(rows.map(\.isEnabled) == [true, false, true])
    #expect(rows.map(\.hasDisclosure) == [true, false, false])
    #expect(rows.map(\.isDestructive) == [false, false, true])
  }

  @Test("R7 · of many rows only those that show are read, and the count is exact")
  func many() {
    let lines = (1...100_000).map { "row \($0)" }.joined(separator: "\n")
    let app = Played(
      """
      app "A" on iphone
      screen list "List" { table t plain from "rows.csv" { cell name } }
      """, files: ["rows.csv": "name\n" + lines + "\n"])
    func table(_ limit: Int) -> TableScene {
      for case .table(let table) in app.scene(rowLimit: limit).surfaces[0].screen?.content ?? [] {
        return table
      }
      return TableScene(element: 0, name: "", style: .plain)
    }
    #expect(table(5).outline == (1...5).map { "- row \($0)" })
    #expect(table(5).rowCount == 100_000)
    #expect(table(0).outline == [])
    app.play("scroll to row 50000")
    #expect(table(3).outline.first == "- row \(table(3).firstRow)")
    #expect(table(3).firstRow > 1)
    #expect(app.drawing().contains("above"))
  }

  @Test("R5 · a swipe shows the actions of its side")
  func swipes() {
    let app = Played(
      """
      app "A" on iphone
      screen list "List" {
        table t plain {
          swipe left "Archive" { say "gone" }
          swipe left "Delete" destructive { say "gone" }
          swipe right "Pin" { say "pinned" }
          section "S" { row a "A"; row b "B" }
        }
      }
      """)
    app.play("swipe left row 2")
    #expect(app.table.rows.map { $0.revealed.map(\.title) } == [[], ["Archive", "Delete"]])
    #expect(app.table.rows[1].revealed.map(\.isDestructive) == [false, true])
    app.play("swipe right row 1")
    #expect(app.table.rows.map { $0.revealed.map(\.title) } == [["Pin"], []])
  }

  @Test("R5 · editing shows the controls that delete and move; a search takes moving away")
  func editing() {
    let app = Played(
      """
      app "A" on iphone
      screen list "List" {
        search { pinned }
        table t plain { editable; movable; section "S" { row a "Apple" -> b; row p "Pear" } }
      }
      screen b "B"
      """)
    #expect(app.table.rows.map(\.hasDisclosure) == [true, false])
    app.play("edit")
    #expect(app.table.rows.allSatisfy { $0.hasDeleteControl && $0.hasMoveHandle })
    #expect(app.table.rows.allSatisfy { !$0.hasDisclosure })
    app.play("done")
    #expect(app.table.rows.allSatisfy { !$0.hasDeleteControl && !$0.hasMoveHandle })
  }

  @Test("a table without rows says what the prototype says, a broken one what is wrong")
  func empty() {
    let app = Played(
      """
      app "A" on iphone
      var it = none
      screen list "List" {
        table t plain from "rows.csv" { cell name; empty "Nothing here" }
        table u plain from "more.csv" { cell name; rows where it > 1 }
      }
      """, files: ["rows.csv": "name\n", "more.csv": "name\nx\n"])
    #expect(app.table.empty == "Nothing here")
    #expect(app.drawing().contains("⚠"))
  }
}
