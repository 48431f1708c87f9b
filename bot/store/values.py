"""Rows of the database's tables as values."""

from collections.abc import Iterable, Mapping
from typing import Any, Generic, TypeVar

from msgspec import Struct, convert, inspect, json, structs
from sqlalchemy import Connection, Executable, Row, Table, select

from bot.store.declaring import posted
from bot.store.declaring.posted import Posted
from bot.store.rows import Secrets

T = TypeVar("T", bound=Struct)

_PLAIN = (
    inspect.BoolType,
    inspect.BytesType,
    inspect.EnumType,
    inspect.FloatType,
    inspect.IntType,
    inspect.NoneType,
    inspect.StrType,
)


class Rows(Generic[T]):
    """The rows of a table as values of a kind.

    A field is stored in the column of its name, a message in two, and a collection or a value with fields of its own
    as JSON. The caller adds fields that have no column, and columns that are no field.
    """

    def __init__(self, table: Table, kind: type[T]) -> None:
        self._kind = kind
        types = {each.name: inspect.type_info(each.type) for each in structs.fields(kind)}
        self._messages = tuple(name for name, of in types.items() if _is_message(of))
        self.columns = tuple(
            table.c[name] for name in posted.names(types, *self._messages) if name in table.c
        )
        self._json = frozenset(
            name for name, of in types.items() if name in table.c and not _is_plain(of)
        )
        self.all = select(*self.columns)

    def read(self, row: Row[*tuple[Any, ...]], **more: object) -> T:
        values = posted.together(row._mapping, *self._messages)
        for name in self._json:
            if values[name] is not None:
                values[name] = json.decode(values[name])
        return convert(values | more, self._kind, strict=False)

    def one(self, conn: Connection, query: Executable, **facts: object) -> T | None:
        row = conn.execute(query, facts).one_or_none()
        return None if row is None else self.read(row)

    def several(self, conn: Connection, query: Executable, **facts: object) -> list[T]:
        return [self.read(row) for row in conn.execute(query, facts)]

    def plain(self, fields: Mapping[str, Any]) -> dict[str, Any]:
        """Return the columns of some fields."""
        plain = posted.apart(fields, *self._messages)
        for name, value in plain.items():
            if name in self._json and value is not None:
                plain[name] = json.encode(value).decode()
            elif isinstance(value, bool):
                plain[name] = int(value)
        return plain

    def row(self, value: T, *without: str, **more: object) -> dict[str, Any]:
        """Return the columns of a value, except for the fields `without`, and more columns."""
        fields = structs.asdict(value)
        for name in without:
            del fields[name]
        return self.plain(fields) | more

    def put(
        self, conn: Connection, statement: Executable, values: Iterable[T], **more: object
    ) -> None:
        """Run a statement for each of these values, if there are any."""
        if rows := [self.row(value, **more) for value in values]:
            conn.execute(statement, rows)


def added(conn: Connection, statement: Executable, row: Mapping[str, Any]) -> int:
    """Add a row, and return its number."""
    key = conn.execute(statement, row).inserted_primary_key
    assert key is not None
    return int(key[0])


def secret_columns(secrets: Secrets) -> dict[str, bytes]:
    """Return the columns of a seed and its salt."""
    return {"seed": secrets.seed.to_bytes(8, "big"), "salt": secrets.salt}


def secrets_of(row: Row[*tuple[Any, ...]]) -> Secrets:
    return Secrets(int.from_bytes(row.seed, "big"), row.salt)


def _is_message(of: inspect.Type) -> bool:
    return any(isinstance(each, inspect.StructType) and each.cls is Posted for each in _kinds(of))


def _is_plain(of: inspect.Type) -> bool:
    return all(isinstance(each, _PLAIN) for each in _kinds(of))


def _kinds(of: inspect.Type) -> tuple[inspect.Type, ...]:
    return of.types if isinstance(of, inspect.UnionType) else (of,)
