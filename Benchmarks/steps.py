#!/usr/bin/env python3
"""A million steps from a file (push, back, another tab, an expectation), against a Tcl twin.

The twin keeps the same three stacks and checks as much: procedures and lists, nothing clever.
`steps.py proto|tcl N` prints a script instead of measuring.
"""

import sys

from measure import NAVSH, compare, folder, peer

PROTOTYPE = """\
app "Steps" on iphone
tabs { tab one "One" -> list; tab two "Two" -> list; tab three "Three" -> list }
screen list "List" { button open "Open" -> detail }
screen detail "Detail"
"""

TWIN = """\
array set stacks {one list two list three list}
set tab one
proc open {} {
  global stacks tab
  if {[lindex $stacks($tab) end] ne "list"} { error "nothing to open" }
  lappend stacks($tab) detail
}
proc back {} {
  global stacks tab
  if {[llength $stacks($tab)] < 2} { error "at the root" }
  set stacks($tab) [lrange $stacks($tab) 0 end-1]
}
proc tap {name} {
  global stacks tab
  if {![info exists stacks($name)]} { error "no such tab" }
  set tab $name
}
proc depth {expected} {
  global stacks tab
  if {[llength $stacks($tab)] != $expected} { error "expected $expected" }
}
"""


def script(kind, count):
    head = PROTOTYPE if kind == "proto" else TWIN
    lines = ("tap open\nback\ntap {}\nexpect stack.count == 1\n" if kind == "proto"
             else "open\nback\ntap {}\ndepth 1\n")
    rounds = [lines.format(tab) for tab in ("two", "three", "one")]
    return head + "".join(rounds[index % 3] for index in range(count // 4))


if len(sys.argv) == 3:
    sys.stdout.write(script(sys.argv[1], int(sys.argv[2])))
    sys.exit()

with folder() as place:
    for kind in ("proto", "tcl"):
        with open(f"{place}/steps.{kind}", "w", encoding="utf-8") as file:
            file.write(script(kind, 1_000_000))
    compare(
        "A million steps", 7,
        ("`navsh run steps.proto`", [NAVSH, "run", f"{place}/steps.proto"]),
        ("`tclsh steps.tcl`", [peer("tclsh", "tcl"), f"{place}/steps.tcl"]))
