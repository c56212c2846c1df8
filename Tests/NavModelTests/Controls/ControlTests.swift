import NavModel
import Testing

@Suite struct ControlTests {
  private func properties(_ values: [(String, Value)] = [], isFocused: Bool = false)
    -> ControlProperties
  {
    ControlProperties(
      label: "It", isEnabled: true, isFocused: isFocused,
      values: values.map { Value.Entry($0.0, $0.1) })
  }

  /// The text of a field after an update.
  private func text(_ update: ControlUpdate) -> Value { ControlKind.field.value(of: update.state) }

  private func refusal(
    _ kind: ControlKind, _ properties: ControlProperties, _ state: Value, _ action: ControlAction
  ) -> Refusal? {
    do throws(Refusal) {
      _ = try kind.update(properties, state: state, action: action)
      return nil
    } catch {
      return error
    }
  }

  @Test("a stepper goes to its ends and says so there")
  func stepper() throws {
    let range: ControlProperties = properties([("from", 1), ("to", 9), ("step", 3)])
    #expect(ControlKind.stepper.initial(range) == 1)
    #expect(try ControlKind.stepper.update(range, state: 1, action: .increase).state == 4)
    #expect(try ControlKind.stepper.update(range, state: 7, action: .increase).state == 9)
    let atEnd: Refusal? = refusal(.stepper, range, 9, .increase)
    #expect(atEnd?.reason == .restricted)
    #expect(atEnd?.message.contains("9") == true)
    #expect(refusal(.stepper, range, 1, .decrease)?.reason == .restricted)
    #expect(refusal(.stepper, range, 1, .set(10))?.help == "it goes from 1 to 9")
    #expect(refusal(.stepper, range, 1, .tap)?.reason == .unsupported)
  }

  @Test("where a range starts outside, it starts at its nearer end")
  func clamped() {
    #expect(ControlKind.slider.initial(properties([("to", 10), ("starts", 500)])) == 10)
    #expect(ControlKind.slider.initial(properties([("from", 9), ("to", 1)])) == 1)
    #expect(ControlKind.slider.initial(properties([("from", 200)])) == 200)
  }

  @Test("a slider with a step stands on steps")
  func sliderSteps() throws {
    let range: ControlProperties = properties([("from", 0), ("to", 10), ("step", 4)])
    #expect(try ControlKind.slider.update(range, state: 0, action: .set(5)).state == 4)
    #expect(try ControlKind.slider.update(range, state: 0, action: .set(10)).state == 10)
    #expect(refusal(.slider, range, 0, .set("x"))?.reason == .restricted)
    #expect(ControlKind.slider.draw(range, state: 4) == .slider(value: 4, from: 0, to: 10))
  }

  @Test("a toggle is on or off")
  func toggle() throws {
    #expect(ControlKind.toggle.initial(properties()) == false)
    #expect(ControlKind.toggle.initial(properties([("starts", true)])) == true)
    #expect(try ControlKind.toggle.update(properties(), state: false, action: .tap).state == true)
    #expect(ControlKind.toggle.read("on", properties(), state: true) == true)
  }

