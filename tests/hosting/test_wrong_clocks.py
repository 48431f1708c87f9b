"""The machine's clock is set back or forward, while the bot runs or while it is stopped: nobody runs out of time by it.

Discord's clock, by which members are told and click, goes on as before.
"""

import pytest

from bot.clocks.paces import DAY_MS, HOUR_MS, MINUTE_MS, PRESETS
from bot.store import settings
from bot.store.rows import MoveKind
from tests.bot.tables.house import ANN, BOB
from tests.hosting.clocked import START_MS, ClockedHouse, open_clocked_house

DAILY = PRESETS["daily"]
BEAT_MS = 10_000


async def _runs(house: ClockedHouse, *, minutes: int) -> list[int]:
    """The bot serves for a while. Returns what it remembers as its last beat, after each."""
    beats: list[int] = []
    for _ in range(minutes * MINUTE_MS // BEAT_MS):
        house.now_ms += BEAT_MS
        await house.outages.beat()
        await house.keeper.look()
        fact = await house.database.read(lambda conn: settings.fact(conn, "up_to_ms"))
        beats.append(int(fact or 0))
    return beats


@pytest.mark.parametrize("is_stopped", [False, True], ids=["running", "stopped"])
@pytest.mark.parametrize(
    "wrong_ms", [-HOUR_MS, DAY_MS, -3 * DAY_MS], ids=["an hour back", "a day on", "three days back"]
)
async def test_15_no_zero_comes_from_a_clock_that_is_wrong(
    house: ClockedHouse, wrong_ms: int, is_stopped: bool
) -> None:
    at = await house.table(ANN, BOB)
    table_id, seat = at.table.id, house.acting(at)
    # An hour is left, and twenty minutes of it will be played.
    await house.passes(hours=35)
    told = house.now_ms - 35 * HOUR_MS
    await house.outages.beat()
    if is_stopped:
        await house.close()
        house = await open_clocked_house(house.where, now_ms=house.now_ms + wrong_ms)
        house.count = 4000
    else:
        house.now_ms += wrong_ms
    beats = await _runs(house, minutes=10)
    # Somebody sets the clock right.
    house.now_ms -= wrong_ms
    beats += await _runs(house, minutes=10)
    assert beats == sorted(beats)
    clock = await house.clock(table_id, seat)
    assert clock.since_ms == told
    assert not clock.in_grace
    clicked = START_MS + 35 * HOUR_MS + 20 * MINUTE_MS
    await house.acts(table_id, at_ms=clicked)
    [turn] = await house.turns(table_id, seat)
    assert turn.charged_ms <= clicked - told
    assert turn.after_ms >= DAILY.bank_ms + DAILY.increment_ms - (clicked - told)
    assert MoveKind.LEAVE not in [entry.kind for entry in await house.log(table_id)]
    if is_stopped:
        await house.close()


async def test_15_time_is_up_in_its_time_once_the_clock_is_right_again(house: ClockedHouse) -> None:
    at = await house.table(ANN, BOB)
    seat = house.acting(at)
    await house.passes(hours=10)
    await house.outages.beat()
    house.now_ms -= HOUR_MS
    await _runs(house, minutes=5)
    house.now_ms += HOUR_MS
    await _runs(house, minutes=5)
    # The hour for which the clock was wrong is charged to nobody.
    await house.passes(hours=27)
    assert not at.seats[seat].is_robot
    await house.passes(hours=4.2)
    assert (await house.tables.position(at.table.id)).seats[seat].is_robot
    [turn] = await house.turns(at.table.id, seat)
    assert turn.charged_ms >= DAILY.bank_ms + DAILY.grace_ms
