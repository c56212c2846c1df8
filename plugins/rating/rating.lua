-- Stars to rate something with: `rate stars 4`, `clear stars`; a tap fills one more.

local rating = {}

function rating.initial(properties)
  return { value = math.min(properties.starts, properties.max) }
end

function rating.actions(properties, state)
  local actions = {}
  for stars = 1, properties.max do
    if stars ~= state.value then
      actions[#actions + 1] = {
        name = "rate", title = stars .. " of " .. properties.max, arguments = { stars = stars },
      }
    end
  end
  if state.value > 0 then actions[#actions + 1] = { name = "clear", title = "no stars" } end
  return actions
end

function rating.update(properties, state, action)
  if action.name == "rate" then
    local stars = action.arguments.stars
    if stars > properties.max then
      return refuse("there are only " .. properties.max .. " stars", "rate with 0 to " .. properties.max)
    end
    return { value = stars }
  end
  if action.name == "clear" then return { value = 0 } end
  return { value = state.value % properties.max + 1 } -- a tap
end

function rating.draw(properties, state, width)
  local spans, used = {}, 0
  for stars = 1, properties.max do
    if used + 1 > width then break end
    spans[#spans + 1] = {
      text = stars <= state.value and "★" or "☆",
      style = stars <= state.value and "accent" or "dim",
      action = { name = "rate", arguments = { stars = stars } },
    }
    used = used + 1
  end
  return { spans }
end

function rating.check(properties)
  if properties.label == "" then
    return { { id = "label", message = "stars without a label say nothing to VoiceOver" } }
  end
  return {}
end

return { components = { rating = rating } }
