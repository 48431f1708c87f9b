"""Records of members' conduct, with their causes (A4)."""

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
from msgspec.structs import replace
from sqlalchemy import Row, func, select

from bot.clocks.conduct import Conduct, Ending, Holding
from bot.clocks.paces import DAY_MS
from bot.clocks.pauses import Pause, PauseKind
from bot.store import schema
from bot.store.database import Connection
from bot.store.declaring import people
from bot.store.people import conduct as stored
from bot.store.rows import Status
from bot.tables.model import Change, Position
from tests.bot.tables.house import ANN, BOB, CID, DAN
from tests.engines import ON_BOTH
from tests.hosting.clocked import ClockedHouse


async def held(house: ClockedHouse, member: int) -> list[Ending]:
    found = await house.database.read(lambda conn: stored.of(conn, (member,), house.now_ms))
    return [each.what for each in found[member][0]]


async def figures(house: ClockedHouse, member: int) -> Conduct:
    return (await house.tables.conducts.of(member, now_ms=house.now_ms))[member]


async def played_to_the_end(house: ClockedHouse, *members: int, pace: str = "daily") -> Position:
    at = await house.table(*members, pace=pace)
    while at.table.status is Status.PLAYING:
        await house.passes(seconds=60)
        at = await house.acts(at.table.id)
    return at


async def run_out(house: ClockedHouse, at: Position) -> int:
    """Let the active member stay away until a robot has the seat. Return that member."""
    member = at.seats[house.acting(at)].member_id
    assert member is not None
    while (await house.tables.position(at.table.id)).seat_of(member) is not None:
        await house.passes(hours=0.5)
    return member


async def test_a_table_played_to_its_end_counts_for_every_member_with_a_seat(
    house: ClockedHouse,
) -> None:
    at = await played_to_the_end(house, ANN, BOB, CID)
    assert [await held(house, member) for member in (ANN, BOB, CID)] == [[Ending.FINISHED]] * 3
    rows = await house.database.read(_turn_rows)
    turns = [turn for seat in range(3) for turn in await house.turns(at.table.id, seat)]
    assert sum(in_time for _, in_time, _ in rows) == len(turns)
    assert sum(late for _, _, late in rows) == 0


@ON_BOTH
async def test_tables_on_which_no_member_waits_give_no_conduct(house: ClockedHouse) -> None:
    await played_to_the_end(house, ANN, BOB, pace="none")
    alone = await house.table(CID, robots=1)
    await house.tables.leave(alone.table.id, house.by(CID))
    assert await house.database.read(_rows) == []
    assert await house.database.read(_turn_rows) == []


async def test_running_out_of_time_and_coming_back_soon_costs_half(house: ClockedHouse) -> None:
    at = await house.table(ANN, BOB)
    gone = await run_out(house, at)
    assert await held(house, gone) == [Ending.EXPIRED]
    assert (await figures(house, gone)).reliability == 72
    await house.passes(hours=47)
    await house.tables.come_back(at.table.id, house.by(gone))
    assert await held(house, gone) == [Ending.LATE_RETURN]
    assert (await figures(house, gone)).reliability == 82


async def test_coming_back_after_two_days_counts_as_absence(house: ClockedHouse) -> None:
    at = await house.table(ANN, BOB)
    gone = await run_out(house, at)
    await house.passes(hours=49)
    await house.tables.come_back(at.table.id, house.by(gone))
    assert await held(house, gone) == [Ending.EXPIRED]


async def test_a_late_turn_is_counted_once_and_a_return_begins_a_new_one(
    house: ClockedHouse,
) -> None:
    at = await house.table(ANN, BOB)
    gone = await run_out(house, at)
    assert await house.database.read(_turn_rows) == [(gone, 0, 1)]
    await house.tables.come_back(at.table.id, house.by(gone))
    await house.acts(at.table.id)
    assert await house.database.read(_turn_rows) == [(gone, 1, 1)]


async def test_leaving_counts_until_the_member_is_back(house: ClockedHouse) -> None:
    at = await house.acts((await house.table(ANN, BOB)).table.id)
    await house.tables.leave(at.table.id, house.by(ANN))
    assert await held(house, ANN) == [Ending.LEFT]
    await house.tables.come_back(at.table.id, house.by(ANN))
    assert await held(house, ANN) == []


@pytest.mark.parametrize(("hours", "expected"), [(71, Ending.FILLED), (73, Ending.LEFT)])
async def test_leaving_is_forgiven_once_another_member_has_the_seat(
    house: ClockedHouse, hours: float, expected: Ending
) -> None:
    at = await house.table(ANN, BOB, pace="daily zero=resign")
    table, seat = at.table.id, house.acting(at)
    await run_out(house, at)
    # A seat that was taken over has no holder once they leave it.
    await house.tables.take_over(table, house.by(CID), seat)
    await house.tables.leave(table, house.by(CID))
    assert await held(house, CID) == [Ending.LEFT]
    await house.passes(hours=hours)
    await house.tables.take_over(table, house.by(DAN), seat)
    assert await held(house, CID) == [expected]


