#!/bin/sh
# Sees to the system libraries of the build: the apt packages that Package.swift names, and pkg-config.
# With everything in place it does nothing; without the right to install it says what to type.
set -eu
cd "$(dirname "$0")/.."

command -v dpkg-query >/dev/null || exit 0

missing=
command -v pkg-config >/dev/null || missing=" pkg-config"
for package in $(sed -n 's/.*\.apt(\[\([^]]*\)\]).*/\1/p' Package.swift | tr -d '",'); do
  dpkg-query -W -f '${Status}' "$package" 2>/dev/null | grep -q 'ok installed' \
    || missing="$missing $package"
done
[ -n "$missing" ] || exit 0

if [ "$(id -u)" = 0 ]; then
  sudo=
elif sudo -n true 2>/dev/null; then
  sudo="sudo -n"
else
  echo "navsh needs:$missing — install with: sudo apt-get install$missing" >&2
  exit 1
fi
echo "installing:$missing" >&2
# A fresh machine has no package list yet, an old one may point at files that are gone.
$sudo apt-get install -qq -y --no-install-recommends $missing >/dev/null 2>&1 \
  || { $sudo apt-get update -qq && $sudo apt-get install -qq -y --no-install-recommends $missing >/dev/null; }
