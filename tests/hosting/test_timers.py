"""Timers happen once and in order, even across interruptions."""

import asyncio
import sys
from itertools import pairwise
from pathlib import Path

import pytest
from sqlalchemy import Connection

from bot.clocks.paces import DAY_MS, HOUR_MS, MINUTE_MS
from bot.store import settings, timers
from bot.store.rows import Status, Timer, TimerKind
from bot.tables.model import Change, Position
from bot.tables.timekeeping.timers import Transaction
from bot.tables.timing.resting import REST_MS
from tests.bot.tables.house import ANN, BOB
from tests.engines import ON_BOTH
from tests.hosting import counting
from tests.hosting.clocked import START_MS, ClockedHouse, open_clocked_house
from tests.scale import sized

KILLS = sized(3, 8)


async def _arm(house: ClockedHouse, *wanted: Timer) -> None:
    await house.database.write(lambda conn: timers.put(conn, *wanted))


async def _open(house: ClockedHouse) -> list[Timer]:
    return await house.database.read(lambda conn: timers.first(conn, 1000))


async def _resting(house: ClockedHouse) -> Position:
    at = await house.table(ANN, BOB)
    for member in (ANN, BOB):
        await house.tables.leave(at.table.id, house.by(member))
    return await house.tables.position(at.table.id)


async def test_a_table_without_members_is_called_off_after_a_month(house: ClockedHouse) -> None:
    at = await _resting(house)
    left_ms = house.now_ms
    [due] = [each for each in await _open(house) if each.kind == TimerKind.REST]
    assert due == Timer(TimerKind.REST, str(at.table.id), left_ms + REST_MS)
    await house.passes(hours=30 * 24 - 1)
    assert (await house.tables.position(at.table.id)).table.status is Status.PLAYING
    await house.passes(hours=2)
    at = await house.tables.position(at.table.id)
    assert at.table.status is Status.CANCELLED
    assert b"table.ended_at_rest" in (await house.told("closing"))[-1]
    assert await _open(house) == []


async def test_a_table_to_which_a_member_comes_back_goes_on(house: ClockedHouse) -> None:
    at = await _resting(house)
    await house.passes(hours=29 * 24)
    await house.tables.take_over(at.table.id, house.by(ANN), None)
    assert await _open(house) == []
    # The month begins anew with the next rest.
    await house.tables.leave(at.table.id, house.by(ANN))
    await house.passes(hours=29 * 24)
    assert (await house.tables.position(at.table.id)).table.status is Status.PLAYING


async def test_timers_are_handled_in_order_and_once(house: ClockedHouse) -> None:
    heard: list[tuple[str, int]] = []

    async def hear(timer: Timer, now_ms: int) -> Transaction:
        heard.append((timer.key, now_ms))
        return lambda conn: None

    house.timers.on(TimerKind.DIGEST, hear)
    moments = {"9": 3, "2": 1, "5": 2}
    for key, hours in moments.items():
        await _arm(house, Timer(TimerKind.DIGEST, key, START_MS + hours * HOUR_MS))
    await house.passes(hours=12)
    assert heard == [(key, START_MS + moments[key] * HOUR_MS) for key in ("2", "5", "9")]
    assert await _open(house) == []


async def test_more_timers_than_fit_one_look(house: ClockedHouse) -> None:
    heard: set[str] = set()

    async def hear(timer: Timer, now_ms: int) -> Transaction:
        heard.add(timer.key)
        return lambda conn: None

    house.timers.on(TimerKind.DIGEST, hear)
    await _arm(house, *(Timer(TimerKind.DIGEST, str(key), START_MS + 5) for key in range(150)))
    assert await house.keeper.look() == pytest.approx(0.005)
    house.now_ms += 5
    for _ in range(3):
        assert await house.keeper.look() == 0
    assert await house.keeper.look() > 1
    assert len(heard) == 150


async def test_a_timer_can_be_armed_again_by_its_handler(house: ClockedHouse) -> None:
    moments: list[int] = []

    async def again(timer: Timer, now_ms: int) -> Transaction:
        moments.append(now_ms)
        return lambda conn: timers.put(conn, Timer(timer.kind, timer.key, timer.at_ms + DAY_MS))

    house.timers.on(TimerKind.DIGEST, again)
    await _arm(house, Timer(TimerKind.DIGEST, "1", START_MS + HOUR_MS))
    await house.passes(hours=24 * 3)
    assert moments == [START_MS + HOUR_MS + day * DAY_MS for day in range(3)]


