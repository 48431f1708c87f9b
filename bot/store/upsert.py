"""Inserting what may be there already: the two engines can do it in the same words, SQLAlchemy has a class for each."""

from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import Connection, Table
from sqlalchemy.dialects import postgresql, sqlite

Row = Mapping[str, Any]


class Upsert:
    """A row of a table is added, or the named columns of the one with the same key are set; without names it is left
    as it is.
    """

    def __init__(self, table: Table, *columns: str) -> None:
        self._statements = {
            "postgresql": _upsert(postgresql.insert(table), table, columns),
            "sqlite": _upsert(sqlite.insert(table), table, columns),
        }

    def run(self, conn: Connection, rows: Row | Sequence[Row]) -> int:
        """Returns how many rows were added or set."""
        return conn.execute(self._statements[conn.dialect.name], rows).rowcount


def _upsert(
    insert: postgresql.Insert | sqlite.Insert, table: Table, columns: tuple[str, ...]
) -> postgresql.Insert | sqlite.Insert:
    insert = insert.inline().execution_options(preserve_rowcount=True)
    if not columns:
        return insert.on_conflict_do_nothing()
    return insert.on_conflict_do_update(
        index_elements=list(table.primary_key.columns),
        set_={column: insert.excluded[column] for column in columns},
    )
