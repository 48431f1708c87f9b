"""Alembic's migrations: forward only, each in its own transaction.

Before version 0.1, migrations were numbered SQL files for SQLite only, recorded in a table ``migrations``. The first
revisions here have the same numbers, so a file from that time is upgraded from where it stands.
"""

import threading
from functools import cache

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util.exc import CommandError
from sqlalchemy import Connection, text

from bot.store.errors import NewerDatabase, Unmigrated

HERE = "bot.store:migrations"

_ALEMBIC = threading.Lock()
"""Alembic keeps in a global variable what it is working on, and two files may be opened at a time."""
_TAKEN_OVER = 9999
"""Recorded where the earlier version looks, so that it refuses the file as newer than itself."""


def run(conn: Connection, location: str) -> None:
    """Bring a database up to date.

    Raises:
        NewerDatabase: it is ahead of this program; nothing was changed.
        Unmigrated: Alembic refuses.
    """
    try:
        with _ALEMBIC:
            _run(conn, location)
    except CommandError as error:
        raise Unmigrated(str(error)) from error


def _run(conn: Connection, location: str) -> None:
    config = _config(location)
    config.attributes["connection"] = conn
    scripts, known = _ours() if location == HERE else _scripts(location)
    _take_over(conn, scripts, known)
    done = _revisions(conn)
    if unknown := done - known:
        raise NewerDatabase(f"migration {max(unknown)} is not known to this version")
    if done != set(scripts.get_heads()):
        command.upgrade(config, "head")


@cache
def _ours() -> tuple[ScriptDirectory, frozenset[str]]:
    """Read once: a process may open many databases, and this imports every migration."""
    return _scripts(HERE)


def _scripts(location: str) -> tuple[ScriptDirectory, frozenset[str]]:
    """The migrations in a folder, and their revisions."""
    scripts = ScriptDirectory.from_config(_config(location))
    return scripts, frozenset(script.revision for script in scripts.walk_revisions())


def _config(location: str) -> Config:
    config = Config()
    config.set_main_option("script_location", location)
    config.set_main_option("path_separator", "os")
    return config


def _revisions(conn: Connection) -> set[str]:
    with conn.begin():
        return set(MigrationContext.configure(conn).get_current_heads())


def _take_over(conn: Connection, scripts: ScriptDirectory, known: frozenset[str]) -> None:
    """Tell Alembic which of the numbered files an older database has already been through."""
    with conn.begin():
        number = _last_number(conn)
        if number in (0, _TAKEN_OVER):
            return
        revision = f"{number:04}"
        if revision not in known:
            raise NewerDatabase(f"migration {number} is not known to this version")
        MigrationContext.configure(conn).stamp(scripts, revision)
        conn.execute(
            text("INSERT INTO migrations VALUES (:number, 'taken over', datetime('now'))"),
            {"number": _TAKEN_OVER},
        )


def _last_number(conn: Connection) -> int:
    """The number of the last numbered file that was applied; 0 if there was none."""
    if not conn.dialect.has_table(conn, "migrations"):
        return 0
    return int(conn.scalar(text("SELECT coalesce(max(number), 0) FROM migrations")) or 0)
