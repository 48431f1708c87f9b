"""What is looked at before a database is used: a file that the disk has spoilt is refused as a whole.

What survives this look and is wrong all the same, a byte inside a value, is found by seals and chains when a table is
read.
"""

import re
from collections.abc import Iterator

from sqlalchemy import Connection, create_engine, text

from bot.store import schema
from bot.store.damage import Damaged

_MOST_TOLD = 3

_SHAPES = (
    # Each table, and how its rows lie.
    "SELECT name, strict, wr FROM pragma_table_list WHERE schema = 'main'",
    # Each column. That a key of one column is never empty need not be said.
    'SELECT t.name, c.name, c.type, c."notnull" OR c.pk, c.dflt_value, c.pk'
    " FROM pragma_table_list AS t, pragma_table_xinfo(t.name) AS c WHERE t.schema = 'main'",
    'SELECT t.name, f."from", f."table", f."to"'
    " FROM pragma_table_list AS t, pragma_foreign_key_list(t.name) AS f WHERE t.schema = 'main'",
    'SELECT t.name, i.name, i."unique", i.partial, x.seqno, x.name'
    " FROM pragma_table_list AS t, pragma_index_list(t.name) AS i, pragma_index_xinfo(i.name) AS x"
    " WHERE t.schema = 'main'",
)
_CONDITIONS = re.compile(r"\b(CHECK|WHERE)\b(.*)", re.I)
"""What a row must be like, or which rows an index holds."""


def assert_whole(conn: Connection) -> None:
    """Refuse a file whose pages, indexes or references do not fit together.

    Raises:
        Damaged: they do not.
    """
    with conn.begin():
        # Not `quick_check`: only this one compares indexes with what they index.
        rows = conn.execute(text(f"PRAGMA integrity_check({_MOST_TOLD})"))
        found = [str(row) for row in rows.scalars()]
        if found != ["ok"]:
            raise Damaged("; ".join(" ".join(line.split()) for line in found))
        if lost := conn.execute(text("PRAGMA foreign_key_check")).first():
            raise Damaged(f"a row of {lost[0]} belongs to a row of {lost[2]} that is not there")


def assert_schema(conn: Connection) -> None:
    """Refuse a file whose definitions are not those that are declared.

    They are compared by what they mean: a file of the version before says the same in other words.

    Raises:
        Damaged: they are not.
    """
    fresh = create_engine("sqlite://")
    with fresh.connect() as declared:
        schema.metadata.create_all(declared)
        wanted = set(_shape(declared))
    fresh.dispose()
    with conn.begin():
        missing = wanted - set(_shape(conn))
    if missing:
        raise Damaged(f"the definition of {min(str(each[1]) for each in missing)} is not ours")


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
