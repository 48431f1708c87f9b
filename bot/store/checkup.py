"""What is looked at before a database is used: a file that the disk has spoilt is refused as a whole.

What survives this look and is wrong all the same, a byte inside a value, is found by seals and chains when a table is
read.
"""

import sqlite3
from contextlib import closing

from bot.store.damage import Damaged
from bot.store.migrate import migrate

_MOST_TOLD = 3


def assert_whole(conn: sqlite3.Connection) -> None:
    """Refuse a file whose pages, indexes or references do not fit together.

    Raises:
        Damaged: they do not.
    """
    # Not `quick_check`: only this one compares indexes with what they index.
    found = [str(row[0]) for row in conn.execute(f"PRAGMA integrity_check({_MOST_TOLD})")]
    if found != ["ok"]:
        raise Damaged("; ".join(" ".join(line.split()) for line in found))
    if lost := conn.execute("PRAGMA foreign_key_check").fetchone():
        raise Damaged(f"a row of {lost[0]} belongs to a row of {lost[2]} that is not there")


def assert_schema(conn: sqlite3.Connection) -> None:
    """Refuse a file whose definitions are not those that the migrations make.

    Raises:
        Damaged: they are not.
    """
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as fresh:
        migrate(fresh)
        missing = _schema(fresh) - _schema(conn)
    if missing:
        raise Damaged(f"the definition of {min(missing)[1]} is not ours")


def _schema(conn: sqlite3.Connection) -> set[tuple[str, ...]]:
    rows = conn.execute("SELECT type, name, tbl_name, coalesce(sql, '') FROM sqlite_schema")
    return {tuple(row) for row in rows}