  @Test("a single choice is a pick, several are kept in the order of the options")
  func choice() throws {
    let one: ControlProperties = properties([("of", ["A", "B"])])
    let picked: ControlUpdate = try ControlKind.choice.update(one, state: [], action: .choose("B"))
    #expect(picked == ControlUpdate(["B"], isPick: true))
    #expect(ControlKind.choice.read("value", one, state: ["B"]) == "B")
    #expect(ControlKind.choice.read("value", one, state: []) == Value.none)
    let many: ControlProperties = properties([("of", ["A", "B"]), ("multiple", true)])
    let both: ControlUpdate = try ControlKind.choice.update(
      many, state: ["B"], action: .choose("A"))
    #expect(both == ControlUpdate(["A", "B"]))
    #expect(
      try ControlKind.choice.update(many, state: ["A", "B"], action: .choose("A")).state == ["B"])
    #expect(ControlKind.choice.read("count", many, state: ["A", "B"]) == 2)
    let unknown: Refusal? = refusal(.choice, one, [], .choose("C"))
    #expect(unknown?.reason == .absent)
    #expect(unknown?.help == #"its options are "A", "B""#)
    #expect(refusal(.choice, one, [], .tap)?.reason == .unsupported)
  }

  @Test("a choice starts with an option, and only with one it has")
  func choiceStarts() {
    #expect(
      ControlKind.choice.initial(properties([("of", ["A", "B"]), ("starts", "B")])) == ["B"])
    #expect(ControlKind.choice.initial(properties([("of", ["A"]), ("starts", "C")])) == [])
  }

  @Test("a date is a day that there is")
  func dates() throws {
    for day in ["2024-02-29", "2026-11-30", "2000-02-29"] {
      #expect(
        try ControlKind.date.update(properties(), state: "", action: .set(.text(day))).state
          == .text(day))
    }
    for day in ["2023-02-29", "1900-02-29", "2026-13-01", "2026-04-31", "2026-4-1", "today", ""] {
      #expect(refusal(.date, properties(), "", .set(.text(day)))?.reason == .restricted)
    }
  }

  @Test("labels only show")
  func labels() {
    #expect(ControlKind.label.read("text", properties(), state: .none) == "It")
    #expect(refusal(.label, properties(), .none, .tap)?.reason == .unsupported)
  }

  @Test("F1 · the placeholder shows exactly while a field is empty")
  func placeholder() {
    let field: ControlProperties = properties([("placeholder", "Ada")])
    #expect(ControlKind.field.read("shown", field, state: "") == "Ada")
    #expect(ControlKind.field.read("shown", field, state: "x") == "x")
    #expect(
      ControlKind.field.draw(field, state: "")
        == .field(text: "Ada", isPlaceholder: true, error: nil, hasClear: false))
  }

  @Test("F2 · a secure field shows dots")
  func secure() {
    let field: ControlProperties = properties([("secure", true)])
    #expect(ControlKind.field.read("shown", field, state: "a👨‍👩‍👧é") == "•••")
  }

  @Test("F3 · clear works where its button shows, and only with text")
  func clear() throws {
    let editing: ControlProperties = properties(isFocused: true)
    #expect(try text(ControlKind.field.update(editing, state: "x", action: .clear)) == "")
    #expect(refusal(.field, editing, "", .clear)?.reason == .empty)
    #expect(refusal(.field, properties(), "x", .clear)?.reason == .unsupported)
    let always: ControlProperties = properties([("clear", "always")])
    #expect(try text(ControlKind.field.update(always, state: "x", action: .clear)) == "")
    let never: ControlProperties = properties([("clear", "never")], isFocused: true)
    #expect(refusal(.field, never, "x", .clear)?.reason == .unsupported)
    let unless: ControlProperties = properties([("clear", "unless editing")], isFocused: true)
    #expect(refusal(.field, unless, "x", .clear)?.reason == .unsupported)
  }

  @Test("F4 · what doesn't fit is refused whole")
  func most() throws {
    let field: ControlProperties = properties([("max", 3)], isFocused: true)
    #expect(try text(ControlKind.field.update(field, state: "ab", action: .key("c"))) == "abc")
    #expect(refusal(.field, field, "abc", .key("d"))?.reason == .restricted)
    #expect(refusal(.field, field, "ab", .paste("cd"))?.reason == .restricted)
  }

  @Test("backspace takes a letter as people count them")
  func backspace() throws {
    #expect(
      try text(ControlKind.field.update(properties(), state: "a👨‍👩‍👧", action: .backspace)) == "a")
    #expect(refusal(.field, properties(), "", .backspace)?.reason == .empty)
  }

  @Test("what a kind says it has can be read")
  func members() {
    for kind in ControlKind.allCases where kind != .table {
      let state: Value = kind.initial(properties())
      for name in kind.members
      where !["title", "enabled", "changed", "focused"].contains(name) {
        #expect(kind.read(name, properties(), state: state) != nil, "\(kind).\(name)")
      }
      for action in kind.actions(properties(), state: state) {
        #expect(refusal(kind, properties(), state, action) == nil, "\(kind) \(action)")
      }
    }
  }
}