async def test_a_bug_in_one_handler_holds_no_other_member_up(
    house: ClockedHouse, caplog: pytest.LogCaptureFixture
) -> None:
    tried: list[int] = []
    heard: list[str] = []

    async def broken(timer: Timer, now_ms: int) -> Transaction:
        tried.append(now_ms)

        def keep(conn: Connection) -> None:
            settings.set_fact(conn, "half", "done")
            raise ZeroDivisionError

        return keep

    async def hear(timer: Timer, now_ms: int) -> Transaction:
        heard.append(timer.key)
        return lambda conn: None

    house.timers.on(TimerKind.DIGEST, broken)
    house.timers.on(TimerKind.KEEPALIVE, hear)
    await _arm(
        house,
        Timer(TimerKind.DIGEST, "1", START_MS + 1000),
        Timer(TimerKind.KEEPALIVE, "2", START_MS + 2000),
    )
    await house.passes(hours=1)
    assert heard == ["2"]
    waits = [later - earlier for earlier, later in pairwise(tried)]
    assert waits == [MINUTE_MS * 2**attempt for attempt in range(len(waits))]
    assert len(waits) == 5
    assert "Please report it" in caplog.text
    assert await house.database.read(lambda conn: settings.fact(conn, "half")) is None


async def test_a_bug_at_a_table_changes_nothing_there(house: ClockedHouse) -> None:
    at = await house.table(ANN, BOB)

    async def broken(position: Position, timer: Timer, now_ms: int) -> Change:
        raise ZeroDivisionError

    house.timers.on_table(TimerKind.WAKE, broken)
    await _arm(house, Timer(TimerKind.WAKE, f"{at.table.id}:1", house.now_ms + 1000))
    await house.passes(seconds=30)
    [due] = await _open(house)
    assert due.attempts == 1
    await house.acts(at.table.id)


async def test_a_timer_that_was_moved_while_its_handler_thought_is_left_alone(
    house: ClockedHouse,
) -> None:
    later = Timer(TimerKind.DIGEST, "1", START_MS + DAY_MS)

    async def slow(timer: Timer, now_ms: int) -> Transaction:
        await _arm(house, later)
        return lambda conn: settings.set_fact(conn, "told", "yes")

    house.timers.on(TimerKind.DIGEST, slow)
    await _arm(house, Timer(TimerKind.DIGEST, "1", START_MS + 1000))
    await house.passes(hours=1)
    assert await _open(house) == [later]
    assert await house.database.read(lambda conn: settings.fact(conn, "told")) is None


async def test_a_timer_of_a_table_that_is_not_there_is_dropped(house: ClockedHouse) -> None:
    await _arm(house, Timer(TimerKind.REST, "77", START_MS + 1000))
    await house.passes(seconds=30)
    assert await _open(house) == []


@ON_BOTH
async def test_a_timer_of_a_later_version_waits(house: ClockedHouse) -> None:
    unknown = Timer(TimerKind.WAKE, "1", START_MS + 1000)
    await _arm(house, unknown)
    await house.passes(hours=1)
    [due] = await _open(house)
    assert due.at_ms > START_MS + HOUR_MS


async def test_nothing_is_done_in_the_first_minute_after_an_outage(house: ClockedHouse) -> None:
    at = await _resting(house)
    house.is_connected = False
    house.now_ms += 40 * DAY_MS
    await house.is_back()
    await house.passes(seconds=50)
    assert (await house.tables.position(at.table.id)).table.status is Status.PLAYING
    await house.passes(seconds=20)
    assert (await house.tables.position(at.table.id)).table.status is Status.CANCELLED


async def test_a_kill_at_any_moment_loses_and_doubles_nothing(tmp_path: Path) -> None:
    """A program whose timers count, each twice in one transaction, is killed again and again."""
    where = tmp_path / "turnpost.sqlite3"
    house = await open_clocked_house(where)
    await _arm(
        house, *(Timer(TimerKind.DIGEST, str(key), START_MS) for key in range(counting.DUES))
    )
    await house.close()
    last = 0
    for kill in range(KILLS):
        child = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "tests.hosting.counting", str(where)),
            stdout=asyncio.subprocess.PIPE,
        )
        assert child.stdout is not None
        # The first look is over, so that something has been counted, however slow the machine is.
        assert await child.stdout.readline() == b"counting\n"
        await asyncio.sleep(0.05 + 0.03 * kill)
        child.kill()
        await child.wait()
        house = await open_clocked_house(where)
        counts = await house.database.read(counting.counted)
        armed = {due.key: due.at_ms for due in await _open(house)}
        await house.close()
        # The count and the next due were stored together.
        assert armed == {key: START_MS + count for key, count in counts.items()}
        assert sum(counts.values()) > last
        last = sum(counts.values())
