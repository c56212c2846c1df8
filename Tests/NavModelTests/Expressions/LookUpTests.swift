import NavModel
import Testing

@Suite struct LookUpTests {
  /// Songs with a popover `filters` over them; tab and variable `cart` share a name.
  private func draft() -> Draft {
    var draft: Draft = Songs.draft()
    draft.variable("cart", 0)
    _ = draft.symbol("ipad")
    draft.variable("limits", 9)
    let limit: Element = draft.element(
      .slider, "limit", "Up to", [("from", 0), ("to", 500), ("starts", 500)])
    let key: Element = draft.choice("key", of: ["Title", "Artist"])
    let targets: Element = draft.choice("targets", of: ["Mail", "Files"], multiple: true)
    draft.presentation("filters", .popover, [limit, key, targets])
    var open: Element = draft.element(.button, "filter", "Filter")
    open.arrow = draft.arrow("filters")
    draft.definitions.screens[0].elements.append(open)
    let tab = Tab(
      name: draft.symbol("cart"), title: "Cart", root: .named(draft.symbol("songs"), arguments: []),
      badge: Conditional(draft.read("cart"), when: .operation(.greater, draft.read("cart"), 0)),
      place: Draft.place)
    let store = Tab(
      name: draft.symbol("store"), title: "Store",
      root: .named(draft.symbol("player"), arguments: []), enabled: .never, place: Draft.place)
    draft.definitions.tabs = [tab, store]
    draft.definitions.app = .tabs([0, 1], more: .init())
    return draft
  }

  private func holds(
    _ left: String, _ operation: Operation, _ right: String, _ machine: Machine
  ) throws -> Bool {
    var draft = Draft()
    draft.definitions = machine.prototype.definitions
    return try machine.holds(
      .operation(operation, draft.read(left), draft.read(right)), in: Scope())
  }

  @Test("beside a value of the model a name means what that can be, whatever else is called so")
  func domains() throws {
    var machine: Machine = try draft().started(onDevice: 1)
    #expect(try holds("tab", .equal, "cart", machine))
    #expect(try holds("cart", .equal, "tab", machine))
    #expect(try holds("screen", .equal, "songs", machine))
    #expect(try holds("device", .equal, "ipad", machine))
    #expect(try holds("search.scope", .equal, "all", machine))
    #expect(try holds("stack", .contains, "songs", machine))
    #expect(try holds("tabs.shown", .contains, "store", machine))
    #expect(try machine.value("cart") == 0)
    machine.tap("filter")
    #expect(try holds("popover", .equal, "filters", machine))
    #expect(try machine.value("presented") == [.name("filters")])
  }

  @Test("a name that nothing has is a failure that suggests the nearest")
  func unknown() throws {
    let machine: Machine = try draft().started()
    var draft: Draft = draft()
    let tab: Expression = .operation(.equal, draft.read("tab"), draft.read("stor"))
    #expect(draft.definitions.names.symbol("stor") != nil)
    let typo: Machine = try draft.started()
    #expect(typo.failure(tab)?.message == "no tab is called `stor`")
    #expect(typo.failure(tab)?.help == "did you mean `store`?")
    let name: Expression = draft.read("limitz")
    let other: Machine = try draft.started()
    #expect(other.failure(name)?.id == "unknown-name")
    #expect(other.failure(name)?.help == "did you mean `limits`?")
    #expect(throws: Failure.self) { try machine.value("list.rowz") }
    let member: Failure? = machine.failure(draft.read("list.rowz"))
    #expect(member?.id == "no-member")
    #expect(member?.help == "did you mean `rows`?")
  }

  @Test("a column of the row comes first, then the screen's own, then the prototype's")
  func order() throws {
    var draft: Draft = draft()
    draft.variable("title", "of the prototype")
    draft.definitions.screens[1].variables = [
      Variable(name: draft.symbol("title"), initial: "of the screen", place: Draft.place)
    ]
    let title: Expression = draft.read("title")
    let machine: Machine = try draft.started()
    let source: RowSource = RowSource(data: Songs.data, numbers: [])
    let row: Value = .row(RowReference(source: source, row: 2))
    #expect(try machine.evaluate(title, in: Scope(row: row)) == "Naima")
    #expect(try machine.evaluate(title, in: Scope()) == "of the prototype")
    let player = InstancePath(surface: 0, stack: 1, depth: 0)
    #expect(try machine.evaluate(title, in: Scope(owner: player)) == "of the screen")
  }

  @Test("P5 · outside readers see what a popover was left with, its own draft stays inside")
  func committed() throws {
    var machine: Machine = try draft().started(onDevice: 1)
    #expect(try machine.value("filters.limit.value") == 500)
    machine.tap("filter")
    machine.does(.set(machine.target("limit"), 100))
    #expect(try machine.value("filters.limit.value") == 500)
    #expect(try machine.value("limit.value") == 100)
    machine.does(.dismiss)
    #expect(try machine.value("filters.limit.value") == 100)
    #expect(machine.failure(.name(try machine.symbol("limit"))) != nil)
  }

  @Test("P13 · opened again a popover shows the values it was left with")
  func openedAgain() throws {
    var machine: Machine = try draft().started(onDevice: 1)
    machine.tap("filter")
    machine.does(.choose("Mail", in: nil))
    machine.does(.dismiss)
    machine.tap("filter")
    #expect(try machine.value("targets.value") == ["Mail"])
    #expect(try machine.value("targets.changed") == false)
    machine.does(.choose("Files", in: nil))
    #expect(try machine.value("targets.changed") == true)
    #expect(try machine.value("filters.targets.count") == 1)
  }

