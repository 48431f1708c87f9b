"""Freed memory goes back to the system."""

import asyncio
import gc
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import pytest

from bot import meters
from bot.memory import COLLECT_AFTER, give_back_what_is_free, keep_giving_back, keep_what_is_there


def test_objects_of_the_start_are_not_scanned_again() -> None:
    class Thing:
        pass

    before, usual = Thing(), gc.get_threshold()
    try:
        keep_what_is_there()
        assert gc.get_threshold() == COLLECT_AFTER
        after = Thing()
        looked_through = {id(each) for each in gc.get_objects()}
        assert id(after) in looked_through
        assert id(before) not in looked_through
    finally:
        gc.unfreeze()
        gc.set_threshold(*usual)


_GIVES_BACK = """
from bot.memory import give_back_pictures, give_back_what_is_free

kept, gone = [], []
for number in range(20000):
    (gone if number % 20 else kept).append(bytearray(2000))
gone.clear()
print(give_back_pictures(), give_back_what_is_free())
"""


@pytest.mark.skipif(sys.platform != "linux", reason="only glibc keeps what is freed")
def test_gaps_between_kept_objects_are_given_back() -> None:
    """`python -m benchmarks.limits` says how much it is."""
    command = (sys.executable, "-c", _GIVES_BACK)
    told = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    assert told.split() == ["True", "True"]


async def test_free_memory_is_given_back_after_pictures_only() -> None:
    done: list[Callable[[], Any]] = []

    async def at_leisure(work: Callable[[], Any]) -> None:
        done.append(work)

    giving = asyncio.create_task(keep_giving_back(at_leisure, every_s=0))
    for _ in range(5):
        await asyncio.sleep(0.001)
    assert not done
    meters.drawn("draw", 0.01)
    for _ in range(5):
        await asyncio.sleep(0.001)
    assert done == [give_back_what_is_free]
    giving.cancel()
    await asyncio.gather(giving, return_exceptions=True)
