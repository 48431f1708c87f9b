"""Discord's three seconds on a busy machine: only time in which the bot could run counts.

A thread that sleeps wakes in time on any machine, so a heartbeat that only sleeps tells nothing: beside six busy
processes on two cores it was 0.1 ms late, while a process that computed waited 1.9 of 2.4 seconds for its turn. Linux
counts those waits for every thread (`schedstat`). Where it does not, all time counts.
"""

import asyncio
import os
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from bot.playground import Clock
from bot.playground import Playground as RealTime
from bot.playground.discord.clock import ScheduledCall

LOOKED_EVERY_S = 0.05
"""The kernel's counts are read at most this often."""
SHORTEST_S = 0.01
MOST_TIMES = 20
"""However busy the machine is, a deadline is at most so many times as far away."""
_PROCESSES = Path("/proc")
_PROGRAM = "python"


class Waits:
    """The time that this process and the Python processes it started have waited for a processor."""

    def __init__(self) -> None:
        self._total_s = 0.0
        self._seen: dict[Path, int] = {}
        self._looked_at = -LOOKED_EVERY_S

    def total_s(self) -> float:
        """Return the seconds so far. Threads that wait at the same time count separately."""
        now = time.monotonic()
        if now - self._looked_at >= LOOKED_EVERY_S:
            self._looked_at = now
            self._look()
        return self._total_s

    def _look(self) -> None:
        found = dict(_waits_ns(os.getpid()))
        if self._seen:
            self._total_s += sum(ns - self._seen.get(each, 0) for each, ns in found.items()) / 1e9
        self._seen = found


def _waits_ns(process: int) -> Iterator[tuple[Path, int]]:
    """Yield each thread of a process and of its Python descendants, with its waits in nanoseconds."""
    try:
        threads = list((_PROCESSES / str(process) / "task").iterdir())
    except OSError:
        return
    for thread in threads:
        try:
            yield thread, int((thread / "schedstat").read_text().split()[1])
            children = (thread / "children").read_text().split()
        except OSError:
            continue
        for child in children:
            if _may_be_a_bot(int(child)):
                yield from _waits_ns(int(child))


def _may_be_a_bot(process: int) -> bool:
    """Is it a Python process that does not give way? Experts do, and no answer waits for them."""
    try:
        name = (_PROCESSES / str(process) / "comm").read_text()
        nice = os.getpriority(os.PRIO_PROCESS, process)
    except OSError:
        return False
    return name.startswith(_PROGRAM) and nice <= os.getpriority(os.PRIO_PROCESS, 0)


class Deadline:
    """Calls something after so many seconds, not counting those that were waited."""

    def __init__(
        self, seconds: float, call: Callable[[], object], waited_s: Callable[[], float]
    ) -> None:
        self._left_s = seconds
        self._call = call
        self._waited_s = waited_s
        self._loop = asyncio.get_running_loop()
        self._wait()

    def cancel(self) -> None:
        self._timer.cancel()

    def _wait(self) -> None:
        self._before = self._loop.time(), self._waited_s()
        self._timer = self._loop.call_later(self._left_s, self._look)

    def _look(self) -> None:
        (then, waited_s), now = self._before, self._loop.time()
        took_s = now - then
        self._left_s -= max(took_s - (self._waited_s() - waited_s), took_s / MOST_TIMES)
        if self._left_s < SHORTEST_S:
            self._call()
        else:
            self._wait()


class PatientClock(Clock):
    """The playground's clock, with deadlines for the bot that a busy machine does not shorten."""

    def __init__(self, waited_s: Callable[[], float] | None = None) -> None:
        super().__init__()
        self.waited_s = waited_s or Waits().total_s

    def after(self, seconds: float, call: Callable[[], object]) -> ScheduledCall:
        return Deadline(seconds, call, self.waited_s)


class Playground(RealTime):
    """The playground of tests. The product's counts real time."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(**{"clock": PatientClock(), **settings})
