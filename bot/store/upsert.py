"""Insert or update. Both engines know the same statement, but SQLAlchemy has a class for each."""

from collections.abc import Mapping, Sequence
from functools import cache
from types import MappingProxyType
from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, Dialect, Table, TextClause, bindparam, text
from sqlalchemy.dialects import postgresql, sqlite

Row = Mapping[str, Any]
_DIALECTS: Final[Mapping[str, Dialect]] = {
    "postgresql": postgresql.dialect(paramstyle="named"),  # type: ignore[no-untyped-call]
    "sqlite": sqlite.dialect(paramstyle="named"),
}


class Upsert:
    """Adds a row or, if one with the same key is there, sets its named columns and increases those in `added`.

    A row that is added has in its `computed` columns what their expressions say; their parameters are given with the
    row. Without names the row stays as it is. SQLAlchemy would compile such a statement anew for each row, which takes
    several times as long as the engine needs for it; so each is compiled once and kept as text.
    """

    def __init__(
        self,
        table: Table,
        *columns: str,
        added: Sequence[str] = (),
        computed: Mapping[str, ColumnElement[Any]] = MappingProxyType({}),
    ) -> None:
        self._table = table
        self._statements = {
            "postgresql": _upsert(postgresql.insert(table), table, columns, added, computed),
            "sqlite": _upsert(sqlite.insert(table), table, columns, added, computed),
        }
        self._text = cache(self._compiled)

    def run(self, conn: Connection, rows: Row | Sequence[Row]) -> int:
        """Return how many rows were added or changed. All rows have the same columns."""
        if not rows:
            return 0
        first = rows if isinstance(rows, Mapping) else rows[0]
        statement = self._text(conn.dialect.name, *sorted(first))
        return conn.execute(statement, rows).rowcount

    def _compiled(self, engine: str, *columns: str) -> TextClause:
        stored = [each for each in columns if each in self._table.c]
        compiled = self._statements[engine].compile(dialect=_DIALECTS[engine], column_keys=stored)
        typed = [bindparam(each, type_=self._table.c[each].type) for each in stored]
        return text(str(compiled)).bindparams(*typed).execution_options(preserve_rowcount=True)


def _upsert(
    insert: postgresql.Insert | sqlite.Insert,
    table: Table,
    columns: Sequence[str],
    added: Sequence[str],
    computed: Mapping[str, ColumnElement[Any]],
) -> postgresql.Insert | sqlite.Insert:
    insert = insert.inline()
    if computed:
        insert = insert.values(dict(computed))
    changed: dict[str, Any] = {column: insert.excluded[column] for column in columns}
    changed |= {column: table.c[column] + insert.excluded[column] for column in added}
    if not changed:
        return insert.on_conflict_do_nothing()
    return insert.on_conflict_do_update(
        index_elements=list(table.primary_key.columns), set_=changed
    )
