"""The bot with clocks of seconds, for tests: `python -m tests.e2e.hasty`.

It is `python -m bot` with three differences, which no member can ask for: the pace `fast` lasts seconds, so that
reminders, zeros and ends of grace come all the time; periods of hours are measured in seconds with it; and the
machine's clock may be ahead of this one, as if it had slept.

Being killed again and again, it must start quickly: its lives are forked (`tests.e2e.forking`).
"""

import sys
import time
from collections.abc import Callable
from types import ModuleType
from typing import Final

from bot.clocks.paces import Pace
from tests.e2e.forking import Life, fork_lives, read_texts_once

PACE: Final = Pace(
    key="fast",
    bank_ms=30_000,
    increment_ms=12_000,
    cap_ms=45_000,
    grace_ms=6000,
    sleeps=False,
    vacations=False,
)
WORTH_HALF_MS: Final = 10_000
APART_MS: Final = 6000
LAST_MS: Final = 8000
EXTENSION_MS: Final = 3000
SETTLING_MS: Final = 3000
BEAT_S: Final = 1.0
MOST_SENT: Final = 100_000
"""A member is sent this much an hour and a day at most."""


def main(before: Callable[[], None] = lambda: None, then: Callable[[], None] = lambda: None) -> int:
    """Fork lives until there are no more lines.

    Args:
        before: called before the bot is imported.
        then: called to hurry it further.
    """
    ahead_s, real = 0.0, time.time
    time.time = lambda: real() + ahead_s
    before()
    # The bot takes the clock when it is imported.
    from bot import __main__ as bot

    read_texts_once()
    _hurry()
    then()

    def live(life: Life) -> int:
        nonlocal ahead_s
        ahead_s = life.ahead_s
        return bot.main()

    fork_lives(live)
    return 0


def _hurry() -> None:
    from bot.clocks import paces, reminders
    from bot.tables.telling import ways
    from bot.tables.timing import outages

    paces.PRESETS["fast"] = PACE
    put(reminders, _WORTH_HALF_MS=WORTH_HALF_MS, _APART_MS=APART_MS, _LAST_MS=LAST_MS)
    put(outages, EXTENSION_MS=EXTENSION_MS, SETTLING_MS=SETTLING_MS, BEAT_S=BEAT_S)
    put(ways, AN_HOUR=MOST_SENT, A_DAY=MOST_SENT)


def put(module: ModuleType, **values: object) -> None:
    """Replace values of a module. Raises `AttributeError` if it has no such name any more."""
    for name, value in values.items():
        if not hasattr(module, name):
            raise AttributeError(f"{module.__name__} has no {name} any more")
        setattr(module, name, value)


if __name__ == "__main__":
    sys.exit(main())
