"""The bot with a clock that the playground puts forward: ``python -m bot.playground.ahead``.

It is ``python -m bot`` with a clock ahead of the machine by the seconds in the last line of its standard input.
Timers are handled at its next look, within a minute. The skipped time counts as passed: clocks run through it.
Elsewhere the bot would take such a jump of the clock for an outage.
"""

import runpy
import sys
import threading
import time

FOREVER = 10**12
_JUMPS = (("bot.tables.timing.outages", "LOST_MS"), ("bot.steady", "SMALL_S"))
"""Constants from which on a jump of the clock counts as one."""


class _Ahead:
    seconds = 0.0


def time_passes() -> None:
    """Let a jump of the clock be neither held back nor taken for an outage from now on, if the bot is there."""
    for name, limit in _JUMPS:
        if (module := sys.modules.get(name)) is not None:
            setattr(module, limit, FOREVER)


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
