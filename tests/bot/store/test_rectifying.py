"""Moments that a wrong clock has left in the future are found and put back, on both engines."""

from sqlalchemy import Column, Connection, insert, select, update

from bot.store import settings, time
from bot.store.copying import rectifying
from bot.store.copying.figures import LAST_BEAT
from bot.store.copying.rectifying import HAPPENED, LOOKED, WAITS
from bot.store.database import Database
from bot.store.schema import metadata
from tests.bot.store.rows import add_table
from tests.bot.store.test_between import rows_of

NOW_MS = 1_795_000_000_000
YEAR_MS = 365 * 86_400_000
LEFT = {
    # Chosen by members or organisers, at any time.
    *("hours.valid_from_ms", "vacations.from_ms", "vacations.to_ms"),
    *("tournaments.starts_ms", "tournaments.checkin_ms"),
    # Told by Discord, or part of a record that is never changed.
    *("turns.from_ms", "turns.to_ms", "moves.at"),
    # Outages, which are cut.
    *("gaps.from_ms", "gaps.to_ms", "shard_gaps.from_ms", "shard_gaps.to_ms"),
    # Lengths of time.
    *("turns.charged_ms", "turns.before_ms", "turns.after_ms", "turn_days.within_ms"),
    "tournaments.paused_for_ms",
    # Part of the key of questions not asked again.
    *("nudges.at_ms", "calls.at_ms", "invitations.made_ms"),
}
"""Columns of moments that stay as they are, with the reason."""


def _is_moment(column: Column[object]) -> bool:
    return column.name.endswith(("_ms", "_at")) or column.name == "at"


def _name(column: Column[object]) -> str:
    return f"{column.table.name}.{column.name}"


def _kept(columns: object) -> set[str]:
    assert isinstance(columns, dict)
    return {f"{table}.{name}" for table, names in columns.items() for name in names}


_ALL = _kept(HAPPENED) | _kept(WAITS) | _kept(LOOKED)


def test_every_column_of_a_moment_is_put_back_or_stays_for_a_reason() -> None:
    found = {
        _name(column)
        for table in metadata.sorted_tables
        for column in table.columns
        if _is_moment(column)
    }
    known = [_kept(HAPPENED), _kept(WAITS), _kept(LOOKED), LEFT]
    assert set().union(*known) == found
    assert sum(map(len, known)) == len(found)


def _spoilt(conn: Connection) -> None:
    for table in metadata.sorted_tables:
        if table.name == "tables":
            add_table(conn)
        else:
            conn.execute(insert(table), rows_of(table)[:1])
        moments = [each for each in table.columns if _name(each) in _ALL]
        ahead = NOW_MS + YEAR_MS + 120_000
        values = {each: ahead if each.name.endswith("_ms") else ahead // 1000 for each in moments}
        if values:
            conn.execute(update(table).values(values))
    time.put_gap(conn, (NOW_MS - 1000, NOW_MS + YEAR_MS))
    settings.set_fact(conn, LAST_BEAT, str(NOW_MS + YEAR_MS))
    conn.execute(
        update(metadata.tables["tables"]).values(
            ended_at=None,
            pauses=f'[{{"kind":"consent","from_ms":{NOW_MS + YEAR_MS + 120_000},"to_ms":null}}]',
        )
    )


async def test_all_of_them_are_found_and_none_is_left(database: Database) -> None:
    await database.write(_spoilt)
    found = await database.read(lambda conn: rectifying.ahead(conn, NOW_MS))
    named = {each.what for each in found}
    assert _ALL - named == {"tables.ended_at"}
    assert {"the last beat", "gaps.to_ms", "tables.pauses"} <= named
    assert await database.read(lambda conn: rectifying.ahead_by_ms(conn, NOW_MS)) == YEAR_MS
    changed = await database.write(lambda conn: rectifying.set_right(conn, NOW_MS, YEAR_MS))
    assert changed >= len(named) - len(_kept(LOOKED)) - 2
    left = await database.read(lambda conn: rectifying.ahead(conn, NOW_MS))
    # Something waits for these: they are as far away as they were when the clock was ahead.
    assert {each.what for each in left} == _kept(WAITS)
    assert {each.furthest_ms for each in left} == {NOW_MS + 120_000}
    *_, (start, end) = await database.read(time.all_gaps)
    assert (start, end) == (NOW_MS - 1000, NOW_MS)
    [pauses] = await database.read(
        lambda conn: list(conn.scalars(select(metadata.tables["tables"].c.pauses)))
    )
    assert f'"from_ms":{NOW_MS}' in pauses
