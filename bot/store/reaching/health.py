"""Reachability of the database. One probe finds out when it is back, and wakes all waiting callers."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final

from bot import meters
from bot.store.errors import InUse, NewerDatabase, Unreachable
from bot.store.reaching.failing import Failure, cure_of, failure_of, words_of

_log = logging.getLogger(__name__)

FIRST_WAIT_S: Final = 0.25
LONGEST_WAIT_S: Final = 10.0
"""Longest wait between two probes; waits double up to it."""
SOON_S: Final = 1.5
"""A caller waits this long for the first probe, so that one lost connection is no outage. Discord waits 3 s."""
RELAPSE_S: Final = 30.0
"""An outage within this time after another one is probed at the pace that the other had at its end."""
TAKEN_AFTER_S: Final = 15.0
"""If another process still holds the database after this time, this one has lost it for good."""


class Health:
    """Report a driver's error with `failed`; call `assured` before each use of the database.

    The first failure begins a probe. If the probe succeeds at once, only a connection was lost. Otherwise an outage has
    begun: the database is not used meanwhile, and the log has one line at its beginning and one at its end.
    """

    def __init__(self, name: str, probe: Callable[[], Awaitable[object]]) -> None:
        """Keep the database's `name` for the log, and the `probe`, which stores a fact."""
        self._name = name
        self._probe = probe
        self._back = asyncio.Event()
        self._back.set()
        self._probed = asyncio.Event()
        """Set while it is known whether there is an outage."""
        self._probed.set()
        self._why = ""
        self._wait_s = FIRST_WAIT_S
        self._ended_s = float("-inf")
        self._probing: asyncio.Task[None] | None = None
        self._lost: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        # Awaiting it is optional.
        self._lost.add_done_callback(lambda lost: lost.cancelled() or lost.exception())
        self._is_closed = False
        self.outages = 0
        """Number of outages so far. A lost connection that was replaced at once is none."""
        meters.reached("", 1)

    @property
    def is_up(self) -> bool:
        return self._back.is_set()

    async def assured(self) -> None:
        """Return if the database can be used.

        Raises:
            Unreachable: there is an outage.
        """
        if self._back.is_set():
            return
        with suppress(TimeoutError):
            async with asyncio.timeout(SOON_S):
                await self._probed.wait()
        if not self._back.is_set():
            raise self._unreachable()

    def failed(self, error: BaseException, *, in_query: bool) -> Unreachable | None:
        """Return the error for the caller in place of one that passes; None for any other error."""
        failure = failure_of(error)
        is_ours = isinstance(error, InUse | NewerDatabase)
        passes = failure in (Failure.PASSING, Failure.SETTINGS)
        if not is_ours and not passes and (in_query or failure is not Failure.READ_ONLY):
            return None
        if self._back.is_set() and not self._is_closed:
            self._begin(error)
        return self._unreachable()

    async def lost(self) -> None:
        """Wait until the database is lost for good.

        Raises:
            InUse: another process has taken it over.
            NewerDatabase: a newer version has migrated it.
        """
        await asyncio.shield(self._lost)

    async def close(self) -> None:
        self._is_closed = True
        self._lost.cancel()
        if self._probing is not None:
            self._probing.cancel()
            await asyncio.gather(self._probing, return_exceptions=True)

    def _unreachable(self) -> Unreachable:
        return Unreachable(self._why, self._back)

    def _begin(self, error: BaseException) -> None:
        now = time.monotonic()
        self._why = said(error)
        if now - self._ended_s > RELAPSE_S:
            self._wait_s = FIRST_WAIT_S
        self._back.clear()
        self._probed.clear()
        self._probing = asyncio.create_task(self._until_back(now), name="database-probe")

    async def _until_back(self, began_s: float) -> None:
        is_told = False
        while (error := await self._tried()) is not None:
            self._why = said(error)
            if not is_told:
                is_told = True
                self.outages += 1
                meters.reached("", 0)
                _log.warning(
                    "The database %s cannot be reached: %s. The bot tries on; no clock is charged meanwhile.",
                    self._name,
                    self._why,
                )
            self._probed.set()
            away_s = time.monotonic() - began_s
            if isinstance(error, NewerDatabase) or (
                isinstance(error, InUse) and away_s > TAKEN_AFTER_S
            ):
                self._lost.set_exception(error)
                return
            await asyncio.sleep(self._wait_s)
            self._wait_s = min(self._wait_s * 2, LONGEST_WAIT_S)
        self._ended_s = time.monotonic()
        self._back.set()
        self._probed.set()
        meters.reached("", 1)
        if is_told:
            _log.warning(
                "The database %s is back after %.1f s.", self._name, self._ended_s - began_s
            )
        else:
            _log.info("A connection to the database failed, and another works: %s", self._why)

    async def _tried(self) -> Exception | None:
        """Return the probe's error."""
        try:
            await self._probe()
        except Exception as error:
            # Any error means that the database cannot be used.
            return error
        return None


def said(error: BaseException) -> str:
    """Return an error and its cure in one line."""
    if isinstance(error, InUse):
        return f"another process uses {error}"
    if isinstance(error, NewerDatabase):
        return "a newer version has migrated it"
    cure = cure_of(error)
    return f"{words_of(error)}; {cure}" if cure else words_of(error)
