"""A click made before time was up wins over time, as long as it arrives within five seconds (C5)."""

import asyncio
from random import Random

import pytest

from bot.clocks.clock import EndedBy
from bot.clocks.hours import Hours
from bot.clocks.paces import PRESETS
from bot.store.rows import MoveKind
from bot.tables.errors import TableRefusal
from bot.tables.model import Position
from bot.tables.timekeeping.timekeeper import LATE_MS
from rules.core.seats import Seat
from tests.bot.tables.house import ANN, BOB
from tests.engines import ON_BOTH
from tests.hosting.clocked import START_MS, ClockedHouse, chosen
from tests.scale import sized

pytestmark = pytest.mark.slow

DAILY = PRESETS["daily"]
RACES = sized(20, 1000)


@ON_BOTH
async def test_races_of_a_click_against_the_end_of_grace(house: ClockedHouse) -> None:
    won, lost = await raced(house, RACES)
    assert won > RACES / 3
    assert lost > RACES / 10


async def raced(house: ClockedHouse, count: int) -> tuple[int, int]:
    """Return the numbers of races won by the click and by time. A click made before the end always wins."""
    rng = Random(4)
    won = lost = 0
    for _ in range(count):
        at, seat, _ = await house.begun(ANN, BOB)
        end = house.now_ms + DAILY.bank_ms + DAILY.grace_ms
        await house.passes(hours=38)
        clicked = end + rng.randint(-6000, 6000)
        arrives = clicked + rng.randint(0, LATE_MS)
        # The keeper looks again and again until the click arrives, and in the very moment when it does.
        await house.passes(seconds=(end - 7000 - house.now_ms) / 1000)
        while house.now_ms < arrives:
            house.now_ms = min(arrives, house.now_ms + rng.randint(1, 900))
            house.outages.last_ms = house.now_ms
            await house.keeper.look()
        both = [_plays(house, at, seat, clicked), _looks(house)]
        rng.shuffle(both)
        is_made = True in await asyncio.gather(*both)
        if clicked < end:
            assert is_made, (
                f"clicked {end - clicked} ms before the end, heard {arrives - end} ms after it"
            )
        won, lost = won + is_made, lost + (not is_made)
        await _settled(house, at, seat, is_made=is_made)
    return won, lost


async def _plays(house: ClockedHouse, at: Position, seat: Seat, clicked: int) -> bool:
    member = at.seats[seat].member_id
    assert member is not None
    try:
        await house.tables.play(at.table.id, house.by(member, clicked), chosen(at, seat), None)
    except TableRefusal:
        return False
    return True


async def _looks(house: ClockedHouse) -> bool:
    await house.keeper.look()
    return False


async def _settled(house: ClockedHouse, before: Position, seat: Seat, *, is_made: bool) -> None:
    """The turn ended once, by the move or by time, and by nothing else."""
    table_id = before.table.id
    await house.passes(seconds=20)
    at = await house.tables.position(table_id)
    kinds = [event.kind for event in await house.log(table_id)][1:]
    assert kinds[0] is (MoveKind.MOVE if is_made else MoveKind.LEAVE)
    # A move need not end the turn; the rest of it is then out of time at once.
    assert kinds[1:] in ([], [MoveKind.LEAVE])
    [turn] = await house.turns(table_id, seat)
    assert turn.ended_by is (EndedBy.ZERO if MoveKind.LEAVE in kinds else EndedBy.MOVE)
    for member in at.members():
        await house.tables.end(table_id, house.by(member))


@ON_BOTH
async def test_a_look_for_another_seat_hears_late_clicks_too(house: ClockedHouse) -> None:
    """Two seats are asked at once, and their times end three seconds apart."""
    at = await house.table(ANN, BOB, title="sealed")
    first, second = sorted(at.waiting())
    member = at.seats[first].member_id
    assert member is not None
    # The first seat's member sleeps for three seconds more.
    for hours in (Hours(0, "UTC", 8 * 60, 9 * 60), Hours(START_MS + 3000, "UTC", 0, 0)):
        await house.tables.almanac.set_hours(member, hours)
    end = START_MS + 3000 + DAILY.bank_ms + DAILY.grace_ms
    await house.passes(seconds=(end + 2500 - house.now_ms) / 1000)
    at = await house.tables.position(at.table.id)
    assert at.seats[second].is_robot
    assert not at.seats[first].is_robot
    assert await _plays(house, at, first, end - 1)
