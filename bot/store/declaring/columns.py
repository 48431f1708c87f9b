"""Shared parts of declarations: types, kinds of storage, the column that leads to a table, conditions and upserts."""

from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import (
    BigInteger,
    Column,
    ColumnElement,
    Double,
    ForeignKey,
    MetaData,
    Table,
    and_,
    bindparam,
    literal_column,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.compiler import compiles
from sqlalchemy.sql.compiler import SQLCompiler
from sqlalchemy.sql.functions import FunctionElement
from sqlalchemy.types import TypeEngine

from bot.store.declaring import posted

metadata = MetaData()

BIG: Final[TypeEngine[int]] = BigInteger().with_variant(sqlite.INTEGER(), "sqlite")
REAL: Final[TypeEngine[float]] = Double().with_variant(sqlite.REAL(), "sqlite")

STRICT: Final[dict[str, Any]] = {"sqlite_strict": True}
BY_KEY: Final[dict[str, Any]] = {"sqlite_strict": True, "sqlite_with_rowid": False}
"""Rows are stored in the order of their primary key."""


def table_id(*, primary_key: bool = False) -> Column[int]:
    return Column("table_id", BIG, ForeignKey("tables.id"), primary_key=primary_key, nullable=False)


def message(field: str = "posted", *, nullable: bool = True) -> tuple[Column[int], Column[int]]:
    """Return the columns of a message that the bot has posted: its channel and its number."""
    channel, number = posted.columns(field)
    return Column(channel, BIG, nullable=nullable), Column(number, BIG, nullable=nullable)


NUMBERS = "numbers."
"""The beginning of the facts that hold the highest number given by a table of an SQLite file, even if no row has it."""


class Next(FunctionElement[int]):
    """The next number of a table. PostgreSQL counts them; on SQLite it follows the highest row or the table's fact."""

    type = BIG
    inherit_cache = True


@compiles(Next, "postgresql")
def _next_of_sequence(element: Next, compiler: SQLCompiler, **options: Any) -> str:
    return f"nextval(pg_get_serial_sequence({_name(element)}, 'id'))"


@compiles(Next, "sqlite")
def _next_of_rows(element: Next, compiler: SQLCompiler, **options: Any) -> str:
    name = _name(element)
    fact = f"SELECT CAST(value AS INTEGER) FROM facts WHERE name = '{NUMBERS}' || {name}"
    highest = f"SELECT max(id) FROM {name.strip(chr(39))}"
    return f"(max(coalesce(({highest}), 0), coalesce(({fact}), 0)) + 1)"


def _name(element: Next) -> str:
    (name,) = element.clauses
    return str(name)


def number(table: str) -> Column[int]:
    """Return the column for the number of a row. Buttons and messages name it, so a restore never gives it again."""
    following = Next(literal_column(f"'{table}'"))
    return Column("id", BIG, primary_key=True, autoincrement=True, default=following)


def its(table: Table, **values: str) -> ColumnElement[bool]:
    """Return the condition that each of these columns has the value that the statement is given under a name."""
    return and_(*(table.c[column] == bindparam(name) for column, name in values.items()))


def upsert(table: Table, *columns: str, added: Sequence[str] = ()) -> postgresql.Insert:
    """Return the statement that adds a row or, if one has the same key, sets `columns` and increases those in `added`.

    Without names the row stays as it is. SQLAlchemy compiles the statement for SQLite too, which has the same syntax.
    """
    insert = postgresql.insert(table).inline().execution_options(preserve_rowcount=True)
    changed: dict[str, Any] = {column: insert.excluded[column] for column in columns}
    changed |= {column: table.c[column] + insert.excluded[column] for column in added}
    if not changed:
        return insert.on_conflict_do_nothing()
    return insert.on_conflict_do_update(
        index_elements=list(table.primary_key.columns), set_=changed
    )
