-- A month to pick a day from: `pick trip 14`, `next trip`, `previous trip`, `clear trip`.
--
-- The state is the month that shows and the day that is picked, both as text: `2026-11`, `2026-11-30`.

local months = {
  "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
  "November", "December",
}
local weekdays = { "Mo", "Tu", "We", "Th", "Fr", "Sa", "Su" }

-- The year and month of a text; this month of a year nobody minds where it is none.
local function parse(month)
  local year, number = tostring(month):match("^(%d%d%d%d)-(%d%d)")
  year, number = tonumber(year), tonumber(number)
  if not year or number < 1 or number > 12 then return 2026, 1 end
  return year, number
end

local function month_text(year, number) return ("%04d-%02d"):format(year, number) end

local function day_text(year, number, day) return ("%04d-%02d-%02d"):format(year, number, day) end

local function length(year, number)
  if number == 2 then
    local is_leap = year % 4 == 0 and (year % 100 ~= 0 or year % 400 == 0)
    return is_leap and 29 or 28
  end
  return (number == 4 or number == 6 or number == 9 or number == 11) and 30 or 31
end

-- The weekday of a day: 1 is Monday.
local function weekday(year, number, day)
  local offsets = { 0, 3, 2, 5, 0, 3, 5, 1, 4, 6, 2, 4 }
  if number < 3 then year = year - 1 end
  local sunday = (year + year // 4 - year // 100 + year // 400 + offsets[number] + day) % 7
  return (sunday + 6) % 7 + 1
end

-- Why a day can't be picked; nothing when it can.
local function obstacle(properties, year, number, day)
  local date = day_text(year, number, day)
  if properties.earliest ~= "" and date < properties.earliest then
    return date .. " is before " .. properties.earliest
  end
  if properties.latest ~= "" and date > properties.latest then
    return date .. " is after " .. properties.latest
  end
  for _, closed in ipairs(properties.closed) do
    if closed == date or closed == weekdays[weekday(year, number, day)] then
      return date .. " is closed"
    end
  end
end

local calendar = {}

function calendar.initial(properties)
  local picked = properties.picked ~= "" and properties.picked or none
  return { month = month_text(parse(properties.shows)), value = picked }
end

function calendar.actions(properties, state)
  local year, number = parse(state.month)
  local actions = { { name = "next", title = "the month after" }, { name = "previous", title = "the month before" } }
  for day = 1, length(year, number) do
    local date = day_text(year, number, day)
    if date ~= state.value and not obstacle(properties, year, number, day) then
      actions[#actions + 1] = { name = "pick", title = date, arguments = { day = day } }
    end
  end
  if state.value ~= none then actions[#actions + 1] = { name = "clear", title = "no day" } end
  return actions
end

-- The same with another month.
local function turned(state, by)
  local year, number = parse(state.month)
  local months_since_0 = year * 12 + number - 1 + by
  local new_year = months_since_0 // 12
  if new_year < 1 or new_year > 9999 then return refuse("there is no such year") end
  return { month = month_text(new_year, months_since_0 % 12 + 1), value = state.value }
end

function calendar.update(properties, state, action)
  if action.name == "next" then return turned(state, 1) end
  if action.name == "previous" then return turned(state, -1) end
  if action.name == "clear" then return { month = state.month, value = none } end
  local year, number = parse(state.month)
  local day = action.arguments.day
  if day > length(year, number) then
    return refuse(months[number] .. " " .. year .. " has " .. length(year, number) .. " days")
  end
  local why = obstacle(properties, year, number, day)
  if why then return refuse(why) end
  return { month = state.month, value = day_text(year, number, day) }, { pick = true }
end

-- A day of the grid, with the space behind it.
local function cell(properties, state, year, number, day)
  local style = "plain"
  if obstacle(properties, year, number, day) then style = "dim" end
  if day_text(year, number, day) == state.value then style = "selected" end
  local open, close = " ", " "
  if style == "selected" then open, close = "[", "]" end
  return {
    text = ("%s%2d%s"):format(open, day, close), style = style,
    action = { name = "pick", arguments = { day = day } },
  }
end

function calendar.draw(properties, state, width)
  local year, number = parse(state.month)
  local picked = state.value ~= none and state.value or "no day"
  -- Seven days of four columns each; narrower places show what is picked and nothing else.
  if width < 28 then return { text.cut(picked, width) } end
  local title = months[number] .. " " .. year
  local lines = { { { text = "‹ " .. title .. " ›", style = "strong" } } }
  local first = properties.week == "sunday" and 7 or 1
  local header = ""
  for column = 0, 6 do header = header .. " " .. weekdays[(first + column - 1) % 7 + 1] .. " " end
  lines[2] = { { text = header, style = "dim" } }
  local blank = (weekday(year, number, 1) - first) % 7
  local line = { (" "):rep(4 * blank) }
  for day = 1, length(year, number) do
    line[#line + 1] = cell(properties, state, year, number, day)
    if (blank + day) % 7 == 0 then
      lines[#lines + 1] = line
      line = {}
    end
  end
  if #line > 0 then lines[#lines + 1] = line end
  return lines
end

function calendar.check(properties)
  local findings = {}
  if not tostring(properties.shows):match("^%d%d%d%d%-%d%d$") then
    findings[1] = { id = "month", severity = "error", message = "`shows` is no month, which looks like 2026-11" }
  end
  return findings
end

return { components = { calendar = calendar } }
