#!/bin/sh
# The browser tests need Chromium. Install it with the system's package manager where that is possible without asking;
# where it is not, say so: the tests are then skipped and say the same.
for name in chromium chromium-browser google-chrome google-chrome-stable; do
  command -v "$name" >/dev/null 2>&1 && exit 0
done

if [ "$(id -u)" = 0 ]; then
  as_root=""
elif command -v sudo >/dev/null 2>&1 && sudo -n true 2>/dev/null; then
  as_root="sudo -n"
else
  echo "No Chromium here, and no right to install it: the browser tests will be skipped." >&2
  exit 0
fi

if command -v apt-get >/dev/null 2>&1; then
  ($as_root apt-get update -qq && DEBIAN_FRONTEND=noninteractive $as_root apt-get install -y -qq chromium) >/dev/null 2>&1
elif command -v dnf >/dev/null 2>&1; then
  $as_root dnf install -y -q chromium >/dev/null 2>&1
elif command -v apk >/dev/null 2>&1; then
  $as_root apk add --quiet chromium >/dev/null 2>&1
elif command -v pacman >/dev/null 2>&1; then
  $as_root pacman -S --noconfirm --quiet chromium >/dev/null 2>&1
fi

command -v chromium >/dev/null 2>&1 || command -v chromium-browser >/dev/null 2>&1 ||
  echo "Chromium could not be installed: the browser tests will be skipped." >&2
exit 0
