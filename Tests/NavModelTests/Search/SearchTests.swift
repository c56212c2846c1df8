import NavModel
import Testing

@Suite struct SearchTests {
  private func machine(
    onDevice device: Int = 0, _ change: (inout Draft) -> Void = { _ in },
    search: (inout SearchBar) -> Void = { _ in }
  ) throws -> Machine {
    var draft: Draft = Songs.draft(search: search)
    change(&draft)
    return try draft.started(onDevice: device)
  }

  @Test("Q1 · the placeholder shows exactly while the text is empty, the prompt always")
  func placeholder() throws {
    var machine: Machine = try machine(search: { $0.prompt = "Enter a song." })
    #expect(try machine.value("search.placeholder") == "Songs")
    machine.does(.search("x", scope: nil))
    #expect(try machine.value("search.placeholder") == Value.none)
    #expect(try machine.value("search.prompt") == "Enter a song.")
    machine.does(.clear(nil))
    #expect(try machine.value("search.placeholder") == "Songs")
  }

  @Test("Q2 · a search begins at the field or by searching, and letters arrive one by one")
  func letters() throws {
    var machine: Machine = try machine()
    machine.tap("search")
    #expect(machine.texts == ["begin search"])
    machine.does(.type("na", into: nil))
    #expect(machine.texts == [#"search "n""#, #"search "na""#])
    machine.does(.search("blue", scope: nil))
    #expect(
      machine.texts == [#"search "b""#, #"search "bl""#, #"search "blu""#, #"search "blue""#])
    #expect(try machine.value("search.text") == "blue")
    machine.does(.backspace(1))
    #expect(try machine.value("search.text") == "blu")
    #expect(try machine.value("focus") == .name("search"))
  }

  @Test("Q3 · hidden until a swipe: folded at first, refused while folded, unfolded at the top")
  func folded() throws {
    var machine: Machine = try machine(search: { $0.visibility = .hiddenUntilSwipe })
    #expect(try machine.value("search.shown") == false)
    let refusal: Refusal? = machine.refuses(.search("blue", scope: nil), as: .folded)
    #expect(refusal?.help == "`swipe down` at the top shows it")
    machine.refuses(.tap(machine.target("search")), as: .folded)
    machine.does(.swipe(.down))
    #expect(machine.texts == ["unfold search"])
    machine.does(.swipe(.up))
    #expect(machine.texts == ["fold search", "scroll list to row 5"])
    machine.does(.swipe(.down))
    #expect(try machine.value("search.shown") == false)
    machine.does(.swipe(.down))
    machine.does(.search("blue", scope: nil))
    machine.does(.swipe(.up))
    #expect(try machine.value("search.shown") == true)
  }

  @Test("Q3 · a pinned search bar always shows")
  func pinned() throws {
    var machine: Machine = try machine(search: { $0.visibility = .pinned })
    machine.does(.swipe(.up))
    #expect(try machine.value("search.shown") == true)
  }

  @Test("Q4 · clear empties and stays active, cancel empties, ends and keeps the scope")
  func clearAndCancel() throws {
    var machine: Machine = try machine()
    machine.refuses(.cancelSearch, as: .absent)
    machine.does(.search("blue", scope: "artist"))
    machine.does(.clear(nil))
    #expect(try machine.value("search.text") == "")
    #expect(try machine.value("search.active") == true)
    machine.refuses(.clear(nil), as: .empty)
    machine.does(.type("x", into: nil))
    machine.tap("\"Cancel\"")
    #expect(try machine.value("search.text") == "")
    #expect(try machine.value("search.active") == false)
    #expect(try machine.value("search.scope") == .name("artist"))
    #expect(try machine.value("list.rows.count") == 8)
  }

  @Test("Q4 · a bar without them refuses clear and cancel")
  func without() throws {
    var machine: Machine = try machine(search: { search in
      search.hasClear = false
      search.hasCancel = false
    })
    machine.does(.search("blue", scope: nil))
    machine.refuses(.clear(nil), as: .unsupported)
    machine.refuses(.cancelSearch, as: .unsupported)
  }

  @Test("Q5 · a scope narrows at once, by name or title, and only while the bar shows")
  func scopes() throws {
    var machine: Machine = try machine()
    machine.refuses(.scope("artist"), as: .absent)
    machine.does(.search("nena", scope: nil))
    #expect(try machine.value("list.rows.count") == 1)
    machine.does(.scope("title"))
    #expect(try machine.value("list.rows.count") == 0)
    machine.does(.scope("Artist"))
    #expect(try machine.value("list.rows.count") == 1)
    let refusal: Refusal? = machine.refuses(.scope("artits"), as: .absent)
    #expect(refusal?.help == "did you mean artist?")
    machine.tap("\"Title\"")
    #expect(try machine.value("search.scope") == .name("title"))
  }

  @Test("Q5 · all is every column the scopes name, or every column when they name none")
  func all() throws {
    var machine: Machine = try machine()
    machine.does(.search("giant", scope: "all"))
    #expect(try machine.value("list.rows.count") == 0)
    var other: Machine = try self.machine(search: { $0.scopes.removeSubrange(1...) })
    other.does(.search("giant", scope: nil))
    #expect(try other.value("list.rows.count") == 1)
  }

  @Test("Q5 · a scope may be a condition")
  func condition() throws {
    var machine: Machine = try machine { draft in
      let early: Expression = .operation(.less, draft.read("year"), 1960)
      let scope = SearchBar.Scope(
        name: draft.symbol("early"), title: "Early", kind: .condition(early))
      draft.definitions.screens[0].search?.scopes.append(scope)
    }
    machine.does(.search("blue", scope: "early"))
    #expect(try machine.value("list.rows.count") == 2)
    machine.does(.clear(nil))
    #expect(try machine.value("list.rows.count") == 8)
  }

  @Test(
    "Q6 · case and accents don't matter, and a blank search shows every row",
    arguments: [("aguas", 1), ("BLUE", 3), ("elis r", 1), ("   ", 8), ("", 8), ("Ａguas", 0)])
  func folding(text: String, count: Int) throws {
    var machine: Machine = try machine()
    machine.does(.search(text, scope: nil))
    #expect(try machine.value("list.rows.count") == .number(Double(count)))
  }

  @Test("Q7 · suggestions, shortcuts and recent searches show while active and empty")
  func offers() throws {
    var machine: Machine = try machine { draft in
      draft.definitions.screens[0].search?.suggestions = ["Blue"]
      let player: Arrow = draft.arrow("player")
      draft.definitions.screens[0].search?.shortcuts = [
        .init(title: "Now Playing", arrow: player)
      ]
    }
    machine.refuses(.tap(machine.target("\"Now Playing\"")), as: .absent)
    machine.tap("search")
    machine.tap("\"Now Playing\"")
    #expect(try machine.value("screen") == .name("player"))
    machine.does(.back)
    #expect(try machine.value("search.active") == true)
    #expect(try machine.value("search.text") == "")
    #expect(machine.hasOffer("Blue"))
    machine.does(.tap(Target(.title("Blue"), within: "search")))
    #expect(try machine.value("search.text") == "Blue")
    #expect(!machine.hasOffer("Blue"))
    machine.does(.search("naima", scope: nil))
    machine.does(.pressReturn)
    machine.does(.clear(nil))
    #expect(machine.hasOffer("naima") && machine.hasOffer("Blue"))
    machine.tap("\"naima\"")
    #expect(try machine.value("list.rows.count") == 1)
  }

  @Test("Q7 · bookmarks show only while the text is empty")
  func bookmarks() throws {
    var machine: Machine = try machine { draft in
      let player: Arrow = draft.arrow("player")
      draft.definitions.screens[0].search?.bookmarks = player
    }
    machine.does(.search("x", scope: nil))
    machine.refuses(.tap(machine.target("\"Bookmarks\"")), as: .absent)
    machine.does(.clear(nil))
    machine.tap("\"Bookmarks\"")
    #expect(try machine.value("screen") == .name("player"))
  }

  @Test("Q8 · while searching, sections without a match disappear and rows count what shows")
  func sections() throws {
    var draft: Draft = Songs.draft(rows: { rows in
      rows.sectionColumn = 0
      rows.sectionsByInitial = true
    })
    draft.leadRows()
    var machine: Machine = try draft.started()
    #expect(try machine.value("list.sections") == ["A", "B", "L", "N", "S", "#"])
    machine.does(.search("blue", scope: "title"))
    #expect(try machine.value("list.sections") == ["B"])
    machine.refuses(.tapRow(RowAddress(.number(4))), as: .absent)
    machine.does(.tapRow(RowAddress(.number(3))))
    #expect(try machine.value("screen") == .name("player"))
  }

  @Test("Q9 · pushing from a result and coming back finds the search as it was")
  func comingBack() throws {
    var machine: Machine = try machine { draft in
      draft.leadRows()
    }
    machine.does(.search("miles", scope: "artist"))
    machine.does(.tapRow(RowAddress(.title("So What"))))
    machine.does(.back)
    #expect(try machine.value("search.text") == "miles")
    #expect(try machine.value("search.scope") == .name("artist"))
    #expect(try machine.value("search.active") == true)
    #expect(try machine.value("list.rows.count") == 2)
  }

  @Test("Q11 · an active search covers the bar on iPhone, on iPad it doesn't")
  func covered() throws {
    for device in [0, 1] {
      var machine: Machine = try machine(onDevice: device) { draft in
        var add: Element = draft.element(.button, "add", "Add")
        add.position = .trailing
        add.arrow = draft.arrow("player")
        draft.definitions.screens[0].elements.append(add)
      }
      machine.tap("search")
      if device == 0 {
        let refusal: Refusal? = machine.refuses(.tap(machine.target("add")), as: .covered)
        #expect(refusal?.help?.contains("cancel") == true)
      } else {
        machine.tap("add")
      }
    }
  }

  @Test("Q12 · a search bar in the content doesn't fold")
  func inContent() throws {
    var machine: Machine = try machine(search: { $0.position = .content })
    machine.does(.swipe(.up))
    #expect(try machine.value("search.shown") == true)
  }

  @Test("where there is no search bar nothing is searched, and searching is refused")
  func none() throws {
    var draft = Draft()
    draft.screen("root")
    var machine: Machine = try draft.started()
    machine.refuses(.search("x", scope: nil), as: .absent)
    #expect(try machine.value("search.active") == false)
    #expect(try machine.value("search.text") == Value.none)
  }
}

extension Machine {
  /// Whether the search offers a title now.
  fileprivate func hasOffer(_ title: String) -> Bool {
    var trial: Machine = self
    return trial.perform(.tap(Target(.title(title), within: "search"))) == .done
  }
}
