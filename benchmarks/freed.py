"""Memory that goes back to the system once pictures are gone (ADR 46), each measured in a process of its own."""

import subprocess
import sys

_HELD = """
def held_mb():
    pages = int(open("/proc/self/statm").read().split()[1])
    return pages * 4096 / 1e6
"""
_DRAWS = f"""
import sys
from threading import Thread
from PIL import Image
from bot.memory import give_back_pictures
{_HELD}
if sys.argv[1] == "set":
    assert give_back_pictures()

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
_FREES = f"""
from bot.memory import give_back_what_is_free
{_HELD}
kept, gone = [], []
for number in range(20000):
    (gone if number % 20 else kept).append(bytearray(2000))
gone.clear()
before = held_mb()
assert give_back_what_is_free()
print(before - held_mb())
"""


def held_after_pictures_mb(*, is_set: bool = True) -> float:
    """Return the memory that a process holds more after it has drawn large pictures in a thread, all of which are
    gone.
    """
    return _told(_DRAWS, "set" if is_set else "left as it is")


def given_back_mb() -> float:
    """Return the memory that a process gives back of 38 MB that are free between things that stay."""
    return _told(_FREES)


def _told(program: str, *arguments: str) -> float:
    command = (sys.executable, "-c", program, *arguments)
    return float(subprocess.run(command, check=True, capture_output=True, text=True).stdout)
