/// The Lua that stands between a plugin and Lua: its environment, built up from nothing, and what
/// answers requests.
///
/// A plugin sees only what is listed here. What is missing is missing on purpose: `io`, `os`, `package`,
/// `debug`, `load` and its kin, `collectgarbage`, `xpcall` (its handler runs where no limit reaches),
/// `string.dump`, finalisers and weak tables. What has an order or an address gets a stable one or none,
/// so that the same question always has the same answer.
let luaPrelude: StaticString = #"""
  local native = ...
  local error, getmetatable, next, rawget, select, setmetatable, tostring, type =
    error, getmetatable, next, rawget, select, setmetatable, tostring, type
  local none, list, width = native.none, native.list, native.width

  -- Order ------------------------------------------------------------------------------------------

  local rank = { number = 1, string = 2, boolean = 3 }

  local function before(a, b)
    local s, t = type(a), type(b)
    if s ~= t then return rank[s] < rank[t] end
    if s == "boolean" then return a and not b end
    return a < b
  end

  local sort = table.sort

  local function sorted_keys(t)
    local keys, count = {}, 0
    for key in next, t do
      if not rank[type(key)] then error("a " .. type(key) .. " as a key has no order", 3) end
      count = count + 1
      keys[count] = key
    end
    sort(keys, before)
    return keys
  end

  local function stable_pairs(t)
    local meta = getmetatable(t)
    if type(meta) == "table" and meta.__pairs then return meta.__pairs(t) end
    if type(t) ~= "table" then error("pairs wants a table, not a " .. type(t), 2) end
    local keys, index = sorted_keys(t), 0
    return function()
      while true do
        index = index + 1
        local key = keys[index]
        if key == nil then return nil end
        local value = rawget(t, key)
        if value ~= nil then return key, value end
      end
    end, t, nil
  end

  local function stable_next(t, key)
    local found
    for candidate in next, t do
      if not rank[type(candidate)] then error("a " .. type(candidate) .. " as a key has no order", 2) end
      if (key == nil or before(key, candidate)) and (found == nil or before(candidate, found)) then
        found = candidate
      end
    end
    if found ~= nil then return found, rawget(t, found) end
  end

  -- Text -------------------------------------------------------------------------------------------

  local function show(value)
    local kind = type(value)
    if kind == "table" then
      local meta = getmetatable(value)
      local shown = type(meta) == "table" and meta.__tostring and meta.__tostring(value) or "table"
      if type(shown) ~= "string" then error("__tostring returns no text", 2) end
      return shown
    end
    if kind == "string" or kind == "number" or kind == "boolean" or kind == "nil" then
      return tostring(value)
    end
    return value == none and "none" or kind
  end

  local format, rep, find, gsub = string.format, string.rep, string.find, string.gsub
  local pack, unpack, concat, move = table.pack, table.unpack, table.concat, table.move

  local function copy(library, names)
    local result = {}
    for name in names:gmatch("%S+") do result[name] = library[name] end
    return result
  end

  local safe_string = copy(string, "byte char find gmatch gsub len lower match reverse sub upper")

  function safe_string.format(pattern, ...)
    if find((gsub(pattern, "%%%%", "")), "%%[^%a]*p") then error("%p would show an address", 2) end
    local values = pack(...)
    for index = 1, values.n do
      local kind = type(values[index])
      if kind ~= "number" and kind ~= "string" then values[index] = show(values[index]) end
    end
    return format(pattern, unpack(values, 1, values.n))
  end

  function safe_string.rep(text, count, separator)
    if count > 1000000 then error("a text can't be repeated that often", 2) end
    return rep(text, count, separator)
  end

  local string_meta = getmetatable("")
  string_meta.__index = safe_string
  string_meta.__metatable = false

  local safe_table = copy(table, "concat insert pack remove sort unpack")

  function safe_table.move(from, first, last, to, target)
    if last - first > 1000000 then error("too many elements to move", 2) end
    return move(from, first, last, to, target)
  end

  local text = { width = width }

  -- Cut to at most so many columns.
  function text.cut(value, columns)
    local shown = show(value)
    if width(shown) <= columns then return shown end
    if columns < 1 then return "" end
    local cut, used = "", 0
    for _, code in utf8.codes(shown) do
      local scalar = utf8.char(code)
      used = used + width(scalar)
      if used > columns - 1 then break end
      cut = cut .. scalar
    end
    return cut .. "…"
  end

  -- Cut or filled to exactly so many columns.
  function text.fit(value, columns)
    local shown = text.cut(value, columns)
    local missing = columns - width(shown)
    return missing > 0 and shown .. rep(" ", missing) or shown
  end

  -- The environment --------------------------------------------------------------------------------

  local function safe_setmetatable(t, meta)
    if type(meta) == "table" and (rawget(meta, "__gc") ~= nil or rawget(meta, "__mode") ~= nil) then
      error("a plugin has no finalisers and no weak tables", 2)
    end
    return setmetatable(t, meta)
  end

  local function log(...)
    local values = pack(...)
    for index = 1, values.n do values[index] = show(values[index]) end
    native.log(concat(values, "\t", 1, values.n) .. "\n")
  end

  -- What `update` returns instead of a state: nothing changes, and the person is told why.
  local function refuse(message, help)
    return nil, { refusal = { message = show(message), help = help } }
  end

  local globals = {
    _VERSION = _VERSION, assert = assert, error = error, getmetatable = getmetatable, ipairs = ipairs,
    next = stable_next, pairs = stable_pairs, pcall = pcall, print = log, rawequal = rawequal,
    rawget = rawget, rawlen = rawlen, rawset = rawset, select = select,
    setmetatable = safe_setmetatable, tonumber = tonumber, tostring = show, type = type,
    coroutine = copy(coroutine, "close create isyieldable resume running status wrap yield"),
    math = copy(math, "abs acos asin atan ceil cos deg exp floor fmod huge log max maxinteger min "
      .. "mininteger modf pi rad random sin sqrt tan tointeger type ult"),
    string = safe_string, table = safe_table,
    utf8 = copy(utf8, "char charpattern codepoint codes len offset"),
    list = list, none = none, refuse = refuse, text = text,
  }

  local is_loaded = false

  local environment = setmetatable({}, {
    __index = globals,
    __newindex = function(_, name, value)
      if is_loaded then
        error("the global " .. show(name) .. " would outlive the call; keep it in the state", 2)
      end
      globals[name] = value
    end,
    __metatable = false,
  })
  globals._G = environment

  -- Requests ---------------------------------------------------------------------------------------

  local plugin
  local methods = {}

  local function problem(code, message) return nil, { code = code, message = message } end

  local function check_table(value, what)
    if type(value) ~= "table" then error(what .. " returned no table but a " .. type(value), 0) end
    return value
  end

  -- A function of a part of the plugin, or why there is none.
  local function offered(kind, name, role)
    local parts = type(plugin) == "table" and plugin[kind]
    local part = type(parts) == "table" and parts[name]
    if type(part) == "function" and role == "run" then return part end
    if type(part) ~= "table" then
      return problem("unknown-name", "there is no " .. show(name) .. " among its " .. kind)
    end
    local found = part[role]
    if type(found) ~= "function" then
      return problem("not-offered", show(name) .. " has no function " .. role)
    end
    return found
  end

  function methods.hello(p)
    local range = p.protocol
    if type(range) ~= "table" or range[1] > 1 or range[2] < 1 then
      return problem("unsupported-protocol", "it speaks protocol 1")
    end
    plugin = check_table(native.load_plugin(environment)(), "the file")
    is_loaded = true
    local said = p.plugin
    return {
      protocol = 1, name = plugin.name or said.name, version = plugin.version or said.version,
      features = list {},
    }
  end

  function methods.initial(p)
    local initial, missing = offered("components", p.component, "initial")
    if not initial then return nil, missing end
    return { state = initial(p.properties) }
  end

  function methods.actions(p)
    local actions, missing = offered("components", p.component, "actions")
    if not actions then return nil, missing end
    return { actions = check_table(actions(p.properties, p.state), "actions") }
  end

  function methods.update(p)
    local update, missing = offered("components", p.component, "update")
    if not update then return nil, missing end
    local state, more = update(p.properties, p.state, p.action)
    if more == nil then return { state = state } end
    local result = {}
    for key, value in next, check_table(more, "update") do result[key] = value end
    result.state = state
    return result
  end

  function methods.draw(p)
    local draw, missing = offered("components", p.component, "draw")
    if not draw then return nil, missing end
    return { lines = check_table(draw(p.properties, p.state, p.width), "draw") }
  end

  function methods.check(p)
    local check, missing = offered("components", p.component, "check")
    if not check then return nil, missing end
    return { findings = check_table(check(p.properties), "check") }
  end

  function methods.run(p)
    local run, missing = offered("commands", p.command, "run")
    if not run then return nil, missing end
    local answer = run(p.arguments, p.prototype)
    return type(answer) == "table" and answer or { text = show(answer or "") }
  end

  function methods.complete(p)
    local complete, missing = offered("commands", p.command, "complete")
    if not complete then return nil, missing end
    return { words = check_table(complete(p.parameter, p.text), "complete") }
  end

  function methods.inspect(p)
    local inspect, missing = offered("guidelines", p.guideline, "run")
    if not inspect then return nil, missing end
    return { findings = check_table(inspect(p.map), "the guideline") }
  end

  function methods.export(p)
    local export, missing = offered("exporters", p.exporter, "run")
    if not export then return nil, missing end
    return { text = show(export(p.map, p.arguments)) }
  end

  function methods.rows(p)
    local rows, missing = offered("sources", p.source, "run")
    if not rows then return nil, missing end
    local columns, cells = rows(p)
    return { columns = check_table(columns, "the source"), rows = check_table(cells, "the source") }
  end

  local randomseed = math.randomseed

  return function(request, seed)
    randomseed(seed)
    local answer = { id = request.id }
    local method = methods[request.method]
    if not method then
      local _, unknown = problem("unknown-method", "it doesn't know " .. show(request.method))
      answer.error = unknown
    elseif method ~= methods.hello and not plugin then
      local _, early = problem("too-early", "hello comes first")
      answer.error = early
    else
      answer.result, answer.error = method(request.params)
    end
    return answer
  end
  """#
