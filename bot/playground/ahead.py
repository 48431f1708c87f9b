"""The bot with a clock that the playground puts forward: ``python -m bot.playground.ahead``.

It is ``python -m bot`` whose clock is ahead of the machine's by as many seconds as the last line on its standard input
says. It sees at its next look, a minute later at most, what has fallen due. What was put forward is time that has
passed: clocks run through it, unlike through an outage, which a jump of the clock would be for the bot elsewhere.
"""

import runpy
import sys
import threading
import time

FOREVER = 10**12
_JUMPS = (("bot.tables.timing.outages", "LOST_MS"), ("bot.steady", "SMALL_S"))
"""From where on a jump of the clock is one."""


class _Ahead:
    seconds = 0.0


def time_passes() -> None:
    """From now on a jump of the clock is neither held back nor taken for an outage, if the bot is there."""
    for name, limit in _JUMPS:
        if (module := sys.modules.get(name)) is not None:
            vars(module)[limit] = FOREVER


def main() -> None:
    ahead, real = _Ahead(), time.time
    time.time = lambda: real() + ahead.seconds

    def read() -> None:
        for line in sys.stdin:
            time_passes()
            ahead.seconds = float(line)

    threading.Thread(target=read, name="clock", daemon=True).start()
    # The bot takes the clock when it is imported.
    runpy.run_module("bot", run_name="__main__", alter_sys=True)


if __name__ == "__main__":
    main()
