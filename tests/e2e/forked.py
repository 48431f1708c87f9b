"""Bots whose lives are forked (`tests.e2e.forking`), as the tests start, kill and stop them."""

import asyncio
import os
import signal
import sys
from pathlib import Path

from msgspec import json
from sqlalchemy import URL

from tests.e2e.bot_process import ROOT, Bot
from tests.e2e.forking import Life
from tests.scale import PATIENCE_S


class Parent:
    """The process that forks lives, one at a time."""

    def __init__(self, program: str) -> None:
        self._program = program
        self._process: asyncio.subprocess.Process | None = None

    async def bear(self, life: Life) -> int:
        """Begin a life. Returns the number of its process."""
        if self._process is None:
            with life.opened() as log:
                self._process = await asyncio.create_subprocess_exec(
                    *(sys.executable, "-m", self._program),
                    cwd=ROOT,
                    stdin=asyncio.subprocess.PIPE,
                    stdout=asyncio.subprocess.PIPE,
                    stderr=log,
                )
        assert self._process.stdin is not None
        self._process.stdin.write(json.encode(life) + b"\n")
        return await self.number()

    async def number(self) -> int:
        """The next answer of the process: after the number of a life comes its exit code."""
        assert self._process is not None
        assert self._process.stdout is not None
        return int(await self._process.stdout.readline())

    async def close(self) -> None:
        if self._process is not None:
            assert self._process.stdin is not None
            self._process.stdin.close()
            await self._process.wait()
            self._process = None


class ForkedBot(Bot):
    """`Bot` whose lives are forks of a process that has imported everything; several bots may share it, by turns."""

    def __init__(
        self,
        api_url: str,
        folder: Path,
        database: URL | None = None,
        parent: Parent | None = None,
    ) -> None:
        super().__init__(api_url, folder, database)
        self.ahead_s = 0.0
        """The lead of the machine's clock from the next life on."""
        self._shared, self._parent = parent, parent or Parent(self.program)
        self._pid = 0
        self._ended: asyncio.Task[int] | None = None

    @property
    def is_running(self) -> bool:
        return self._ended is not None and not self._ended.done()

    async def start(self) -> None:
        assert not self.is_running
        life = Life(str(self._log), self.environment, self.ahead_s)
        self._pid = await self._parent.bear(life)
        self._ended = asyncio.create_task(self._parent.number())

    async def kill(self) -> None:
        assert self._ended is not None
        os.kill(self._pid, signal.SIGKILL)
        await self._ended

    async def stop(self) -> int:
        assert self._ended is not None
        if not self._ended.done():
            os.kill(self._pid, signal.SIGTERM)
            try:
                await asyncio.wait_for(asyncio.shield(self._ended), PATIENCE_S)
            except TimeoutError:
                await self.kill()
        return await self._ended

    async def close(self) -> None:
        if self._shared is None:
            await self._parent.close()


class DealtBot(ForkedBot):
    """The bot that deals every table of a title alike."""

    program = "tests.e2e.dealt"


class HastyBot(ForkedBot):
    """The bot with clocks of seconds."""

    program = "tests.e2e.hasty"
