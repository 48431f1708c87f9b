"""What the database refuses to store is not lost: clocks are looked at again."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from sqlalchemy import text

from bot.store.errors import SQLAlchemyError
from tests.bot.tables.house import ANN, BOB
from tests.hosting.clocked import ClockedHouse

GRACE_OVER_MS = 41 * 3_600_000


@asynccontextmanager
async def without_outbox(house: ClockedHouse) -> AsyncIterator[None]:
    """Nothing can be put into the outbox, so no transaction that tells something succeeds."""
    await house.database.write(lambda conn: conn.execute(text("ALTER TABLE outbox RENAME TO away")))
    yield
    await house.database.write(lambda conn: conn.execute(text("ALTER TABLE away RENAME TO outbox")))


async def test_a_clock_that_could_not_be_stored_is_looked_at_again(house: ClockedHouse) -> None:
    at = await house.table(ANN, BOB)
    seat = house.acting(at)
    house.now_ms += GRACE_OVER_MS
    house.outages.last_ms = house.now_ms
    async with without_outbox(house):
        with pytest.raises(SQLAlchemyError):
            await house.keeper.look()
    assert not (await house.tables.position(at.table.id)).seats[seat].is_robot
    await house.passes(seconds=60)
    assert (await house.tables.position(at.table.id)).seats[seat].is_robot
