"""The hasty bot as the tests start, kill and stop it."""

import asyncio
import os
import signal
import sys
from pathlib import Path

from msgspec import json
from sqlalchemy import URL

from tests.e2e.bot_process import ROOT, STOPS_WITHIN_S, Bot
from tests.e2e.hasty import Life


class HastyBot(Bot):
    """`Bot` with clocks of seconds; its lives are forks of a process that has imported everything."""

    program = "tests.e2e.hasty"

    def __init__(self, api_url: str, folder: Path, database: URL | None = None) -> None:
        super().__init__(api_url, folder, database)
        self.ahead_s = 0.0
        """How far the machine's clock is ahead from the next life on."""
        self._parent: asyncio.subprocess.Process | None = None
        self._pid = 0
        self._ended: asyncio.Task[int] | None = None

    @property
    def is_running(self) -> bool:
        return self._ended is not None and not self._ended.done()

    async def start(self) -> None:
        assert not self.is_running
        if self._parent is None:
            with self._log.open("ab") as log:
                self._parent = await asyncio.create_subprocess_exec(
                    *(sys.executable, "-m", self.program),
                    cwd=ROOT,
                    stdin=asyncio.subprocess.PIPE,
                    stdout=asyncio.subprocess.PIPE,
                    stderr=log,
                )
        life = Life(str(self._log), self.environment, self.ahead_s)
        assert self._parent.stdin is not None
        self._parent.stdin.write(json.encode(life) + b"\n")
        self._pid = await self._number()
        self._ended = asyncio.create_task(self._number())

    async def kill(self) -> None:
        assert self._ended is not None
        os.kill(self._pid, signal.SIGKILL)
        await self._ended

    async def stop(self) -> int:
        assert self._ended is not None
        if not self._ended.done():
            os.kill(self._pid, signal.SIGTERM)
            try:
                await asyncio.wait_for(asyncio.shield(self._ended), STOPS_WITHIN_S)
            except TimeoutError:
                await self.kill()
        return await self._ended

    async def close(self) -> None:
        if self._parent is not None:
            assert self._parent.stdin is not None
            self._parent.stdin.close()
            await self._parent.wait()

    async def _number(self) -> int:
        assert self._parent is not None
        assert self._parent.stdout is not None
        return int(await self._parent.stdout.readline())
