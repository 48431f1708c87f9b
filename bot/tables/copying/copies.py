"""Copies of the database, made again and again while the bot runs. The folder itself tells the next due time."""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Final

from bot.rounds import Rounds
from bot.store.copying import backup, private
from bot.store.damage import Damaged
from bot.store.database import Database
from bot.store.errors import NotCopied

_log = logging.getLogger(__name__)

HOUR_S: Final = 3600.0
AGAIN_S: Final = 600.0
"""Pause after a failed copy."""
LOOKED_EVERY_S: Final = 60.0
"""Time between looks at the folder, so that a corrected clock matters soon."""


class Copies:
    def __init__(
        self, database: Database, folder: Path, now: Callable[[], float], *, every_s: float
    ) -> None:
        self._database = database
        self._folder = folder
        self._now = now
        self._every_s = every_s
        self._has_failed = False
        self._rounds = Rounds("when the database was copied last")

    def due_s(self) -> float:
        """Return the seconds until the next copy; 0 or less if it is due.

        Raises:
            OSError: the folder cannot be read.
        """
        last = backup.newest_s(self._folder)
        # A copy from the future was made by a clock that was wrong.
        if last is None or last > self._now() + self._every_s:
            return 0.0
        return last + self._every_s - self._now()

    async def make(self) -> Path:
        """Make a copy and delete outdated ones; return the new one.

        Raises:
            Damaged, NotCopied, OSError: there is none; earlier copies are as they were.
        """
        target = self._folder / backup.name_of(self._now())
        await self._database.copy_to(target)
        await asyncio.to_thread(backup.tidied, self._folder)
        return target

    async def run(self) -> None:
        """Make copies until cancelled."""
        await asyncio.to_thread(self.tighten)
        await self._rounds.run(self.look)

    def tighten(self) -> None:
        """Make copies of earlier versions unreadable to other users of the machine."""
        with suppress(OSError):
            private.tighten(backup.copies(self._folder))

    async def look(self) -> float:
        try:
            pause = self.due_s()
            if pause > 0:
                return min(pause, LOOKED_EVERY_S)
            made = await self.make()
        except (Damaged, NotCopied, OSError) as error:
            if not self._has_failed:
                _log.error(
                    "The database could not be copied to %s: %s. Earlier copies are as they were. "
                    "It is tried again every ten minutes, without another line until it succeeds.",
                    self._folder,
                    error,
                )
            self._has_failed = True
            return AGAIN_S
        self._has_failed = False
        _log.info("The database was copied to %s.", made)
        return LOOKED_EVERY_S
