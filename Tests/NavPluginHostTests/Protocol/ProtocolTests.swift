import NavModel
import NavPluginHost
import NavPluginProtocol
import Testing

@Suite("The protocol is as it is described")
struct ProtocolTests {
  private let schema: Schema
  private static let folder = PluginFixture.root + "/Documentation/PluginProtocol"

  init() throws {
    schema = try Schema(parsing: try PluginFixture.contents(Self.folder + ".schema.json"))
  }

  /// Checks a question, and the answer to it.
  private func check(_ line: String, answers question: JSONValue? = nil) throws -> JSONValue {
    let value = try JSONValue(parsing: Array(line.utf8))
    guard let question else {
      #expect(schema.problems(of: value, by: "request") == [], "\(line)")
      let method: String = try JSONShape(value)["method"].text()
      let params: JSONValue = try #require(value["params"])
      #expect(schema.problems(of: params, by: method + ".params") == [], "\(line)")
      return value
    }
    #expect(schema.problems(of: value, by: "answer") == [], "\(line)")
    #expect(value["id"] == question["id"])
    if let result = value["result"] {
      let method: String = try JSONShape(question)["method"].text()
      #expect(schema.problems(of: result, by: method + ".result") == [], "\(line)")
    }
    return value
  }

  @Test("every example of the document is a question and an answer by the schema")
  func examples() throws {
    let text: String = try PluginFixture.contents(Self.folder + ".md")
    var methods: Set<String> = []
    for part in text.split(separator: "```json\n").dropFirst() {
      let block: Substring = part.split(separator: "```")[0]
      let lines: [Substring] = block.split(separator: "\n")
      try #require(lines.count == 2, "\(block)")
      let question: JSONValue = try check(String(lines[0]))
      _ = try check(String(lines[1]), answers: question)
      methods.insert(try JSONShape(question)["method"].text())
    }
    let known: Set<String> = Set(PluginMethod.allCases.map { $0.rawValue })
    #expect(methods == known.subtracting(["riddle"]))
  }

  @Test("every method has its parameters and its result in the schema, and none is left over")
  func methods() {
    let described: [String] = schema.definitions.filter { $0.hasSuffix(".params") }
    #expect(
      Set(described) == Set(PluginMethod.allCases.map { $0.rawValue + ".params" }))
    for method in PluginMethod.allCases {
      #expect(schema.definitions.contains(method.rawValue + ".result"))
    }
  }

  @Test("every error code of the host is in the schema")
  func codes() {
    for code in PluginProblem.Code.allCases {
      let error: JSONValue = .object([.init("code", .string(code.rawValue))])
      #expect(schema.problems(of: error, by: "error") == [])
    }
  }

  @Test(
    "what goes over the wire with the plugins that ship is by the schema",
    arguments: ["rating", "calendar", "player", "outline", "sqlite"])
  func wire(name: String) throws {
    let plugin: Plugin = try .shipped(name)
    var contract = ContractTest(plugin)
    contract.run()
    #expect(contract.checks.filter { $0.problem != nil } == [])
    var lines: [PluginRecord.TraceLine] = plugin.inspect().record.trace
    if lines.first?.isFromHost == false { lines.removeFirst() }
    try #require(lines.count > 1)
    for index in stride(from: 0, to: lines.count - 1, by: 2) {
      let question: JSONValue = try check(lines[index].text)
      _ = try check(lines[index + 1].text, answers: question)
    }
  }

  @Test("a plugin that doesn't know a member or a method goes on")
  func unknown() throws {
    let plugin: Plugin = try .shipped("rating")
    let answer: Plugin.Answer<Bool> = try plugin.ask(PluginRequest(.riddle)) {
      (_) throws(JSONShape.Mismatch) in true
    }
    guard case .nothing = answer else { throw Unexpected() }
    let more = PluginRequest(
      .initial,
      [
        .init("component", .string("rating")), .init("surprise", .array([.null])),
        .init("properties", .object([.init("max", .number(5)), .init("starts", .number(2))])),
      ])
    let state: Plugin.Answer<Value> = try plugin.ask(more, PluginResult.initial)
    guard case .result(let value) = state else { throw Unexpected() }
    #expect(value == .map([.init("value", .number(2))]))
  }

  private struct Unexpected: Error {}
}
