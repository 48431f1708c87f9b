"""The bot with a clock that the playground puts forward: ``python -m bot.playground.ahead``.

It is ``python -m bot`` whose clock is ahead of the machine's by as many seconds as the last line on its standard input
says. It sees at its next look, a minute later at most, what has fallen due.
"""

import runpy
import sys
import threading
import time


class _Ahead:
    seconds = 0.0


def main() -> None:
    ahead, real = _Ahead(), time.time
    time.time = lambda: real() + ahead.seconds

    def read() -> None:
        for line in sys.stdin:
            ahead.seconds = float(line)

    threading.Thread(target=read, name="clock", daemon=True).start()
    # The bot takes the clock when it is imported.
    runpy.run_module("bot", run_name="__main__", alter_sys=True)


if __name__ == "__main__":
    main()
