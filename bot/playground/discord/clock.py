"""Time, and the ids made from it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Protocol

DISCORD_EPOCH_MS = 1_420_070_400_000


class ScheduledCall(Protocol):
    """A call to come."""

    def cancel(self) -> None: ...


class Clock:
    """Real time plus the time that tests have skipped."""

    def __init__(self) -> None:
        self._skipped_s = 0.0
        self._on_skip: list[Callable[[], None]] = []

    def now(self) -> float:
        return time.time() + self._skipped_s

    @property
    def skipped_s(self) -> float:
        """Return its lead over the machine's clock."""
        return self._skipped_s

    def advance(self, seconds: float) -> None:
        self._skipped_s += seconds
        for call in self._on_skip:
            call()

    def after(self, seconds: float, call: Callable[[], object]) -> ScheduledCall:
        """Call a function once the bot has had this much real time."""
        return asyncio.get_running_loop().call_later(seconds, call)

    def on_skip(self, call: Callable[[], None]) -> None:
        """Run `call` after each time skip, so that deadlines with real timers are checked again."""
        self._on_skip.append(call)


class Snowflakes:
    """Makes ids that never repeat and always grow, even if the clock goes back."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._last = 0

    def next(self) -> int:
        stamp = (int(self._clock.now() * 1000) - DISCORD_EPOCH_MS) << 22
        self._last = max(stamp, self._last + 1)
        return self._last


def iso(moment: float) -> str:
    """Return a moment as Discord writes it: microseconds and an explicit offset."""
    return datetime.fromtimestamp(moment, UTC).isoformat(timespec="microseconds")
