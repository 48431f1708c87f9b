"""A database is copied into another, of the same engine and of the other one, and may be interrupted anywhere."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import (
    CheckConstraint,
    Column,
    LargeBinary,
    Row,
    Table,
    Text,
    delete,
    insert,
    select,
    update,
)

from bot.store import schema, settings
from bot.store.copying import between
from bot.store.copying.numbering import go_on_from
from bot.store.database import UNFINISHED, Connection, Database
from bot.store.declaring.columns import NUMBERS
from bot.store.errors import InUse, Unusable
from tests.bot.store.rows import add_table
from tests.engines import prepared
from tests.scale import sized

pytestmark = pytest.mark.slow

AT_ONCE = 60
"""Rows a transaction here. They are moved as by hundreds, in far less time."""
MANY = 2 * AT_ONCE + 1
GIVEN = 40
"""The highest number that a row of the outbox has ever had; its row is deleted."""


CUTS_APART = sized(17, 3)
"""A copy of how many transactions is cut off after so many more each time."""


class Cut(Exception):
    """The program is killed here."""


@pytest.fixture(autouse=True)
def few_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(between, "AT_ONCE", AT_ONCE)


@pytest.fixture
async def file(tmp_path: Path) -> Any:
    opened = await Database.open(prepared(tmp_path / "other.sqlite3"))
    yield opened
    await opened.close()


@pytest.fixture(params=["out", "back"])
def ends(request: pytest.FixtureRequest, database: Database, file: Database) -> Any:
    """Two databases, one of them on each engine in turn: the source and the target."""
    return (file, database) if request.param == "out" else (database, file)


APART = {"table_stats": {"text": (None, "many"), "number": (7, None)}}
"""Columns of which a row has one or the other."""


def rows_of(table: Table) -> list[dict[str, Any]]:
    """Two rows that differ in every column, one of which leaves out all optional columns."""
    apart = APART.get(table.name, {})
    return [
        {each.name: _value(each, _allowed(table), n) for each in table.columns}
        | {name: values[n] for name, values in apart.items()}
        for n in (0, 1)
    ]


def _allowed(table: Table) -> dict[str, list[str]]:
    checks = (str(each.sqltext) for each in table.constraints if isinstance(each, CheckConstraint))
    found = (re.match(r"(\w+) IN \((.*)\)$", check) for check in checks)
    return {each[1]: re.findall(r"'(\w+)'", each[2]) for each in found if each}


def _value(column: Column[Any], allowed: dict[str, list[str]], n: int) -> Any:
    if column.name in allowed:
        return allowed[column.name][n]
    if column.nullable and n == 0:
        return None
    if column.foreign_keys or column.primary_key:
        return n + 1 if not isinstance(column.type, Text) else f"key{n}"
    if isinstance(column.type, Text):
        return f"{column.name} 서울 {n}"
    if isinstance(column.type, LargeBinary):
        return bytes([n, 0, 255])
    return n if "REAL" not in repr(column.type) else n + 0.1


def fill(conn: Connection) -> None:
    """Rows in every table, many in one, and a link to a row that comes later."""
    for table in schema.metadata.sorted_tables:
        conn.execute(insert(table), rows_of(table))
    conn.execute(update(schema.tables).where(schema.tables.c.id == 1).values(rematch_id=2))
    for n in range(MANY):
        settings.set_fact(conn, f"fact {n:05}", f"{n}")
    last = {**rows_of(schema.outbox)[1], "id": GIVEN}
    conn.execute(insert(schema.outbox), [last])
    conn.execute(delete(schema.outbox).where(schema.outbox.c.id == GIVEN))
    # On PostgreSQL a chosen number does not count as given.
    go_on_from(conn, {"outbox": GIVEN})


def _is_number(row: Row[Any]) -> bool:
    """Is it a row of an SQLite file about the numbers that it has given?"""
    return str(row[0]).startswith(NUMBERS)


def contents(conn: Connection) -> dict[str, list[Any]]:
    return {
        table.name: sorted(repr(row) for row in conn.execute(select(table)) if not _is_number(row))
        for table in schema.metadata.sorted_tables
    }


async def test_every_row_is_copied_once_and_numbers_go_on(
    ends: tuple[Database, Database],
) -> None:
    """A copy that is there is only compared."""
    source, target = ends
    await source.write(fill)
    counts = await between.copy(source, target)
    found = await target.read(contents)
    assert found == await source.read(contents)
    assert counts == {name: len(rows) for name, rows in found.items()}
    assert all(counts.values())
    assert counts["facts"] == MANY + 2
    assert await between.copy(source, target) == counts
    await target.write(lambda conn: settings.set_fact(conn, "fact 00070", "changed"))
    with pytest.raises(between.NotACopy, match="facts differs at name=fact 00070"):
        await between.copy(source, target)
    await target.write(lambda conn: settings.set_fact(conn, "fact 00070", "70"))
    await target.write(lambda conn: settings.set_fact(conn, "more", "1"))
    with pytest.raises(between.NotACopy, match=f"facts has {MANY + 3} rows instead of {MANY + 2}"):
        await between.copy(source, target)
    # No number is given twice.
    assert await target.write(add_table) == 3
    row = {name: value for name, value in rows_of(schema.outbox)[1].items() if name != "id"}
    made = await target.write(
        lambda conn: conn.execute(insert(schema.outbox).returning(schema.outbox.c.id), row).scalar()
    )
    assert made == GIVEN + 1


async def test_a_target_with_other_data_is_left_as_it_is(
    ends: tuple[Database, Database],
) -> None:
    source, target = ends
    await target.write(add_table)
    before = await target.read(contents)
    with pytest.raises(between.NotACopy):
        await between.copy(source, target)
    assert await target.read(contents) == before


async def test_a_copy_that_was_interrupted_anywhere_can_be_made_again(
    ends: tuple[Database, Database], monkeypatch: pytest.MonkeyPatch
) -> None:
    source, target = ends
    await source.write(fill)
    wanted = await source.read(contents)
    whole = await _writes(source, target, monkeypatch, cut_after=None)
    assert whole > len(schema.metadata.tables)
    for cut_after in range(1, whole, CUTS_APART):
        await target.write(between._begin)
        with pytest.raises(Cut):
            await _writes(source, target, monkeypatch, cut_after=cut_after)
        assert await target.read(lambda conn: settings.fact(conn, UNFINISHED)) == "1"
    await between.copy(source, target)
    assert await target.read(contents) == wanted


async def _writes(
    source: Database,
    target: Database,
    monkeypatch: pytest.MonkeyPatch,
    *,
    cut_after: int | None,
) -> int:
    """Copy, with the program killed after so many transactions; returns how many there were."""
    done = 0
    write = target.write

    async def counted(work: Callable[[Connection], Any]) -> Any:
        nonlocal done
        if done == cut_after:
            raise Cut
        done += 1
        return await write(work)

    with monkeypatch.context() as patched:
        patched.setattr(target, "write", counted)
        await between.copy(source, target)
    return done


async def test_the_bot_refuses_an_unfinished_copy(tmp_path: Path) -> None:
    url = prepared(tmp_path / "half.sqlite3")
    half = await Database.open(url)
    await half.write(between._begin)
    await half.close()
    with pytest.raises(Unusable, match="interrupted; run that command again"):
        await Database.open(url)
    again = await Database.open(url, unfinished=True)
    await again.write(between._end)
    await again.close()
    await (await Database.open(url)).close()


async def test_no_other_member_may_use_either(database: Database, file: Database) -> None:
    for each in (database, file):
        url = await each.read(lambda conn: conn.engine.url)
        with pytest.raises(InUse):
            await Database.open(url, unfinished=True)
