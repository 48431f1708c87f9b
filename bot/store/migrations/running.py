"""Alembic's migrations: forward only, each in its own transaction.

They begin with a baseline. A database from before it is taken over (`bot.store.migrations.earlier`), also a file of
SQLite from before Alembic, which recorded its revision in a table ``migrations``.
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
from bot.store.migrate import record
from bot.store.migrations import baseline, earlier

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
    if location == HERE:
        _take_over(conn)
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


def _take_over(conn: Connection) -> None:
    """Bring a database from before the baseline to it."""
    revisions = _revisions(conn)
    with conn.begin():
        number = 0 if revisions else _last_number(conn)
        revision = f"{number:04}" if number else max(revisions, default=baseline.REVISION)
        if number > int(baseline.REVISION):
            raise NewerDatabase(f"migration {number} is not known to this version")
        if revision >= baseline.REVISION:
            return
        earlier.take_over(conn, revision)
        record(conn, baseline.REVISION)
        if number:
            conn.execute(
                text("INSERT INTO migrations VALUES (:number, 'taken over', datetime('now'))"),
                {"number": _TAKEN_OVER},
            )


def _last_number(conn: Connection) -> int:
    """The number of the last numbered file that was applied; 0 if there was none."""
    if not conn.dialect.has_table(conn, "migrations"):
        return 0
    return int(conn.scalar(text("SELECT coalesce(max(number), 0) FROM migrations")) or 0)
