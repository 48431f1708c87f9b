"""The file that says that the bot is alive."""

import asyncio
import logging
from pathlib import Path

import pytest

from bot.alive import keep_alive
from tests.scale import PATIENCE_S


async def test_a_file_that_cannot_be_touched_for_a_while_is_touched_afterwards(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    folder = tmp_path / "full"
    file = folder / "alive"
    touching = asyncio.create_task(keep_alive(file, every_s=0.01))
    async with asyncio.timeout(PATIENCE_S):
        while not caplog.records:  # noqa: ASYNC110  # the log tells nobody
            await asyncio.sleep(0.01)
        await asyncio.sleep(0.05)
        folder.mkdir()
        while not file.exists():  # noqa: ASYNC110
            await asyncio.sleep(0.01)
    touching.cancel()
    await asyncio.gather(touching, return_exceptions=True)
    assert not file.exists()
    assert [record.levelno for record in caplog.records] == [logging.ERROR]
