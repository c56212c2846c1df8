import NavModel
import Testing

@Suite struct RowSortingTests {
  @Test("texts sort by their folded form, equal ones as they were")
  func text() {
    let table = DataTable(
      columns: ["a"],
      rows: [["b"], ["Á"], ["a"], ["Z"], ["上"], [""], ["ab"], ["B"], ["longer than eight"]])
    #expect(table.sortedRows(by: 0, numeric: false) == [5, 1, 2, 6, 0, 7, 8, 3, 4])
    #expect(table.sorted([7, 2, 0, 1], by: 0, numeric: false) == [2, 1, 7, 0])
  }

  @Test("numbers sort by size, what is no number after them")
  func numbers() {
    let table = DataTable(
      columns: ["n"], rows: [["10"], ["x"], ["9"], ["-1"], [""], ["9.0"], ["-20"], ["0"], ["-0"]])
    #expect(table.sortedRows(by: 0, numeric: true) == [6, 3, 7, 8, 2, 5, 0, 1, 4])
  }

  @Test("without such a column the rows stay as they are")
  func outside() {
    let table = DataTable(columns: ["a"], rows: [["b"], ["a"]])
    #expect(table.sorted([1, 0], by: 5, numeric: false) == [1, 0])
  }

  @Test("the order is that of comparing whole folded texts")
  func reference() {
    var generator = SeededGenerator(seed: 13)
    for _ in 0..<60 {
      let texts = (0..<40).map { _ in
        generator.text(of: ["same prefix", "a", "é", "日", "B"], longest: 4)
      }
      let table = DataTable(columns: ["a"], rows: texts.map { [$0] })
      let expected = texts.indices.sorted { left, right in
        let one = fold(texts[left])
        let other = fold(texts[right])
        return one == other ? left < right : one.lexicographicallyPrecedes(other)
      }
      #expect(table.sortedRows(by: 0, numeric: false) == expected.map(Int32.init))
    }
  }
}
