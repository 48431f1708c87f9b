"""Copies of the database, made again and again while the bot runs. The folder itself says when the next is due."""

import asyncio
import logging
from collections.abc import Callable
from pathlib import Path
from typing import Final

from bot.rounds import Rounds
from bot.store.copying import backup
from bot.store.damage import Damaged
from bot.store.database import Database
from bot.store.errors import NotCopied

_log = logging.getLogger(__name__)

HOUR_S: Final = 3600.0
AGAIN_S: Final = 3600.0
"""How long to wait after a copy has failed."""
LOOKED_EVERY_S: Final = 60.0
"""How often the folder is looked at, so that a clock that is set right matters soon."""


class Copies:
    def __init__(
        self, database: Database, folder: Path, now: Callable[[], float], *, every_s: float
    ) -> None:
        self._database = database
        self._folder = folder
        self._now = now
        self._every_s = every_s
        self._rounds = Rounds("when the database was copied last")

    def due_s(self) -> float:
        """How long until the next copy; 0 or less if it is due.

        Raises:
            OSError: the folder cannot be read.
        """
        made = [backup.made_at(each) for each in backup.copies(self._folder)[:1]]
        last = max((each.timestamp() for each in made if each is not None), default=None)
        # A copy from the future was made by a clock that was wrong.
        if last is None or last > self._now() + self._every_s:
            return 0.0
        return last + self._every_s - self._now()

    async def make(self) -> Path:
        """Make a copy and delete those that are no longer kept; returns the new one.

        Raises:
            Damaged, NotCopied, OSError: there is none; earlier copies are as they were.
        """
        target = self._folder / backup.name_of(self._now())
        await self._database.copy_to(target)
        await asyncio.to_thread(backup.tidied, self._folder)
        return target

    async def run(self) -> None:
        """Make copies until cancelled."""
        await self._rounds.run(self._look)

    async def _look(self) -> float:
        try:
            pause = self.due_s()
            if pause > 0:
                return min(pause, LOOKED_EVERY_S)
            made = await self.make()
        except (Damaged, NotCopied, OSError) as error:
            _log.error(
                "The database could not be copied to %s: %s. Trying again in an hour; earlier copies are as they were.",
                self._folder,
                error,
            )
            return AGAIN_S
        _log.info("The database was copied to %s.", made)
        return LOOKED_EVERY_S
