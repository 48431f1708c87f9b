"""Abuse of hosting: each case is a test, here or in a neighbour, whose name begins with its number.

The numbers are those of the specification of hosting, 10.3.
"""

import ast
import re
from pathlib import Path

import pytest

from bot.clocks.conduct import Ending
from bot.clocks.paces import DAY_MS, HOUR_MS, PRESETS
from bot.tables.timekeeping.own_hours import MOST_CHANGES, set_hours
from rules.core.errors import Refusal
from tests.bot.tables.house import ANN, BOB, CID
from tests.hosting.clocked import ClockedHouse, chosen

DAILY = PRESETS["daily"]
HERE = Path(__file__).parents[1]


async def test_1_no_member_gains_free_time_by_changing_hours(house: ClockedHouse) -> None:
    at, _, member = await house.begun(ANN, BOB, have_hours=False)
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
    at, seat, member = await house.begun(ANN, BOB)
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


def test_every_case_is_a_test_that_names_its_number() -> None:
    named: set[int] = set()
    for file in (*HERE.glob("hosting/test_*.py"), *HERE.glob("bot/edges/test_*.py")):
        for each in ast.parse(file.read_text()).body:
            if isinstance(each, ast.FunctionDef | ast.AsyncFunctionDef):
                number = re.match(r"test_(\d+)_", each.name)
                named |= {int(number[1])} if number else set()
    assert named == {*range(1, 16)}
