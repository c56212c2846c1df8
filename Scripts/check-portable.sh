#!/bin/sh
# Compiles the core for bare WebAssembly as Embedded Swift: what passes needs no operating system, no
# runtime type information and no Foundation.
set -eu
cd "$(dirname "$0")/.."

out=$(mktemp -d)
trap 'rm -rf "$out"' EXIT INT TERM
features=$(sed -n 's/.*enableUpcomingFeature("\(.*\)").*/-enable-upcoming-feature \1/p' Package.swift)

for module in NavModel NavSyntax NavEngine; do
  swiftc -target wasm32-unknown-none-wasm -enable-experimental-feature Embedded -wmo \
    -swift-version 6 $features -package-name navsh -parse-as-library -warnings-as-errors \
    -module-name "$module" -I "$out" -emit-module -emit-module-path "$out/$module.swiftmodule" \
    -c -o "$out/$module.o" $(find "Sources/$module" -name '*.swift' | LC_ALL=C sort) || {
    echo "error: $module is not portable: it does not compile as Embedded Swift (see above)" >&2
    exit 1
  }
done
