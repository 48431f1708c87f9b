"""The schema of revision 0032 for either engine, as ``baseline.sql`` declares it."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

REVISION: Final = "0032"
"""Later revisions are migrations; earlier ones are taken over (`earlier`)."""

_SQL = Path(__file__).with_name("baseline.sql")
_SAYS: Final[Mapping[str, Mapping[str, str]]] = {
    "postgresql": {" AUTOINCREMENT": "", " WITHOUT ROWID": ""},
    "sqlite": {
        "BIGSERIAL": "INTEGER NOT NULL",
        "BIGINT": "INTEGER",
        "BYTEA": "BLOB",
        "DOUBLE PRECISION": "REAL",
        ") WITHOUT ROWID;": ") WITHOUT ROWID, STRICT;",
        "\n);": "\n) STRICT;",
    },
}
_TABLE = re.compile(r"CREATE TABLE (\w+) \((.*)\)[\w ,]*", re.DOTALL)
_INDEX = re.compile(r"CREATE (?:UNIQUE )?INDEX (\w+) .*")
_BETWEEN = re.compile(r",\s+(?![^()]*\))")
"""A comma that is not in parentheses."""


@dataclass(frozen=True)
class Declared:
    """A table or an index, its statement, and the declarations of a table's columns by their names."""

    name: str
    statement: str
    columns: Mapping[str, str]


def read(engine: str) -> tuple[Declared, ...]:
    """Return all tables and indexes in an order in which they can be created."""
    sql = _SQL.read_text("utf-8")
    for word, ours in _SAYS[engine].items():
        sql = sql.replace(word, ours)
    statements = re.sub(r"--.*\n", "", sql).split(";\n")
    return tuple(_declared(each.strip()) for each in statements if each.strip())


def _declared(statement: str) -> Declared:
    if (index := _INDEX.fullmatch(statement)) is not None:
        return Declared(index[1], statement, {})
    table = _TABLE.fullmatch(statement)
    assert table is not None, statement
    parts = [(part.split()[0].strip('"'), part) for part in _BETWEEN.split(table[2].strip())]
    return Declared(table[1], statement, {name: part for name, part in parts if name.islower()})
