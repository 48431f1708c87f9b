"""Brings a database up to date: Alembic's migrations, forward only, each recorded in its own transaction.

Until version 0.1 migrations were numbered files of SQL for SQLite alone, recorded in a table ``migrations``. The first
revisions here bear their numbers, so that such a file goes on from where it stands.
"""

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

HERE = "bot.store:migrations"

_TAKEN_OVER = 9999
"""Recorded where the version before looks, so that it refuses the file as newer than itself."""


class NewerDatabase(Exception):
    """The database was written by a newer version of the program."""


def migrate(conn: Connection, location: str = HERE) -> None:
    """Bring a database up to date.

    Raises:
        NewerDatabase: it is ahead of this program; nothing was changed.
    """
    config = Config()
    config.set_main_option("script_location", location)
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = conn
    scripts = ScriptDirectory.from_config(config)
    known = {script.revision for script in scripts.walk_revisions()}
    _take_over(conn, scripts, known)
    done = _revisions(conn)
    if unknown := done - known:
        raise NewerDatabase(f"migration {max(unknown)} is not known to this version")
    if done != set(scripts.get_heads()):
        command.upgrade(config, "head")


def _revisions(conn: Connection) -> set[str]:
    with conn.begin():
        return set(MigrationContext.configure(conn).get_current_heads())


def _take_over(conn: Connection, scripts: ScriptDirectory, known: set[str]) -> None:
    """Have Alembic go on where the numbered files of the version before have brought a file."""
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
    """Of the numbered files that were applied; 0 when there were none."""
    if not conn.dialect.has_table(conn, "migrations"):
        return 0
    return int(conn.scalar(text("SELECT coalesce(max(number), 0) FROM migrations")) or 0)
