#!/bin/sh
# Small files with guessable names: at most 400 lines, and none named for having no subject.
set -eu
cd "$(dirname "$0")/.."

git ls-files --cached --others --exclude-standard 'Sources/*.swift' 'Tests/*.swift' | xargs awk '
  FNR > 400 && !long[FILENAME]++ { print FILENAME ":400: error: more than 400 lines; split it by subject"; failed = 1 }
  FNR == 1 && FILENAME ~ /(Utils|Utilities|Helpers|Common|Manager)[^\/]*$/ {
    print FILENAME ":1: error: the name says nothing; name it for its type or its subject"; failed = 1 }
  END { exit failed }' >&2
