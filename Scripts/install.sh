#!/bin/sh
# Installs the release build below a folder: the program, its completions, examples, documentation.
set -eu
cd "$(dirname "$0")/.."

to=$1
program=.build/release/navsh

install -D -m 755 "$program" "$to/bin/navsh"
for folder in examples plugins; do
  [ -d "$folder" ] || continue
  mkdir -p "$to/share/navsh/$folder"
  cp -R "$folder/." "$to/share/navsh/$folder"
done
mkdir -p "$to/share/doc/navsh"
cp -R README.md CHANGELOG.md LICENSE Documentation "$to/share/doc/navsh"

completion() {
  mkdir -p "$(dirname "$2")"
  "$program" completion "$1" >"$2"
}
completion bash "$to/share/bash-completion/completions/navsh"
completion zsh "$to/share/zsh/site-functions/_navsh"
completion fish "$to/share/fish/vendor_completions.d/navsh.fish"

echo "navsh is in $to/bin"
