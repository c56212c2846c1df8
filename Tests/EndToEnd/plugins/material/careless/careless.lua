local count = 0

local careless = {}

function careless.update(properties, state, action)
  count = count + 1
  return { value = count }, { events = { { event = "surprise" } } }
end

function careless.draw(properties, state, width)
  return { "always forty columns wide, come what may" }
end

return { components = { careless = careless } }
