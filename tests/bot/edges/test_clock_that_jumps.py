"""The program on a machine whose clock is put forward and set right again, while tables are played (ADR 57)."""

import asyncio
import os
import signal
import sqlite3
import sys
import time
from asyncio.subprocess import Process
from contextlib import closing
from pathlib import Path

import pytest

from bot.playground import Playground, PlaygroundClient
from tests.bot.edges.test_process import ROOT
from tests.scale import PATIENCE_S

pytestmark = pytest.mark.sockets

_JUMPING = """
import runpy, sys, time
from pathlib import Path
real, said = time.time, Path(sys.argv[1])
time.time = lambda: real() + float(said.read_text() or 0)
sys.argv = ["bot"]
from bot import steady
from bot.tables.timing import outages
steady.LOOKED_EVERY_S = outages.BEAT_S = 0.1
runpy.run_module("bot", run_name="__main__", alter_sys=True)
"""
YEAR_S = 365 * 86_400


async def _started(ahead: Path, **settings: object) -> Process:
    return await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", _JUMPING, str(ahead)),
        cwd=ROOT,
        env={"PATH": os.environ["PATH"], "PYTHONUNBUFFERED": "1"}
        | {name: str(value) for name, value in settings.items()},
        stdin=asyncio.subprocess.DEVNULL,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )


async def _says(process: Process, words: str) -> None:
    assert process.stdout is not None
    async with asyncio.timeout(PATIENCE_S):
        while words not in (line := (await process.stdout.readline()).decode()):
            assert line, f"it ended without saying {words}"


async def _beats(file: Path) -> None:
    """Wait until the bot has stored that it serves; a busy machine stores it later."""
    async with asyncio.timeout(PATIENCE_S):
        while True:
            with closing(sqlite3.connect(file)) as found:
                if found.execute("SELECT 1 FROM facts WHERE name = 'up_to_ms'").fetchone():
                    return
            await asyncio.sleep(0.1)


@pytest.mark.parametrize("starts_wrong", [False, True])
async def test_nothing_is_stored_in_the_future_by_a_machine_that_is_a_year_ahead(
    tmp_path: Path, starts_wrong: bool
) -> None:
    file, ahead = tmp_path / "tables.sqlite3", tmp_path / "ahead"
    ahead.write_text(str(YEAR_S) if starts_wrong else "0")
    async with Playground() as playground:
        online = asyncio.Event()
        playground.platform.gateway.on_change(lambda now: online.set() if now else None)
        bot = await _started(
            ahead,
            DISCORD_TOKEN="a-token",
            DISCORD_API_URL=playground.api_url,
            DATABASE=file,
        )
        try:
            if not starts_wrong:
                await asyncio.wait_for(online.wait(), PATIENCE_S)
                ahead.write_text(str(YEAR_S))
            await _says(bot, "s ahead of Discord's")
            await asyncio.wait_for(online.wait(), PATIENCE_S)
            owner = next(iter(playground.platform.world.members))
            async with PlaygroundClient(playground.url, owner) as member:
                await member.listen()
                place = (await member.channel_named("tables"))["id"]
                await member.slash(place, "table open", title="expancity")
            await _beats(file)
            ahead.write_text("0")
            await _says(bot, "right again")
        finally:
            if bot.returncode is None:
                bot.send_signal(signal.SIGTERM)
            await asyncio.wait_for(bot.communicate(), PATIENCE_S)
    with closing(sqlite3.connect(file)) as found:
        [(beat,)] = found.execute("SELECT value FROM facts WHERE name = 'up_to_ms'")
        [(opened,)] = found.execute("SELECT opened_at FROM tables")
        gaps = found.execute("SELECT * FROM gaps").fetchall()
    assert int(beat) / 1000 <= time.time() + 60
    assert opened <= time.time() + 60
    assert gaps == []
