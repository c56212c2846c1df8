import NavModel
import Testing

@Suite struct OperationTests {
  private func machine() throws -> Machine {
    var draft = Draft()
    draft.screen("root")
    return try draft.started()
  }

  private func value(_ left: Expression, _ operation: Operation, _ right: Expression) throws
    -> Value
  {
    try machine().evaluate(.operation(operation, left, right), in: Scope())
  }

  private func failure(_ left: Expression, _ operation: Operation, _ right: Expression) throws
    -> Failure?
  {
    try machine().failure(.operation(operation, left, right))
  }

  @Test("numbers, durations, texts and lists are calculated with")
  func arithmetic() throws {
    #expect(try value(1, .add, 2) == 3)
    #expect(try value(7, .remainder, 4) == 3)
    #expect(try value(1, .divide, 4) == .number(0.25))
    #expect(try value("a", .add, "b") == "ab")
    #expect(try value(.constant(["a"]), .add, .constant(["b"])) == ["a", "b"])
    #expect(
      try value(.constant(.duration(500)), .multiply, 3) == .duration(1500))
    #expect(
      try value(.constant(.duration(500)), .divide, .constant(.duration(250))) == 2)
  }

  @Test("what has no result is a failure and never a trap")
  func failures() throws {
    #expect(try failure(1, .divide, 0)?.id == "division-by-zero")
    #expect(try failure(1, .remainder, 0)?.id == "division-by-zero")
    #expect(
      try failure(.constant(.number(1e308)), .multiply, 10)?.id == "too-large")
    #expect(
      try failure(.constant(.duration(.max)), .add, .constant(.duration(1)))?.id == "too-large")
    #expect(
      try failure(.constant(.duration(.max)), .multiply, 3)?.id == "too-large")
    #expect(
      try machine().failure(.negative(.constant(.duration(.min))))?.id == "too-large")
    let text = Value.text(String(repeating: "x", count: 1 << 20))
    #expect(try failure(.constant(text), .add, "y")?.id == "too-long")
  }

  @Test("a text beside a number says how a column becomes one")
  func mismatch() throws {
    let failure: Failure? = try failure("49", .less, 100)
    #expect(failure?.id == "type-mismatch")
    #expect(failure?.help?.contains("number COLUMN") == true)
    #expect(try self.failure("a", .add, 1)?.help?.contains("\\( )") == true)
  }

  @Test("different kinds are simply not equal")
  func equality() throws {
    #expect(try value("1", .equal, 1) == false)
    #expect(try value("1", .notEqual, 1) == true)
  }

  @Test("and, or and implies read their right side only when it matters")
  func shortCircuit() throws {
    let broken: Expression = .operation(.divide, 1, 0)
    #expect(try value(false, .and, broken) == false)
    #expect(try value(true, .or, broken) == true)
    #expect(try value(false, .implies, broken) == true)
    #expect(try failure(true, .and, broken)?.id == "division-by-zero")
    #expect(try value(true, .implies, false) == false)
    #expect(try failure(1, .and, true)?.id == "not-a-condition")
  }

  @Test("contains looks for text as it is written, or for a value in a list")
  func contains() throws {
    #expect(try value("Kind of Blue", .contains, "of B") == true)
    #expect(try value("Kind of Blue", .contains, "OF") == false)
    #expect(try value("caf\u{65}\u{301}", .contains, "é") == true)
    #expect(try value("cafe\u{301}", .contains, "e") == false)
    #expect(try value("a", .contains, "") == true)
    #expect(try value("", .contains, "a") == false)
    #expect(try value(.constant(["Mail", 1]), .contains, 1) == true)
    #expect(try failure(1, .contains, 1)?.id == "type-mismatch")
  }

  @Test("matches asks the outside, and a broken pattern is a failure")
  func matches() throws {
    #expect(try value("ada@example.com", .matches, "@") == true)
    #expect(try failure("x", .matches, "[")?.id == "not-a-pattern")
    #expect(try failure(1, .matches, "x")?.id == "type-mismatch")
  }

  @Test("lists and maps count from 1 and by key, and outside them is a failure")
  func parts() throws {
    let machine: Machine = try machine()
    func at(_ whole: Value, _ index: Expression) throws -> Value {
      try machine.evaluate(.index(.constant(whole), index), in: Scope())
    }
    #expect(try at(["a", "b"], 1) == "a")
    #expect(try at(["a", "b"], 2) == "b")
    #expect(try at(.map([.init("k", 7)]), "k") == 7)
    for index: Expression in [0, 3, .constant(.number(1.5)), .constant(.number(1e300)), "a"] {
      #expect(machine.failure(.index(.constant(["a", "b"]), index)) != nil)
    }
    #expect(machine.failure(.index(.constant(["a"]), 2))?.help == "they count from 1 to 1")
    #expect(
      machine.failure(.index(.constant(.map([.init("key", 7)])), "kee"))?.help
        == "did you mean `key`?")
  }

  @Test("members of values")
  func members() throws {
    let machine: Machine = try machine()
    func read(_ whole: Value, _ name: String) throws -> Value {
      try machine.evaluate(.member(.constant(whole), name), in: Scope())
    }
    #expect(try read("e\u{301}t", "count") == 2)
    #expect(try read(["a", "b"], "count") == 2)
    #expect(try read(["a", "b"], "first") == "a")
    #expect(try read([], "last") == Value.none)
    #expect(try read(.map([.init("k", 1)]), "k") == 1)
    let failure: Failure? = machine.failure(.member(.constant(["a"]), "size"))
    #expect(failure?.id == "no-member")
    #expect(failure?.help == "it has `count`, `first`, `last`")
    #expect(
      try machine.evaluate(
        .sum(.constant([.map([.init("n", 2)]), .map([.init("n", 3)])]), "n"), in: Scope()) == 5)
    #expect(
      machine.failure(.sum(.constant([.map([.init("n", "2")])]), "n"))?.help
        == "say `number n` in the table")
  }

  @Test("strings hold values, maps keep the last of a key")
  func building() throws {
    let machine: Machine = try machine()
    #expect(
      try machine.evaluate(.text(["1 + 1 = ", .operation(.add, 1, 1)]), in: Scope())
        == "1 + 1 = 2")
    #expect(
      try machine.evaluate(
        .map([.init(key: "a", value: 1), .init(key: "a", value: 2)]), in: Scope())
        == .map([.init("a", 2)]))
  }

  @Test("nesting comes to an end")
  func depth() throws {
    let machine: Machine = try machine()
    var expression: Expression = true
    for _ in 0..<1000 { expression = .not(expression) }
    #expect(machine.failure(expression)?.id == "too-deep")
    var list: Expression = 1
    for _ in 0..<40 { list = .list([list]) }
    #expect(machine.failure(list)?.id == "too-deep")
  }
}
