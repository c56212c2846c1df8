import NavModel
import Testing

@Suite struct RowGroupsTests {
  private let songs = DataTable(
    columns: ["title", "artist"],
    rows: [
      ["Blue in Green", "Miles Davis"], ["上を向いて", "坂本九"], ["Águas", "Elis"], ["99", "Nena"],
      ["all blues", "Miles Davis"], ["", "Elis"], ["Ábba", "elis"], ["¡Sí!", "Nena"],
    ])

  @Test("R8 · sections by a column stand in the order of the data, and so do their rows")
  func text() {
    let sections = songs.sections(by: 1, initial: false, rows: songs.allRows)
    #expect(sections.map(\.header) == ["Miles Davis", "坂本九", "Elis", "Nena", "elis"])
    #expect(sections.map(\.rows) == [[0, 4], [1], [2, 5], [3, 7], [6]])
  }

  @Test("R8 · sections by initial are sorted by the folded first letter, # last")
  func initials() {
    let sections = songs.sections(by: 0, initial: true, rows: songs.allRows)
    #expect(sections.map(\.header) == ["A", "B", "上", "#"])
    #expect(sections.map(\.rows) == [[2, 4, 6], [0], [1], [3, 5, 7]])
  }

  @Test("Q8 · sections without a row disappear, the others keep their place")
  func some() {
    let groups = songs.groups(by: 1, initial: false)
    #expect(
      groups.sections(of: [7, 3, 5, 4, 99, -1]) == [
        RowSection(header: "Miles Davis", rows: [4]), RowSection(header: "Elis", rows: [5]),
        RowSection(header: "Nena", rows: [7, 3]),
      ])
    #expect(groups.sections(of: []) == [])
  }

  @Test("no two initials have the same header")
  func headers() {
    let table = DataTable(columns: ["a"], rows: [["ı"], ["i"], ["İ"], ["ǆ"], ["ǅ"], ["ა"], ["Ა"]])
    let sections = table.sections(by: 0, initial: true, rows: table.allRows)
    #expect(sections.map(\.header) == ["I", "ı", "ǅ", "ა"])
    #expect(sections.map(\.rows) == [[1, 2], [0], [3, 4], [5, 6]])
  }

  @Test("R8 · a column that there isn't makes one section without a header")
  func outside() {
    #expect(
      songs.sections(by: 9, initial: false, rows: [1, 0]) == [RowSection(header: "", rows: [1, 0])])
  }

  @Test("R8 · grouping agrees with a dictionary of lists")
  func reference() {
    var generator = SeededGenerator(seed: 14)
    for _ in 0..<30 {
      let texts = (0..<300).map { _ in generator.text(of: ["a", "b", "c", "é", "日"], longest: 4) }
      let table = DataTable(columns: ["a"], rows: texts.map { [$0] })
      var order: [String] = []
      var members: [String: [Int32]] = [:]
      for (row, text) in texts.enumerated() {
        if members[text] == nil { order.append(text) }
        members[text, default: []].append(Int32(row))
      }
      let sections = table.sections(by: 0, initial: false, rows: table.allRows)
      #expect(sections == order.map { RowSection(header: $0, rows: members[$0] ?? []) })
    }
  }
}
