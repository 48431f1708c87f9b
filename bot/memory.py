"""Settings of memory: of the garbage collector, and of the C library (ADR 46)."""

import gc
from types import MappingProxyType
from typing import Final

COLLECT_AFTER = (5000, 10, 10)
"""After how many new objects the collector looks for garbage among them, and how often among older ones (ADR 46)."""

MALLOC: Final = MappingProxyType(
    {
        "MALLOC_ARENA_MAX": "2",
        "MALLOC_MMAP_THRESHOLD_": "1048576",
        "MALLOC_TRIM_THRESHOLD_": "4194304",
    }
)
"""Environment variables with which glibc gives the memory of pictures back to the system as soon as they are freed.

By default it keeps pieces of such a size from the second one on. glibc reads them when a process starts, so the unit,
the container and `make bot` set them. Other C libraries ignore them.
"""


def keep_what_is_there() -> None:
    """Exempt the modules, texts and tables of a program that has started from garbage collection.

    Looking through them takes dozens of milliseconds, in which nothing else is answered. Younger objects are collected
    less often.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT_AFTER)
