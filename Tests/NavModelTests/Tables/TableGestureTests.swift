import NavModel
import Testing

@Suite struct TableGestureTests {
  private func draft(_ change: (inout Table, inout Draft) -> Void) -> Draft {
    var draft: Draft = Songs.draft(search: { $0.visibility = .pinned })
    guard var table = draft.definitions.screens[0].elements[0].table else { return draft }
    change(&table, &draft)
    draft.definitions.screens[0].elements[0].table = table
    return draft
  }

  private func machine(_ change: (inout Table, inout Draft) -> Void) throws -> Machine {
    try draft(change).started()
  }

  private func row(_ number: Int) -> RowAddress { RowAddress(.number(number)) }

  @Test("a row's handler sees the row, and then the arrow is followed with it")
  func handler() throws {
    var machine: Machine = try machine { table, draft in
      draft.variable("nowPlaying", .constant(.none))
      table.rule.onTap = draft.assign("nowPlaying", draft.read("row.title"))
      table.rule.arrow = draft.arrow("player")
    }
    machine.does(.tapRow(RowAddress(.title("Naima"))))
    #expect(machine.texts == [#"nowPlaying = "Naima""#, "push player"])
  }

  @Test("R3 · select one keeps one, select many toggles, a row that leads on keeps none")
  func selection() throws {
    var one: Machine = try machine { table, _ in table.selection = .one }
    one.does(.tapRow(row(1)))
    one.does(.tapRow(row(3)))
    #expect(one.texts == [#"deselect row "So What""#, #"select row "Naima""#])
    #expect(try one.value("list.selected.count") == 1)
    #expect(try one.value("list.selected.first.title") == "Naima")
    var many: Machine = try machine { table, _ in table.selection = .many }
    many.does(.tapRow(row(3)))
    many.does(.tapRow(row(1)))
    #expect(try many.value("list.selected.first.title") == "So What")
    many.does(.tapRow(row(3)))
    #expect(try many.value("list.selected.count") == 1)
    var leading: Machine = try machine { table, draft in
      table.selection = .one
      table.rule.arrow = draft.arrow("player")
    }
    leading.does(.tapRow(row(1)))
    leading.does(.back)
    #expect(try leading.value("list.selected") == [])
  }

