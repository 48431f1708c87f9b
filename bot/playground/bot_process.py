"""The bot as a child process of the playground: the shipped program, with another Discord address and clock."""

from __future__ import annotations

import asyncio
import os
import sys
from pathlib import Path

TOKEN = "playground-token"
STOPS_WITHIN_S = 15.0


def bot_environment(api_url: str, data: Path, web_port: int | None = None) -> dict[str, str]:
    """Return the settings of the bot; with `web_port` it serves pages of all tables there."""
    pages = {"WEB_PORT": "", "WEB_HOST": "", "WEB_URL": "", "WEB_DEFAULT": "listed"}
    if web_port is not None:
        pages["WEB_PORT"] = str(web_port)
    return (
        os.environ
        | pages
        | {
            "DISCORD_API_URL": api_url,
            "DISCORD_TOKEN": TOKEN,
            "DATABASE": "",
            "DATABASE_URL": f"sqlite+aiosqlite:///{data / 'turnpost.sqlite3'}",
        }
    )


class BotProcess:
    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process

    @classmethod
    async def start(cls, environment: dict[str, str]) -> BotProcess:
        """Start the bot. Its whole output goes to our stderr, so that stdout holds only the address."""
        return cls(
            await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "bot.playground.ahead",
                env=environment,
                stdin=asyncio.subprocess.PIPE,
                stdout=sys.stderr.fileno(),
                stderr=sys.stderr.fileno(),
                # Ctrl-C in a terminal reaches its whole session. In its own session only we stop the bot.
                start_new_session=True,
            )
        )

    @property
    def pid(self) -> int:
        return self._process.pid

    def put_forward(self, ahead_s: float) -> None:
        """Set the bot's clock ahead of the machine's by these seconds from now on."""
        if self._process.stdin is not None and self._process.returncode is None:
            self._process.stdin.write(f"{ahead_s}\n".encode())

    async def wait(self) -> int:
        """Return the exit code as a shell reports it."""
        code = await self._process.wait()
        return code if code >= 0 else 128 - code

    async def stop(self) -> None:
        if self._process.returncode is not None:
            return
        self._process.terminate()
        try:
            await asyncio.wait_for(self._process.wait(), STOPS_WITHIN_S)
        except TimeoutError:
            self._process.kill()
            await self._process.wait()
