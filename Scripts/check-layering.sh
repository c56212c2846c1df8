#!/bin/sh
# Compares the imports of every source file, and the dependencies of the manifest, with the layers below.
set -eu
cd "$(dirname "$0")/.."

# target: what it may import. Nothing below knows anything above; the first three only the standard library.
layers='
NavModel:
NavSyntax:
NavEngine: NavModel NavSyntax
NavExplore: NavModel NavEngine
NavGuidelines: NavModel NavEngine NavExplore
NavRender: NavModel NavSyntax NavEngine
NavPluginProtocol: NavModel
NavPluginHost: NavModel NavEngine NavPluginProtocol CNavLua CNavProcess Glibc Synchronization
NavShell: NavModel NavSyntax NavEngine NavRender CLineEditor Glibc Synchronization
NavCLI: NavModel NavSyntax NavEngine NavExplore NavGuidelines NavRender NavPluginProtocol NavPluginHost NavShell Glibc FoundationEssentials Synchronization
navsh: NavCLI Glibc
CLibEdit:
CLua:
CLineEditor: CLibEdit
CNavLua: CLua
CNavProcess:
'

{
  echo "$layers"
  # One line for each dependency of the manifest, one for each import: place, target, module, source.
  swift package describe --type text 2>/dev/null | awk '
    /^    Name: /                { target = $2; listing = 0 }
    /^    Type: /                { test = ($2 == "test") }
    /^    Target dependencies:/  { listing = 1; next }
    /^    [^ ]/                  { listing = 0 }
    listing && NF && !test       { print "Package.swift", target, $1, "depends" }'
  # What stands in a text over several lines is no import.
  find Sources -name '*.swift' | LC_ALL=C sort | xargs awk '
    FNR == 1 { text = 0 }
    {
      quotes = gsub(/"""/, "&")
      if (!text && $0 ~ /^[ \t]*(@[a-zA-Z_()]+ +)*((public|package|internal|fileprivate|private) +)?import +/) {
        module = $0
        sub(/.*import +((struct|class|enum|protocol|func|var|let|typealias) +)?/, "", module)
        sub(/[.; ].*/, "", module)
        split(FILENAME, path, "/")
        print FILENAME ":" FNR, path[2], module, "imports"
      }
      if (quotes % 2) text = !text
    }'
} | awk '
  NF == 0   { next }
  /^[A-Za-z]+:/ && !/^Package/ {
    target = $1; sub(/:$/, "", target); known[target] = 1
    for (i = 2; i <= NF; i++) allowed[target, $i] = 1
    next
  }
  $4 == "depends" { declared[$2, $3] = 1 }
  !known[$2] {
    if (!reported[$2]++) { print $1 ": error: " $2 " has no layer; give it one in Scripts/check-layering.sh"; failed = 1 }
    next
  }
  !(($2, $3) in allowed) { print $1 ": error: " $2 " may not know " $3; failed = 1; next }
  $4 == "imports" && ($3 in known) && !(($2, $3) in declared) {
    print $1 ": error: " $2 " imports " $3 ", which Package.swift does not declare for it"; failed = 1
  }
  END { exit failed }' >&2
