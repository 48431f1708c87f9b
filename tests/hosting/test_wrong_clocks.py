"""No clock runs out because the machine's clock is set, while the bot runs or while it is stopped.

Discord's clock, by which members are told and click, goes on as before.
"""

from collections.abc import Sequence
from pathlib import Path

import pytest
from sqlalchemy import Connection, select

from bot.clocks.paces import DAY_MS, HOUR_MS, MINUTE_MS, PRESETS
from bot.steady import ClockWatch, SteadyClock
from bot.store import schema, settings
from bot.store.rows import MoveKind
from bot.tables.absence.ballots import YES
from bot.tables.timing.outages import EXTENSION_MS
from tests.bot.tables.house import ANN, BOB, CID, DAN
from tests.engines import prepared
from tests.hosting.clocked import START_MS, ClockedHouse, next_look, open_clocked_house

DAILY = PRESETS["daily"]
BEAT_MS = 10_000
YEAR_MS = 365 * DAY_MS


async def _runs(house: ClockedHouse, *, minutes: int) -> None:
    """The bot serves for a while, and remembers each beat."""
    for _ in range(minutes * MINUTE_MS // BEAT_MS):
        house.now_ms += BEAT_MS
        await house.outages.beat()
        await house.keeper.look()
        fact = await house.database.read(lambda conn: settings.fact(conn, "up_to_ms"))
        assert fact == str(house.now_ms)


@pytest.mark.parametrize("is_stopped", [False, True], ids=["running", "stopped"])
@pytest.mark.parametrize(
    "wrong_ms",
    [-HOUR_MS, DAY_MS, -3 * DAY_MS, 10 * MINUTE_MS, YEAR_MS],
    ids=["an hour back", "a day on", "three days back", "ten minutes on", "a year on"],
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
    await _runs(house, minutes=10)
    # Somebody sets the clock right.
    house.now_ms -= wrong_ms
    await _runs(house, minutes=10)
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
    at, seat, _ = await house.begun(ANN, BOB)
    await house.passes(hours=10)
    await house.outages.beat()
    house.now_ms -= HOUR_MS
    await _runs(house, minutes=5)
    house.now_ms += HOUR_MS
    await _runs(house, minutes=5)
    # The hour for which the clock was wrong is charged to no member.
    await house.passes(hours=27)
    assert not at.seats[seat].is_robot
    await house.passes(hours=4.2)
    assert (await house.tables.position(at.table.id)).seats[seat].is_robot
    [turn] = await house.turns(at.table.id, seat)
    assert turn.charged_ms >= DAILY.bank_ms + DAILY.grace_ms


@pytest.mark.parametrize("pace", list(PRESETS))
async def test_a_clock_that_was_a_year_ahead_leaves_no_clock_standing(
    house: ClockedHouse, pace: str
) -> None:
    """The machine was believed; then its clock was set right."""
    at = await house.table(ANN, BOB, pace=pace)
    table_id, seat = at.table.id, house.acting(at)
    await _runs(house, minutes=1)
    began_ms = house.now_ms
    house.now_ms += YEAR_MS
    await _runs(house, minutes=2)
    house.now_ms -= YEAR_MS
    await _runs(house, minutes=2)
    assert all(end <= house.now_ms + EXTENSION_MS for _, end in house.outages.since(0))
    due = await house.database.read(next_look)
    its = PRESETS[pace]
    assert due is not None
    assert due <= house.now_ms + 2 * EXTENSION_MS + 3 * (its.bank_ms + its.grace_ms) + DAY_MS
    clock = await house.clock(table_id, seat)
    assert clock.since_ms is not None
    assert clock.since_ms <= began_ms
    await house.passes(hours=1)
    assert MoveKind.LEAVE not in [entry.kind for entry in await house.log(table_id)] or (
        its.bank_ms + its.grace_ms < HOUR_MS
    )


async def _world(where: Path, jumps_s: Sequence[float]) -> dict[str, list[object]]:
    """Two days of tables of every pace with a vacation, a pause and a lobby; every hour the machine's clock is set.

    Returns everything that is stored.
    """
    lived_s, wrong_s = 0.0, 0.0
    clock = SteadyClock(lambda: START_MS / 1000 + lived_s + wrong_s, lambda: lived_s)

    async def discord() -> float:
        return START_MS / 1000 + lived_s

    watch = ClockWatch(clock, discord)
    house = await open_clocked_house(prepared(where))
    tables = [await house.table(ANN, BOB, pace=pace) for pace in PRESETS]
    await house.pausing.ask(tables[1].table.id, house.by(ANN), house.now_ms + 3 * DAY_MS)
    await house.voting.vote(tables[1].table.id, house.by(BOB), 1, YES)
    await house.table(CID, DAN, pace="weekly")
    await house.vacations.begin(CID, days=1)
    for hour in range(48):
        wrong_s = jumps_s[hour % len(jumps_s)]
        await watch.look()
        for _ in range(30):
            lived_s += 120.0
            house.now_ms = round(clock() * 1000)
            house.outages.ride()
            house.outages.last_ms = house.now_ms
            await house.keeper.look()
        await house.outages.beat()
    found = await house.database.read(_everything)
    await house.close()
    return found


def _everything(conn: Connection) -> dict[str, list[object]]:
    return {
        table.name: [tuple(row) for row in conn.execute(select(table))]
        for table in schema.metadata.sorted_tables
    }


async def test_a_clock_that_jumps_all_the_time_changes_nothing_that_is_stored(
    tmp_path: Path,
) -> None:
    right = await _world(tmp_path / "right.sqlite3", [0.0])
    ahead = 600.0, 86_400.0, 365 * 86_400.0
    jumps = [0.0, *ahead, 0.0, *(-each for each in ahead), ahead[2], -ahead[1], ahead[0]]
    wrong = await _world(tmp_path / "wrong.sqlite3", jumps)
    assert right["turns"]
    assert wrong == right
