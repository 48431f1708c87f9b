"""What is freed goes back to the system."""

import asyncio
import gc
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import pytest

from bot import meters
from bot.memory import COLLECT_AFTER, give_back_what_is_free, keep_giving_back, keep_what_is_there

_DRAWS = """
import sys
from threading import Thread
from PIL import Image
from bot.memory import give_back_pictures

if sys.argv[1] == "set":
    assert give_back_pictures()

def held_mb():
    pages = int(open("/proc/self/statm").read().split()[1])
    return pages * 4096 / 1e6

kept = []

def draw():
    for shade in range(4):
        # A large picture, and something small that stays.
        pictures = []
        for _ in range(8):
            pictures.append(Image.new("RGB", (1200, 900), (shade, 2, 3)))
            kept.append(Image.new("RGB", (100, 100)))
        del pictures

before = held_mb()
thread = Thread(target=draw)
thread.start()
thread.join()
print(held_mb() - before)
"""


def held_mb(setting: str) -> float:
    """The memory that a process holds more after it has drawn large pictures in a thread, all of which are gone."""
    command = (sys.executable, "-c", _DRAWS, setting)
    return float(subprocess.run(command, check=True, capture_output=True, text=True).stdout)


@pytest.mark.skipif(sys.platform != "linux", reason="only glibc keeps them, and only Linux tells")
def test_large_pictures_are_given_back_when_they_are_freed() -> None:
    assert held_mb("set") < 8
    assert held_mb("left as it is") > 20, "glibc gives them back by itself now"


def test_what_is_there_at_the_start_is_not_looked_through_again() -> None:
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


_FREES = """
from bot.memory import give_back_what_is_free

def held_mb():
    pages = int(open("/proc/self/statm").read().split()[1])
    return pages * 4096 / 1e6

kept, gone = [], []
for number in range(20000):
    (gone if number % 20 else kept).append(bytearray(2000))
gone.clear()
before = held_mb()
assert give_back_what_is_free()
print(before - held_mb())
"""


@pytest.mark.skipif(sys.platform != "linux", reason="only glibc keeps it, and only Linux tells")
def test_what_is_free_between_things_that_stay_is_given_back() -> None:
    command = (sys.executable, "-c", _FREES)
    given = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    assert float(given) > 15


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
