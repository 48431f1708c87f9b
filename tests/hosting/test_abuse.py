"""Abuse of hosting: each case is a test, here or in a neighbour, whose name begins with its number.

The numbers are those of the specification of hosting, 10.3.
"""

import ast
import re
from pathlib import Path

import pytest

from bot.clocks.conduct import Ending
from bot.clocks.paces import DAY_MS, HOUR_MS, PRESETS
from bot.clocks.vacation import Vacation
from bot.store.rows import Status
from bot.tables.errors import TableRefusal
from bot.tables.timekeeping.giving import give_time
from bot.tables.timekeeping.own_hours import MOST_CHANGES, set_hours
from rules.core.errors import Refusal
from tests.bot.tables.house import ANN, BOB, CID, DAN
from tests.hosting.clocked import ClockedHouse, chosen

DAILY = PRESETS["daily"]
HERE = Path(__file__).parents[1]


async def test_1_leaving_and_returning_earns_no_time(house: ClockedHouse) -> None:
    at = await house.table(ANN, BOB)
    seat = house.acting(at)
    member = at.seats[seat].member_id
    assert member is not None
    await house.passes(hours=30)
    for _ in range(3):
        await house.tables.leave(at.table.id, house.by(member))
        await house.tables.take_over(at.table.id, house.by(member), seat)
    assert (await house.clock(at.table.id, seat)).left_ms == DAILY.bank_ms - 30 * HOUR_MS


async def test_1_no_member_gains_free_time_by_changing_hours(house: ClockedHouse) -> None:
    at = await house.table(ANN, BOB, have_hours=False)
    seat = house.acting(at)
    member = at.seats[seat].member_id
    assert member is not None
    zones = ("Asia/Tokyo", "America/New_York", "Europe/Rome", "Pacific/Auckland")
    began = house.now_ms
    for count in range(MOST_CHANGES):
        # The longest night, always moved to where the day is.
        start = (count * 7) % 24
        version = await set_hours(
            house.tables,
            house.tables.almanac,
            member,
            zone=zones[count],
            sleep=f"{start:02}:00-{(start + 10) % 24:02}:00",
            language="en",
        )
        assert version.valid_from_ms == house.now_ms + DAY_MS
        await house.passes(hours=5)
    with pytest.raises(Refusal, match="used_up"):
        await set_hours(
            house.tables,
            house.tables.almanac,
            member,
            zone="UTC",
            sleep="08:00-18:00",
            language="en",
        )
    await house.passes(hours=28)
    free = (await house.tables.almanac.free(at, house.now_ms))[member]
    until = began + 40 * DAY_MS
    assert free.charge(began, until) >= (until - began) * 14 // 24


async def test_2_vacations_of_the_last_second_are_begun_days_and_end(house: ClockedHouse) -> None:
    at = await house.table(ANN, BOB, have_leave=True)
    seat = house.acting(at)
    member = at.seats[seat].member_id
    assert member is not None
    before = (await house.vacations.of(member)).left
    await house.passes(hours=36)
    [day] = await house.tables.almanac.vacations(member)
    assert day == Vacation(day.from_ms, day.from_ms + DAY_MS, 1, is_automatic=True)
    # Ending it at once returns nothing: the day has begun.
    await house.vacations.end(member)
    assert (await house.vacations.of(member)).left == before - 1
    # Three days in a row, then the zero rule.
    await house.passes(hours=5 * 24)
    assert (await house.tables.position(at.table.id)).seats[seat].is_robot
    days = await house.tables.almanac.vacations(member)
    assert sum(each.is_automatic for each in days) <= 3


async def test_4_strangers_give_no_time_and_no_member_more_than_the_cap(
    house: ClockedHouse,
) -> None:
    at = await house.table(ANN, BOB, CID, pace="24h+20h/30h")
    seat = house.acting(at)
    member = at.seats[seat].member_id
    assert member is not None
    others = [each for each in (ANN, BOB, CID) if each != member]
    with pytest.raises(TableRefusal, match="not_seated"):
        await give_time(house.tables, at.table.id, house.by(DAN), seat)
    with pytest.raises(Refusal, match=r"clock\.own"):
        await give_time(house.tables, at.table.id, house.by(member), seat)
    for other in others:
        await give_time(house.tables, at.table.id, house.by(other), seat)
    clock = await house.clock(at.table.id, seat)
    assert clock.gifts_ms == 30 * HOUR_MS
    await house.acts(at.table.id)
    assert (await house.clock(at.table.id, seat)).left_ms <= 30 * HOUR_MS


