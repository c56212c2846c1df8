import NavModel
import Testing

@Suite struct FieldGestureTests {
  private func machine(_ change: (inout Draft) -> Void = { _ in }) throws -> Machine {
    var draft = Draft()
    var middle: Element = draft.element(.field, "middle", "Middle")
    middle.enabled = .never
    let fields: [Element] = [
      draft.element(.field, "name", "Name", [("max", 4)]), middle,
      draft.element(.field, "secret", "Secret", [("secure", true)]),
      draft.element(.toggle, "news", "News"),
    ]
    draft.screen("form", fields)
    draft.presentation("warning", .alert, [draft.element(.button, "fine", "Fine")])
    change(&draft)
    return try draft.started()
  }

  @Test("typing goes to the field that has the focus, letter by letter")
  func typing() throws {
    var machine: Machine = try machine()
    machine.tap("name")
    #expect(machine.texts == ["focus name"])
    #expect(try machine.value("focus") == .name("name"))
    machine.does(.type("ada", into: nil))
    #expect(try machine.value("name.text") == "ada")
    #expect(
      machine.texts == [
        #"change name to "a""#, #"change name to "ad""#, #"change name to "ada""#,
      ])
    machine.does(.backspace(2))
    #expect(try machine.value("name.text") == "a")
    machine.does(.backspace(5))
    #expect(try machine.value("name.text") == "")
    machine.refuses(.backspace(1), as: .empty)
  }

  @Test("without the focus there is nothing to type into, and the refusal names the fields")
  func unfocused() throws {
    var machine: Machine = try machine()
    let refusal: Refusal? = machine.refuses(.type("x", into: nil), as: .unfocused)
    #expect(refusal?.help == "tap one of these first: name, secret")
    machine.refuses(.next, as: .unfocused)
    machine.refuses(.clear(nil), as: .unfocused)
    machine.refuses(.pressReturn, as: .unfocused)
  }

  @Test("typing into a field gives it the focus first")
  func into() throws {
    var machine: Machine = try machine()
    machine.does(.type("ada", into: machine.target("name")))
    #expect(try machine.value("name.focused") == true)
    machine.refuses(.type("x", into: machine.target("middle")), as: .disabled)
    machine.refuses(.type("x", into: machine.target("news")), as: .unsupported)
    machine.refuses(.type("x", into: machine.target("nothing")), as: .absent)
  }

  @Test("F4 · a text that doesn't fit is refused whole, typed or pasted")
  func whole() throws {
    var machine: Machine = try machine()
    machine.tap("name")
    machine.refuses(.type("adara", into: nil), as: .restricted)
    machine.refuses(.paste("adara", into: nil), as: .restricted)
    #expect(try machine.value("name.text") == "")
    machine.does(.paste("adar", into: nil))
    #expect(try machine.value("name.text") == "adar")
  }

  @Test("F2 · the text of a secure field is in no event")
  func secret() throws {
    var machine: Machine = try machine()
    machine.does(.type("hush", into: machine.target("secret")))
    #expect(machine.texts.count == 5)
    for text in machine.texts { #expect(!text.contains("h\"") && !text.contains("hush")) }
    #expect(machine.texts.last == "change secret")
    #expect(try machine.value("secret.shown") == "••••")
  }

  @Test("F6 · next and previous follow the order of definition and skip the disabled")
  func order() throws {
    var machine: Machine = try machine()
    machine.tap("name")
    machine.does(.next)
    #expect(try machine.value("focus") == .name("secret"))
    machine.refuses(.next, as: .absent)
    machine.does(.previous)
    #expect(try machine.value("focus") == .name("name"))
    machine.refuses(.previous, as: .absent)
    machine.does(.pressReturn)
    #expect(try machine.value("focus") == Value.none)
  }

  @Test("F3 · clear empties the field that has the focus and keeps the focus")
  func clear() throws {
    var machine: Machine = try machine()
    machine.does(.type("ada", into: machine.target("name")))
    machine.does(.clear(nil))
    #expect(try machine.value("name.text") == "")
    #expect(try machine.value("focus") == .name("name"))
    machine.refuses(.clear(nil), as: .empty)
  }

  @Test("S2 · under an alert no key gets through")
  func alert() throws {
    var machine: Machine = try machine()
    machine.tap("name")
    #expect(
      machine.run(
        Instruction(
          .present(
            try machine.symbol("warning"), [], from: nil, replacing: false),
          place: Draft.place), locals: []) == .done)
    machine.refuses(.type("x", into: nil), as: .alert)
    machine.refuses(.next, as: .alert)
  }

  @Test("on change runs with each change and sees the new value")
  func onChange() throws {
    var machine: Machine = try machine { draft in
      draft.variable("last", "")
      draft.definitions.screens[0].elements[0].onChange = draft.assign(
        "last", draft.read("name.text"))
    }
    machine.does(.type("ad", into: machine.target("name")))
    #expect(try machine.value("last") == "ad")
    #expect(
      machine.texts == [
        "focus name", #"change name to "a""#, #"last = "a""#, #"change name to "ad""#,
        #"last = "ad""#,
      ])
  }

  @Test("P6 · picking in a popover that holds one single choice closes it")
  func pick() throws {
    for isOnly in [true, false] {
      var machine: Machine = try machine { draft in
        var elements: [Element] = [draft.choice("key", of: ["A", "B"])]
        if !isOnly { elements.append(draft.element(.toggle, "also", "Also")) }
        draft.presentation("sort", .popover, elements)
        var open: Element = draft.element(.button, "open", "Open")
        open.arrow = draft.arrow("sort")
        draft.definitions.screens[0].elements.append(open)
      }
      machine.tap("open")
      machine.does(.choose("B", in: nil))
      #expect(try machine.value("popover") == (isOnly ? Value.none : .name("sort")))
      #expect(try machine.value("sort.key.value") == (isOnly ? "B" : Value.none))
    }
  }
}