async def test_nothing_counts_before_the_first_board_is_out(house: ClockedHouse) -> None:
    at = await house.table(ANN, BOB)
    not_asked = next(row.member_id for row in at.seats if row.seat not in at.waiting())
    assert not_asked is not None
    await house.tables.leave(at.table.id, house.by(not_asked))
    assert await house.database.read(_rows) == []


async def test_a_table_ended_by_consent_counts_for_no_member(house: ClockedHouse) -> None:
    at = await house.acts((await house.table(ANN, BOB)).table.id)
    for member in (ANN, BOB):
        await house.tables.end(at.table.id, house.by(member))
    assert await house.database.read(_rows) == []


async def test_leaving_a_table_that_the_bot_cannot_reach_is_excused(house: ClockedHouse) -> None:
    at = await house.acts((await house.table(ANN, BOB)).table.id)

    async def unreachable(before: Position) -> Change:
        pause = Pause(PauseKind.UNREACHABLE, house.now_ms, None)
        table = replace(before.table, pauses=(pause,))
        return Change(table, before.seats, before.state)

    await house.tables.changes.change(at.table.id, None, unreachable)
    await house.tables.leave(at.table.id, house.by(ANN))
    assert await held(house, ANN) == [Ending.LEFT]
    assert (await figures(house, ANN)).reliability == 90


async def test_the_bots_own_outage_makes_no_member_late(house: ClockedHouse) -> None:
    at = await house.table(ANN, BOB, pace="live")
    house.is_connected = False
    house.now_ms += DAY_MS
    await house.is_back()
    await house.passes(seconds=30)
    await house.acts(at.table.id)
    assert [row[1:] for row in await house.database.read(_turn_rows)] == [(1, 0)]


async def test_a_member_who_left_the_server_loses_the_seat_after_a_week(
    house: ClockedHouse,
) -> None:
    at = await house.acts((await house.table(ANN, BOB)).table.id)
    await house.tables.replace_member(at.table.id, house.by(BOB), 0, has_left=True)
    assert (await figures(house, ANN)).reliability == 90
    await house.passes(hours=7 * 24 + 1)
    assert (await figures(house, ANN)).reliability == 72


async def test_a_member_back_on_the_server_within_a_week_keeps_the_seat(
    house: ClockedHouse,
) -> None:
    at = await house.acts((await house.table(ANN, BOB)).table.id)
    await house.tables.replace_member(at.table.id, house.by(BOB), 0, has_left=True)
    await house.passes(hours=24)
    await house.tables.take_over(at.table.id, house.by(ANN), 0)
    later = await house.tables.conducts.of(ANN, now_ms=house.now_ms + 8 * DAY_MS)
    assert (later[ANN].reliability, await held(house, ANN)) == (90, [])


async def test_an_excused_row_mends_the_figure_and_can_count_again(house: ClockedHouse) -> None:
    at = await house.table(ANN, BOB)
    gone = await run_out(house, at)
    for excused, expected in ((True, 90), (False, 72)):
        mend = partial(stored.excuse, table_id=at.table.id, member_id=gone, excused=excused)
        changed = await house.database.write(mend)
        assert (changed, (await figures(house, gone)).reliability) == (1, expected)


@ON_BOTH
async def test_shown_conduct_equals_the_stored_rows(house: ClockedHouse) -> None:
    """Recomputed from the rows by another formula: R as the sum over rows, P and Q from the ledger of turns."""
    for _ in range(8):
        await played_to_the_end(house, ANN, BOB)
    await run_out(house, await house.table(ANN, BOB))
    await house.passes(hours=30 * 24)
    for member in (ANN, BOB):
        rows = [row for row in await house.database.read(_rows) if row.member_id == member]
        kept, weight = 3.6, 4.0
        for row in reversed(rows):
            factor = 0.5 ** ((house.now_ms - row.at_ms) / (180 * DAY_MS))
            weight += factor
            kept += factor * (row.what is Ending.FINISHED)
        shown = await figures(house, member)
        assert shown.reliability == round(100 * kept / weight)
        assert shown.finished == 8
        turns = await house.database.read(_ledger(member, 0))
        in_time = [turn for turn in turns if turn.ended_by == "move"]
        assert len(turns) >= 20
        assert shown.in_time == round(100 * len(in_time) / len(turns))
        spent = sorted(turn.charged_ms for turn in turns)
        assert shown.usual_ms is not None
        assert spent[(len(spent) - 1) // 2] <= shown.usual_ms


def _rows(conn: Connection) -> list[Holding]:
    members = sorted(set(conn.execute(select(people.conduct.c.member_id)).scalars()))
    return [each for held, _ in stored.of(conn, members, 0).values() for each in held]


def _turn_rows(conn: Connection) -> list[tuple[int, int, int]]:
    """For each row the member, the turns in time, and those that were late."""
    days = people.turn_days.c
    query = select(days.member_id, func.sum(days.in_time), func.sum(days.late))
    found = conn.execute(query.group_by(days.member_id).order_by(days.member_id))
    return [(row[0], int(row[1]), int(row[2])) for row in found]


def _ledger(member: int, since_ms: int) -> Callable[[Connection], list[Row[Any]]]:
    turns = schema.turns.c
    query = select(turns.charged_ms, turns.ended_by).where(
        turns.member_id == member, turns.to_ms >= since_ms
    )
    return lambda conn: list(conn.execute(query))
