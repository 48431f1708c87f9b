"""Copies one database into another, on the same engine or the other: out of a file into a server, or back.

Rows are copied in pieces, each stored by a transaction of its own, and then compared one by one. Until all of them are
there, a fact in the target says so, and the bot refuses to use it. A copy that was interrupted is begun again; one that
was complete is only compared.
"""

from collections.abc import Sequence
from functools import partial
from typing import Any

from sqlalchemy import (
    ColumnElement,
    Connection,
    Row,
    Table,
    delete,
    func,
    insert,
    literal,
    select,
    true,
    tuple_,
    update,
)

from bot.store.copying.numbering import given, go_on_from
from bot.store.database import UNFINISHED, Database
from bot.store.declaring.columns import NUMBERS
from bot.store.schema import facts, metadata

AT_ONCE = 500
"""Rows a transaction; a statement of either engine takes at least this many keys."""


class NotACopy(Exception):
    """The target holds other data. The message says which."""


async def copy(source: Database, target: Database) -> dict[str, int]:
    """Copy every row, compare them, and return the number of rows of each table. No other process may use either.

    Raises:
        NotACopy: the target is neither empty nor a copy of the source; it was left as it is.
        Unreachable: one of the two cannot be reached, or its disk is full; the copy can be begun again.
    """
    if await target.read(_is_in_use):
        return await compare(source, target)
    await target.write(_begin)
    for table in metadata.sorted_tables:
        last: Row[*tuple[Any, ...]] | None = None
        while rows := await source.read(partial(_after, table, last)):
            await target.write(partial(_put, table, rows))
            last = rows[-1]
    for table in metadata.sorted_tables:
        last = None
        while links := await source.read(partial(_links, table, last)):
            await target.write(partial(_link, table, links))
            last = links[-1]
    numbers = await source.read(given)
    await target.write(partial(go_on_from, numbers=numbers))
    counts = await compare(source, target)
    await target.write(_end)
    return counts


async def compare(source: Database, target: Database) -> dict[str, int]:
    """Look up every row of one database in the other; return the number of rows of each table.

    Raises:
        NotACopy: there is a difference.
    """
    counts = {}
    for table in metadata.sorted_tables:
        found, last = 0, None
        while rows := await source.read(partial(_after, table, last)):
            there = await target.read(partial(_same_keys, table, rows))
            for row in rows:
                if there.get(_key(table, row)) != tuple(row):
                    raise NotACopy(f"{table.name} differs at {_named(table, row)}")
            found, last = found + len(rows), rows[-1]
        if (held := await target.read(partial(_count, table))) != found:
            raise NotACopy(f"{table.name} has {held:,} rows instead of {found:,}")
        counts[table.name] = found
    return counts


def _is_in_use(conn: Connection) -> bool:
    """Return whether a database holds more than the remains of an interrupted copy."""
    if conn.scalar(_unfinished()):
        return False
    # Facts are the bot's knowledge about itself: even an unused database may hold some.
    return any(
        conn.scalar(select(func.count()).select_from(table))
        for table in metadata.sorted_tables
        if table is not facts
    )


def _unfinished() -> Any:
    return select(func.count()).select_from(facts).where(facts.c.name == UNFINISHED)


def _begin(conn: Connection) -> None:
    for table in reversed(metadata.sorted_tables):
        if own := _own_links(table):
            conn.execute(update(table).values(dict.fromkeys(own)))
        conn.execute(delete(table))
    conn.execute(insert(facts).values(name=UNFINISHED, value="1"))


def _end(conn: Connection) -> None:
    conn.execute(delete(facts).where(facts.c.name == UNFINISHED))


def _after(
    table: Table, last: Row[*tuple[Any, ...]] | None, conn: Connection
) -> Sequence[Row[*tuple[Any, ...]]]:
    """Return the next rows in the order of their keys."""
    keys = list(table.primary_key.columns)
    query = select(table).where(_is_copied(table)).order_by(*keys).limit(AT_ONCE)
    if last is not None:
        held = [
            literal(value, key.type) for key, value in zip(keys, _key(table, last), strict=True)
        ]
        query = query.where(tuple_(*keys) > tuple_(*held))
    return conn.execute(query).all()


def _is_copied(table: Table) -> ColumnElement[bool]:
    """Select the rows to copy: all but each engine's own facts, and the mark of an unfinished copy."""
    if table is not facts:
        return true()
    return (facts.c.name != UNFINISHED) & ~facts.c.name.startswith(NUMBERS)


def _put(table: Table, rows: Sequence[Row[*tuple[Any, ...]]], conn: Connection) -> None:
    empty = dict.fromkeys(_own_links(table))
    conn.execute(insert(table), [{**row._mapping, **empty} for row in rows])


def _own_links(table: Table) -> list[str]:
    """Return the columns that lead to other rows of the same table, which may not be there yet."""
    return [key.parent.name for key in table.foreign_keys if key.column.table is table]


def _links(
    table: Table, last: Row[*tuple[Any, ...]] | None, conn: Connection
) -> Sequence[Row[*tuple[Any, ...]]]:
    """Return the next rows with links to others of the same table: their keys and those links."""
    own = [table.c[name] for name in _own_links(table)]
    if not own:
        return ()
    (key,) = table.primary_key.columns
    query = select(key, *own).where(*(each.is_not(None) for each in own))
    if last is not None:
        query = query.where(key > last[0])
    return conn.execute(query.order_by(key).limit(AT_ONCE)).all()


def _link(table: Table, links: Sequence[Row[*tuple[Any, ...]]], conn: Connection) -> None:
    (key,) = table.primary_key.columns
    for at, *values in links:
        found = zip(_own_links(table), values, strict=True)
        conn.execute(update(table).where(key == at).values(dict(found)))


def _same_keys(
    table: Table, rows: Sequence[Row[*tuple[Any, ...]]], conn: Connection
) -> dict[tuple[Any, ...], tuple[Any, ...]]:
    keys = list(table.primary_key.columns)
    held = [_key(table, row) for row in rows]
    is_one: ColumnElement[bool] = (
        keys[0].in_([only for (only,) in held]) if len(keys) == 1 else tuple_(*keys).in_(held)
    )
    return {_key(table, row): tuple(row) for row in conn.execute(select(table).where(is_one))}


def _count(table: Table, conn: Connection) -> int:
    query = select(func.count()).select_from(table).where(_is_copied(table))
    return int(conn.scalar(query) or 0)


def _key(table: Table, row: Row[*tuple[Any, ...]]) -> tuple[Any, ...]:
    return tuple(row._mapping[key] for key in table.primary_key.columns)


def _named(table: Table, row: Row[*tuple[Any, ...]]) -> str:
    return ", ".join(f"{key.name}={row._mapping[key]}" for key in table.primary_key.columns)
