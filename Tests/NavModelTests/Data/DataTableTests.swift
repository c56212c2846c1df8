import NavModel
import Testing

@Suite struct DataTableTests {
  @Test("tables are equal when their texts are, however they were made")
  func equality() throws {
    let csv = try DataTable(csv: Array("a,b\n1,x\n,é\n".utf8))
    let json = try DataTable(json: Array(#"[{"a":1,"b":"x"},{"b":"é"}]"#.utf8))
    var builder = TableBuilder(columns: ["a"])
    builder.append(row: ["1", "left out"])
    builder.append(column: "b")
    #expect(builder.build() == DataTable(columns: ["a", "b"], rows: [["1", ""]]))
    #expect(csv == json && csv.hashValue == json.hashValue)
    let others: [[[String]]] = [
      [["1", "x"], ["", "e\u{301}"]], [["1", "x"], ["é", ""]], [["1x", ""], ["", "é"]],
      [["1", "x"]],
    ]
    for rows in others {
      #expect(csv != DataTable(columns: ["a", "b"], rows: rows))
    }
    #expect(csv != DataTable(columns: ["a", "c"], rows: [["1", "x"], ["", "é"]]))
  }

  @Test("a cell that there isn't is empty", arguments: [(-1, 0), (0, -1), (1, 0), (0, 1), (9, 9)])
  func outside(row: Int, column: Int) {
    let table = DataTable(columns: ["a"], rows: [["1"]])
    #expect(table.text(row, column) == "" && table.number(row, column) == nil)
    #expect(table.text(0, 0) == "1")
  }

  @Test(
    "R8 · a number is what is written as one",
    arguments: [
      ("0", 0), ("-12", -12), ("+3", 3), (" 4 ", 4), ("9.99", 9.99), (".5", 0.5), ("5.", 5),
      ("1e3", 1000),
      ("-2.5E-2", -0.025), ("123456789012345678", 123_456_789_012_345_680),
      ("0.1000000000000000055511151231257827", 0.1), ("00012", 12),
      ("179769313486231570000e288", 1.7976931348623157e308),
    ])
  func numbers(text: String, number: Double) {
    #expect(DataTable(columns: ["a"], rows: [[text]]).number(0, 0) == number)
  }

  @Test(
    "R8 · what is written otherwise is no number",
    arguments: [
      "", " ", ".", "-", "1,5", "1 2", "0x10", "inf", "nan", "1e", "1e+", "e5", "--1", "1.2.3",
      "1e999",
      "12 €", "٣", "1_000", "1e5.0",
    ])
  func noNumbers(text: String) {
    #expect(DataTable(columns: ["a"], rows: [[text]]).number(0, 0) == nil)
  }

  @Test("numbers are those the standard library reads")
  func exact() {
    var generator = SeededGenerator(seed: 11)
    for _ in 0..<2000 {
      let whole = Int.random(in: 0..<1_000_000, using: &generator)
      let part = Int.random(in: 0..<1_000_000, using: &generator)
      let long = UInt64.random(in: 0..<UInt64.max, using: &generator)
      for text in ["\(whole).\(part)", "\(long)", "0.\(long)", "\(whole)\(part)00000.5"] {
        #expect(DataTable(columns: ["a"], rows: [[text]]).number(0, 0) == Double(text))
      }
    }
  }
}
