"""Migration to the newest schema. A new or current file does without Alembic, which takes 15 MB."""

import re
from functools import cache
from pathlib import Path

from sqlalchemy import Column, Connection, MetaData, String, Table, inspect, text

from bot.store import migrations, schema

HERE = "bot.store:migrations"
_VERSIONS = Path(migrations.__file__).parent / "versions"
_NUMBER = re.compile(r"(\d{4})_\w+\.py")


def migrate(conn: Connection, location: str = HERE) -> None:
    """Bring a database up to date.

    Raises:
        NewerDatabase: it is ahead of this program; nothing was changed.
        Unmigrated: Alembic refuses.
    """
    if location == HERE and (is_current(conn) or _created(conn)):
        return
    from bot.store.migrations import running

    running.run(conn, location)


def is_current(conn: Connection) -> bool:
    """Return whether every migration that this program knows has been made, and no other."""
    return _revisions(conn) == {newest()}


def is_newer(conn: Connection) -> bool:
    """Return whether a newer version of the program has migrated the database."""
    return any(each > newest() for each in _revisions(conn))


def _created(conn: Connection) -> bool:
    """Declare all tables in a new SQLite file; return whether it was new.

    PostgreSQL takes the longer way, because only the migrations make its sequences of numbers.
    """
    if conn.dialect.name != "sqlite":
        return False
    with conn.begin():
        if inspect(conn).get_table_names():
            return False
        schema.metadata.create_all(conn)
        record(conn, newest())
    return True


_VERSION = Table("alembic_version", MetaData(), Column("version_num", String(32), primary_key=True))
"""The table as Alembic makes it."""


@cache
def newest() -> str:
    """Return the revision of our last migration, which is the number in the name of its file."""
    return max(found[1] for each in _VERSIONS.iterdir() if (found := _NUMBER.fullmatch(each.name)))


def revision(conn: Connection) -> str:
    """Return the revision of a database within a transaction that has begun."""
    return str(conn.scalar(text("SELECT max(version_num) FROM alembic_version")))


def record(conn: Connection, revision: str) -> None:
    """Record the revision of a database within a transaction that has begun."""
    _VERSION.create(conn, checkfirst=True)
    conn.execute(_VERSION.delete())
    conn.execute(_VERSION.insert().values(version_num=revision))


def _revisions(conn: Connection) -> set[str]:
    """Return the revisions that Alembic has recorded; none in a new database, and in one from before Alembic."""
    with conn.begin():
        if not conn.dialect.has_table(conn, "alembic_version"):
            return set()
        return set(conn.scalars(text("SELECT version_num FROM alembic_version")))
