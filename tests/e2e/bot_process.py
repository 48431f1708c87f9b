"""`python -m bot` as a child of the tests: started, killed without warning, stopped, and its log read."""

import asyncio
import os
import re
import signal
import sys
from pathlib import Path

from sqlalchemy import URL

from bot.memory import MALLOC
from bot.store.sqlite import sqlite_url
from tests.scale import PATIENCE_S

TOKEN = "end-to-end-token"
ROOT = Path(__file__).parents[2]
_BETWEEN_RECORDS = re.compile(r"\n(?=\d{4}-\d\d-\d\d )")
_TROUBLE = re.compile(r"[-\d]+ [:\d]+ (ERROR|CRITICAL)\b")
_OUTSIDE = re.compile(r"^Traceback \(most|^Fatal Python error|RuntimeWarning|ResourceWarning", re.M)
_COLOURS = re.compile(r"\x1b\[[\d;]*m")


class Bot:
    """The bot with its own database and log in a folder; each of its lives writes to the same two files."""

    program = "bot"
    root = ROOT
    """The folder of the program; another version has another one."""

    def __init__(
        self,
        api_url: str,
        folder: Path,
        database: URL | None = None,
        *,
        log_level: str = "INFO",
        **environment: str,
    ) -> None:
        self.database = database or sqlite_url(folder / "turnpost.sqlite3")
        self._log = folder / "bot.log"
        self.environment = os.environ | {
            "DISCORD_API_URL": api_url,
            "DISCORD_TOKEN": TOKEN,
            "DATABASE": "",
            "DATABASE_URL": self.database.render_as_string(hide_password=False),
            "LOG_LEVEL": log_level,
            "PYTHONUNBUFFERED": "1",
            **MALLOC,
            **environment,
        }
        self._process: asyncio.subprocess.Process | None = None

    @property
    def is_running(self) -> bool:
        return self._process is not None and self._process.returncode is None

    @property
    def pid(self) -> int:
        """Return the number of the running process."""
        assert self._process is not None
        return self._process.pid

    async def start(self) -> None:
        """Begin a life; the bot is not connected yet when this returns."""
        assert not self.is_running
        with self._log.open("ab") as log:
            self._process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", self.program),
                cwd=self.root,
                env=self.environment,
                stdin=asyncio.subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                start_new_session=True,
            )

    async def kill(self) -> None:
        """End it as a power cut or the kernel would: SIGKILL, at once."""
        assert self._process is not None
        self._process.send_signal(signal.SIGKILL)
        await self._process.wait()

    async def stop(self) -> int:
        """Ask it to end, as a service manager does. Returns its exit code."""
        assert self._process is not None
        if self._process.returncode is None:
            self._process.terminate()
            try:
                await asyncio.wait_for(self._process.wait(), PATIENCE_S)
            except TimeoutError:
                await self.kill()
        code = self._process.returncode
        assert code is not None
        return code

    async def close(self) -> None:
        """Free the resources that its lives shared."""

    def log(self) -> str:
        return _COLOURS.sub("", self._log.read_text("utf-8", "replace"))

    def troubles(self) -> list[str]:
        """Every error in the log, and everything printed outside the log."""
        return [
            record
            for record in re.split(_BETWEEN_RECORDS, self.log())
            if _TROUBLE.match(record) or _OUTSIDE.search(record)
        ]
