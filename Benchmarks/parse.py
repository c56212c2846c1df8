#!/usr/bin/env python3
"""Fifty megabytes of definitions and flows, parsed only, against luac on a Lua twin of equal size.

`parse.py proto|lua MEGABYTES` prints a corpus instead of measuring.
"""

import sys

from measure import NAVSH, compare, folder, peer

MEGABYTES = 50

PROTO = """\
screen album{i} "Album {i}" {{
  bar {{ trailing button edit{i} "Edit" -> editor{i} }}
  search {{ placeholder "Titles and people"; scopes all title artist; hidden until swipe }}
  table songs{i} plain {{
    section "Side one" {{
      row first "Corcovado" subtitle "João Gilberto" -> album{before}
      row second "見上げてごらん夜の星を" subtitle "坂本九"   # stays straight
    }}
  }}
  toolbar {{ button sort{i} "Sort"; space; button share{i} "Share" {{ disabled when {i} % 3 == 1 }} }}
}}
sheet editor{i} "Edit album {i}" modal {{
  field name "Name" {{ placeholder "Getz/Gilberto"; valid when value.count > 2 else "Too short" }}
  button "Cancel" cancels
  button "Save" closes {{ enabled when name.text != "" }}
}}
flow "rename album {i}" {{
  tap "Edit"
  type "Volume \\({i} + 1)" into name
  expect editor{i} is open and name.text contains "Volume"
  tap "Save"
}}
"""

LUA = """\
(function()   -- one function may hold only so many others
screen("album{i}", "Album {i}", function()
  bar {{ trailing = button("edit{i}", "Edit", to("editor{i}")) }}
  search {{ placeholder = "Titles and people", scopes = {{ all, title, artist }}, hidden = "swipe" }}
  list("songs{i}", plain, {{
    section("Side one", {{
      row("first", "Corcovado", {{ subtitle = "João Gilberto", to = "album{before}" }}),
      row("second", "見上げてごらん夜の星を", {{ subtitle = "坂本九" }}),   -- stays straight
    }})
  }})
  toolbar {{ button("sort{i}", "Sort"), space, button("share{i}", "Share", {{ disabled = {i} % 3 == 1 }}) }}
end)
sheet("editor{i}", "Edit album {i}", modal, function()
  field("name", "Name", {{ placeholder = "Getz/Gilberto", valid = #value > 2 or "Too short" }})
  button("Cancel", cancels)
  button("Save", closes, {{ enabled = name.text ~= "" }})
end)
flow("rename album {i}", function()
  tap "Edit"
  type("Volume " .. ({i} + 1), name)
  expect(editor{i}.open and contains(name.text, "Volume"))
  tap "Save"
end)
end)();
"""


def corpus(kind, megabytes):
    template = PROTO if kind == "proto" else LUA
    number, size = 0, megabytes << 20
    while size > 0:
        piece = template.format(i=number, before=max(number - 1, 0)).encode()
        yield piece
        number, size = number + 1, size - len(piece)


if len(sys.argv) == 3:
    sys.stdout.buffer.writelines(corpus(sys.argv[1], int(sys.argv[2])))
    sys.exit()

with folder() as place:
    for kind in ("proto", "lua"):
        with open(f"{place}/corpus.{kind}", "wb") as file:
            file.writelines(corpus(kind, MEGABYTES))
    compare(
        f"Parsing {MEGABYTES} MB", 5,
        ("`navsh tree --syntax corpus.proto`", [NAVSH, "tree", "--syntax", f"{place}/corpus.proto"]),
        ("`luac5.4 -p corpus.lua`", [peer("luac5.4", "lua5.4"), "-p", f"{place}/corpus.lua"]),
        unit=MEGABYTES * 1000, unit_name="MB/s")
