import NavModel
import NavPluginProtocol
import Testing

@Suite("Messages")
struct MessageTests {
  @Test("a question is one line with its number, its method and its time first")
  func request() {
    let request: PluginRequest = .draw(
      "rating", .object([.init("label", .string("a\n\"b\""))]), state: .null, width: 3)
    #expect(
      String(decoding: request.line(id: 7, within: 250), as: UTF8.self)
        == #"{"id":7,"method":"draw","within":250,"params":{"component":"rating","properties":{"label":"a\n\"b\""},"state":null,"width":3}}"#
        + "\n")
  }

  private func reply(_ text: String) throws(WireError) -> PluginReply {
    try PluginReply(line: Array(text.utf8), limits: PluginLimits())
  }

  @Test("an answer has a result or an error")
  func answers() throws {
    #expect(try reply(#"{"id":1,"result":null}"#).content == .result(.null))
    #expect(
      try reply(#"{"id":1,"error":{"code":"not-offered","message":"no"},"more":1}"#).content
        == .problem(PluginProblem(.notOffered, "no")))
    #expect(
      try reply(#"{"id":1,"error":{"code":"new-in-version-9"}}"#).content
        == .problem(PluginProblem(.failed, "failed")))
  }

  @Test(
    "what is no answer says why",
    arguments: [
      ("", "no JSON"), ("{", "no JSON"), ("[]", "id is missing"),
      (#"{"id":1}"#, "result is missing"),
      (#"{"id":1.5,"result":1}"#, "id is no whole number"),
      (#"{"id":"1","result":1}"#, "id is no number"),
      (#"{"id":1,"error":{}}"#, "error.code is missing"),
      (#"{"id":1,"result":1} x"#, "nothing may follow"),
    ])
  func wrong(text: String, words: String) throws {
    let error: WireError = try #require(throws: WireError.self) { try reply(text) }
    #expect(error.message.contains(words), "\(error.message)")
  }

  @Test("32 levels are allowed in a result and 33 are not")
  func depth() throws {
    func nested(_ levels: Int) -> String {
      #"{"id":1,"result":"# + String(repeating: "[", count: levels)
        + String(repeating: "]", count: levels) + "}"
    }
    #expect(try reply(nested(32)).id == 1)
    #expect(throws: WireError.tooDeep(32)) { try reply(nested(33)) }
  }

  @Test("values go through JSON and come back, but for those that JSON hasn't")
  func values() throws {
    let value: Value = .map([
      .init("none", .none), .init("yes", .boolean(true)), .init("half", .number(0.5)),
      .init("big", .number(1e300)), .init("whole", .number(-3)), .init("text", .text("ä\u{1}\"\\")),
      .init("list", .list([.list([]), .map([])])),
    ])
    let text: String = JSONValue(value).text
    #expect(
      text
        == #"{"none":null,"yes":true,"half":0.5,"big":1e+300,"whole":-3,"text":"ä\u0001\"\\","list":[[],{}]}"#
    )
    #expect(Value(try JSONValue(parsing: Array(text.utf8))) == value)
    #expect(JSONValue(Value.duration(1500)).text == "1500")
    #expect(JSONValue(Value.name("home")).text == #""home""#)
    #expect(JSONValue(Value.number(.infinity)).text == "null")
  }
}