  @Test("R6 · a selection stays with its row through search, deletion and moves")
  func selectionStays() throws {
    var machine: Machine = try machine { table, _ in
      table.selection = .one
      table.isEditable = true
    }
    machine.does(.tapRow(row(3)))
    machine.does(.deleteRow(row(1)))
    #expect(try machine.value("list.selected.first.title") == "Naima")
    machine.does(.search("naima", scope: nil))
    #expect(
      try machine.holds(
        .quality(
          .index(.member(.name(try machine.symbol("list")), "rows"), 1),
          .selected),
        in: Scope()))
  }

  @Test("a row that does nothing, or is disabled, refuses the tap")
  func inert() throws {
    var inert: Machine = try machine { _, _ in }
    inert.refuses(.tapRow(row(1)), as: .unsupported)
    var machine: Machine = try machine { table, draft in
      table.rule.arrow = draft.arrow("player")
      table.rule.enabled = .all([.operation(.less, draft.read("year"), 1970)])
    }
    machine.does(.tapRow(row(1)))
    machine.does(.back)
    machine.refuses(.tapRow(RowAddress(.title("Blue"))), as: .disabled)
  }

  @Test("R4 · a tap on info is not a tap on the row")
  func info() throws {
    var machine: Machine = try machine { table, draft in
      table.selection = .one
      draft.variable("asked", "")
      var info = RowAction(title: "Info")
      info.onTap = draft.assign("asked", draft.read("row.album"))
      table.rule.info = info
    }
    machine.does(.tapInfo(row(3)))
    #expect(machine.texts == [#"asked = "Giant Steps""#])
    var without: Machine = try self.machine { _, _ in }
    without.refuses(.tapInfo(row(1)), as: .absent)
  }

  @Test(
    "R5 · a swipe shows the actions, a full one does the first, a tap does the one that is tapped")
  func swipes() throws {
    var machine: Machine = try machine { table, draft in
      draft.variable("did", "")
      var archive = RowAction(title: "Archive")
      archive.onTap = draft.assign("did", .text(["archived ", draft.read("row.title")]))
      var flag = RowAction(title: "Flag")
      flag.onTap = draft.assign("did", "flagged")
      var pin = RowAction(title: "Pin")
      pin.side = .right
      pin.enabled = .never
      table.rule.swipes = [archive, flag, pin]
    }
    machine.refuses(.tap(machine.target("\"Flag\"")), as: .absent)
    machine.does(.swipeRow(.left, row(3), fully: false))
    #expect(machine.texts == [#"reveal actions of row "Naima""#])
    machine.tap("\"Flag\"")
    #expect(machine.texts == [#"hide actions of row "Naima""#, #"did = "flagged""#])
    machine.does(.swipeRow(.left, row(3), fully: true))
    #expect(try machine.value("did") == "archived Naima")
    machine.refuses(.swipeRow(.right, row(3), fully: true), as: .disabled)
    var without: Machine = try self.machine { _, _ in }
    without.refuses(.swipeRow(.left, row(1), fully: false), as: .unsupported)
  }

  @Test("R5 · delete needs an editable table, which offers it by a swipe too")
  func delete() throws {
    var fixed: Machine = try machine { _, _ in }
    fixed.refuses(.deleteRow(row(1)), as: .unsupported)
    fixed.refuses(.edit, as: .unsupported)
    var machine: Machine = try machine { table, _ in table.isEditable = true }
    machine.does(.deleteRow(row(1)))
    #expect(machine.texts == [#"delete row "So What""#])
    #expect(try machine.value("list.rows.first.title") == "Blue in Green")
    machine.does(.swipeRow(.left, row(1), fully: false))
    machine.tap("\"Delete\"")
    #expect(try machine.value("list.rows.first.title") == "Naima")
    machine.does(.swipeRow(.left, row(1), fully: true))
    #expect(try machine.value("list.rows.count") == 5)
  }

  @Test("R5 · rows move while editing, not while searching or sorted")
  func move() throws {
    var machine: Machine = try machine { table, _ in table.isMovable = true }
    machine.refuses(.moveRow(from: 1, to: 3), as: .editing)
    machine.does(.edit)
    #expect(try machine.value("list.editing") == true)
    machine.refuses(.edit, as: .editing)
    machine.does(.moveRow(from: 1, to: 3))
    #expect(machine.texts == ["move row 1 to 3"])
    #expect(try machine.value("list.rows.first.title") == "Blue in Green")
    machine.does(.moveRow(from: 3, to: 1))
    #expect(try machine.value("list.rows.first.title") == "So What")
    machine.refuses(.moveRow(from: 1, to: 9), as: .absent)
    machine.does(.search("blue", scope: nil))
    machine.refuses(.moveRow(from: 1, to: 2), as: .unsupported)
    machine.does(.cancelSearch)
    machine.does(.done)
    machine.refuses(.done, as: .editing)
    var sorted: Machine = try self.machine { table, _ in
      table.isMovable = true
      if case .data(var data) = table.rows {
        data.sortColumn = 0
        table.rows = .data(data)
      }
    }
    sorted.does(.edit)
    sorted.refuses(.moveRow(from: 1, to: 2), as: .unsupported)
  }

  @Test("rows move within their section only")
  func moveInSection() throws {
    var machine: Machine = try machine { table, _ in
      table.isMovable = true
      if case .data(var data) = table.rows {
        data.sectionColumn = 1
        table.rows = .data(data)
      }
    }
    machine.does(.edit)
    machine.refuses(.moveRow(from: 1, to: 3), as: .restricted)
    machine.does(.moveRow(from: 3, to: 5))
    #expect(try machine.value("list.rows.last.title") == "99 Luftballons")
    #expect(try machine.value("list.sections").displayText.hasPrefix("[Miles Davis, John"))
  }

  @Test("while rows are edited a tap selects where many can be, and is refused otherwise")
  func tapWhileEditing() throws {
    var machine: Machine = try machine { table, draft in
      table.isEditable = true
      table.rule.arrow = draft.arrow("player")
    }
    machine.does(.edit)
    machine.refuses(.tapRow(row(1)), as: .editing)
    machine.refuses(.swipeRow(.left, row(1), fully: false), as: .editing)
    var many: Machine = try self.machine { table, draft in
      table.selection = .many
      table.rule.arrow = draft.arrow("player")
    }
    many.does(.edit)
    many.does(.tapRow(row(1)))
    #expect(many.texts == [#"select row "So What""#])
  }

  @Test("R1 · the index goes to its section, or to the nearest before it")
  func index() throws {
    var draft: Draft = draft { table, _ in
      table.hasIndex = true
      if case .data(var data) = table.rows {
        data.sectionColumn = 0
        data.sectionsByInitial = true
        table.rows = .data(data)
      }
    }
    draft.definitions.devices[0].height = 332
    var machine: Machine = try draft.started()
    for (entry, top) in [("L", 5), ("M", 5), ("#", 6), ("A", 1), ("Ö", 6)] {
      machine.does(.index(entry))
      #expect(try machine.value("list.top") == .number(Double(top)), "\(entry)")
    }
    machine.does(.search("blue", scope: nil))
    machine.refuses(.index("B"), as: .absent)
    var grouped: Machine = try self.machine { table, _ in
      table.hasIndex = true
      table.style = .grouped
    }
    grouped.refuses(.index("A"), as: .absent)
  }

  @Test("R7 · scrolling goes by pages and stops at both ends")
  func scrolling() throws {
    var draft: Draft = draft { _, _ in }
    draft.definitions.devices[0].height = 332
    var machine: Machine = try draft.started()
    machine.does(.swipe(.up))
    #expect(try machine.value("list.top") == 4)
    machine.does(.swipe(.up))
    #expect(try machine.value("list.top") == 6)
    machine.refuses(.pull, as: .unsupported)
    machine.does(.swipe(.up))
    #expect(machine.events == [])
    machine.does(.swipe(.down))
    machine.does(.swipe(.down))
    #expect(try machine.value("list.top") == 1)
    machine.does(.pull)
    #expect(machine.texts == ["refresh list"])
    machine.does(.scrollTo(RowAddress(.title("Blue"))))
    #expect(try machine.value("list.top") == 6)
  }

  @Test(
    "P3 · a tap on a row outside a popover closes it and doesn't act; a row that isn't there doesn't"
  )
  func outside() throws {
    var draft: Draft = draft { table, draft in table.rule.arrow = draft.arrow("player") }
    draft.presentation("sort", .popover, [draft.choice("key", of: ["A"])])
    var open: Element = draft.element(.button, "open", "Open")
    open.position = .toolbar
    open.arrow = draft.arrow("sort")
    draft.definitions.screens[0].elements.append(open)
    var machine: Machine = try draft.started(onDevice: 1)
    machine.tap("open")
    machine.refuses(.tapRow(RowAddress(.title("Nothing"))), as: .absent)
    machine.does(.tapRow(RowAddress(.title("Naima"))))
    #expect(machine.texts == ["close sort"])
    #expect(try machine.value("screen") == .name("songs"))
  }

  @Test("P10 · a popover closes when the row it came from is deleted")
  func sourceGoes() throws {
    var draft: Draft = draft { table, draft in
      table.rule.arrow = draft.arrow("details")
      table.filter = .operation(.lessOrEqual, draft.read("year"), draft.read("until"))
    }
    draft.variable("until", 2000)
    draft.presentation("details", .popover, [draft.element(.label, "text", "Text")])
    var machine: Machine = try draft.started(onDevice: 1)
    machine.does(.tapRow(RowAddress(.title("99 Luftballons"))))
    #expect(try machine.value("popover") == .name("details"))
    let assign = Instruction(
      .assign(try machine.symbol("until"), 1980), place: Draft.place)
    #expect(machine.run(assign, locals: []) == .done)
    #expect(try machine.value("popover") == Value.none)
  }

  @Test("everything that `can` lists is done")
  func possible() throws {
    let machine: Machine = try machine { table, draft in
      table.isEditable = true
      table.rule.arrow = draft.arrow("player")
    }
    let lines: [String] = machine.possibleGestures(rowLimit: 1).map(\.line)
    #expect(
      lines == [
        "tap search", "tap row 1", "swipe left row 1", "swipe up", "pull", "edit",
      ])
  }

  @Test("what is undone by hand leaves the state as it was at first")
  func asAtFirst() throws {
    var machine: Machine = try machine { table, _ in
      table.selection = .many
      table.isMovable = true
    }
    let first: State = machine.state
    machine.does(.tapRow(row(1)))
    machine.does(.edit)
    machine.does(.moveRow(from: 1, to: 2))
    machine.does(.moveRow(from: 2, to: 1))
    machine.does(.tapRow(row(1)))
    machine.does(.done)
    machine.does(.search("blue", scope: nil))
    machine.does(.cancelSearch)
    #expect(machine.state == first)
  }
}