  @Test("a control beside plain data means its own value, beside a name its name")
  func controlAlone() throws {
    var machine: Machine = try draft().started(onDevice: 1)
    machine.tap("filter")
    machine.does(.choose("Mail", in: nil))
    var draft = Draft()
    draft.definitions = machine.prototype.definitions
    let targets: Expression = draft.read("targets")
    #expect(
      try machine.holds(.operation(.equal, targets, .list(["Mail"])), in: Scope()))
    #expect(try machine.holds(.operation(.contains, targets, "Mail"), in: Scope()))
    #expect(try machine.evaluate(targets, in: Scope()) == .name("targets"))
    #expect(try machine.holds(.operation(.less, draft.read("limit"), 501), in: Scope()))
  }

  @Test("tabs have a badge, and are enabled and selected or not")
  func tabs() throws {
    let machine: Machine = try draft().started()
    #expect(try machine.value("tabs.cart.badge") == Value.none)
    #expect(try machine.value("tabs.cart.selected") == true)
    #expect(try machine.value("tabs.store.enabled") == false)
    #expect(try machine.value("tabs.shown") == [.name("cart"), .name("store")])
    #expect(try machine.value("more.badge") == Value.none)
    #expect(machine.failure(.member(.model(.tabs), "stor"))?.help == "did you mean `store`?")
  }

  @Test("what refers to itself is a failure, not a loop")
  func circles() throws {
    var draft: Draft = draft()
    var a: Element = draft.element(.button, "a")
    var b: Element = draft.element(.button, "b")
    a.enabled = .all([draft.read("b.enabled")])
    b.enabled = .all([draft.read("a.enabled")])
    draft.definitions.screens[0].elements += [a, b]
    draft.definitions.tabs[0].badge = Conditional(
      .operation(.add, draft.read("tabs.cart.badge"), draft.read("tabs.cart.badge")))
    let machine: Machine = try draft.started()
    #expect(machine.failure(draft.read("a.enabled"))?.id == "too-deep")
    #expect(machine.failure(draft.read("tabs.cart.badge"))?.id == "too-deep")
  }

  @Test("a title made from a control's value reads that value")
  func titleOfOwnValue() throws {
    var draft = Draft()
    var limit: Element = draft.element(.slider, "limit", "", [("starts", 40)])
    limit.title = .text(["Up to ", draft.read("limit.value")])
    draft.screen("root", [limit])
    let machine: Machine = try draft.started()
    #expect(try machine.value("limit.title") == "Up to 40")
  }

  @Test("a rule may be made from the control's own value, and the value is read without it")
  func ownValue() throws {
    var draft = Draft()
    let rule: Expression = .operation(.greaterOrEqual, .member(.ownValue, "count"), 3)
    var name: Element = draft.element(.field, "name", "Name", [("valid", rule)])
    name.enabled = .all([.operation(.notEqual, draft.read("name.text"), "stop")])
    draft.screen("root", [name])
    var machine: Machine = try draft.started()
    let path = InstancePath(surface: 0, stack: 0, depth: 0)
    let scope = Scope(owner: path, element: 0)
    #expect(try !machine.holds(rule, in: scope))
    machine.does(.type("ada", into: machine.target("name")))
    #expect(try machine.value("name.text") == "ada")
    #expect(try machine.holds(rule, in: scope))
    #expect(machine.failure(.ownValue)?.id == "unknown-name")
    #expect(try machine.properties(of: 0, at: path)["valid"] == true)
  }

  @Test("what is: open, visible, selected, empty, changed")
  func qualities() throws {
    var machine: Machine = try draft().started(onDevice: 1)
    func holds(_ path: String, _ quality: Quality) throws -> Bool {
      var draft = Draft()
      draft.definitions = machine.prototype.definitions
      return try machine.holds(.quality(draft.read(path), quality), in: Scope())
    }
    #expect(try !holds("filters", .open))
    #expect(try holds("songs", .open))
    #expect(try !holds("player", .open))
    #expect(try holds("store", .disabled))
    #expect(try holds("filter", .enabled))
    #expect(try !holds("list", .empty))
    #expect(try !holds("search", .focused))
    #expect(try machine.holds(.quality(.titled("Filter"), .enabled), in: Scope()))
    #expect(try machine.holds(.quality(.titled("Naima"), .visible), in: Scope()))
    #expect(try !machine.holds(.quality(.titled("Nothing"), .visible), in: Scope()))
    #expect(machine.failure(.quality(.titled("Nothing"), .enabled))?.id == "unknown-name")
    machine.tap("filter")
    #expect(try holds("filters", .open))
    #expect(try !holds("filters", .changed))
    #expect(try holds("targets", .empty))
    machine.does(.choose("Mail", in: nil))
    #expect(try holds("filters", .changed))
    #expect(try machine.holds(.quality(.titled("Mail"), .selected), in: Scope()))
    #expect(try !machine.holds(.quality(.titled("Files"), .selected), in: Scope()))
    #expect(machine.failure(.quality(.titled("Filter"), .valid))?.id == "not-a-quality")
  }

  @Test("events read as the statements that make them")
  func events() throws {
    var machine: Machine = try draft().started(onDevice: 1)
    machine.tap("filter")
    #expect(try machine.value("events") == ["present filters"])
    machine.does(.set(machine.target("limit"), 100))
    #expect(try machine.value("events") == ["change limit to 100"])
    machine.does(.dismiss)
    #expect(try machine.value("events") == ["close filters"])
  }
}
