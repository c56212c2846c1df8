#!/bin/sh
# Runs every measurement on the release build and writes RESULTS.md, with the machine it was made on.
set -eu
cd "$(dirname "$0")"

command -v python3 >/dev/null || { echo "the benchmarks need: python3 — install with: sudo apt-get install python3" >&2; exit 1; }

version() { command -v "$1" >/dev/null && printf ', %s' "$2" || true; }
peers=$(
  version sqlite3 "SQLite $(sqlite3 --version 2>/dev/null | cut -d' ' -f1)"
  version tclsh "Tcl $(echo 'puts [info patchlevel]' | tclsh 2>/dev/null)"
  version luac5.4 "$(luac5.4 -v 2>/dev/null | cut -d' ' -f1,2)"
)

results=$(mktemp)
trap 'rm -f "$results"' EXIT
{
  cat <<TEXT
# Results

$(date +%F), $(nproc) cores of $(sed -n 's/^model name[^:]*: //p' /proc/cpuinfo | head -n 1), Linux $(uname -r), $(. /etc/os-release && echo "$PRETTY_NAME").
$(swift --version 2>/dev/null | head -n 1), $(../.build/release/navsh --version | head -n 1)$peers.
Written by \`make bench\`; [README.md](README.md) says what each measurement does.

TEXT
  for subject in start steps parse; do
    echo "measuring: $subject" >&2
    python3 "$subject.py"
  done
} >"$results"
cp "$results" RESULTS.md
cat RESULTS.md
