"""The bot's clock: UTC that does not jump when the machine's clock is set (ADR 57).

It goes on evenly, by the machine's monotonic clock. The machine's UTC counts as long as both agree. If they part, one
of them is wrong: the clock was set, or the machine slept. Discord's time decides, because turns begin and end by it.
"""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Mapping
from datetime import UTC
from email.utils import parsedate_to_datetime
from typing import Final

_log = logging.getLogger(__name__)

SMALL_S = 10.0
"""A step of the machine's clock up to this is followed, such as one of NTP."""
LOOKED_EVERY_S: Final = 5.0
ASKED_EVERY_S: Final = 30.0
"""Pause before Discord is asked again, after an answer without the time."""
CHECKED_EVERY_S: Final = 600.0
"""Time between questions to Discord although both clocks agree: many small steps, or both clocks, may be wrong."""
BELIEVED_AFTER_S: Final = 1800.0
"""After this long without Discord's time, the machine is believed."""

Ask = Callable[[], Awaitable[float | None]]
"""Function that returns Discord's time in UTC seconds; None if it cannot be found out."""


class SteadyClock:
    """Call it for the time in UTC seconds."""

    def __init__(
        self, wall: Callable[[], float] = time.time, steady: Callable[[], float] = time.monotonic
    ) -> None:
        self._wall, self._steady = wall, steady
        self._began_s = wall() - steady()
        """Difference to the monotonic clock."""
        self.wrong_s = 0.0
        """Known lead of the machine's clock over Discord's; negative if it is behind."""

    def __call__(self) -> float:
        steady, wall = self._steady(), self._wall()
        now = steady + self._began_s
        # An operator may have set a wrong clock right.
        if abs(wall - now) <= SMALL_S:
            self.wrong_s = 0.0
        step = wall - self.wrong_s - now
        if abs(step) > SMALL_S:
            return now
        self._began_s = now + step - steady
        return now + step

    @property
    def doubt_s(self) -> float:
        """Return the machine's own step; 0 unless Discord should be asked which clock is right."""
        step = self._wall() - self.wrong_s - self()
        return step if abs(step) > SMALL_S else 0.0

    def decide(self, true_s: float) -> float:
        """Go on by Discord's time; return the step of this clock."""
        before, wall = self(), self._wall()
        # Discord's time is in whole seconds, so clocks that agree with it are more exact.
        now = next((each for each in (wall, before) if abs(each - true_s) <= SMALL_S), true_s)
        self._began_s += now - before
        self.wrong_s = 0.0 if now == wall else wall - now
        return now - before

    def at_least(self, true_s: float) -> None:
        """Go on from a past moment of Discord's, if this clock is behind it: the machine has slept."""
        if true_s - self() > SMALL_S:
            self.decide(true_s)

    def believe(self) -> float:
        """Go on by the machine's clock; return the step of this one."""
        return self.decide(self._wall())


def time_of(headers: Mapping[str, str]) -> float | None:
    """Read the time at which an HTTP answer was sent; None if it has none."""
    try:
        sent = parsedate_to_datetime(headers["Date"])
        # HTTP knows no other zone than UTC, even if the machine has one.
        sent_s = (sent if sent.tzinfo is not None else sent.replace(tzinfo=UTC)).timestamp()
        # An answer from a proxy's cache is older.
        return sent_s + int(headers.get("Age", "0"))
    except (KeyError, ValueError, OverflowError):
        return None


class ClockWatch:
    """Finds out that the machine's clock was set, asks Discord for the time, and warns the operator."""

    def __init__(self, clock: SteadyClock, ask: Ask) -> None:
        self._clock = clock
        self._ask = ask
        self._since_s: float | None = None
        self._said_s = 0.0
        """Error of the machine's clock in the last line of the log."""
        self._checked_s = clock()

    def told(self, true_s: float | None) -> None:
        """Handle Discord's answer, with or without a time."""
        clock = self._clock
        now = self._checked_s = clock()
        if true_s is None:
            if not clock.doubt_s:
                return
            self._since_s = now if self._since_s is None else self._since_s
            if now - self._since_s < BELIEVED_AFTER_S:
                return
            stepped = clock.believe()
            _log.error(
                "The machine's clock was set by %d s, and Discord did not say which time is right. The bot follows "
                "the machine. If the machine is wrong, stop the bot, set the clock, and run `turnpost admin clock`.",
                round(stepped),
            )
        else:
            stepped = clock.decide(true_s)
            if abs(stepped) > SMALL_S:
                _log.warning("The bot's clock steps by %d s, to Discord's time.", round(stepped))
        self._checked_s = clock()
        self._since_s = None
        self._say()

    def _say(self) -> None:
        wrong = self._clock.wrong_s
        if abs(wrong - self._said_s) <= SMALL_S:
            return
        if wrong:
            _log.error(
                "The machine's clock is %d s %s Discord's. The bot goes on by Discord's time, so players' clocks "
                "stay right. Set the machine's clock right.",
                round(abs(wrong)),
                "ahead of" if wrong > 0 else "behind",
            )
        else:
            _log.info("The machine's clock is right again.")
        self._said_s = wrong

    async def look(self) -> float:
        """Ask Discord for the time if the machine's clock was set; return the seconds until the next look."""
        if not self._clock.doubt_s:
            self._since_s = None
            self._say()
            if self._clock() - self._checked_s < CHECKED_EVERY_S:
                return LOOKED_EVERY_S
        self.told(await self._ask())
        return LOOKED_EVERY_S if self._since_s is None else ASKED_EVERY_S

    async def run(self) -> None:
        """Look until cancelled."""
        while True:
            pause = await self.look()
            await asyncio.sleep(pause)
