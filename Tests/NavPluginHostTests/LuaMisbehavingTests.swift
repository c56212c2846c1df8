import NavModel
import NavPluginHost
import Testing

@Suite("Lua that misbehaves", .serialized)
struct LuaMisbehavingTests {
  private func fault(ofUpdate body: String, update: Int = 1000) throws -> PluginFault {
    let temporary = try TemporaryPlugin.lua(
      "return { components = { part = { update = function() \(body) end } } }", update: update)
    return try temporary.plugin().faultOfPoking()
  }

  @Test(
    "and goes on and on is stopped at its place, however it catches errors",
    arguments: [
      "while true do end",
      "while true do pcall(function() while true do end end) end",
      "local function f() while true do end end for i = 1, 100 do coroutine.wrap(f)() end",
      "while true do coroutine.resume(coroutine.create(function() while true do end end)) end",
      "local t = setmetatable({}, { __index = function(t, k) return t[k + 1] end }) while true do pcall(function() return t[1] end) end",
    ])
  func loops(body: String) throws {
    let fault: PluginFault = try fault(ofUpdate: body)
    #expect(fault.kind == .failed, "\(fault)")
    #expect(fault.message.contains("it went on and on without giving an answer"), "\(fault)")
    #expect(fault.message.contains("probe.lua:1:"), "\(fault)")
  }

  @Test("and does slow things again and again is stopped, by Lua or by the host")
  func slow() throws {
    let fault: PluginFault = try fault(ofUpdate: "while true do pcall(string.rep, 'x', 1e6) end")
    #expect(fault.kind == .late || fault.message.contains("it went on and on"), "\(fault)")
  }

  @Test(
    "where no limit of Lua's reaches is killed by the host",
    arguments: [
      "return (('a'):rep(1e4):find('.-.-.-.-.-.-b$'))",
      "local t = setmetatable({}, { __len = function() return math.maxinteger - 1 end }) table.insert(t, 1, 1)",
    ])
  func patterns(body: String) throws {
    #expect(try fault(ofUpdate: body).kind == .late)
  }

  @Test("has no finalisers to hang in")
  func finalisers() throws {
    let fault: PluginFault = try fault(
      ofUpdate: "setmetatable({}, { __gc = function() while true do end end })", update: 10_000)
    #expect(fault.message.contains("a plugin has no finalisers"), "\(fault)")
  }

  @Test(
    "and wants more than there is fails with a word on it",
    arguments: [
      ("local t = {} while true do t[#t + 1] = ('x'):rep(1e5) .. #t end", "not enough memory"),
      ("local s = 'x' while true do s = s .. s end", "not enough memory"),
      ("return ('x'):rep(1e9)", "can't be repeated that often"),
      ("local function f() return 1 + f() end f()", "not enough memory"),
      (
        "return ('x'):rep(1e6) .. 'yyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyy' .. ('x'):rep(1e5)",
        "larger than 1048576 bytes"
      ),
      ("local t = {} for i = 1, 50 do t = { t } end return t", "deeper than 32"),
      ("local t = {} t[1] = t return t", "deeper than 32"),
      ("return print", "holds a function"),
      ("return 0 / 0", "not finite"),
      ("return '\\xff'", "not UTF-8"),
      ("return { [1.5] = 1 }", "neither text nor the next number"),
      ("table.move({}, 1, 1e12, 2)", "too many elements"),
      ("error({})", "error that is no text"),
    ])
  func wants(body: String, words: String) throws {
    let fault: PluginFault = try fault(ofUpdate: body, update: 10_000)
    #expect(fault.kind == .failed, "\(fault)")
    #expect(fault.message.contains(words), "\(fault)")
  }

  @Test("may hang while it is loaded: that is a fault of the first question")
  func start() throws {
    let temporary = try TemporaryPlugin.lua("while true do end")
    let fault: PluginFault = try temporary.plugin().faultOfPoking()
    #expect(
      fault.message.contains("failed at its start: probe.lua:1: it went on and on"), "\(fault)")
  }
}
