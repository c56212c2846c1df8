import NavModel
import Testing

@Suite struct RowTests {
  /// An inline table with an empty section, a row named `about` and two rows of one title.
  private func inline(_ change: (inout Table) -> Void = { _ in }) -> Draft {
    var draft = Draft()
    var about = Table.Row(name: draft.symbol("about"), title: "About")
    about.value = "1.0"
    about.rule.arrow = draft.arrow("player")
    let sections: [Table.Section] = [
      Table.Section(header: "First", rows: [about, .init(name: nil, title: "Edit")]),
      Table.Section(header: "Empty"),
      Table.Section(header: "Last", footer: "That's all", rows: [.init(name: nil, title: "Edit")]),
    ]
    var table = Table(style: .grouped, rows: .inline(sections))
    table.rule.arrow = draft.arrow("player")
    change(&table)
    let list: Element = draft.table("list", table)
    draft.screen("songs", [list])
    draft.screen("player")
    return draft
  }

  private func number(_ number: Int) -> RowAddress { RowAddress(.number(number)) }
  private func title(_ title: String, in section: String? = nil) -> RowAddress {
    RowAddress(.title(title), section: section)
  }

  @Test("R2 · an empty section keeps its header")
  func emptySection() throws {
    let machine: Machine = try inline().started()
    #expect(try machine.value("list.sections") == ["First", "Empty", "Last"])
    #expect(try machine.value("list.rows.count") == 3)
  }

  @Test("R6 · a title that occurs twice is ambiguous, and the refusal lists the rows")
  func ambiguous() throws {
    var machine: Machine = try inline().started()
    let refusal: Refusal? = machine.refuses(.tapRow(title("Edit")), as: .ambiguous)
    #expect(refusal?.message.contains(#"row 2 "Edit" in section "First""#) == true)
    #expect(refusal?.message.contains(#"row 3 "Edit" in section "Last""#) == true)
    machine.does(.tapRow(title("Edit", in: "Last")))
    machine.does(.back)
    machine.does(.tapRow(number(2)))
    machine.does(.back)
    machine.does(.tapRow(RowAddress(.name(try machine.symbol("about")))))
    machine.does(.back)
    machine.refuses(.tapRow(title("Edit", in: "Lasd")), as: .absent)
  }

  @Test("R6 · a condition finds a row, and two rows are ambiguous")
  func condition() throws {
    var draft: Draft = Songs.draft()
    draft.leadRows()
    let one: Expression = .operation(.equal, draft.read("album"), "Giant Steps")
    let two: Expression = .operation(.equal, draft.read("row.artist"), "Miles Davis")
    let none: Expression = .operation(.greater, draft.read("year"), 2000)
    var machine: Machine = try draft.started()
    machine.does(.tapRow(RowAddress(.condition(one, locals: []))))
    machine.does(.back)
    machine.refuses(.tapRow(RowAddress(.condition(two, locals: []))), as: .ambiguous)
    machine.refuses(.tapRow(RowAddress(.condition(none, locals: []))), as: .absent)
  }

  @Test("G5 · a row that isn't there is refused with the nearest, or with how many there are")
  func absent() throws {
    var draft: Draft = Songs.draft()
    draft.leadRows()
    var machine: Machine = try draft.started()
    #expect(
      machine.refuses(.tapRow(title("Niama")), as: .absent)?.help == #"did you mean "Naima"?"#)
    #expect(machine.refuses(.tapRow(number(9)), as: .absent)?.help == "there are 8 rows")
    for broken in [0, -1, .min, .max] { machine.refuses(.tapRow(number(broken)), as: .absent) }
    machine.does(.search("zzz", scope: nil))
    #expect(machine.refuses(.tapRow(title("Naima")), as: .absent)?.help?.contains("clear") == true)
  }

