"""Numbers that may have been given before a restore are not given again, on both engines."""

from functools import partial

from sqlalchemy import Connection, insert, select

from bot.store import schema, settings
from bot.store.copying.figures import LAST_BEAT
from bot.store.copying.numbering import HASTE, LEAST_GAP, given, renumber
from bot.store.database import Database
from bot.store.schema import metadata
from tests.bot.store.rows import add_table
from tests.bot.store.test_between import rows_of

DAY_S = 86_400.0
NOW_S = 1_795_000_000.0
NUMBERED = (
    "audit",
    "circuits",
    "deals",
    "disputes",
    "outbox",
    "pods",
    "rounds",
    "rulings",
    "stages",
    "tables",
    "tournaments",
)


def _fill(conn: Connection) -> None:
    for table in metadata.sorted_tables:
        conn.execute(insert(table), rows_of(table))


def _next(conn: Connection, name: str) -> int:
    """The number that the next row of a table gets."""
    table = metadata.tables[name]
    row = {key: value for key, value in rows_of(table)[1].items() if key != "id"}
    for once in {"pods": ("table_id",), "rulings": ("undoes_id",)}.get(name, ()):
        del row[once]
    row |= {key: value + 100 for key, value in row.items() if key in ("number", "no")}
    return int(conn.execute(insert(table).returning(table.c.id), row).scalar_one())


async def test_every_table_whose_rows_have_numbers_goes_on_behind_the_gap(
    database: Database,
) -> None:
    await database.write(_fill)
    before = await database.read(given)
    assert sorted(before) == sorted(NUMBERED)
    gaps = await database.write(lambda conn: renumber(conn, NOW_S, gap=500))
    assert gaps == dict.fromkeys(NUMBERED, 500)
    assert await database.read(given) == {name: number + 500 for name, number in before.items()}
    for name in NUMBERED:
        assert await database.write(partial(_next, name=name)) > before[name] + 500


async def test_the_gap_grows_with_the_age_of_the_copy_and_with_how_fast_numbers_were_given(
    database: Database,
) -> None:
    def lived(conn: Connection) -> None:
        for _ in range(20):
            add_table(conn, opened_at=int(NOW_S - 12 * DAY_S))
        settings.set_fact(conn, LAST_BEAT, str(int((NOW_S - 2 * DAY_S) * 1000)))

    await database.write(lived)
    gaps = await database.write(lambda conn: renumber(conn, NOW_S))
    # Twenty in ten days make four in two.
    assert gaps["tables"] == LEAST_GAP + HASTE * 4
    assert gaps["tournaments"] == LEAST_GAP


async def test_a_second_renumbering_goes_on_from_the_first(database: Database) -> None:
    for _ in range(2):
        await database.write(lambda conn: renumber(conn, NOW_S, gap=10))
    assert await database.write(add_table) == 21


async def test_a_table_that_is_added_after_the_gap_gets_the_number_after_the_last_one(
    database: Database,
) -> None:
    await database.write(lambda conn: renumber(conn, NOW_S, gap=1000))
    assert [await database.write(add_table) for _ in range(3)] == [1001, 1002, 1003]
    assert await database.read(lambda conn: list(conn.scalars(select(schema.tables.c.id)))) == [
        *(1001, 1002, 1003)
    ]
