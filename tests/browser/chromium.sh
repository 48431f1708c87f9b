#!/bin/sh
# The browser tests need Chromium, best the one without a window: it takes less than half the time. Install it with the
# system's package manager where that is possible without asking; where it is not, say so: the tests are then skipped
# and say the same.
SHELL_ONLY=chromium-headless-shell
command -v "$SHELL_ONLY" >/dev/null 2>&1 && exit 0

if [ "$(id -u)" = 0 ]; then
  as_root=""
elif command -v sudo >/dev/null 2>&1 && sudo -n true 2>/dev/null; then
  as_root="sudo -n"
else
  as_root=no
fi

install_by_apt() {
  DEBIAN_FRONTEND=noninteractive $as_root apt-get install -y -qq "$1" >/dev/null 2>&1
}

# Not every system has it, and one that it knows nothing of is not asked for it again and again.
if [ "$as_root" != no ] && apt-cache show "$SHELL_ONLY" >/dev/null 2>&1; then
  install_by_apt "$SHELL_ONLY" && exit 0
fi

for name in chromium chromium-browser google-chrome google-chrome-stable; do
  command -v "$name" >/dev/null 2>&1 && exit 0
done

if [ "$as_root" = no ]; then
  echo "No Chromium here, and no right to install it: the browser tests will be skipped." >&2
  exit 0
fi

if command -v apt-get >/dev/null 2>&1; then
  $as_root apt-get update -qq >/dev/null 2>&1
  install_by_apt "$SHELL_ONLY" || install_by_apt chromium
elif command -v dnf >/dev/null 2>&1; then
  $as_root dnf install -y -q chromium >/dev/null 2>&1
elif command -v apk >/dev/null 2>&1; then
  $as_root apk add --quiet chromium >/dev/null 2>&1
elif command -v pacman >/dev/null 2>&1; then
  $as_root pacman -S --noconfirm --quiet chromium >/dev/null 2>&1
fi

for name in "$SHELL_ONLY" chromium chromium-browser; do
  command -v "$name" >/dev/null 2>&1 && exit 0
done
echo "Chromium could not be installed: the browser tests will be skipped." >&2
exit 0
