"""Work that is done again and again: when something falls due, and whenever somebody asks for it."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress

from bot.store.errors import SQLAlchemyError

_log = logging.getLogger(__name__)

LONGEST_WAIT_S = 60.0
"""How long nothing is looked at, at the most. A database that cannot be read is tried again after this time."""


class Rounds:
    """Run `run` until cancelled; call `wake` for a round at once."""

    def __init__(self, what: str) -> None:
        """`what` is read each round, for the log: ``the outbox``."""
        self._what = what
        self._wake = asyncio.Event()

    def wake(self) -> None:
        self._wake.set()

    async def run(self, look: Callable[[], Awaitable[float]]) -> None:
        """Call `look` again and again. It returns the seconds until there is something to do again."""
        while True:
            self._wake.clear()
            try:
                pause = await look()
            except SQLAlchemyError:
                _log.exception(
                    "Could not read %s; trying again in %.0f s.", self._what, LONGEST_WAIT_S
                )
                pause = LONGEST_WAIT_S
            with suppress(TimeoutError):
                async with asyncio.timeout(pause):
                    await self._wake.wait()
