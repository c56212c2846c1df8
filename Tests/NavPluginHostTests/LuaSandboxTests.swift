import NavModel
import NavPluginHost
import Testing

@Suite("Lua is closed in")
struct LuaSandboxTests {
  /// What an expression of Lua is inside a plugin, as text.
  private func value(of expression: String) throws -> Value {
    let temporary = try TemporaryPlugin.lua(
      "return { components = { part = { update = function() return (\(expression)) end } } }")
    return try temporary.plugin().poke().state
  }

  @Test(
    "what reaches outside isn't there",
    arguments: [
      "io", "os", "package", "debug", "require", "load", "loadstring", "loadfile", "dofile",
      "collectgarbage", "xpcall", "string.dump", "math.randomseed", "getfenv", "module",
      "_G._ENV", "('').dump", "string.pack",
    ])
  func missing(name: String) throws {
    #expect(try value(of: "\(name) == nil") == .boolean(true))
  }

  @Test("the methods of texts are the plugin's own, and nobody changes them for others")
  func strings() throws {
    #expect(try value(of: "getmetatable('')") == .boolean(false))
    #expect(try value(of: "pcall(setmetatable, '', {})") == .boolean(false))
    #expect(try value(of: "('ab'):rep(2, '-')") == .text("ab-ab"))
  }

  @Test("nothing shows an address")
  func addresses() throws {
    #expect(
      try value(of: "tostring({}) .. tostring(print) .. tostring(none)")
        == .text("tablefunctionnone"))
    #expect(try value(of: "string.format('%s %s %d', {}, true, 3)") == .text("table true 3"))
    #expect(try value(of: "pcall(string.format, '%p', {})") == .boolean(false))
    #expect(try value(of: "pcall(string.format, '%10p', {})") == .boolean(false))
  }

  @Test("pairs has the order of the keys, numbers before texts")
  func order() throws {
    let text: Value = try value(
      of: """
        (function()
          local t, seen = { zebra = 1, apple = 2, [10] = 3, [2] = 4, mango = 5 }, {}
          for key in pairs(t) do seen[#seen + 1] = tostring(key) end
          for key in next, t do seen[#seen + 1] = tostring(key) end
          return table.concat(seen, ' ')
        end)()
        """)
    #expect(text == .text("2 10 apple mango zebra 2 10 apple mango zebra"))
  }

  @Test("random numbers are those of the question: the same one, the same numbers")
  func random() throws {
    let text =
      "return { components = { part = { update = function() return math.random(1e9) end } } }"
    let one = try TemporaryPlugin.lua(text).plugin()
    let other = try TemporaryPlugin.lua(text).plugin()
    let first: Value = try one.poke(1).state
    #expect(try other.poke(2).state != first)
    #expect(try other.poke(1).state == first)
  }

  @Test("globals can't carry anything from call to call")
  func globals() throws {
    let temporary = try TemporaryPlugin.lua(
      "return { components = { part = { update = function() count = (count or 0) + 1 end } } }")
    let fault: PluginFault = try temporary.plugin().faultOfPoking()
    #expect(fault.message.contains("probe.lua:1: the global count would outlive the call"))
  }

  @Test("code that was compiled before isn't run")
  func bytecode() throws {
    let temporary = try TemporaryPlugin.lua("\u{1B}LuaT")
    #expect(
      try temporary.plugin().faultOfPoking().message.contains("attempt to load a binary chunk"))
  }

  @Test("an error says where in the plugin it is")
  func located() throws {
    let temporary = try TemporaryPlugin.lua(
      "local part = {}\nfunction part.update()\n  return nothing.value\nend\nreturn { components = { part = part } }"
    )
    let fault: PluginFault = try temporary.plugin().faultOfPoking()
    #expect(fault.kind == .failed)
    #expect(fault.message.contains("probe.lua:3: "), "\(fault)")
  }
}
