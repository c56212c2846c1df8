local fuse = {}

function fuse.update(properties, state, action)
  if action.name == "blow" then
    print("about to blow \27[31mred")
    return state.nothing.at.all
  end
  while action.name == "spin" do end
  return { value = state.value + 1 }
end

function fuse.draw(properties, state, width)
  if not properties.draws then error("no drawing today") end
  return { "lit " .. state.value }
end

return { components = { fuse = fuse } }
