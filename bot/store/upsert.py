"""Insert or update. Both engines know the same statement, but SQLAlchemy has a class for each."""

from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import Connection, Table
from sqlalchemy.dialects import postgresql, sqlite

Row = Mapping[str, Any]


class Upsert:
    """Adds a row or, if one with the same key is there, sets its named columns and increases those in `added`.

    Without names the row stays as it is.
    """

    def __init__(self, table: Table, *columns: str, added: Sequence[str] = ()) -> None:
        self._statements = {
            "postgresql": _upsert(postgresql.insert(table), table, columns, added),
            "sqlite": _upsert(sqlite.insert(table), table, columns, added),
        }

    def run(self, conn: Connection, rows: Row | Sequence[Row]) -> int:
        """Return how many rows were added or changed."""
        return conn.execute(self._statements[conn.dialect.name], rows).rowcount


def _upsert(
    insert: postgresql.Insert | sqlite.Insert,
    table: Table,
    columns: Sequence[str],
    added: Sequence[str],
) -> postgresql.Insert | sqlite.Insert:
    insert = insert.inline().execution_options(preserve_rowcount=True)
    changed: dict[str, Any] = {column: insert.excluded[column] for column in columns}
    changed |= {column: table.c[column] + insert.excluded[column] for column in added}
    if not changed:
        return insert.on_conflict_do_nothing()
    return insert.on_conflict_do_update(
        index_elements=list(table.primary_key.columns), set_=changed
    )
