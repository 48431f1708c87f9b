"""The restore drill, and the copies that are made again and again (specification of hosting, 7.7)."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import update

from bot.store import schema
from bot.store.copying import backup
from bot.store.database import Connection
from bot.tables.copying import copies
from bot.tables.copying.copies import HOUR_S, Copies
from bot.tables.copying.drill import drill
from tests.bot.tables.house import ANN, BOB, GAMES, House, open_house
from tests.scale import PATIENCE_S
from tests.toys.nim import EndTurn, Take


@pytest.fixture
async def filed(tmp_path: Path) -> AsyncIterator[House]:
    opened = await open_house(tmp_path / "house.sqlite3")
    yield opened
    await opened.database.close()


async def _tables(house: House) -> list[int]:
    """Three tables: one in play, one that was called off, one in its lobby."""
    playing = (await house.table("nim", ANN, BOB)).table.id
    await house.play(playing, Take(1, 1), EndTurn())
    ended = (await house.table("nim", ANN, BOB)).table.id
    await house.play(ended, Take(2, 1))
    await house.called_off(ended)
    lobby = (await house.lobby("nim", ANN, seats=2)).table.id
    return [playing, ended, lobby]


async def test_a_copy_made_during_play_opens_and_its_tables_replay(
    filed: House, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    playing, *_ = await _tables(filed)
    target = tmp_path / "copy.sqlite3"
    copying = asyncio.create_task(filed.database.copy_to(target))
    await filed.play(playing, Take(2, 1))
    await copying
    before = target.read_bytes()
    caplog.clear()
    found = await drill(target, lambda key: GAMES[key], rng=Random(1))
    assert (found.replayed, found.older, found.wrong) == (2, 0, ())
    assert target.read_bytes() == before
    # What it makes for itself was never there for others to read.
    assert caplog.records == []


async def test_the_drill_finds_a_table_that_does_not_hold(filed: House, tmp_path: Path) -> None:
    playing, *_ = await _tables(filed)

    def spoil(conn: Connection) -> None:
        conn.execute(
            update(schema.moves)
            .where(schema.moves.c.table_id == playing, schema.moves.c.seq == 1)
            .values(move=b"\x90")
        )

    await filed.database.write(spoil)
    await filed.database.copy_to(tmp_path / "copy.sqlite3")
    found = await drill(tmp_path / "copy.sqlite3", lambda key: GAMES[key], rng=Random(1))
    assert found.replayed == 1
    assert [number for number, _ in found.wrong] == [playing]


async def test_a_copy_is_due_when_the_newest_is_old_enough_also_after_a_restart(
    filed: House, tmp_path: Path
) -> None:
    folder = tmp_path / "copies"
    folder.mkdir()
    for _ in range(2):
        made = Copies(filed.database, folder, filed.clock, every_s=6 * HOUR_S)
        assert made.due_s() <= 0
        await made.make()
        assert made.due_s() == 6 * HOUR_S
        filed.clock.now += 5 * HOUR_S
        again = Copies(filed.database, folder, filed.clock, every_s=6 * HOUR_S)
        assert again.due_s() == HOUR_S
        filed.clock.now += HOUR_S
    assert len(backup.copies(folder)) == 2


async def _until(happened: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE_S):
        while not happened():  # noqa: ASYNC110
            await asyncio.sleep(0.01)


async def test_a_copy_that_fails_is_told_in_the_log_and_tried_again(
    filed: House, tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(copies, "AGAIN_S", 0.01)
    monkeypatch.setattr(copies, "LOOKED_EVERY_S", 0.01)
    folder = tmp_path / "copies"
    making = asyncio.create_task(Copies(filed.database, folder, filed.clock, every_s=1.0).run())
    with caplog.at_level(logging.INFO):
        await _until(lambda: "could not be copied" in caplog.text)
        folder.mkdir()
        await _until(lambda: "was copied to" in caplog.text)
    making.cancel()
    await asyncio.gather(making, return_exceptions=True)
    backup.check(backup.copies(folder)[0])