async def test_5_a_conspiracy_needs_time_and_two_votes_and_can_be_undone_for_a_week(
    house: ClockedHouse,
) -> None:
    at = await house.table(ANN, BOB, CID, pace="daily zero=turn")
    table, seat = at.table.id, house.acting(at)
    subject = at.seats[seat].member_id
    assert subject is not None
    one, two = (member for member in (ANN, BOB, CID) if member != subject)
    for other in (one, two):
        with pytest.raises(TableRefusal, match="still_here"):
            await house.voting.kick(table, house.by(other), seat)
    await house.passes(seconds=(DAILY.bank_ms + 60_000) / 1000)
    for _ in range(3):
        # One voice, however often, is one.
        await house.voting.kick(table, house.by(one), seat)
    assert (await house.tables.position(table)).seats[seat].member_id == subject
    row = (await house.voting.kick(table, house.by(two), seat)).position.seats[seat]
    assert (row.is_robot, row.away_id) == (True, subject)
    await house.passes(hours=7 * 24 - 1)
    assert (await house.tables.come_back(table, house.by(subject))).position.seat_of(
        subject
    ) == seat


async def test_5_a_member_voted_out_loses_the_seat_after_a_week(
    house: ClockedHouse,
) -> None:
    at = await house.table(ANN, BOB, CID)
    table, seat = at.table.id, house.acting(at)
    subject = at.seats[seat].member_id
    await house.passes(seconds=(DAILY.bank_ms + 60_000) / 1000)
    for other in (member for member in (ANN, BOB, CID) if member != subject):
        await house.voting.kick(table, house.by(other), seat)
    await house.passes(hours=7 * 24 + 1)
    assert (await house.tables.position(table)).seats[seat].away_id is None


async def test_7_a_seat_taken_to_peek_and_left_again_counts_as_left(house: ClockedHouse) -> None:
    table = (await house.table(ANN, BOB, pace="weekly", title="sealed")).table.id
    await house.people.leaving.find_substitute(table, house.by(BOB))
    await house.passes(seconds=1)
    await house.tables.take_over(table, house.by(CID), 1)
    # The board that asks the new member has come out.
    await house.posted(table)
    before = (await house.tables.conducts.of(CID, now_ms=house.now_ms))[CID]
    await house.tables.leave(table, house.by(CID))
    [left] = await house.tables.conducts.holdings(CID, house.now_ms)
    assert left.what is Ending.LEFT
    after = (await house.tables.conducts.of(CID, now_ms=house.now_ms))[CID]
    assert after.reliability < before.reliability


async def test_10_moving_and_undoing_collects_no_increments(house: ClockedHouse) -> None:
    at = await house.table(ANN, BOB)
    seat = house.acting(at)
    member = at.seats[seat].member_id
    assert member is not None
    for _ in range(5):
        await house.passes(hours=1)
        at = await house.tables.position(at.table.id)
        await house.tables.play(at.table.id, house.by(member), chosen(at, seat), None)
        await house.tables.undo(at.table.id, house.by(member))
    assert await house.turns(at.table.id, seat) == []
    await house.acts(at.table.id)
    [turn] = await house.turns(at.table.id, seat)
    assert turn.charged_ms == 5 * HOUR_MS
    assert turn.after_ms == DAILY.bank_ms - 5 * HOUR_MS + DAILY.increment_ms


async def test_10_turns_in_quick_succession_fill_the_bank_to_the_cap_and_no_further(
    house: ClockedHouse,
) -> None:
    at = await house.table(ANN, BOB)
    while (await house.tables.position(at.table.id)).table.status is Status.PLAYING:
        await house.acts(at.table.id)
        at = await house.tables.position(at.table.id)
        assert all(clock.left_ms <= DAILY.cap_ms for clock in at.table.clocks)
    for seat in range(2):
        turns = await house.turns(at.table.id, seat)
        assert len(turns) > 1
        assert turns[0].after_ms == min(
            DAILY.cap_ms, DAILY.bank_ms + len(turns) * DAILY.increment_ms
        )


def test_every_case_is_a_test_that_names_its_number() -> None:
    named: set[int] = set()
    for file in (*HERE.glob("hosting/test_*.py"), *HERE.glob("bot/edges/test_*.py")):
        for each in ast.parse(file.read_text()).body:
            if isinstance(each, ast.FunctionDef | ast.AsyncFunctionDef):
                number = re.match(r"test_(\d+)_", each.name)
                named |= {int(number[1])} if number else set()
    assert named == {*range(1, 16)}
