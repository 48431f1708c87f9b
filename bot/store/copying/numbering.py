"""The numbers that rows get: those given so far, and a gap behind numbers that may have been given.

Buttons, threads and messages on Discord name tables, tournaments and posts by their numbers. After a restore the
database does not know the numbers given since the copy was made. None of them may be given a second time.
"""

from collections.abc import Mapping
from math import ceil

from sqlalchemy import Connection, Table, func, select, text

from bot.store import settings
from bot.store.copying.figures import LAST_BEAT
from bot.store.declaring.columns import NUMBERS
from bot.store.schema import metadata, tables

LEAST_GAP = 1000
HASTE = 10
"""Since the copy, numbers may have been given this many times as fast as on average before."""
_GIVEN = {
    "sqlite": "SELECT seq FROM sqlite_sequence WHERE name = :name",
    "postgresql": "SELECT last_value FROM pg_sequences WHERE schemaname = current_schema()"
    " AND format('%I.%I', schemaname, sequencename) = pg_get_serial_sequence(:name, 'id')",
}


def given(conn: Connection) -> dict[str, int]:
    """Return the highest number that each table has given, as far as the database knows; 0 if none."""
    numbers = {}
    for table in _numbered():
        (key,) = table.primary_key.columns
        highest = conn.scalar(select(func.max(key)))
        counted = conn.scalar(text(_GIVEN[conn.dialect.name]), {"name": table.name})
        fact = settings.fact(conn, NUMBERS + table.name)
        numbers[table.name] = max(int(each or 0) for each in (highest, counted, fact))
    return numbers


def go_on_from(conn: Connection, numbers: Mapping[str, int]) -> None:
    """Give only numbers above these from now on."""
    for table in _numbered():
        if not (number := numbers.get(table.name, 0)):
            continue
        if conn.dialect.name == "postgresql":
            conn.execute(
                text("SELECT setval(pg_get_serial_sequence(:name, 'id')::regclass, :number)"),
                {"name": table.name, "number": number},
            )
        elif table.dialect_options["sqlite"]["autoincrement"]:
            conn.execute(
                text("DELETE FROM sqlite_sequence WHERE name = :name"), {"name": table.name}
            )
            conn.execute(
                text("INSERT INTO sqlite_sequence VALUES (:name, :number)"),
                {"name": table.name, "number": number},
            )
        else:
            settings.set_fact(conn, NUMBERS + table.name, str(number))


def renumber(conn: Connection, now_s: float, gap: int | None = None) -> dict[str, int]:
    """Leave a gap behind the numbers that were given; return the gap of each table.

    Without `gap` it covers the numbers since the last heartbeat, at `HASTE` times the rate until then.
    """
    numbers = given(conn)
    beat, first_s = (
        settings.fact(conn, LAST_BEAT),
        conn.scalar(select(func.min(tables.c.opened_at))),
    )
    last_s = now_s if beat is None else int(beat) / 1000
    before_s = max(86_400.0, last_s - (last_s if first_s is None else first_s))
    share = HASTE * max(0.0, now_s - last_s) / before_s
    gaps = {
        name: LEAST_GAP + ceil(share * number) if gap is None else gap
        for name, number in numbers.items()
    }
    go_on_from(conn, {name: number + gaps[name] for name, number in numbers.items()})
    return gaps


def _numbered() -> list[Table]:
    return [table for table in metadata.sorted_tables if table.autoincrement_column is not None]
