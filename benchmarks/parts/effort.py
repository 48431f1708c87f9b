"""Processor time of code, scaled so that the speed of the machine and its load hardly matter."""

import gc
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import thread_time

TRIES = 5
YARDSTICK_S = 0.0005
"""The time of `_yardstick` on the machine that limits are written for."""


def seconds(work: Callable[[], object]) -> float:
    """The processor time of something that can be repeated: its best of several tries, and without the collector.

    A machine that is slower than the one limits are written for, or slower for a while, has as much more time.
    """
    spent: list[float] = []
    yardsticks: list[float] = []
    with _without_collector():
        for _ in range(TRIES):
            yardsticks.append(_spent(_yardstick))
            spent.append(_spent(work))
    return min(spent) / max(1.0, min(yardsticks) / YARDSTICK_S)


def _spent(work: Callable[[], object]) -> float:
    began = thread_time()
    work()
    return thread_time() - began


def _yardstick() -> None:
    """Always the same work: numbers, texts, and dictionaries, as the code under test has."""
    found: dict[str, int] = {}
    for number in range(2000):
        name = f"{number % 97}:{number}"
        found[name] = len(name.partition(":")[0]) + number


@contextmanager
def _without_collector() -> Iterator[None]:
    """Switch the collector off, which would scan the objects that earlier tests left behind."""
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()
