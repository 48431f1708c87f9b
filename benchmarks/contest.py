"""Cost of pictures of tournaments: ``python -m benchmarks.contest [--rounds N]``.

Made-up tournaments with every sign are painted in Korean. Times are milliseconds of processor time: `cold` with nothing
cached, `again` the median with sprites at hand, `encode` to PNG. The goal is 40 ms for a picture.
"""

import sys
from argparse import ArgumentParser
from collections.abc import Callable
from functools import partial
from statistics import median
from time import process_time
from typing import TypeVar

from render.core.encode import encode_png
from render.core.sprites import SPRITES
from tests.catalogues import catalogue_of
from tests.render.contest.gallery import pictures

T = TypeVar("T")


def main() -> None:
    parser = ArgumentParser(prog="python -m benchmarks.contest")
    parser.add_argument("--rounds", type=int, default=5)
    rounds = parser.parse_args().rounds
    say = catalogue_of("ko").sayer(str)
    heads = ("cold", "again", "encode", "kB")
    sys.stdout.write(f"{'picture':28}" + "".join(f"{head:>9}" for head in heads) + "\n")
    for name, paint in pictures():
        SPRITES.clear()
        cold, image = _timed(partial(paint, say))
        again = median(_timed(partial(paint, say))[0] for _ in range(rounds))
        encode, data = _timed(partial(encode_png, image))
        row = (f"{cold:.0f}", f"{again:.1f}", f"{encode:.1f}", f"{len(data) / 1000:.0f}")
        sys.stdout.write(f"{name:28}" + "".join(f"{cell:>9}" for cell in row) + "\n")


def _timed(work: Callable[[], T]) -> tuple[float, T]:
    begun = process_time()
    result = work()
    return (process_time() - begun) * 1000, result


if __name__ == "__main__":
    main()
