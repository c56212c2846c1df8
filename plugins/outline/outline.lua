-- `export outline` writes the navigation map as Markdown: a heading for each screen, a line for
-- everything on it, and where it leads.

-- What Markdown would take for its own is escaped.
local function plain(value)
  if value == nil or value == none or value == "" then return "…" end
  return (tostring(value):gsub("[\\`*_%[%]<>#|]", "\\%0"):gsub("\n", " "))
end

local function heading(part, kind)
  local name = part.name ~= "" and " `" .. part.name .. "`" or ""
  return "### " .. plain(part.title) .. name .. (kind and " · " .. kind or "")
end

local function element_line(element)
  local line = "- " .. element.kind .. " " .. plain(element.title)
  if element.leads then line = line .. " → " .. table.concat(element.leads, ", ") end
  if element.ends then line = line .. " (" .. element.ends .. ")" end
  return line
end

local function add_elements(lines, part)
  lines[#lines + 1] = ""
  for _, element in ipairs(part.elements) do lines[#lines + 1] = element_line(element) end
  if #part.elements > 0 then lines[#lines + 1] = "" end
end

local function outline(map)
  local lines = { "# " .. plain(map.title), "" }
  if #map.tabs > 0 then
    lines[#lines + 1] = "## Tabs"
    lines[#lines + 1] = ""
    for index, tab in ipairs(map.tabs) do
      lines[#lines + 1] = index .. ". " .. plain(tab.title) .. " → " .. tab.screen
    end
    lines[#lines + 1] = ""
  end
  if #map.screens > 0 then
    lines[#lines + 1] = "## Screens"
    lines[#lines + 1] = ""
    for _, screen in ipairs(map.screens) do
      lines[#lines + 1] = heading(screen)
      add_elements(lines, screen)
    end
  end
  if #map.presentations > 0 then
    lines[#lines + 1] = "## Presentations"
    lines[#lines + 1] = ""
    for _, presentation in ipairs(map.presentations) do
      lines[#lines + 1] = heading(presentation, presentation.kind)
      add_elements(lines, presentation)
    end
  end
  while lines[#lines] == "" do lines[#lines] = nil end
  return table.concat(lines, "\n") .. "\n"
end

return { exporters = { outline = { run = outline } } }
