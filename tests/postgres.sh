#!/bin/sh
# The store's tests run over PostgreSQL, too: they start a private server from the system's package. Install it with the
# system's package manager where that is possible without asking; where it is not, say so: these tests are then skipped
# and say the same.
is_there() {
  command -v initdb >/dev/null 2>&1 || ls /usr/lib/postgresql/*/bin/initdb /usr/pgsql*/bin/initdb >/dev/null 2>&1
}
is_there && exit 0

if [ "$(id -u)" = 0 ]; then
  as_root=""
elif command -v sudo >/dev/null 2>&1 && sudo -n true 2>/dev/null; then
  as_root="sudo -n"
else
  echo "No PostgreSQL here, and no right to install it: the tests over PostgreSQL will be skipped." >&2
  exit 0
fi

if command -v apt-get >/dev/null 2>&1; then
  ($as_root apt-get update -qq && DEBIAN_FRONTEND=noninteractive $as_root apt-get install -y -qq postgresql) >/dev/null 2>&1
elif command -v dnf >/dev/null 2>&1; then
  $as_root dnf install -y -q postgresql-server >/dev/null 2>&1
elif command -v apk >/dev/null 2>&1; then
  $as_root apk add --quiet postgresql setpriv >/dev/null 2>&1
elif command -v pacman >/dev/null 2>&1; then
  $as_root pacman -S --noconfirm --quiet postgresql >/dev/null 2>&1
fi

is_there || echo "PostgreSQL could not be installed: the tests over PostgreSQL will be skipped." >&2
exit 0
