"""Admission while the database does not answer."""

import asyncio
import threading
import time
from pathlib import Path

import pytest

from bot.store.database import Connection, Database
from bot.store.sqlite import READERS
from bot.tables.moderating import doorkeeping
from bot.tables.moderating.doorkeeping import Doorkeeper, block_member
from rules.core.errors import Refusal
from rules.core.text import Typed
from tests.bot.tables.house import ANN, BOB
from tests.engines import prepared


async def test_a_database_that_hangs_delays_no_member_and_admits_no_blocked_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(doorkeeping, "LOOKED_EVERY_S", 0.0)
    database = await Database.open(prepared(tmp_path / "hangs.sqlite3"))
    await database.write(lambda conn: block_member(conn, ANN, Typed("spam")))
    doorkeeper = Doorkeeper(database, time.time)
    with pytest.raises(Refusal):
        await doorkeeper.assert_welcome(ANN)
    monkeypatch.setattr(doorkeeping, "LOOKED_WITHIN_S", 0.05)
    go_on = threading.Event()

    def hang(conn: Connection) -> None:
        go_on.wait()

    hanging = [asyncio.create_task(database.read(hang)) for _ in range(READERS)]
    await asyncio.sleep(0)
    await doorkeeper.assert_welcome(BOB)
    with pytest.raises(Refusal):
        await doorkeeper.assert_welcome(ANN)
    go_on.set()
    await asyncio.gather(*hanging)
    await database.close()
