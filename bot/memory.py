"""Handling of memory that is no longer used (ADR 46)."""

import asyncio
import ctypes
import gc
import sys
import threading
from collections.abc import Awaitable, Callable
from typing import Any

from bot import meters

_TRIM_THRESHOLD, _MMAP_THRESHOLD, _ARENA_MAX = -1, -3, -8
"""The names of the settings in glibc's malloc.h."""
LARGE = 2**20
SPARE = 4 * 2**20
ARENAS = 2
COLLECT_AFTER = (5000, 10, 10)
"""Thresholds of the garbage collector (ADR 46): new objects for a search, and searches for one of older objects."""

GIVEN_BACK_EVERY_S = 2.0


def give_back_pictures() -> bool:
    """Have the memory of large pictures given back to the system as soon as they are freed.

    Return whether that worked.

    By default glibc keeps it from the second large picture on, and each thread keeps its own. Other C libraries have no
    such setting, and need none.
    """
    if sys.platform != "linux":
        return False
    setting = getattr(ctypes.CDLL(None), "mallopt", None)
    if setting is None:
        return False
    wanted = ((_MMAP_THRESHOLD, LARGE), (_TRIM_THRESHOLD, SPARE), (_ARENA_MAX, ARENAS))
    return all(setting(name, value) == 1 for name, value in wanted)


def give_back_what_is_free() -> bool:
    """Give the system the free memory between objects that stay. Return whether there was any.

    Painters make and drop thousands of small pictures, between which others stay, and glibc gives only large ones back
    by itself. It takes less than a millisecond.
    """
    if sys.platform != "linux":
        return False
    trim = getattr(ctypes.CDLL(None), "malloc_trim", None)
    return trim is not None and trim(0) == 1


async def keep_giving_back(
    at_leisure: Callable[[Callable[[], Any]], Awaitable[Any]], every_s: float = GIVEN_BACK_EVERY_S
) -> None:
    """Give back free memory after pictures were drawn, until cancelled.

    `at_leisure` calls a function when no picture is waited for.
    """
    drawn = threading.Event()
    stop = meters.drawn.listen(lambda kind, took: drawn.set())
    try:
        while True:
            await asyncio.sleep(every_s)
            if drawn.is_set():
                drawn.clear()
                await at_leisure(give_back_what_is_free)
    finally:
        stop()


def keep_what_is_there() -> None:
    """Exempt the modules, texts and tables of a started program from garbage collection.

    Searching them takes dozens of milliseconds, in which no member is answered. Later objects are searched less often.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT_AFTER)
