"""Outages of the bot are found, stored and charged to no member."""

import asyncio
import logging
from contextlib import suppress

import pytest
from sqlalchemy import URL

from bot.clocks.paces import HOUR_MS, MINUTE_MS
from bot.store.errors import Unreachable
from bot.store.time import all_gaps
from bot.tables.timing.outages import EXTENSION_MS, LOST_MS, SETTLING_MS
from tests.bot.disks import nothing_can_be_stored
from tests.bot.tables.house import ANN, BOB
from tests.hosting.clocked import START_MS, ClockedHouse, open_clocked_house
from tests.scale import PATIENCE_S


async def test_beats_that_are_close_together_make_no_outage(house: ClockedHouse) -> None:
    for _ in range(5):
        house.now_ms += LOST_MS
        await house.outages.beat()
    assert house.outages.since(0) == []


async def test_a_short_outage_is_free_and_a_long_one_by_a_quarter_of_an_hour_more(
    house: ClockedHouse,
) -> None:
    house.now_ms += MINUTE_MS
    await house.outages.beat()
    assert house.outages.since(0) == [(START_MS, START_MS + MINUTE_MS)]
    since = house.now_ms
    house.now_ms += HOUR_MS
    await house.outages.beat()
    assert house.outages.since(since) == [(since, house.now_ms + EXTENSION_MS)]
    assert house.outages.settled_ms == house.now_ms + SETTLING_MS


async def test_an_outage_that_goes_on_is_free_already(house: ClockedHouse) -> None:
    house.is_connected = False
    house.now_ms += HOUR_MS
    await house.outages.beat()
    assert house.outages.since(0) == [(START_MS, START_MS + HOUR_MS)]


async def test_an_outage_of_the_database_is_free_however_short(
    house: ClockedHouse, database_url: URL
) -> None:
    """Also where a member moves before the next beat."""
    await house.outages.beat()
    began = house.now_ms
    async with nothing_can_be_stored(house.database, database_url):
        async with asyncio.timeout(PATIENCE_S):
            while not house.database.health.outages:
                with suppress(Unreachable):
                    await house.outages.beat()
                await asyncio.sleep(0.01)
        house.now_ms = began + 5000
        assert not house.outages.is_serving
        assert house.outages.since(0) == [(began, house.now_ms)]
    house.outages.ride()
    assert not house.outages.is_serving
    await house.outages.beat()
    assert house.outages.is_serving
    assert await house.database.read(lambda conn: [*all_gaps(conn)]) == [(began, house.now_ms)]


async def test_outages_survive_the_program(house: ClockedHouse) -> None:
    house.now_ms += HOUR_MS
    await house.outages.beat()
    known = house.outages.since(0)
    await house.close()
    later = await open_clocked_house(house.where, now_ms=house.now_ms)
    assert list(later.outages.since(0)) == list(known)
    await later.close()


async def test_a_clock_that_is_set_back_is_reported_once_and_nothing_stands_until_it_catches_up(
    house: ClockedHouse, caplog: pytest.LogCaptureFixture
) -> None:
    house.now_ms -= HOUR_MS
    with caplog.at_level(logging.ERROR):
        for _ in range(3):
            await house.outages.beat()
            house.now_ms += 10_000
    assert len(caplog.records) == 1
    back = START_MS - HOUR_MS
    assert house.outages.since(0) == [(back, back + EXTENSION_MS)]


async def test_a_move_shortly_before_the_bot_dies_is_not_charged_for_the_outage(
    house: ClockedHouse,
) -> None:
    """C3, strictly: a row stored after the last beat proves that the bot still served then."""
    at, seat, _ = await house.begun(ANN, BOB)
    house.now_ms += 8_000
    await house.acts(at.table.id)
    [turn] = await house.turns(at.table.id, seat)
    await house.close()
    later = await open_clocked_house(house.where, now_ms=house.now_ms + HOUR_MS)
    [(start, end)] = later.outages.since(0)
    assert turn.to_ms <= start
    assert end == house.now_ms + HOUR_MS + EXTENSION_MS
    await later.close()


async def test_an_outage_does_not_begin_after_the_bot_died(house: ClockedHouse) -> None:
    """Moves are kept with whole seconds; the second of the last one may not have passed when the bot died."""
    at = await house.table(ANN, BOB)
    house.now_ms += 8_300
    await house.acts(at.table.id)
    died_ms = house.now_ms
    await house.close()
    later = await open_clocked_house(house.where, now_ms=died_ms + HOUR_MS)
    [(start, _)] = later.outages.since(0)
    assert START_MS < start <= died_ms
    await later.close()


async def test_no_timer_is_handled_while_the_connection_is_lost(
    house: ClockedHouse,
) -> None:
    at, seat, _ = await house.begun(ANN, BOB)
    await house.passes(hours=40)
    assert (await house.clock(at.table.id, seat)).in_grace
    house.is_connected = False
    for _ in range(25):
        house.now_ms += 1000
        await house.keeper.look()
    assert not (await house.tables.position(at.table.id)).seats[seat].is_robot
    assert await house.turns(at.table.id, seat) == []


async def test_any_commit_while_serving_counts_as_a_beat(house: ClockedHouse) -> None:
    house.now_ms += 5_000
    house.outages.ride()
    assert house.outages.last_ms == START_MS + 5_000
    # A clock that jumps, or a connection that is lost, is an outage all the same.
    house.now_ms += HOUR_MS
    house.outages.ride()
    house.is_connected = False
    house.now_ms = START_MS + 6_000
    house.outages.ride()
    assert house.outages.last_ms == START_MS + 5_000
