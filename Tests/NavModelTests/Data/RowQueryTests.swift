import NavModel
import Testing

@Suite struct RowQueryTests {
  static let songs = DataTable(
    columns: ["title", "artist"],
    rows: [
      ["All Blues", "Miles Davis"], ["Águas de Março", "Elis Regina"], ["上を向いて歩こう", "坂本九"],
      ["Blue in Green", "Miles Davis"], ["Straße", "Blümchen"], ["", ""],
    ])

  @Test(
    "Q6 · a row is found when the text occurs in one of the columns, both folded",
    arguments: [
      ("BLUE", [0, 1], [0, 3]), ("blü", [0, 1], [0, 3, 4]), ("blu", [0], [0, 3]),
      ("marco", [0], [1]),
      ("strasse", [0], [4]), ("歩こ", [0, 1], [2]), ("miles", [0], []), ("miles", [1], [0, 3]),
      ("s davis", [0, 1], [0, 3]), ("green miles", [0, 1], []), ("davise", [1], []),
      ("x", [0, 7, -1], []),
    ] as [(String, [Int], [Int32])])
  func found(query: String, columns: [Int], rows: [Int32]) {
    #expect(Self.songs.rows(matching: query, in: columns) == rows)
    for row in 0..<6 {
      #expect(Self.songs.matches(query, row: row, in: columns) == rows.contains(Int32(row)))
    }
  }

  @Test("Q6 · an empty or blank query shows every row", arguments: ["", " ", "\t\u{3000}"])
  func blank(query: String) {
    #expect(Self.songs.rows(matching: query, in: [0]) == [0, 1, 2, 3, 4, 5])
    #expect(Self.songs.rows(matching: query, in: [0], within: [4, 1]) == [4, 1])
  }

  @Test("a search within rows keeps their order and minds no row that there isn't")
  func within() {
    #expect(Self.songs.rows(matching: "blu", in: [0, 1], within: [4, 3, 1, 99, -1]) == [4, 3])
  }

  @Test("Q6 · every row is found that comparing cell by cell finds, and no other")
  func reference() {
    let pieces = ["a", "b", "B", "é", "e", "ß", "か\u{3099}", "か", "日", "\u{301}", " "]
    var generator = SeededGenerator(seed: 12)
    for round in 0..<150 {
      let rowCount = round % 3 == 0 ? 200 : 20
      let rows = (0..<rowCount).map { _ in
        (0..<2).map { _ in generator.text(of: pieces, longest: 4) }
      }
      let table = DataTable(columns: ["a", "b"], rows: rows)
      let query = generator.text(of: pieces, longest: 3)
      let expected = rows.indices.filter { row in
        isBlank(query) || rows[row].contains { foldedContains(fold($0), fold(query)) }
      }.map(Int32.init)
      #expect(table.rows(matching: query, in: [0, 1]) == expected)
      for share in [1, 40] {
        let some = table.allRows.reversed().filter { Int($0) % share == 0 }
        #expect(
          table.rows(matching: query, in: [0, 1], within: some)
            == some.filter { expected.contains($0) })
      }
    }
  }
}