  @Test("rows are read by number from 1, by column, and summed where they are numbers")
  func values() throws {
    var draft: Draft = Songs.draft()
    let third: Expression = .member(.index(draft.read("list.rows"), 3), "title")
    let quoted: Expression = .index(.index(draft.read("list.rows"), 1), "artist")
    let sum: Expression = .sum(draft.read("list.rows"), "year")
    let titles: Expression = .sum(draft.read("list.rows"), "title")
    let beyond: Expression = .index(draft.read("list.rows"), 9)
    let machine: Machine = try draft.started()
    #expect(try machine.evaluate(third, in: Scope()) == "Naima")
    #expect(try machine.evaluate(quoted, in: Scope()) == "Miles Davis")
    #expect(try machine.value("list.rows.first.year") == 1959)
    #expect(try machine.value("list.rows.last.title") == "99 Luftballons")
    #expect(try machine.evaluate(sum, in: Scope()) == 15722)
    #expect(machine.failure(titles)?.help == "say `number title` in the table")
    #expect(machine.failure(beyond)?.id == "out-of-range")
    #expect(throws: Failure.self) { try machine.value("list.rows.first.titel") }
  }

  @Test("rows where: a condition with columns, variables and other controls")
  func filter() throws {
    var draft: Draft = Songs.draft()
    draft.variable("until", 1959)
    let filter: Expression = .operation(.lessOrEqual, draft.read("year"), draft.read("until"))
    draft.definitions.screens[0].elements[0].table?.filter = filter
    var machine: Machine = try draft.started()
    #expect(try machine.value("list.rows.count") == 4)
    let assign = Instruction(
      .assign(try machine.symbol("until"), 1958), place: Draft.place)
    #expect(machine.run(assign, locals: []) == .done)
    #expect(try machine.value("list.rows.count") == 2)
    #expect(
      try machine.unfilteredCount(
        of: 0, at: InstancePath(surface: 0, stack: 0, depth: 0)) == 2)
  }

  @Test("P5 · rows follow what a filter was left with, not its draft")
  func unset() throws {
    var draft: Draft = Songs.draft()
    let filter: Expression = .operation(
      .lessOrEqual, draft.read("year"), draft.read("filters.limit.value"))
    draft.definitions.screens[0].elements[0].table?.filter = filter
    draft.presentation(
      "filters", .popover,
      [draft.element(.slider, "limit", "Until", [("from", 1900), ("to", 1970)])])
    var open: Element = draft.element(.button, "open", "Open")
    open.arrow = draft.arrow("filters")
    draft.definitions.screens[0].elements.append(open)
    var machine: Machine = try draft.started(onDevice: 1)
    #expect(try machine.value("list.rows.count") == 8)
    machine.tap("open")
    machine.does(.set(machine.target("limit"), 1958))
    #expect(try machine.value("list.rows.count") == 8)
    machine.does(.dismiss)
    #expect(try machine.value("list.rows.count") == 2)
  }

  @Test("a prepared condition holds for the rows it holds for as it stands")
  func prepared() throws {
    var draft: Draft = Songs.draft()
    draft.variable("until", 1960)
    let year: Expression = draft.read("year")
    let album: Expression = draft.read("row.album")
    let until: Expression = draft.read("until")
    let conditions: [Expression] = [
      .operation(.less, year, until), .operation(.lessOrEqual, year, 1959),
      .operation(.greater, year, 1959),
      .operation(.greaterOrEqual, year, .operation(.add, until, 11)),
      .operation(.less, until, year), .operation(.equal, album, "Blue"),
      .operation(.notEqual, album, "Blue"),
      .operation(.equal, draft.read("title"), "Águas de Março"),
      .not(.operation(.contains, album, "Blue")), .operation(.equal, year, 1959),
      .operation(.and, .operation(.less, year, 1960), .operation(.contains, album, "Blue")),
      .operation(.or, .operation(.less, year, 1959), .operation(.equal, album, "Nena")),
      .operation(.implies, .operation(.less, year, 1960), .operation(.equal, album, "Blue Train")),
      .operation(.equal, .member(album, "count"), 4), true, false,
      .operation(.equal, .operation(.less, year, 1960), true),
    ]
    let source = RowSource(data: Songs.data, numbers: [false, false, false, true])
    for condition in conditions {
      draft.definitions.screens[0].elements[0].table?.filter = condition
      let machine: Machine = try draft.started()
      var titles: [Value] = []
      for row in 0..<Int32(Songs.data.rowCount) {
        let value: Value = .row(RowReference(source: source, row: row))
        if try machine.holds(condition, in: Scope(row: value)) {
          titles.append(.text(Songs.data.text(Int(row), 0)))
        }
      }
      let rows: Value = try machine.value("list.rows")
      guard case .list(let shown) = rows else { continue }
      #expect(shown.compactMap { $0.value(forKey: "title") } == titles, "\(condition)")
    }
  }

  @Test("a condition that compares text with a number says to declare the column")
  func undeclared() throws {
    var draft: Draft = Songs.draft()
    let filter: Expression = .operation(.less, draft.read("title"), 100)
    draft.definitions.screens[0].elements[0].table?.filter = filter
    let machine: Machine = try draft.started()
    let failure: Failure? = machine.failure(draft.read("list.rows.count"))
    #expect(failure?.id == "type-mismatch")
    #expect(failure?.help?.contains("number") == true)
  }

  @Test("R8 · sections group stably in the order of the data; initials are sorted, # last")
  func sections() throws {
    let albums: Machine = try Songs.draft(rows: { $0.sectionColumn = 1 }).started()
    #expect(
      try albums.value("list.sections")
        == ["Miles Davis", "John Coltrane", "Elis Regina", "Joni Mitchell", "Nena"])
    #expect(try albums.value("list.rows.last.title") == "99 Luftballons")
    let initials: Machine = try Songs.draft(rows: { rows in
      rows.sectionColumn = 0
      rows.sectionsByInitial = true
    }).started()
    #expect(try initials.value("list.rows.first.title") == "Águas de Março")
    #expect(try initials.value("list.sections") == ["A", "B", "L", "N", "S", "#"])
  }

  @Test("rows can be sorted by a column")
  func sorted() throws {
    let machine: Machine = try Songs.draft(rows: { $0.sortColumn = 3 }).started()
    #expect(try machine.value("list.rows.first.title") == "Blue Train")
    #expect(try machine.value("list.rows.last.title") == "99 Luftballons")
  }

  @Test("R7 · a million rows are counted and read at once")
  func million() throws {
    var builder = TableBuilder(columns: ["title"])
    for _ in 0..<1_000_000 { builder.append(row: ["x"]) }
    let source = RowSource(data: builder.build(), numbers: [false])
    var draft = Draft()
    var table = Table(style: .plain, rows: .data(.init(source: source, title: 0)))
    table.rule.arrow = draft.arrow("player")
    let list: Element = draft.table("list", table)
    draft.screen("songs", [list])
    draft.screen("player")
    var machine: Machine = try draft.started()
    #expect(try machine.value("list.rows.count") == 1_000_000)
    #expect(try machine.value("list.rows.last.title") == "x")
    machine.does(.tapRow(number(500_000)))
    #expect(machine.texts == ["scroll list to row 500000", "push player"])
    machine.does(.back)
    #expect(try machine.value("list.top") == 500_000)
  }

  @Test("what a hidden row's rule says")
  func hiddenRows() throws {
    var draft: Draft = inline()
    draft.variable("isExpert", false)
    guard case .inline(var sections)? = draft.definitions.screens[0].elements[0].table?.rows else {
      return
    }
    sections[0].rows[1].rule.shown = .all([draft.read("isExpert")])
    draft.definitions.screens[0].elements[0].table?.rows = .inline(sections)
    let machine: Machine = try draft.started()
    #expect(try machine.value("list.rows.count") == 2)
  }
}
