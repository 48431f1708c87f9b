"""The bot with clocks of seconds, for tests: `python -m tests.e2e.hasty`.

It is `python -m bot` with three differences, which no member can ask for: the pace `fast` lasts seconds, so that
reminders, zeros and ends of grace come all the time; what belongs to hours is measured in seconds with it; and the
machine's clock may be ahead of this one, as if it had slept.

Being killed again and again, it must start quickly: this process imports the bot and reads its texts once, and forks a
process for each of the bot's lives. It reads a line for each: where the log goes, the environment, and by how many
seconds the clock is ahead. It answers with the number of the process, and with its exit code when it has ended.
"""

import os
import signal
import sys
import time
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Final

from msgspec import Struct, json

from bot.clocks.paces import Pace

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


class Life(Struct):
    """What a life of the bot begins with."""

    log: str
    environment: dict[str, str]
    ahead_s: float = 0.0


def main(before: Callable[[], None] = lambda: None, then: Callable[[], None] = lambda: None) -> int:
    """Fork lives until there are no more lines.

    Args:
        before: what is done before the bot is imported.
        then: what else is done to hurry it.
    """
    ahead_s, real = 0.0, time.time
    time.time = lambda: real() + ahead_s
    before()
    # The bot takes the clock when it is imported.
    from bot import __main__ as bot
    from bot.i18n import Catalogues
    from bot.titles import check, installed_texts

    check()
    texts = Catalogues.load(*installed_texts())
    # They are read once.
    Catalogues.load = lambda *extra: texts  # type: ignore[method-assign]
    _hurry()
    then()
    for line in sys.stdin.buffer:
        life = json.decode(line, type=Life)
        if (pid := os.fork()) == 0:
            ahead_s = life.ahead_s
            _begin(life)
            code = bot.main()
            sys.stderr.flush()
            os._exit(code)
        _answer(pid)
        _answer(os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]))
    return 0


def _answer(number: int) -> None:
    sys.stdout.write(f"{number}\n")
    sys.stdout.flush()


def _begin(life: Life) -> None:
    os.setsid()
    with Path(life.log).open("ab") as log, Path(os.devnull).open("rb") as nothing:
        for number, file in enumerate((nothing, log, log)):
            os.dup2(file.fileno(), number)
    os.environ.update(life.environment)


def _hurry() -> None:
    from bot.clocks import paces, reminders
    from bot.tables.telling import ways
    from bot.tables.timing import outages

    paces.PRESETS["fast"] = PACE
    put(reminders, _WORTH_HALF_MS=WORTH_HALF_MS, _APART_MS=APART_MS, _LAST_MS=LAST_MS)
    put(outages, EXTENSION_MS=EXTENSION_MS, SETTLING_MS=SETTLING_MS, BEAT_S=BEAT_S)
    put(ways, AN_HOUR=MOST_SENT, A_DAY=MOST_SENT)


def put(module: ModuleType, **values: object) -> None:
    """Replace what a module holds. Raises `AttributeError` if it has no such name any more."""
    for name, value in values.items():
        if not hasattr(module, name):
            raise AttributeError(f"{module.__name__} has no {name} any more")
        setattr(module, name, value)


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    sys.exit(main())
