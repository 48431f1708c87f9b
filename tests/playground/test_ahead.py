"""Time that the playground puts forward has passed for the bot, instead of being an outage."""

from pathlib import Path

import pytest

from bot import steady
from bot.playground import ahead
from bot.store.database import Database
from bot.tables.timing import outages
from bot.tables.timing.outages import Outages
from tests.engines import prepared

pytestmark = pytest.mark.sockets

A_DAY_S = 86_400


@pytest.mark.parametrize("is_put_forward", [False, True])
async def test_clocks_run_through_time_that_was_put_forward(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, is_put_forward: bool
) -> None:
    monkeypatch.setattr(outages, "LOST_MS", outages.LOST_MS)
    monkeypatch.setattr(steady, "SMALL_S", steady.SMALL_S)
    database = await Database.open(prepared(tmp_path / "tables.sqlite3"))
    now = 1_000_000.0
    known = Outages(database, lambda: now, lambda: True)
    await known.load()
    await known.beat()
    if is_put_forward:
        ahead.time_passes()
    now += A_DAY_S
    assert (not known.since(0)) == is_put_forward
    await known.beat()
    assert (not known.since(0)) == is_put_forward
    await database.close()


@pytest.mark.parametrize("is_put_forward", [False, True])
def test_the_bots_clock_follows_time_that_was_put_forward_at_once(
    monkeypatch: pytest.MonkeyPatch, is_put_forward: bool
) -> None:
    monkeypatch.setattr(outages, "LOST_MS", outages.LOST_MS)
    monkeypatch.setattr(steady, "SMALL_S", steady.SMALL_S)
    now = 1_000_000.0
    clock = steady.SteadyClock(lambda: now, lambda: 0.0)
    if is_put_forward:
        ahead.time_passes()
    now += A_DAY_S
    assert (clock() == now) == is_put_forward
