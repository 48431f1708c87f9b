"""Memory that goes back to the system once pictures are gone (ADR 46), each measured in a process of its own."""

import os
import subprocess
import sys

from bot.memory import MALLOC

_HELD = """
def held_mb():
    pages = int(open("/proc/self/statm").read().split()[1])
    return pages * 4096 / 1e6
"""
_DRAWS = f"""
from threading import Thread
from PIL import Image
{_HELD}
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


def held_after_pictures_mb(*, is_set: bool = True) -> float:
    """Return the memory that a process holds more after drawing large pictures in a thread, all of which are gone."""
    command = (sys.executable, "-c", _DRAWS)
    environment = os.environ | (MALLOC if is_set else {})
    told = subprocess.run(command, check=True, capture_output=True, text=True, env=environment)
    return float(told.stdout)
