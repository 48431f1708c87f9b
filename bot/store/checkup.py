"""The check of an SQLite file before it is used: a damaged file is refused as a whole.

This cannot find a wrong byte inside a value. Seals and chains find that when a table is read.
"""

import re
from collections.abc import Iterator
from functools import cache

from sqlalchemy import Connection, create_engine, text

from bot.store import schema
from bot.store.damage import Damaged

_MOST_TOLD = 3

_SHAPES = (
    # Each table, and how its rows are stored.
    "SELECT name, strict, wr FROM pragma_table_list WHERE schema = 'main'",
    # Each column. A primary key of one column is never null, whether or not it is declared so.
    'SELECT t.name, c.name, c.type, c."notnull" OR c.pk, c.dflt_value, c.pk'
    " FROM pragma_table_list AS t, pragma_table_xinfo(t.name) AS c WHERE t.schema = 'main'",
    'SELECT t.name, f."from", f."table", f."to"'
    " FROM pragma_table_list AS t, pragma_foreign_key_list(t.name) AS f WHERE t.schema = 'main'",
    'SELECT t.name, i.name, i."unique", i.partial, x.seqno, x.name'
    " FROM pragma_table_list AS t, pragma_index_list(t.name) AS i, pragma_index_xinfo(i.name) AS x"
    # The columns after the key are those of the table, in the order in which they were added.
    " WHERE t.schema = 'main' AND x.key",
)
_CONDITIONS = re.compile(r"\b(CHECK|WHERE)\b(.*)", re.I)
"""The parts of a definition that restrict rows: of a table, or of an index."""


def assert_whole(conn: Connection) -> None:
    """Refuse a file whose pages, indexes or references are inconsistent.

    Raises:
        Damaged: they are.
    """
    with conn.begin():
        # Not `quick_check`: only this one compares indexes with their tables.
        rows = conn.execute(text(f"PRAGMA integrity_check({_MOST_TOLD})"))
        found = [str(row) for row in rows.scalars()]
        if found != ["ok"]:
            raise Damaged("; ".join(" ".join(line.split()) for line in found))
        if lost := conn.execute(text("PRAGMA foreign_key_check")).first():
            raise Damaged(f"a row of {lost[0]} belongs to a row of {lost[2]} that is not there")


def assert_schema(conn: Connection) -> None:
    """Refuse a file whose schema is not the declared one.

    The schemas are compared by meaning, because a file of an earlier version may state the same in different words.

    Raises:
        Damaged: it is not.
    """
    with conn.begin():
        missing = _declared() - set(_shape(conn))
    if missing:
        raise Damaged(f"the definition of {min(str(each[1]) for each in missing)} is not ours")


@cache
def _declared() -> frozenset[tuple[object, ...]]:
    """Return the shape of a file that has the declared tables."""
    fresh = create_engine("sqlite://")
    with fresh.connect() as conn:
        schema.metadata.create_all(conn)
        found = frozenset(_shape(conn))
    fresh.dispose()
    return found


def _shape(conn: Connection) -> Iterator[tuple[object, ...]]:
    for kind, query in enumerate(_SHAPES):
        for row in conn.execute(text(query)):
            yield kind, *row
    for name, sql in conn.execute(text("SELECT name, coalesce(sql, '') FROM sqlite_schema")):
        yield "said", name, *sorted(_conditions(sql))


def _conditions(sql: str) -> Iterator[str]:
    for line in sql.splitlines():
        for found in _CONDITIONS.finditer(line):
            yield " ".join(found[0].split()).rstrip(",")
