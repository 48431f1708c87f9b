"""Timers that the database cannot store at the moment are not lost: clocks are looked at again."""

import pytest
from sqlalchemy import URL

from bot.store.errors import Unreachable
from tests.bot.disks import nothing_can_be_stored
from tests.bot.tables.house import ANN, BOB
from tests.hosting.clocked import ClockedHouse

GRACE_OVER_MS = 41 * 3_600_000


async def test_a_clock_that_could_not_be_stored_is_looked_at_again(
    house: ClockedHouse, database_url: URL
) -> None:
    at, seat, _ = await house.begun(ANN, BOB)
    house.now_ms += GRACE_OVER_MS
    house.outages.last_ms = house.now_ms
    async with nothing_can_be_stored(house.database, database_url):
        with pytest.raises(Unreachable):
            await house.keeper.look()
    assert not (await house.tables.position(at.table.id)).seats[seat].is_robot
    await house.outages.beat()
    # For a minute after an outage no clock runs out.
    await house.passes(seconds=130)
    assert (await house.tables.position(at.table.id)).seats[seat].is_robot
