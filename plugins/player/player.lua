-- A bar that plays: `play song`, `pause song`, `seek song 30s`; a tap plays or pauses.
--
-- Time is that of the virtual clock: navsh tells how much of it went by. All times are milliseconds.

local player = {}

function player.initial(properties)
  return { position = 0, playing = properties.plays }
end

function player.actions(properties, state)
  local actions = {}
  if state.playing then
    actions[1] = { name = "pause", title = "stops" }
  else
    actions[1] = { name = "play", title = "plays" }
  end
  actions[2] = { name = "seek", title = "to the middle", arguments = { to = properties.length // 2 } }
  return actions
end

local function started(properties, state)
  local position = state.position
  if position >= properties.length then position = 0 end
  return { position = position, playing = true }
end

local function ticked(properties, state, elapsed)
  if not state.playing then return state end
  local position = state.position + elapsed
  if position < properties.length then return { position = position, playing = true } end
  local events = { events = { { event = "finished" } } }
  if properties.repeats and properties.length > 0 then
    return { position = position % properties.length, playing = true }, events
  end
  return { position = properties.length, playing = false }, events
end

function player.update(properties, state, action)
  local name = action.name
  if name == "tick" then return ticked(properties, state, action.arguments.elapsed) end
  if name == "tap" then name = state.playing and "pause" or "play" end
  if name == "play" then
    if state.playing then return refuse("it plays already") end
    return started(properties, state)
  end
  if name == "pause" then
    if not state.playing then return refuse("it doesn't play") end
    return { position = state.position, playing = false }
  end
  local to = action.arguments.to
  if to > properties.length then return refuse("it is only " .. properties.length // 1000 .. " s long") end
  return { position = to, playing = state.playing }
end

-- 65000 as `1:05`.
local function clock(milliseconds)
  local seconds = milliseconds // 1000
  return ("%d:%02d"):format(seconds // 60, seconds % 60)
end

function player.draw(properties, state, width)
  local symbol = state.playing and "▶" or "‖"
  local from, to = clock(state.position), clock(properties.length)
  local track = width - text.width(symbol .. " " .. from .. "  " .. to)
  if track < 5 then return { text.cut(symbol .. " " .. from, width) } end
  local part = properties.length > 0 and math.min(state.position / properties.length, 1) or 0
  local done = math.floor(part * track + 0.5)
  return {
    {
      { text = symbol, style = "accent", action = { name = state.playing and "pause" or "play" } },
      " " .. from .. " ",
      { text = ("━"):rep(done), style = "accent" },
      { text = ("─"):rep(track - done), style = "dim" },
      " " .. to,
    },
  }
end

return { components = { player = player } }
